/*
 * What a call and a page cost in lines, from the sources alone. A line is a line of the file, blank ones and comments included, so that
 * the number is the one `wc -l` gives.
 *
 * A call: its entry and its share of its contract file, the module that answers it, the module's tests. Files of the domain and kits of
 * the tests are shared in equal parts by the modules that import them; the suites of test/gateway count as one more. Machinery of all calls (http, db, work, case) belongs to none.
 * A page: its route file, the folder of its screen with the styles; a folder of several screens is shared by them.
 */
import path from 'node:path'
import { namesIn, targetOf } from './imports.mjs'

/** @typedef {import('./imports.mjs').Sources} Sources */

const isTest = (file) => /\.test\.tsx?$/.test(file)
const isCode = (file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts')

export const linesOf = (text) => (text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0))

/** Keys of calls that a text has an object for, as the contract: `'default GET /crmgas/bill/list': {`. */
const declaredIn = (text) => keysIn(text, /^ *'([\w-]+ [A-Z]+(?::\w+)? \/[^']*)': \{/gm)

/** Keys of calls that a text has a handler for. */
export const answeredIn = (text) => keysIn(text, /^ *'([\w-]+ [A-Z]+(?::\w+)? \/[^']*)':(?! \{)/gm)

/** Keys of calls that a text names, e.g. to make them. */
export const callsIn = (text) => keysIn(text, /'([\w-]+ [A-Z]+(?::\w+)? \/[^']*)'/g)

const keysIn = (text, pattern) => [...text.matchAll(pattern)].map(([, key]) => key)

const moduleOf = (file) => /^gateway\/modules\/([\w-]+)\//.exec(file)?.[1]

/** Suites that hold for every call: their part of a kit is no module's. */
const SUITES = 'suites'
const userOf = (file) => moduleOf(file) ?? (/^test\/gateway\/[\w-]+\.test\.ts$/.test(file) ? SUITES : undefined)

const add = (map, key, lines) => map.set(key, (map.get(key) ?? 0) + lines)

/** Lines of the files that `wanted` names, in equal parts for each module with a file that imports them. */
function shared(sources, wanted) {
  const users = new Map()
  for (const [file, text] of sources) {
    const module = userOf(file)
    if (module === undefined) continue
    for (const name of namesIn(text)) {
      const found = targetOf(file, name, sources)
      if (found !== undefined && wanted(found)) users.set(found, (users.get(found) ?? new Set()).add(module))
    }
  }
  const share = new Map()
  for (const [file, modules] of users) {
    const beside = sources.get(file.replace(/\.ts$/, '.test.ts')) ?? ''
    const lines = linesOf(sources.get(file)) + linesOf(beside)
    for (const module of modules) add(share, module, lines / modules.size)
  }
  return share
}

/** Contract files with the calls that each declares. */
const contractOf = (sources) =>
  [...sources].flatMap(([file, text]) => {
    const keys = file.startsWith('contract/') && isCode(file) && !isTest(file) ? declaredIn(text) : []
    return keys.length === 0 ? [] : [{ file, keys, lines: linesOf(text) }]
  })

/**
 * One row per module that answers calls, the dearest first.
 * @param {Sources} sources
 */
export function priceOfCalls(sources) {
  const answered = new Map()
  for (const [file, text] of sources) {
    const module = moduleOf(file)
    if (module !== undefined && !isTest(file)) for (const key of answeredIn(text)) answered.set(key, module)
  }
  const calls = new Map()
  const contract = new Map()
  for (const { keys, lines } of contractOf(sources))
    for (const key of keys) {
      const module = answered.get(key)
      if (module === undefined) continue
      add(calls, module, 1)
      add(contract, module, lines / keys.length)
    }
  const gateway = new Map()
  const tests = new Map()
  for (const [file, text] of sources) {
    const module = moduleOf(file)
    if (module !== undefined && isCode(file)) add(isTest(file) ? tests : gateway, module, linesOf(text))
  }
  const domain = shared(sources, (file) => file.startsWith('domain/'))
  const kits = shared(sources, (file) => /^test\/gateway\/[\w-]+-kit\.ts$/.test(file))
  return [...calls]
    .map(([area, n]) => {
      const of = (map) => Math.round(map.get(area) ?? 0)
      const parts = { contract: of(contract), gateway: of(gateway), domain: of(domain), tests: of(tests) + of(kits) }
      const lines = parts.contract + parts.gateway + parts.domain + parts.tests
      return { area, calls: n, ...parts, lines, each: Math.round(lines / n) }
    })
    .sort(dearest)
}

