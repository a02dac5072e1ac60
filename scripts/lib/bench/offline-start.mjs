/*
 * The app started without a network: when the home page shows the figure that it read last (Y-21).
 */
import { chromium } from '@playwright/test'
import { buildApp } from '../build.mjs'
import { ensureChromium } from '../chromium.mjs'
import { ms } from '../markdown.mjs'
import { appCardPainted, figuresOf, rememberedVisit, watchPage } from '../page-load.mjs'
import { Missing } from '../parts.mjs'
import { onLite } from '../stand.mjs'

const phone = '13800000001'
const runs = 5
/** ms (issue 30). */
const most = 1000

export const part = {
  name: 'offline-start',
  limit: `useful home ≤ ${most} ms`,
  run: async (say) => {
    const executablePath = ensureChromium(say)
    if (!executablePath) throw new Missing('no Chromium on this machine')
    await buildApp('h5')
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
    try {
      return result(await onLite((gateway) => starts(browser, gateway.url)))
    } finally {
      await browser.close()
    }
  },
}

async function starts(browser, url) {
  const figures = []
  const { context } = await rememberedVisit(browser, url, phone)
  await context.setOffline(true)
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage()
    await watchPage(page)
    await page.goto(url, { waitUntil: 'commit' })
    await appCardPainted(page)
    figures.push((await figuresOf(page)).appCard)
    await page.close()
  }
  await context.close()
  return figures
}

function result(figures) {
  const middle = figures.sort((a, b) => a - b)[Math.floor(runs / 2)]
  const note = `H5, home of ${phone}, no network, started by the service worker, the processor not slowed; the figure painted by the app, which then answers taps; median of ${runs}, longest ${ms(figures.at(-1))}.`
  return { figure: ms(middle), ok: middle <= most, note }
}
