/*
 * The page of outlets at slow 4G while the server of the base map does not answer: when its first outlets stand there.
 */
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import { buildApp } from '../build.mjs'
import { ensureChromium } from '../chromium.mjs'
import { ms, table } from '../markdown.mjs'
import { rememberedVisit, slow4g } from '../page-load.mjs'
import { Missing } from '../parts.mjs'
import { onLite } from '../stand.mjs'

const phone = '13800000001'
const runs = 5
/** ms (rest 3-6). */
const most = 1200
const OUTLETS = '/subPages/position/position'
/** A row of the list with its number, and a marker of the map or of the rings with the same. */
const FIRST = '#app .ol-no'
const MARKER = '#app .tl-pin, #app .ol-pin'

export const part = {
  name: 'outlets-map',
  limit: `first outlets ≤ ${most} ms at slow 4G, tiles never`,
  run: async (say) => {
    const executablePath = ensureChromium(say)
    if (!executablePath) throw new Missing('no Chromium on this machine')
    await buildApp('h5')
    const dead = await neverAnswers()
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
    const env = {
      MAP_TILE_URL: `https://127.0.0.1:${dead.port}/{z}/{x}/{y}.png`,
      MAP_TILE_CRS: 'gcj02',
      MAP_TILE_ATTRIBUTION: '示例底图',
      MAP_TILE_APPROVAL: 'GS(2026)0000号',
    }
    try {
      return result(await onLite((gateway) => loads(browser, gateway.url), env))
    } finally {
      await browser.close()
      dead.close()
    }
  },
}

/** A server that takes connections and says nothing: not even the certificate comes. */
async function neverAnswers() {
  const sockets = new Set()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => socket.destroy())))
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const close = () => {
    sockets.forEach((socket) => socket.destroy())
    server.close()
  }
  return { port: server.address().port, close }
}

/** Visits with the app in the cache and this page not seen before. */
async function loads(browser, url) {
  const figures = []
  for (let run = 0; run < runs; run += 1) {
    const { context, page } = await rememberedVisit(browser, url, phone)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', slow4g)
    await page.goto(url + OUTLETS, { waitUntil: 'commit' })
    figures.push({ first: await paintedAt(page, FIRST), marker: await paintedAt(page, MARKER) })
    await context.close()
  }
  return figures
}

const paintedAt = async (page, selector) => {
  const look = (asked) => document.querySelector(asked) !== null && performance.now()
  return (await page.waitForFunction(look, selector, { polling: 'raf' })).jsonValue()
}

function result(figures) {
  const middle = (name) => figures.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(runs / 2)]
  const first = middle('first')
  const note = [
    `H5, ${phone}, slow 4G without a slowed processor, the app in the cache, this page's own code not; median of ${runs}. The server of the tiles takes requests and never answers.`,
    table(['first outlet of the list', 'first marker'], [[ms(first), ms(middle('marker'))]]),
  ]
  return { figure: ms(first), ok: first <= most, note: note.join('\n\n') }
}
