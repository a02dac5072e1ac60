/*
 * What a visitor's browser loads: bytes of scripts and styles by route, as gzip of the built files.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const gzipBytes = (file) => gzipSync(readFileSync(file), { level: 9 }).length

/** Every built script and style with its gzip size, by its path from the root of the site. */
export function builtFiles(dist) {
  const files = readdirSync(dist, { recursive: true }).map((file) => file.replaceAll('\\', '/'))
  return new Map(
    files.filter((file) => /\.(js|css)$/.test(file)).map((file) => [`/${file}`, gzipBytes(path.join(dist, file))]),
  )
}

/** Opens a route in a fresh browser context; returns the scripts and styles it asked for until it was quiet. */
export async function filesOfRoute(browser, baseUrl, route, prepare = async () => undefined) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    await prepare(context)
    const page = await context.newPage()
    const asked = new Set()
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url())
      if (origin === baseUrl && /\.(js|css)$/.test(pathname)) asked.add(pathname)
    })
    await page.goto(baseUrl + route, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    return [...asked]
  } finally {
    await context.close()
  }
}

/** Scripts and styles that each address needs for its first view, by the table in index.html (config/h5-shell.ts). */
export function filesByAddress(dist) {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const styles = [...html.matchAll(/<link rel="preload" href="([^"]+\.css)"/g)].map(([, source]) => source)
  const [pages, scripts, sheets] = ['pages', 'chunks', 'sheets'].map((name) => tableIn(html, name))
  const filesOf = (id) => [
    ...(id in sheets ? [`/css/${id}.${sheets[id]}.css`] : []),
    ...(id in scripts ? [`/chunk/${id}.${scripts[id]}.js`] : []),
  ]
  const first = [...initialFiles(dist), ...styles]
  return new Map(
    Object.entries(pages).map(([address, [, , ...chunks]]) => [address, [...first, ...chunks.flatMap(filesOf)]]),
  )
}

/** A table of index.html's own script. */
function tableIn(html, name) {
  const table = new RegExp(`\\b${name}:(\\{[^{}]*\\})`).exec(html)?.[1]
  if (!table) throw new Error(`dist/h5/index.html has no table of ${name}`)
  return JSON.parse(table)
}

/** Sums of the asked files. */
export function sumBytes(asked, built) {
  const sum = (kind) =>
    asked.filter((file) => file.endsWith(kind)).reduce((total, file) => total + (built.get(file) ?? 0), 0)
  return { js: sum('.js'), css: sum('.css') }
}

const kb = (bytes) => (bytes / 1024).toFixed(1)

/**
 * Sentences about what is beyond the budget. `first` = files of the first route, `visitor` = those with the public home's own,
 * `initial` = those every route needs, `map` = the one that draws a base map.
 */
export function overH5Budget({ built, first, visitor, initial, map, budget }) {
  const found = []
  const { js, css } = sumBytes(first, built)
  if (js > budget.firstRouteJsGzipKB * 1024)
    found.push(`first route: ${kb(js)} KB of JavaScript (gzip), the budget is ${budget.firstRouteJsGzipKB}`)
  if (css > budget.firstRouteCssGzipKB * 1024)
    found.push(`first route: ${kb(css)} KB of CSS (gzip), the budget is ${budget.firstRouteCssGzipKB}`)
  const shown = sumBytes(visitor, built).js
  if (shown > budget.visitorJsGzipKB * 1024)
    found.push(`a visitor's home: ${kb(shown)} KB of JavaScript (gzip), the budget is ${budget.visitorJsGzipKB}`)
  for (const [file, bytes] of built) {
    if (!file.endsWith('.js') || initial.has(file)) continue
    const most = file === map ? budget.mapChunkGzipKB : budget.pageChunkGzipKB
    if (bytes > most * 1024) found.push(`${file}: ${kb(bytes)} KB (gzip), the budget of such a chunk is ${most}`)
  }
  return found
}

/** The chunk of Leaflet (src/platform/tiles): loaded only where a base map is set. */
export const mapChunk = (dist, built) =>
  [...built.keys()].find(
    (file) => file.endsWith('.js') && readFileSync(path.join(dist, file), 'utf8').includes('leaflet-container'),
  )

/**
 * Sentences about NutUI's chunks (config/h5-chunks.ts). `budget` gives KB by a name that stands in the chunk: its file has a number
 * for a name. `first` = files of the first route, which holds no part of NutUI.
 */
export function overNutBudget({ dist, built, first, budget }) {
  const scripts = [...built.keys()].filter((file) => file.endsWith('.js'))
  const texts = new Map(scripts.map((file) => [file, readFileSync(path.join(dist, file), 'utf8')]))
  const found = Object.entries(budget).flatMap(([name, most]) => {
    const holders = scripts.filter((file) => texts.get(file).includes(name))
    if (holders.length !== 1) return [`${name} of NutUI: in ${holders.length} files instead of one`]
    const bytes = built.get(holders[0])
    return bytes > most * 1024 ? [`${name} of NutUI: ${kb(bytes)} KB (gzip), the budget is ${most}`] : []
  })
  const early = first.filter((file) => /["'`.]nut-[a-z]/.test(texts.get(file) ?? ''))
  return [...found, ...early.map((file) => `${file}: a part of NutUI on the first route`)]
}

/** Scripts that index.html itself names: needed by every route. */
export function initialFiles(dist) {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  return new Set([...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, source]) => source))
}

/** First files without the hint that has them compiled while they come (config/h5-compiled-ahead.ts): nothing else would show it. */
export const notCompiledAhead = (dist, initial) =>
  [...initial]
    .filter((file) => !readFileSync(path.join(dist, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'))
    .map((file) => `${file}: does not begin with the hint to compile it ahead`)

/** Built files that hold what must not be there. */
export function badFiles(dist, built) {
  return [...built.keys()].flatMap((file) => {
    const text = readFileSync(path.join(dist, file), 'utf8')
    const found = []
    if (/typebox/i.test(text)) found.push(`${file}: holds the contract's schemas (typebox)`)
    if (/font\/(woff2?|ttf);base64|application\/(x-)?font[^;]*;base64/.test(text))
      found.push(`${file}: holds a font as base64`)
    if (/@font-face/.test(text)) found.push(`${file}: brings a font (no icon fonts, no base64 fonts)`)
    return found
  })
}

export const hasBuild = (dist) => existsSync(path.join(dist, 'index.html'))
