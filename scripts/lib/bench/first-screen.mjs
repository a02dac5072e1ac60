/*
 * The home page on a slow phone, beside a static page of the same look in the same run.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { buildApp, compressFiles } from '../build.mjs'
import { ensureChromium } from '../chromium.mjs'
import { logIn, storagePrefixes } from '../client.mjs'
import { kb, ms, table } from '../markdown.mjs'
import { firstCard, measure, staticTwin } from '../page-load.mjs'
import { Missing } from '../parts.mjs'
import { serveStatic } from '../serve-static.mjs'
import { onLite, withFolder } from '../stand.mjs'

const phone = '13800000001'
const runs = 5
/** The figure, cold, against the static page. */
const most = 1.2

export const part = {
  name: 'first-screen',
  limit: `figure ≤ ${most}x of a static page`,
  run: async (say) => {
    const executablePath = ensureChromium(say)
    if (!executablePath) throw new Missing('no Chromium on this machine')
    await buildApp('h5')
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
    try {
      return result(await onLite((gateway) => withFolder((folder) => loads(browser, gateway.url, folder))))
    } finally {
      await browser.close()
    }
  },
}

async function loads(browser, url, folder) {
  const stored = await firstVisit(browser, url, folder)
  const twin = await serveStatic(folder)
  const measured = await measure(browser, { app: url, still: twin.url, stored }, runs)
  await twin.close()
  return measured
}

/** Logs in and looks at the home page once: leaves the still page in the folder, answers what the browser then holds. */
async function firstVisit(browser, url, folder) {
  const { stored } = await logIn(url, phone)
  const entries = Object.entries(stored).flatMap(([key, value]) =>
    storagePrefixes.map((prefix) => ({ name: prefix + key, value })),
  )
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage: entries }] },
  })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator(`#app ${firstCard}`).waitFor()
  await page.waitForLoadState('networkidle')
  writeFileSync(path.join(folder, 'index.html'), await staticTwin(page))
  await compressFiles(folder)
  const kept = await context.storageState()
  await context.close()
  // Cold: the user is known, the last home is not.
  const isHome = ({ name }) => name.endsWith('homeSnapshot')
  const origins = kept.origins.map((one) => ({
    ...one,
    localStorage: one.localStorage.filter((each) => !isHome(each)),
  }))
  return { ...kept, origins }
}

function result({ app, still }) {
  const times = app.cold.firstCard / still.cold.firstCard
  const ratio = (value, base) => `${ms(value)} (${(value / base.firstCard).toFixed(2)})`
  const row = (name, figures, base) => [
    name,
    ms(figures.fcp),
    ratio(figures.firstCard, base),
    ratio(figures.appCard, base),
    ms(figures.lcp),
    figures.shift.toFixed(3),
    ms(figures.longTasks),
    kb(figures.bytes),
    figures.requestsBeforeCard,
  ]
  const head = [
    'load',
    'first paint',
    'figure (/ static page)',
    'card (/ static page)',
    'largest paint',
    'shift',
    'long tasks',
    'bytes',
    'requests before card',
  ]
  const rows = [
    row('app, cold', app.cold, still.cold),
    row('static page, cold', still.cold, still.cold),
    row('app, warm', app.warm, still.warm),
    row('static page, warm', still.warm, still.warm),
  ]
  const note = [
    `H5, home of ${phone}, slow 4G and 4x CPU, median of ${runs}. Figure: the amount is painted, be it by index.html. Card: painted by the app, which then answers taps.`,
    table(head, rows),
  ]
  return { figure: `${times.toFixed(2)}x`, ok: times <= most, note: note.join('\n\n') }
}
