/*
 * npm run look: pictures of every page of the first journey, to be looked at beside the design.
 *   --only bill,fee         some pages (names in scripts/lib/slice-pages.mjs; the beginning is enough)
 *   --as light,care         some of: light dark large care narrow error
 * Needs built apps (npm run build:h5, npm run build:gateway). The pictures lie in .cache/look.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ensureChromium } from './lib/chromium.mjs'
import { storagePrefixes } from './lib/client.mjs'
import { startGateway } from './lib/gateway-process.mjs'
import { at } from './lib/paths.mjs'
import { copyOf, seededFolder } from './lib/seeded-data.mjs'
import { addressOf, customerOf, slicePages } from './lib/slice-pages.mjs'

const say = (text) => process.stdout.write(`${text}\n`)
const argument = (name) => {
  const index = process.argv.indexOf(name)
  return index < 0 ? undefined : (process.argv[index + 1] ?? '').split(',').filter(Boolean)
}

/** What is different about a picture. `calls`: what becomes of the page's calls. */
const ways = {
  light: {},
  dark: { look: { theme: 'dark' } },
  large: { look: { textSize: 'large' } },
  care: { look: { textSize: 'care' } },
  narrow: { width: 320 },
  error: { calls: (route) => route.abort() },
}
/** Calls that the app itself needs before any page. */
const START = /\/(userInfo|getSysTime|authentication|getHqwAllModelsByGroupBy|findSapSysFlag|refresh\w*)(\?|$)/

async function picture(
  browser,
  gatewayUrl,
  { name, path, phone },
  [way, { look = {}, width = 390, calls }],
  customers,
) {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const { stored, ids } = (phone && customers.get(phone)) || { stored: {}, ids: {} }
  await context.addInitScript(
    ([entries, prefixes]) => {
      for (const [key, value] of Object.entries(entries))
        for (const prefix of prefixes) localStorage.setItem(prefix + key, value)
    },
    [{ ...stored, ...look }, storagePrefixes],
  )
  const page = await context.newPage()
  if (calls) await page.route((url) => /\/(api|cms)\//.test(url.pathname) && !START.test(url.pathname), calls)
  await page.goto(gatewayUrl + addressOf(path, ids))
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(400)
  // The page scrolls inside of the router's box: the window becomes as high as what is in it.
  const height = await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('*')].map((one) => one.scrollHeight)),
  )
  await page.setViewportSize({ width, height: Math.min(Math.max(844, height), 4000) })
  await page.waitForTimeout(200)
  await page.screenshot({ path: at('.cache/look', `${name}.${way}.png`) })
  await context.close()
}

async function main() {
  const names = argument('--only')
  const chosen = slicePages.filter(({ name }) => names === undefined || names.some((one) => name.startsWith(one)))
  const as = argument('--as') ?? Object.keys(ways)
  const executablePath = ensureChromium(say)
  rmSync(at('.cache/look'), { recursive: true, force: true })
  mkdirSync(at('.cache/look'), { recursive: true })
  const dataDir = copyOf(await seededFolder())
  const gateway = await startGateway({ dataDir })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const customers = new Map()
    for (const phone of new Set(chosen.map((one) => one.phone).filter(Boolean)))
      customers.set(phone, await customerOf(gateway.url, phone))
    for (const one of chosen)
      for (const way of as) await picture(browser, gateway.url, one, [way, ways[way]], customers)
    say(`${chosen.length * as.length} pictures in .cache/look`)
  } finally {
    await browser.close()
    await gateway.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await main()
