/*
 * Which checks a change asks for: the places of the repository and what stands on them.
 */

const code = /\.(tsx?|mts|cts|mjs|cjs|js)$/

/** Type-check projects, their files and the places they read. */
const projects = [
  ['h5', 'tsconfig.json', /^(src|domain|contract\/api\.gen|types|config|test\/(h5|routes))/],
  ['weapp', 'tsconfig.weapp.json', /^src\/.*\.weapp\.tsx?$|^src\/platform\//],
  ['gateway', 'gateway/tsconfig.json', /^(gateway|domain|contract|test\/(gateway|setup|e2e\/stage-program))[./]/],
  ['test', 'test/tsconfig.json', /^test\/(e2e|host|weapp|weapp-graph)\//],
]

/** What holds every table to its rules: a migration brings them. */
const ofTables = ['catalogue', 'check-lists', 'migrations', 'personal-tables', 'sealed-columns', 'table-owners'].map(
  (name) => `test/gateway/${name}.test.ts`,
)

/** The folder with the tests of a file: an area of a feature or module, else the folder that it lies in. A test of test/ stands for itself. */
function areaOf(file) {
  if (/^test\/.*\.test\.tsx?$/.test(file)) return file
  const [area] = /^(src\/features\/[^/]+|gateway\/modules\/[^/]+)\//.exec(file) ?? []
  return area ?? file.slice(0, file.lastIndexOf('/') + 1)
}

const unique = (list) => [...new Set(list)]
const areas = (files, place) => unique(files.filter((file) => place.test(file)).map(areaOf))

/** The jest project of a test, or of the tests beside a source. */
const suites = {
  domain: /^(domain|contract|scripts|config|test\/routes)\/|^gateway\/modules\/[^/]+\/rules/,
  client: /^(src|test\/(h5|weapp-graph))\//,
  gateway: /^(gateway|test\/gateway)\//,
}

/** What to run for these files (from the root) and these tests that reach them from elsewhere. `tests`: folders and files, by jest project. */
export function checksOf(files, nearest = []) {
  const near = [...nearest, ...(files.some((file) => file.endsWith('.sql')) ? ofTables : [])]
  const sources = files.filter((file) => code.test(file))
  return {
    format: files,
    lint: sources,
    styles: files.filter((file) => /^src\/.*\.(scss|tsx)$/.test(file)),
    projects: projects
      .filter(([, , reads]) => sources.some((file) => reads.test(file)))
      .map(([name, file]) => ({ name, file })),
    tests: Object.fromEntries(
      Object.entries(suites).map(([name, place]) => {
        const folders = areas(sources, place)
        const isApart = (test) => place.test(test) && !folders.some((folder) => test.startsWith(folder))
        return [name, [...folders, ...near.filter(isApart)]]
      }),
    ),
  }
}