const BLOCKS = [
  ['list', /<ListPage[\s<]/],
  ['details', /<DetailPage[\s<]/],
  ['form', /<FormPage[\s<]/],
]

/** What a page is, by the block that its screen draws. */
export const kindOf = (text) => BLOCKS.find(([, block]) => block.test(text))?.[0] ?? 'other'

const isScreenFile = (file) => (isCode(file) && !isTest(file)) || file.endsWith('.scss')

/** File of a view that a page imports from its area: the one that declares it. */
const declares = (text, view) => new RegExp(`export (?:default )?(?:function|const) ${view}\\b`).test(text)

/**
 * One row per page, in the order of their paths.
 * @param {Sources} sources
 */
export function priceOfPages(sources) {
  const pages = [...sources].flatMap(([file, text]) => {
    const [, , view] = /export default page\('([^']+)', (\w+)\)/.exec(text) ?? []
    const [, area] = /from '@\/features\/([\w-]+)'/.exec(text) ?? []
    if (view === undefined || area === undefined) return []
    const root = `src/features/${area}/`
    const [place] = [...sources].find(([one, held]) => one.startsWith(root) && declares(held, view)) ?? []
    if (place === undefined) return []
    const folder = path.posix.dirname(place) + '/'
    return [{ page: file, area, place, folder: folder === root ? place : folder, lines: linesOf(text) }]
  })
  const screens = new Map()
  for (const { folder } of pages) add(screens, folder, 1)
  return pages.map(({ page, area, place, folder, lines }) => {
    const files = [...sources].filter(([file]) => file.startsWith(folder) && isScreenFile(file))
    const all = files.reduce((sum, [, text]) => sum + linesOf(text), 0)
    const own = kindOf(sources.get(place))
    const isAlone = screens.get(folder) === 1
    const kind = own === 'other' && isAlone ? kindOf(files.map(([, text]) => text).join('\n')) : own
    return { page, area, kind, lines: lines + Math.round(all / screens.get(folder)) }
  })
}

const dearest = (a, b) => b.each - a.each || (a.area < b.area ? -1 : 1)

export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  if (sorted.length === 0) return 0
  return sorted.length % 2 === 1 ? sorted[half] : Math.round((sorted[half - 1] + sorted[half]) / 2)
}

/** What a call may cost with its tests, in lines. */
export const CALL_AIM = 130

/** The area that the recipe of a case points at: it stays within the aim. */
export const SAMPLE_AREA = 'site'

/** What a page may cost, in lines, by its kind. */
export const PAGE_AIMS = { list: 80, details: 150, form: 100 }

/** The pages that the recipe of each kind points at: they stay within the aim. */
const SAMPLE_PAGES = {
  list: 'src/subPages/gasPaymentOrder/list.tsx',
  details: 'src/subPagesB/pages/gas-package/order-details-bu.tsx',
  form: 'src/subPages/ucenter/nickname.tsx',
}

/** Per kind with an aim: how many pages, their median, how many are within it, what its sample costs and what the dearest page does. */
export function pagesByKind(pages) {
  return Object.entries(PAGE_AIMS).map(([kind, aim]) => {
    const rows = pages.filter((row) => row.kind === kind).sort((a, b) => b.lines - a.lines)
    const within = rows.filter(({ lines }) => lines <= aim).length
    const sample = rows.find(({ page }) => page === SAMPLE_PAGES[kind])
    return {
      kind,
      aim,
      pages: rows.length,
      median: median(rows.map(({ lines }) => lines)),
      within,
      sample,
      dearest: rows[0],
    }
  })
}

/** Pages by area and kind: how many, and the median of each kind. */
export function pagesByArea(pages) {
  const areas = [...new Set(pages.map(({ area }) => area))].sort()
  const cell = (rows) => (rows.length === 0 ? '' : `${median(rows.map(({ lines }) => lines))} (${rows.length})`)
  const of = (rows) => ['list', 'details', 'form', 'other'].map((kind) => cell(rows.filter((row) => row.kind === kind)))
  return { rows: areas.map((area) => [area, ...of(pages.filter((page) => page.area === area))]), all: of(pages) }
}
