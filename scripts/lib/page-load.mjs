/*
 * How fast a page is: what it painted when, what it moved, what it asked the network for. On request on a slow phone: slow 4G
 * (150 ms, 1.6 Mbit/s down, 0.75 up) and a processor four times slower.
 */

import { readFileSync } from 'node:fs'
import { logIn, storagePrefixes } from './client.mjs'
import { at } from './paths.mjs'

/** What counts as the first card: the figure that a customer opens the app for. */
export const firstCard = JSON.parse(readFileSync(at('config/budget.json'), 'utf8')).h5.firstCard

/** As Chromium's protocol takes it. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const cpuRate = 4

/** Runs in the page before anything else: notes paints, shifts, long tasks and the first card. */
function observe(firstCard) {
  // firstCard: painted, whatever code painted it; appCard: painted by the app itself, which also answers taps.
  const seen = { shift: 0, moved: [], tasks: [], lcp: 0, firstCard: 0, appCard: 0 }
  globalThis.benchSeen = seen
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    seen.shift += entry.value
    for (const { node, previousRect, currentRect } of entry.sources)
      seen.moved.push(`${node?.className || node?.nodeName} from ${previousRect.y} to ${currentRect.y}`)
  })
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }))
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  const found = {}
  // Called within a frame: the task behind it comes when the frame is painted, and before what the page itself left for after it.
  const whenPainted = (note) => setTimeout(note)
  const look = () => {
    for (const [name, selector] of [
      ['firstCard', firstCard],
      ['appCard', `#app ${firstCard}`],
    ]) {
      if (found[name] || !document.querySelector(selector)) continue
      found[name] = true
      whenPainted(() => {
        seen[name] = performance.now()
        globalThis.benchCard?.(name)
      })
    }
    if (!found.appCard) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Makes a page note its figures from its first moment on; `figuresOf` reads them. */
export const watchPage = (page) => page.addInitScript(observe, firstCard)

/** The first card is painted by the app itself. */
export const appCardPainted = (page) =>
  page.waitForFunction(() => globalThis.benchSeen?.appCard > 0, undefined, { timeout: 60_000 })

/**
 * The same without a script of ours in the page, which took the slowed processor for 71 ms just before the card in the one trace of it. To
 * be called before the page is opened. @param {import('@playwright/test').CDPSession} cdp
 */
async function hearOfAppCard(cdp) {
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.addBinding', { name: 'benchCard' })
  const painted = new Promise((done) =>
    cdp.on('Runtime.bindingCalled', ({ name, payload }) => name === 'benchCard' && payload === 'appCard' && done()),
  )
  return { painted }
}

/** What has been noted so far. @param {import('@playwright/test').Page} page */
export const figuresOf = (page) =>
  page.evaluate(() => {
    const { tasks, ...seen } =
      /** @type {Record<'shift' | 'lcp' | 'firstCard' | 'appCard', number> & { moved: string[], tasks: { startTime: number, duration: number }[] }} */ (
        globalThis.benchSeen
      )
    const sum = (some) => some.reduce((total, { duration }) => total + duration, 0)
    return {
      ...seen,
      /** ms of all tasks that held the page up for more than 50 ms, and of those that began before the card stood. */
      longTasks: sum(tasks),
      tasksBeforeCard: sum(tasks.filter(({ startTime }) => startTime < seen.appCard)),
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }
  })

/**
 * The document and whatever had been asked for when the card stood there: scripts, styles and calls, cached ones too.
 * @param {import('@playwright/test').Page} page
 * @param {'firstCard' | 'appCard'} card
 */
export const requestsBefore = (page, card) =>
  page.evaluate((name) => {
    // What is fetched ahead for later comes last and holds nothing up.
    const ahead = new Set([...document.querySelectorAll('link[fetchpriority=low]')].map((link) => link.href))
    const early = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime < globalThis.benchSeen[name] && entry.name.startsWith('http'))
      .filter((entry) => !ahead.has(entry.name))
    return [location.pathname, ...early.map((entry) => new URL(entry.name).pathname)]
  }, card)

/** One throttled load in this context. */
async function loadOnce(context, url) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  await watchPage(page)
  const { painted } = await hearOfAppCard(cdp)
  let bytes = 0
  cdp.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength))
  await page.goto(url, { waitUntil: 'load' })
  await painted
  await page.waitForLoadState('networkidle')
  const { moved: _, ...figures } = await figuresOf(page)
  const before = await requestsBefore(page, 'appCard')
  await page.close()
  return { ...figures, bytes, requestsBeforeCard: before.length }
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** The middle of each figure over several loads. */
function medians(loads) {
  const figures = Object.keys(loads[0])
  return Object.fromEntries(figures.map((name) => [name, median(loads.map((load) => load[name]))]))
}

/** A phone's screen, as a browser context takes it. */
export const phoneScreen = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/**
 * Cold loads (a new browser context each) and warm ones (the same context again), app and still page in turn, so that
 * whatever else the machine does hits both alike. `stored`: a logged-in visitor's storage.
 */
export async function measure(browser, { app, still, stored }, runs) {
  const kinds = { app: { cold: [], warm: [] }, still: { cold: [], warm: [] } }
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of Object.entries({ app, still })) {
      const context = await browser.newContext({ ...phoneScreen, ...(name === 'app' && { storageState: stored }) })
      kinds[name].cold.push(await loadOnce(context, url))
      kinds[name].warm.push(await loadOnce(context, url))
      await context.close()
    }
  }
  const both = ({ cold, warm }) => ({ cold: medians(cold), warm: medians(warm) })
  return { app: both(kinds.app), still: both(kinds.still) }
}

/**
 * A browser of its own in which a user has logged in, is remembered, and has looked at the home page once: the app is in the cache of
 * its service worker, and what was read stays. @param {import('@playwright/test').Browser} browser
 */
export async function rememberedVisit(browser, url, username) {
  const { stored } = await logIn(url, username)
  const entries = Object.entries({ ...stored, rememberMe: '1' }).flatMap(([name, value]) =>
    storagePrefixes.map((prefix) => ({ name: prefix + name, value })),
  )
  const origins = [{ origin: new URL(url).origin, localStorage: entries }]
  const context = await browser.newContext({ ...phoneScreen, storageState: { cookies: [], origins } })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator(`#app ${firstCard}`).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  // What the home page answered is kept once everything has come.
  await page.waitForLoadState('networkidle')
  return { context, page }
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
