import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { appCardPainted, figuresOf, requestsBefore, watchPage } from '../../scripts/lib/page-load.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { expect, readingTest as test } from './fixtures'
import { loginAs } from './login'
import { settled, watchRequests } from './settled'
import { part } from '../../src/testing/parts'

const { h5: budget } = JSON.parse(readFileSync(at('config/budget.json'), 'utf8')) as {
  h5: { requestsBeforeFirstCard: number; cls: number }
}
const HOME_CALL = '**/crmgas/home/summary*'
const figure = '[data-first-card]'
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

/** The browser storage of a returning user; a new context with it has nothing in its cache. */
async function keptBy(page: Page): Promise<Kept> {
  await expect(page.locator(`#app ${figure}`)).toBeVisible()
  await settled(page)
  return page.context().storageState()
}

/** The same without what was kept of the customer: the login alone. */
const without = (kept: Kept, ...keys: string[]): Kept => ({
  ...kept,
  origins: kept.origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.filter(({ name }) => !keys.some((key) => name.endsWith(key))),
  })),
})

async function visit(browser: Browser, kept: Kept): Promise<Page> {
  const context = await browser.newContext({
    storageState: kept,
    viewport: { width: 390, height: 844 },
    isMobile: true,
  })
  const page = await context.newPage()
  watchRequests(page)
  await watchPage(page)
  return page
}

/** Nothing of these answers comes until released. */
async function holdBack(page: Page, what: string | RegExp): Promise<() => void> {
  let release = () => undefined as void
  const held = new Promise<void>((done) => (release = done))
  await page.route(what, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test.describe('the first card', () => {
  test('needs few requests: document, scripts, styles and calls, all counted', async ({ page, browser, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(gateway.url)
    const kept = await keptBy(page)

    const cold = await visit(browser, without(kept, 'homeSnapshot'))
    let homeCalls = 0
    await cold.route(HOME_CALL, async (route) => {
      homeCalls += 1
      // A slow answer: whatever goes by the clock instead of waiting for the card is seen.
      await new Promise((done) => setTimeout(done, 3000))
      await route.continue()
    })
    await cold.goto(gateway.url)
    await appCardPainted(cold)
    const before = await requestsBefore(cold, 'appCard')
    expect(before.length, before.join('\n')).toBeLessThanOrEqual(budget.requestsBeforeFirstCard)
    expect(homeCalls).toBe(1)
    await cold.context().close()

    const loginOnly = await visit(browser, without(kept, 'homeSnapshot', 'userState'))
    await loginOnly.goto(gateway.url)
    await appCardPainted(loginOnly)
    const asked = await requestsBefore(loginOnly, 'appCard')
    // The user has to be loaded once more.
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(budget.requestsBeforeFirstCard + 1)
    await loginOnly.context().close()
  })

  test('stands still, on the home page and on lists', async ({ page, browser, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(gateway.url)
    const kept = await keptBy(page)
    const lists = ['home/meter-list/meter-list', 'my-bill/list/list', 'mall/mall', 'top-news/news-list/news-list']
    const pages = ['/', ...lists.map((list) => `/pages/${list}`)]
    for (const path of pages) {
      const cold = await visit(browser, without(kept, 'homeSnapshot', 'homeEntries'))
      await cold.goto(gateway.url + path)
      await expect(cold.locator('#shell')).toHaveCount(0)
      await settled(cold)
      expect((await figuresOf(cold)).shift, path).toBeLessThanOrEqual(budget.cls)
      await cold.context().close()
    }
  })
})

test.describe('before any script', () => {
  const shapes = [
    ['/', '首页', ['首页', '商城', '头条', '我的']],
    ['/pages/my-bill/list/list', '我的账单', []],
    ['/pages/login/login/login', '登录', []],
  ] as const
  for (const [path, name, tabs] of shapes) {
    test(`${path} has its shape and its name`, async ({ page, gateway }) => {
      await holdBack(page, '**/*.js')
      await page.goto(gateway.url + path, { waitUntil: 'commit' })
      await expect(page.locator(part.shellName)).toHaveText(name)
      await expect(page.locator(part.shellCard).first()).toBeVisible()
      await expect(page.locator(`${part.shellTabs} b`)).toHaveText([...tabs])
      await expect(page).toHaveTitle(name)
    })
  }

  test('dark and large as the user chose', async ({ page, gateway }) => {
    await holdBack(page, '**/*.js')
    await page.addInitScript(() => {
      for (const prefix of ['hyn_dev_', '']) {
        localStorage.setItem(`${prefix}theme`, 'dark')
        localStorage.setItem(`${prefix}textSize`, 'care')
      }
    })
    await page.goto(gateway.url, { waitUntil: 'commit' })
    await expect(page.locator('#shell')).toHaveCSS('background-color', 'rgb(14, 17, 22)')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 17, 22)')
    await expect(page.locator(part.shellTabs)).toHaveCSS('height', '64px')
  })
})

test.describe('the last home', () => {
  test('is painted at once on the next visit, with the network held back', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(gateway.url)
    const shown = await page.locator(`#app ${figure} [role=text]`).textContent()
    await keptBy(page)

    const giveScripts = await holdBack(page, '**/*.js')
    const giveCalls = await holdBack(page, HOME_CALL)
    await page.goto(gateway.url, { waitUntil: 'commit' })
    await expect(page.locator(`#shell ${figure}`)).toHaveText(shown ?? '')
    await expect(page.locator(part.shellName)).toHaveText('华北精工陶瓷有限公司')

    giveScripts()
    const card = page.locator(`#app ${figure}`)
    await expect(page.locator('#shell')).toHaveCount(0)
    await expect(card.locator('[role=text]')).toHaveText(shown ?? '')
    giveCalls()
    await expect(page.getByText('11月下旬气款逾期未付').first()).toBeVisible()
  })

  test('is not shown to another user, and ends with the login', async ({ page, browser, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(gateway.url)
    const kept = await keptBy(page)

    // Another login in the same browser, without a logout before.
    const other = await visit(browser, without(kept, 'bpCode', 'companyCode'))
    await loginAs(other, gateway, '13800000008')
    const giveCalls = await holdBack(other, /\/api\//)
    await other.goto(gateway.url, { waitUntil: 'commit' })
    await expect(other.locator(part.shellName)).toHaveText('首页')
    await expect(other.locator(figure)).toHaveCount(0)
    giveCalls()
    await expect(other.locator(`#app ${figure}`)).toBeVisible()
    await expect(other.getByText('华北精工陶瓷有限公司')).toHaveCount(0)
    await other.context().close()

    await page.goto(`${gateway.url}/subPages/settings/settings`)
    await page.getByRole('button', { name: '退出登录', exact: true }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await page.waitForURL(/login/)
    const left = await page.context().storageState()
    expect(JSON.stringify(left)).not.toContain('华北精工陶瓷有限公司')
    await holdBack(page, '**/*.js')
    await page.goto(gateway.url, { waitUntil: 'commit' })
    await expect(page.locator(part.shellName)).toHaveText('首页')
    await expect(page.locator(figure)).toHaveCount(0)
  })
})
