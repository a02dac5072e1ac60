/*
 * The route table against the product's route list and the files on disk (CV-4).
 */

/** Pages of our own that the list does not know. */
const ownPages = /^\/pages\/(not-found|dev|desk|verify)\//

const flagNames = ['pullDown', 'resize', 'hideSoftInputBar', 'noSwipeBack']

/**
 * @param {{ rows: string[][], routes: Record<string, object>, aliasesOf: (path: string) => string[], hasFile: (file: string) => boolean, pageFiles: string[] }} given
 * @returns {{ problems: string[], listed: number, unbuilt: string[] }} everything that differs, and the listed pages without a file
 */
export function compareRoutes({ rows, routes, aliasesOf, hasFile, pageFiles }) {
  const listed = new Map(rows.filter(([, place]) => place !== 'gateway').map((row) => [row[0], row]))
  const problems = []
  const declared = new Set()
  const unbuilt = []
  for (const [path, entry] of Object.entries(routes)) {
    const addresses = [path, ...aliasesOf(path)].filter((address) => listed.has(address))
    const isBuilt = hasFile(`src${path}.tsx`)
    for (const address of addresses) {
      declared.add(address)
      problems.push(...differences(path, entry, listed.get(address)))
      if (!isBuilt) unbuilt.push(address)
    }
    if (addresses.length === 0) problems.push(...ownPageProblems(path, isBuilt))
  }
  for (const path of listed.keys())
    if (!declared.has(path)) problems.push(`${path}: in the list of routes, but not in the table`)
  for (const file of pageFiles) {
    if (!(file.replace(/^src|\.tsx$/g, '') in routes))
      problems.push(`${file}: a page that the route table does not know`)
  }
  return { problems, listed: listed.size, unbuilt }
}

function ownPageProblems(path, isBuilt) {
  if (!ownPages.test(path)) return [`${path}: in the table, but not in the list of routes`]
  return isBuilt ? [] : [`${path}: src${path}.tsx is missing`]
}

function differences(path, entry, [, place, access, title, , dwell, flags]) {
  const isSubPackage = place !== 'main'
  const wanted = flags === '-' ? [] : flags.split(',')
  const found = []
  const differ = (what, is, should) => {
    if (is !== should) found.push(`${path}: ${what} is ${is}, the list says ${should}`)
  }
  differ('access', entry.access, access)
  differ('title', entry.title, title)
  differ('dwell group', entry.dwell ?? '-', dwell)
  differ('tab', Boolean(entry.tab), wanted.includes('tab'))
  for (const flag of flagNames) differ(flag, Boolean(entry[flag]), wanted.includes(flag))
  differ(
    'place',
    path.startsWith('/subPagesB/') ? 'subPagesB' : path.startsWith('/subPages/') ? 'subPages' : 'main',
    isSubPackage ? place : 'main',
  )
  return found
}
