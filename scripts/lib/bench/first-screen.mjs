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
import { ranAtCard } from '../page-coverage.mjs'
import { firstCard, measure, phoneScreen, staticTwin } from '../page-load.mjs'
import { Missing } from '../parts.mjs'
import { serveStatic } from '../serve-static.mjs'
import { onLite, withFolder } from '../stand.mjs'

const phone = '13800000001'
const runs = 5
/**
 * Against the static page: the figure, cold, and the card. Cold as well: ms of long tasks before the card, and the share of the
 * JavaScript loaded by then that has run, of which react-dom (a third of it) runs 43 %.
 */
const limits = { figure: 1.2, cold: 2.5, warm: 1.5, tasks: 500, ran: 0.5 }

export const part = {
  name: 'first-screen',
  limit: `figure ≤ ${limits.figure}x of a static page, card ≤ ${limits.cold}x cold and ${limits.warm}x warm; before it long tasks ≤ ${limits.tasks} ms, JavaScript run ≥ ${percent(limits.ran)}`,
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
  const context = await browser.newContext({ ...phoneScreen, storageState: stored })
  const script = await ranAtCard(context, url)
  await context.close()
  return { ...measured, script }
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

/** "52 %". */
function percent(share) {
  return `${Math.round(share * 100)} %`
}

function result({ app, still, script }) {
  const found = {
    figure: app.cold.firstCard / still.cold.firstCard,
    cold: app.cold.appCard / still.cold.firstCard,
    warm: app.warm.appCard / still.warm.firstCard,
    tasks: app.cold.tasksBeforeCard,
    ran: script.ran / script.loaded,
  }
  const isKept =
    ['figure', 'cold', 'warm', 'tasks'].every((name) => found[name] <= limits[name]) && found.ran >= limits.ran
  const times = (name) => `${found[name].toFixed(2)}x`
  return {
    figure: `figure ${times('figure')}, card ${times('cold')} cold and ${times('warm')} warm, long tasks ${ms(found.tasks)}, JavaScript run ${percent(found.ran)}`,
    ok: isKept,
    note: [loadsTable(app, still), scriptTable(script)].join('\n\n'),
  }
}

function loadsTable(app, still) {
  const ratio = (value, base) => `${ms(value)} (${(value / base.firstCard).toFixed(2)})`
  const row = (name, figures, base) => [
    name,
    ms(figures.fcp),
    ratio(figures.firstCard, base),
    ratio(figures.appCard, base),
    ms(figures.lcp),
    figures.shift.toFixed(3),
    ms(figures.tasksBeforeCard),
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
    'long tasks before card',
    'all long tasks',
    'bytes',
    'requests before card',
  ]
  const rows = [
    row('app, cold', app.cold, still.cold),
    row('static page, cold', still.cold, still.cold),
    row('app, warm', app.warm, still.warm),
    row('static page, warm', still.warm, still.warm),
  ]
  return `H5, home of ${phone}, slow 4G and 4x CPU, median of ${runs}. Figure: the amount is painted, be it by index.html. Card: painted by the app, which then answers taps.

${table(head, rows)}`
}

/** What lies in the files by the time of the card, and what of it had run: functions and branches, in characters. */
function scriptTable({ files, ran, loaded }) {
  const row = (name, one) => [name, kb(one.loaded), kb(one.ran), percent(one.ran / one.loaded)]
  const rows = [...files.map((one) => row(one.file.replace(/\.[0-9a-f]+\.js$/, ''), one)), row('all', { ran, loaded })]
  return `JavaScript when the card stands, cold, before compression:

${table(['file', 'loaded', 'has run', 'share'], rows)}`
}
