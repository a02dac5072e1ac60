/*
 * How fast a page is on a slow phone: slow 4G (150 ms, 1.6 Mbit/s down, 0.75 up) and a processor four times slower.
 */

import { readFileSync } from 'node:fs'
import { at } from './paths.mjs'

/** What counts as the first card: the figure that a customer opens the app for. */
export const firstCard = JSON.parse(readFileSync(at('config/budget.json'), 'utf8')).h5.firstCard

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const cpuRate = 4

/** Runs in the page before anything else: notes paints, shifts, long tasks and the first card. */
function observe(firstCard) {
  const seen = { shift: 0, longTasks: 0, lcp: 0, firstCard: 0 }
  globalThis.benchSeen = seen
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value))
  watch('longtask', (entry) => (seen.longTasks += entry.duration))
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  const look = () => {
    if (document.querySelector(firstCard)) seen.firstCard = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** One throttled load in this context. */
export async function loadOnce(context, url) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  await page.addInitScript(observe, firstCard)
  let bytes = 0
  cdp.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength))
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => globalThis.benchSeen.firstCard > 0, undefined, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const figures = await page.evaluate(() => ({
    ...globalThis.benchSeen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ttfb: performance.getEntriesByType('navigation')[0].responseStart,
  }))
  const before = await requestsBefore(page)
  await page.close()
  return { ...figures, bytes, requestsBeforeCard: before.length, before }
}

/** The document and whatever had been asked for when the first card stood there. */
const requestsBefore = (page) =>
  page.evaluate(() => {
    const early = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime < globalThis.benchSeen.firstCard && entry.name.startsWith('http'))
    return [location.pathname, ...early.map((entry) => new URL(entry.name).pathname)]
  })

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** The middle of each figure over several loads. */
export function medians(loads) {
  const figures = Object.keys(loads[0]).filter((name) => typeof loads[0][name] === 'number')
  return Object.fromEntries(figures.map((name) => [name, median(loads.map((load) => load[name]))]))
}

/**
 * Cold loads (a new browser context each) and warm ones (the same context again).
 * `prepare(context)` puts the login in place.
 */
export async function measure(browser, url, { runs = 5, prepare = async () => undefined } = {}) {
  const cold = []
  const warm = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    })
    await prepare(context)
    cold.push(await loadOnce(context, url))
    warm.push(await loadOnce(context, url))
    await context.close()
  }
  return { cold: medians(cold), warm: medians(warm) }
}

/** The page as it stands, as one static file: same look, styles inlined, no script. */
export async function staticTwin(page) {
  return page.evaluate(async () => {
    const sheets = [...document.querySelectorAll('link[rel=stylesheet]')]
    const styles = await Promise.all(sheets.map((link) => fetch(link.href).then((answer) => answer.text())))
    const copy = document.documentElement.cloneNode(true)
    copy
      .querySelectorAll('script, link[rel=stylesheet], link[rel=preload], link[rel=prefetch]')
      .forEach((node) => node.remove())
    const style = document.createElement('style')
    style.textContent = styles.join('\n')
    copy.querySelector('head').append(style)
    return `<!doctype html>${copy.outerHTML}`
  })
}
