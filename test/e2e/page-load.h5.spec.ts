import type { Page } from '@playwright/test'
import { expect, readingTest as test } from './fixtures'

/* Specification 2: pages with files that fail or hang. */

const FAILED = /(加载失败|网络未连接)，点击重试/
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: FAILED })
/** Tries again. */
const retry = (page: Page) => page.getByRole('button', { name: FAILED })
const indicator = (page: Page) => page.getByRole('status', { name: '加载中' })
const about = (url: string) => `${url}/pages/about/about`
/** Files of single pages; what every page has is loaded first. */
const files = /\/chunk\/[^/]+\.js$/

/** Does something with every file that is asked for from now on; answers how to let them through again. */
async function fromNowOn(page: Page, what: 'abort' | 'hang'): Promise<() => void> {
  let open = false
  const waiting: (() => void)[] = []
  await page.route(files, async (route) => {
    if (!open && what === 'abort') return route.abort()
    if (!open) await new Promise<void>((go) => waiting.push(go))
    return route.continue()
  })
  return () => {
    open = true
    for (const go of waiting) go()
  }
}

test('a file that fails: shown in place of the page, a tap loads it', async ({ page, gateway }) => {
  await page.goto(about(gateway.url))
  const row = page.getByRole('button', { name: '联系我们' })
  await expect(row).toBeVisible()
  const letThrough = await fromNowOn(page, 'abort')
  await row.click()
  await expect(failure(page)).toBeVisible()
  await expect(page).toHaveURL(/contactUs/)
  letThrough()
  await retry(page).click()
  await expect(page.getByText('廊坊新源燃气有限公司')).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test('back from a page that failed: the former one, without the failure', async ({ page, gateway }) => {
  await page.goto(about(gateway.url))
  await expect(page.getByRole('button', { name: '联系我们' })).toBeVisible()
  const letThrough = await fromNowOn(page, 'abort')
  await page.getByRole('button', { name: '联系我们' }).click()
  await expect(failure(page)).toBeVisible()
  letThrough()
  await page.goBack()
  await expect(failure(page)).toHaveCount(0)
  await page.getByRole('button', { name: '联系我们' }).click()
  await expect(page.getByText('廊坊新源燃气有限公司')).toBeVisible()
})

test('without a network: the page’s bar with the way back, a try that stays in the app, and the page once there is one', async ({
  page,
  context,
  gateway,
}) => {
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => uncaught.push(message))
  await page.goto(about(gateway.url))
  const row = page.getByRole('button', { name: '联系我们' })
  await expect(row).toBeVisible()
  await context.setOffline(true)
  await row.click()
  await expect(failure(page)).toContainText('联系我们')
  await expect(failure(page)).toContainText('网络未连接，点击重试')
  await failure(page).getByRole('button', { name: '返回' }).click()
  await expect(failure(page)).toHaveCount(0)
  await expect(page).toHaveURL(/about\/about/)
  await row.click()
  await retry(page).click()
  await expect(failure(page)).toBeVisible()
  await expect(page).toHaveURL(/contactUs/)
  expect(uncaught).toEqual([])
  await context.setOffline(false)
  await retry(page).click()
  await expect(page.getByText('廊坊新源燃气有限公司')).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test('a file that hangs: the indicator, after 60 s the failure, and the page when it comes after all', async ({
  page,
  gateway,
}) => {
  await page.clock.install()
  await page.goto(about(gateway.url))
  const row = page.getByRole('button', { name: '联系我们' })
  await expect(row).toBeVisible()
  const letThrough = await fromNowOn(page, 'hang')
  await row.click()
  await expect(indicator(page)).toBeVisible()
  await page.clock.fastForward(50_000)
  await expect(indicator(page)).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
  await page.clock.fastForward(11_000)
  await expect(failure(page)).toBeVisible()
  letThrough()
  await expect(page.getByText('廊坊新源燃气有限公司')).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test('a first page that fails says so as well', async ({ page, gateway }) => {
  await page.goto(about(gateway.url))
  await expect(page.getByRole('button', { name: '联系我们' })).toBeVisible()
  const chunk = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/chunk\/.*\.js$/.test(name)),
  )
  expect(chunk.length).toBeGreaterThan(0)
  await page.route(
    (url) => url.href === chunk[0],
    (route) => route.abort(),
  )
  await page.reload()
  await expect(failure(page)).toBeVisible()
})

test('the app’s own file fails: shown under the page’s name, a tap loads it', async ({ page, gateway }) => {
  await page.route(/\/js\/app[^/]*\.js$/, (route) => route.abort())
  await page.goto(about(gateway.url))
  await expect(failure(page)).toBeVisible()
  await expect(failure(page)).toContainText('关于我们')
  await page.unroute(/\/js\/app[^/]*\.js$/)
  await retry(page).click()
  await expect(page.getByRole('button', { name: '联系我们' })).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})
