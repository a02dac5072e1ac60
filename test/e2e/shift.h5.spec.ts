import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { send } from '../../scripts/lib/client.mjs'
import { figuresOf, watchPage } from '../../scripts/lib/page-load.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { addressOf, customerOf, shownPages } from '../../scripts/lib/shown-pages.mjs'
import { expect, readingTest as test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { settled, watchRequests } from './settled'

const { h5: budget } = JSON.parse(readFileSync(at('config/budget.json'), 'utf8')) as { h5: { cls: number } }

/* Pages that draw the answers of several calls stand still while they load: a new browser opens them by their address. */

const BILLS = '/pages/my-bill/list/list'
const PAY = '/pages/pay/meters'
const SHOP = '/subPagesB/pages/gas-package/index'
/** By their names in scripts/lib/shown-pages.mjs. */
const ALSO = ['meter', 'energy-meter', 'package-days', 'recognitions']
const INDUSTRY = '13800000001'
const HOSPITAL = '13800000008'

/**
 * A page's own waits take twenty times as long: it stands still while all its answers come before its wait for them is over
 * (`HOLD`), and a busy machine gives them later without being the page's fault.
 */
function slowTimers(): void {
  const { setTimeout } = globalThis
  const slow = (run: () => void, ms = 0, ...given: unknown[]) => setTimeout(run, ms * 20, ...given)
  Object.assign(globalThis, { setTimeout: slow })
}

/** What a page moved until it had all its answers. */
async function shiftOf(browser: Browser, gateway: GatewayProcess, phone: string, path: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, isMobile: true })
  await loginAs(context, gateway, phone)
  const page = await context.newPage()
  watchRequests(page)
  await page.addInitScript(slowTimers)
  await watchPage(page)
  await page.goto(gateway.url + path)
  await expect(page.locator('#shell')).toHaveCount(0)
  await settled(page)
  const { shift, moved } = await figuresOf(page)
  await context.close()
  return { phone, path, width, stands: shift <= budget.cls, ...(shift > budget.cls && { shift, moved }) }
}

test('pages that are drawn of many answers stand still too', async ({ browser, gateway }) => {
  const customer = await customerOf(gateway, INDUSTRY)
  const found = []
  for (const { path } of shownPages.filter(({ name }) => ALSO.includes(name)))
    found.push(await shiftOf(browser, gateway, INDUSTRY, addressOf(path, customer.ids), 390))
  expect(found).toHaveLength(ALSO.length)
  expect(found.filter(({ stands }) => !stands)).toEqual([])
})

test('bills, a bill, the payment page and the shop of packages stand still while they load, with an order that waits too', async ({
  browser,
  page,
  gateway,
}) => {
  const headers = await loginAs(page, gateway, HOSPITAL)
  const { data } = await send(`${gateway.url}/api/crmgas/bill/list?state=UNPAID_ALL`, { headers })
  const billId =
    (data as { list: { billId: string; canPay: boolean }[] }).list.find(({ canPay }) => canPay)?.billId ?? ''
  const bill = `/pages/my-bill/details/details?billId=${billId}`
  const pages = [
    [INDUSTRY, BILLS],
    [INDUSTRY, PAY],
    [INDUSTRY, SHOP],
    [HOSPITAL, BILLS],
    [HOSPITAL, bill],
    [HOSPITAL, PAY],
  ] as const
  const found = []
  for (const width of [390, 320])
    for (const [phone, path] of pages) found.push(await shiftOf(browser, gateway, phone, path, width))
  const order = { bizType: 'BILL', billIds: [{ billId }], channel: 'SANDBOX', requestNo: 'shift-1' }
  // The logins of the pages have ended the first one.
  const payer = await loginAs(page, gateway, HOSPITAL)
  const made = await send(`${gateway.url}/api/crmgas/pay/createOrder`, { method: 'POST', headers: payer, body: order })
  expect(made.code).toBe('1000')
  for (const path of [BILLS, bill, PAY]) found.push(await shiftOf(browser, gateway, HOSPITAL, path, 390))
  expect(found.filter(({ stands }) => !stands)).toEqual([])
})
