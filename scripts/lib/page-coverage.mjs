/*
 * How much of the JavaScript that a page has loaded has run at the moment when its first card stands.
 */
import { appCardPainted, watchPage } from './page-load.mjs'

/** Stops the page's thread where the card is painted by the app: what comes later is not counted. */
const stopAtCard = "globalThis.benchCard = (name) => { if (name === 'appCard') debugger }"

/**
 * One load in this context, not slowed. Characters of the files that had come, evaluated or not; `ran`: of functions and branches
 * that had run.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @returns {Promise<{ loaded: number, ran: number, files: { file: string, loaded: number, ran: number }[] }>}
 */
export async function ranAtCard(context, url) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await watchPage(page)
  await page.addInitScript(stopAtCard)
  await cdp.send('Debugger.enable')
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const stopped = new Promise((done) => cdp.once('Debugger.paused', done))
  await page.goto(url, { waitUntil: 'commit' })
  await stopped
  const { result } = await cdp.send('Profiler.takePreciseCoverage')
  const own = result.filter((script) => script.url.startsWith(new URL(url).origin) && script.url.endsWith('.js'))
  const files = []
  for (const { scriptId, url: file, functions } of own) {
    const { scriptSource } = await cdp.send('Debugger.getScriptSource', { scriptId })
    files.push({
      file: new URL(file).pathname,
      loaded: scriptSource.length,
      ran: ranIn(scriptSource.length, functions),
    })
  }
  await cdp.send('Debugger.disable')
  await appCardPainted(page)
  const idle = (await comeBeforeCard(page)).filter(({ file }) => !files.some((one) => one.file === file))
  await page.close()
  const all = [...files, ...idle.map((one) => ({ ...one, ran: 0 }))]
  const sum = (name) => all.reduce((total, one) => total + one[name], 0)
  return { loaded: sum('loaded'), ran: sum('ran'), files: all }
}

/** Scripts that had come before the card, with their size, evaluated or not; as everywhere, without those fetched ahead for later. */
const comeBeforeCard = (page) =>
  page.evaluate(() => {
    const ahead = new Set([...document.querySelectorAll('link[fetchpriority=low]')].map((link) => link.href))
    return performance
      .getEntriesByType('resource')
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd < globalThis.benchSeen.appCard)
      .filter(({ name }) => !ahead.has(name))
      .map(({ name, decodedBodySize }) => ({ file: new URL(name).pathname, loaded: decodedBodySize }))
  })

/** Characters that ran. Ranges lie within each other, those inside come later and have the last word. */
function ranIn(length, functions) {
  const has = new Uint8Array(length).fill(1)
  const ranges = functions.flatMap((one) => one.ranges)
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
  for (const { startOffset, endOffset, count } of ranges) has.fill(count > 0 ? 1 : 0, startOffset, endOffset)
  return has.reduce((sum, one) => sum + one, 0)
}
