/*
 * npm run look: pictures of every page, to be looked at beside the design.
 *   --only bill,fee         some pages (names in scripts/lib/shown-pages.mjs; the beginning is enough)
 *   --as light,care         some of: light dark large care narrow error empty long (texts and sums) wide (the desk) wide-long weapp (its host)
 * Needs built apps (npm run build:h5, npm run build:weapp, npm run build:gateway). The pictures lie in .cache/look.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ensureChromium } from './lib/chromium.mjs'
import { storagePrefixes } from './lib/client.mjs'
import { startGateway } from './lib/gateway-process.mjs'
import { loadTs } from './lib/load-ts.mjs'
import { emptied, isAppCall, strained } from './lib/page-calls.mjs'
import { at } from './lib/paths.mjs'
import { copyOf, seededFolder } from './lib/seeded-data.mjs'
import { addressOf, customerOf, deskPages, shownPages, STAFF, staffOf } from './lib/shown-pages.mjs'

const say = (text) => process.stdout.write(`${text}\n`)
const argument = (name) => {
  const index = process.argv.indexOf(name)
  return index < 0 ? undefined : (process.argv[index + 1] ?? '').split(',').filter(Boolean)
}

const answered = (change) => async (route) => {
  const response = await route.fetch()
  await route.fulfill({ response, json: change(await response.json()) })
}

/** What is different about a picture. `calls`: what becomes of the page's calls. */
const ways = {
  light: {},
  dark: { look: { theme: 'dark' } },
  large: { look: { textSize: 'large' } },
  care: { look: { textSize: 'care' } },
  narrow: { width: 320 },
  error: { calls: (route) => route.abort() },
  empty: { calls: answered(emptied) },
  long: { calls: answered(strained), width: 320 },
  wide: { width: 1280 },
  'wide-long': { calls: answered(strained), width: 1280 },
  weapp: { weapp: true },
}
/** What a browser calls a request of the app's code, not of its files. */
const CALLS = new Set(['fetch', 'xhr'])

/** A browser of a phone with a login and a look in its storage, under the host's prefixes. */
async function phoneWith(browser, entries, { width, weapp }) {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const stored = Object.entries(entries).flatMap(([key, value]) =>
    storagePrefixes.map((prefix) => (weapp ? [`mp:${prefix}${key}`, JSON.stringify(value)] : [prefix + key, value])),
  )
  await context.addInitScript((all) => {
    for (const [key, value] of all) localStorage.setItem(key, value)
  }, stored)
  return context
}

async function picture(browser, hosts, { name, path, phone }, [way, chosen], customers) {
  const { look = {}, width = 390, calls, weapp = false } = chosen
  const { stored, ids } = (phone && customers.get(phone)) || { stored: {}, ids: {} }
  const context = await phoneWith(browser, { ...stored, ...look }, { width, weapp })
  const page = await context.newPage()
  if (calls)
    await page.route('**/*', (route) => {
      const request = route.request()
      const isCall = CALLS.has(request.resourceType()) && !isAppCall(new URL(request.url()).pathname)
      return isCall ? calls(route) : route.fallback()
    })
  const address = weapp && path === '/' ? '/pages/home/index/index' : addressOf(path, ids)
  await page.goto(weapp ? `${hosts.weapp}?entry=${encodeURIComponent(address)}` : hosts.h5 + address)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(400)
  // The page scrolls inside of the router's box: the window becomes as high as what is in it.
  const height = await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('*')].map((one) => one.scrollHeight)),
  )
  await page.setViewportSize({ width, height: Math.min(Math.max(844, height), 4000) })
  await page.waitForTimeout(200)
  await page.screenshot({ path: at('.cache/look', `${name}.${way}.png`) })
  // A call may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/** An option that is mistyped must not mean every page in every way. */
function refuseUnknown(as) {
  const unknown = [
    ...process.argv.slice(2).filter((one) => one.startsWith('-') && one !== '--only' && one !== '--as'),
    ...as.filter((one) => !(one in ways)),
  ]
  if (unknown.length === 0) return
  say(`Unknown: ${unknown.join(', ')}. Ways: ${Object.keys(ways).join(', ')}`)
  process.exit(2)
}

async function main() {
  const names = argument('--only')
  const chosen = [...shownPages, ...deskPages].filter(
    ({ name }) => names === undefined || names.some((one) => name.startsWith(one)),
  )
  const as = argument('--as') ?? Object.keys(ways)
  refuseUnknown(as)
  const executablePath = ensureChromium(say)
  rmSync(at('.cache/look'), { recursive: true, force: true })
  mkdirSync(at('.cache/look'), { recursive: true })
  const dataDir = copyOf(await seededFolder())
  const gateway = await startGateway({ dataDir })
  const weapp = as.includes('weapp')
    ? await (await loadTs('test/host/serve.ts')).startWeappHost({ gatewayUrl: gateway.url })
    : undefined
  const hosts = { h5: gateway.url, weapp: weapp?.url }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const customers = new Map()
    for (const phone of new Set(chosen.map((one) => one.phone).filter(Boolean)))
      customers.set(phone, await (phone === STAFF ? staffOf(gateway) : customerOf(gateway, phone)))
    // The mini-program has no desk.
    const wanted = chosen.flatMap((one) =>
      as.filter((way) => one.phone !== STAFF || way !== 'weapp').map((way) => [one, way]),
    )
    for (const [one, way] of wanted) await picture(browser, hosts, one, [way, ways[way]], customers)
    say(`${wanted.length} pictures in .cache/look`)
  } finally {
    await browser.close()
    await weapp?.close()
    await gateway.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await main()
