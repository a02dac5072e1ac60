import type { Browser } from '@playwright/test'
import { send } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { settled, watchRequests } from './settled'
import { loadSlowly, moved } from './slow-load'

/*
 * Pages that draw the answers of several calls stand still while they load: a new browser opens them by their address. Of all pages, in
 * a browser that has opened others before, test/e2e/accessibility.h5.spec.ts asks the same.
 */

const BILLS = '/pages/my-bill/list/list'
const PAY = '/pages/pay/meters'
const SHOP = '/subPagesB/pages/gas-package/index'
const INDUSTRY = '13800000001'
const HOSPITAL = '13800000008'

/** What a page moved until it had all its answers. */
async function movedOf(browser: Browser, gateway: GatewayProcess, phone: string, path: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, isMobile: true })
  await loginAs(context, gateway, phone)
  const page = await context.newPage()
  watchRequests(page)
  await loadSlowly(page)
  await page.goto(gateway.url + path)
  await expect(page.locator('#shell')).toHaveCount(0)
  await settled(page)
  const parts = await moved(page)
  await context.close()
  return parts.length === 0 ? [] : [{ phone, path, width, parts }]
}

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
    for (const [phone, path] of pages) found.push(...(await movedOf(browser, gateway, phone, path, width)))
  const order = { bizType: 'BILL', billIds: [{ billId }], channel: 'SANDBOX', requestNo: 'shift-1' }
  // The logins of the pages have ended the first one.
  const payer = await loginAs(page, gateway, HOSPITAL)
  const made = await send(`${gateway.url}/api/crmgas/pay/createOrder`, { method: 'POST', headers: payer, body: order })
  expect(made.code).toBe('1000')
  for (const path of [BILLS, bill, PAY]) found.push(...(await movedOf(browser, gateway, HOSPITAL, path, 390)))
  expect(found).toEqual([])
})
