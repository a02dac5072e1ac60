/* Y-21, Y-23: the app without a network, what was filed meanwhile, and a form that is finished on another phone. */
import type { Browser, Page } from '@playwright/test'
import { send, storagePrefixes } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { settled, watchRequests } from './settled'

test.use({ serviceWorkers: 'allow' })

const ADD = '/subPages/customer-service/add?ticketType=CONSULT'
const PHONE = '13800000001'
/** A customer with bills to be paid. */
const DEBTOR = '13800000008'

/** The login is remembered: what is read stays on the phone. */
async function remember(page: Page): Promise<void> {
  await page.addInitScript((prefixes) => {
    for (const prefix of prefixes) localStorage.setItem(`${prefix}rememberMe`, '1')
  }, storagePrefixes)
}

/** Names of what the phone keeps; their contents are sealed. */
const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { name = '' } = (await indexedDB.databases()).find((one) => one.name?.endsWith('vault')) ?? {}
    if (name === '') return []
    const base = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => done(opening.result)
      opening.onerror = () => fail(opening.error)
    })
    const keys = await new Promise<IDBValidKey[]>((done) => {
      const asked = base.transaction('kept').objectStore('kept').getAllKeys()
      asked.onsuccess = () => done(asked.result)
    })
    base.close()
    return keys.map(String)
  })

const isKept = (page: Page, call: string) =>
  expect.poll(async () => (await keptNames(page)).some((name) => name.includes(call))).toBe(true)

/** How many consultations the customer has filed. */
async function filed(gateway: GatewayProcess, headers: Record<string, string>): Promise<number> {
  const { data } = await send(`${gateway.url}/api/crmgas/serviceTicket/list?ticketType=CONSULT`, { headers })
  return (data as { total: number }).total
}

test('without a network the app starts, and shows what it read last with its age (Y-21)', async ({
  page,
  context,
  gateway,
}) => {
  await loginAs(page, gateway, DEBTOR)
  await remember(page)
  await page.goto(`${gateway.url}/`)
  const amount = page.locator('[data-first-card]')
  await expect(amount).toBeVisible()
  const shown = await amount.innerText()
  await page.goto(`${gateway.url}/pages/my-bill/list/list`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await isKept(page, 'home/summary')
  await isKept(page, 'bill/list')
  const list = await page.getByRole('listitem').first().innerText()

  await context.setOffline(true)
  await page.goto(`${gateway.url}/`)
  await expect(page.getByText(/^数据截至 .*，离线$/)).toBeVisible()
  expect(await amount.innerText()).toBe(shown)
  await page.goto(`${gateway.url}/pages/my-bill/list/list`)
  await expect(page.getByText(/^数据截至 .*，离线$/)).toBeVisible()
  expect(await page.getByRole('listitem').first().innerText()).toBe(list)

  await context.setOffline(false)
  await expect(page.getByText(/，离线$/)).toBeHidden()
})

async function fillIn(page: Page, text: string): Promise<void> {
  await page.getByLabel('说说情况').fill(text)
}

test('a ticket without an answer, and one without a network: each goes out once, in order (Y-21)', async ({
  page,
  context,
  gateway,
}) => {
  const headers = await loginAs(page, gateway, PHONE)
  await remember(page)
  const before = await filed(gateway, headers)
  await page.goto(`${gateway.url}${ADD}`)
  await fillIn(page, '断网前提交的第一单')
  // It arrives; its answer does not.
  await page.route(
    '**/serviceTicket/add',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: '提交工单' }).click()
  await expect(page.getByText('已保存，联网后自动提交')).toBeVisible()
  expect(await filed(gateway, headers)).toBe(before + 1)

  await page.goto(`${gateway.url}${ADD}`)
  await context.setOffline(true)
  await fillIn(page, '断网时提交的第二单')
  await page.getByRole('button', { name: '提交工单' }).click()
  await expect(page.getByText('已保存，联网后自动提交')).toBeVisible()

  await context.setOffline(false)
  await expect.poll(() => filed(gateway, headers)).toBe(before + 2)
  await page.goto(`${gateway.url}/subPages/customer-service/index`)
  await expect(page.getByText('待提交')).toBeHidden()
  expect(await filed(gateway, headers)).toBe(before + 2)
})

/** Another phone of the same user. */
async function otherPhone(browser: Browser, gateway: GatewayProcess): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  watchRequests(page)
  await loginAs(page, gateway, PHONE)
  return page
}

test('a form that was left is finished on another phone (Y-23)', async ({ page, browser, gateway }) => {
  await loginAs(page, gateway, PHONE)
  await page.goto(`${gateway.url}${ADD}`)
  const saved = page.waitForResponse((answer) => answer.url().includes('/draft/save'))
  await fillIn(page, '锅炉房表具旁有异响，想咨询')
  await saved
  await page.close()

  const other = await otherPhone(browser, gateway)
  await other.goto(`${gateway.url}${ADD}`)
  await other.getByRole('button', { name: '继续填写' }).click()
  await expect(other.getByLabel('说说情况')).toHaveValue('锅炉房表具旁有异响，想咨询')
  const cleared = other.waitForResponse((answer) => answer.url().includes('/draft/clear'))
  await other.getByRole('button', { name: '提交工单' }).click()
  await expect(other.getByText('提交成功')).toBeVisible()
  await cleared
  await other.goto(`${gateway.url}${ADD}`)
  await settled(other)
  await expect(other.getByText('填写的内容未提交')).toBeHidden()
  await other.context().close()
})
