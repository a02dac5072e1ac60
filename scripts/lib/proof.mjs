/*
 * What proves a change: which tests and flows reach a folder of source. A test reaches what it and its kit import, and the modules that
 * answer the calls it names; a flow reaches the areas of the pages it opens, and by their calls the modules. A kit that many tests have
 * (a login, the test gateway) says nothing of a test, nor does what everything passes through.
 */
import { listedFiles } from './git-files.mjs'
import { importsOf, textsOf } from './imports.mjs'
import { answeredIn, callsIn } from './price.mjs'

/** A kit that more tests than this import belongs to none of them. */
const OWN_KIT = 8
/** So many tests of the app nearest to a changed file run in `npm run check`. */
const NEAREST = 40

/** Opened without a path. */
const HOME = '/pages/home/index/index'

const TEST = /\.(?:test|spec)\.[mt]sx?$/
const FLOW = /^test\/e2e\/[^/]+\.spec\.ts$/
const isTest = (file) => TEST.test(file)

/** Folders of source as they are proved: an area, a concept, a module, a layer. */
export const unitOf = (file) =>
  /^(?:src\/(?:features|shared)|gateway\/modules)\/[^/]+(?=\/)/.exec(file)?.[0] ??
  /^(?:src|gateway|domain)\/[^/.]+(?=\/)/.exec(file)?.[0] ??
  /^(?:src|gateway|domain|contract|test\/[^/.]+)(?=\/)/.exec(file)?.[0]

const ordered = (names) => [...new Set(names)].sort()
const addTo = (map, key, value) => map.set(key, (map.get(key) ?? new Set()).add(value))

/** Pages that a text names: by their address, by the folder that they lie in, by the pattern of an address that is waited for. */
function pagesIn(text, pages) {
  const folders = [...text.matchAll(/'\/?((?:subPages|subPagesB|pages)(?:\/[\w-]+){2,})'/g)].map(
    ([, folder]) => `/${folder}/`,
  )
  const patterns = [...text.matchAll(/\/((?:[\w-]+\\\/)+[\w-]+)(?=[/$\\?])/g)].map(([, tail]) =>
    tail.replaceAll('\\/', '/'),
  )
  const isHome = /gateway\.url(?:\)| \+ '\/'|\}\/`)/.test(text)
  return pages.filter((page) => {
    if (page === HOME && isHome) return true
    const at = text.indexOf(page)
    const isNamed = at >= 0 && !/[\w/-]/.test(text[at + page.length] ?? '')
    return isNamed || folders.some((one) => page.startsWith(one)) || patterns.some((one) => page.includes(`/${one}`))
  })
}

/** All that these lead to, in the order in which it is found. */
function closure(from, next) {
  const found = new Set(from)
  for (const one of found) for (const other of next(one)) found.add(other)
  return [...found]
}

/** Lines of a kit with the constants that a text names. */
const constantsOf = (kit, text) =>
  [...kit.matchAll(/^export const ([A-Z][A-Z_]+) = .*$/gm)]
    .filter(([, name]) => new RegExp(`\\b${name}\\b`).test(text))
    .map(([line]) => line)
    .join('\n')

const isShown = (file) => /^src\/(?:features|shared)\//.test(file)
const isIndexOfArea = (file) => /^src\/features\/[^/]+\/index\.tsx?$/.test(file)

/** Files with the views of each page, by the page's path. */
function pageViews(sources) {
  const declared = new Map()
  for (const [file, text] of sources)
    if (file.startsWith('src/features/'))
      for (const [, name] of text.matchAll(/^export (?:default )?(?:function|const) (\w+)/gm))
        declared.set(`${unitOf(file)} ${name}`, file)
  return new Map(
    [...sources].flatMap(([, text]) => {
      const path = /export default page\('([^']+)'/.exec(text)?.[1]
      const [, names, area] = /import \{([^}]+)\} from '@\/(features\/[\w-]+)'/.exec(text) ?? []
      if (path === undefined || names === undefined) return []
      return [[path, names.split(',').flatMap((name) => declared.get(`src/${area} ${name.trim()}`) ?? [])]]
    }),
  )
}

/** Texts of product, tests and flows. */
export const sourcesToProve = () =>
  textsOf(listedFiles('src', 'domain', 'contract', 'gateway', 'test').filter((file) => /(?<!\.d)\.tsx?$/.test(file)))

/** @param {import('./imports.mjs').Sources} sources */
export function proofsOf(sources) {
  const imports = importsOf(sources)
  const users = new Map()
  for (const [file, targets] of imports) if (isTest(file)) for (const target of targets) addTo(users, target, file)

  /** A test's text with those of its own kits and the constants that it takes from others, and what of the product they import. */
  const reachOf = (test) => {
    const own = [test]
    const texts = [sources.get(test)]
    const product = []
    for (const file of own)
      for (const target of imports.get(file)) {
        if (!target.startsWith('test/')) product.push(target)
        else if ((users.get(target)?.size ?? 0) > OWN_KIT)
          texts.push(constantsOf(sources.get(target), sources.get(file)))
        else if (!own.includes(target)) texts.push(sources.get(own[own.push(target) - 1]))
      }
    return { text: texts.join('\n'), product }
  }

  const moduleOfCall = new Map()
  for (const [file, text] of sources)
    if (file.startsWith('gateway/modules/') && !isTest(file))
      for (const key of answeredIn(text)) moduleOfCall.set(key, unitOf(file))
  const modulesIn = (text) => callsIn(text).flatMap((key) => moduleOfCall.get(key) ?? [])

  const viewOf = pageViews(sources)
  const pages = [...viewOf.keys()]
  const onPage = new Map(
    [...viewOf].map(([page, views]) => {
      const files = closure(views, (file) => imports.get(file).filter((one) => isShown(one) && !isIndexOfArea(one)))
      return [page, ordered(files.flatMap((file) => [file, unitOf(file), ...modulesIn(sources.get(file))]))]
    }),
  )

  const tests = new Map()
  const flows = new Map()
  for (const file of sources.keys()) {
    if (!isTest(file)) continue
    const { text, product } = reachOf(file)
    if (FLOW.test(file)) {
      const named = pagesIn(text, pages).flatMap((page) => onPage.get(page))
      const area = `src/features/${/([^/.]+)[^/]*$/.exec(file)[1]}`
      for (const one of named.length > 0 ? named : [area]) addTo(flows, one, file)
    } else
      // A test that draws a page by its address imports nothing of its own folder.
      for (const unit of [unitOf(file), ...product.filter((one) => !isTest(one)).map(unitOf), ...modulesIn(text)])
        if (unit !== undefined) addTo(tests, unit, file)
  }
  return { imports, users, tests, flows, units: ordered([...sources.keys()].flatMap((file) => unitOf(file) ?? [])) }
}

const isOfApp = (file) => file.startsWith('src/') || file.startsWith('domain/')

/** Tests by how many imports lie between them and the file, the nearest first. */
function testsAbove(file, imports) {
  const above = new Map()
  for (const [from, targets] of imports) for (const target of targets) addTo(above, target, from)
  return closure([file], (one) => above.get(one) ?? []).filter(isTest)
}

/**
 * Tests outside of their own folders, and flows, that a change of these files asks for. What only the gateway as a whole reaches is left
 * to `npm test`.
 */
export function proofsFor(files, { imports, users, flows }) {
  const near = files.flatMap((file) => {
    if (isTest(file)) return [file]
    return (isOfApp(file) ? testsAbove(file, imports) : [...(users.get(file) ?? [])]).slice(0, NEAREST)
  })
  return {
    tests: ordered(near.filter((file) => !FLOW.test(file))),
    flows: ordered([
      ...files.filter((file) => FLOW.test(file)),
      ...files.flatMap((file) => [...(flows.get(isShown(file) ? file : unitOf(file)) ?? [])]),
    ]),
  }
}
