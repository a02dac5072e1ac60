import { send } from '../../scripts/lib/client.mjs'
import { moveClock } from './clock'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { cashier, headline, LATER, left, once, ordersOf, payNow, topUp } from './pay-kit'
import { part } from '../../src/testing/parts'

/* The channel's notification in every shape it may have; each flow ends with a look into the database. */

for (const { mode, say } of [
  { mode: 'NEVER', say: 'never comes' },
  { mode: 'TWICE', say: 'comes twice' },
  { mode: 'SLOW', say: 'comes late' },
  { mode: 'BAD_SIGNATURE', say: 'has a wrong signature' },
]) {
  test.describe(`the notification ${say}`, () => {
    test.use({ settings: { 'sandbox.mode': mode } })

    test('the payer sees the success, and the money is counted once', async ({ page, gateway }) => {
      await loginAs(page, gateway, '13800000001')
      const orders = ordersOf(page)
      await page.goto(topUp(gateway, '200'))
      await payNow(page)
      await cashier(page).getByRole('button', { name: '支付成功' }).click()
      await expect(headline(page)).toHaveText('支付成功')
      // Whatever is still on its way arrives now.
      await moveClock(gateway, LATER)
      await page.goto(`${gateway.url}/pages/fee/fee/fee`)
      await expect(page.locator(part.ledgerEntry).first()).toContainText('+¥200.00')
      expect(await left(gateway, orders)).toEqual({ broken: [], orders: [{ ...once('200.00'), entries: 1 }] })
    })
  })
}

test.describe('the gateway dies between payment and notification', () => {
  test.use({ settings: { 'sandbox.mode': 'SLOW' } })

  test('the waiting page polls on, and shows the success once it is back', async ({ page, builtGateway: gateway }) => {
    await loginAs(page, gateway, '13800000001')
    const orders = ordersOf(page)
    let died = () => {}
    const dead = new Promise<void>((resolve) => (died = resolve))
    // Not even the page's first question has an answer.
    await page.route('**/pay/query?*', async (route) => {
      await dead
      await route.continue()
    })
    await page.goto(topUp(gateway, '200'))
    await payNow(page)
    const asked = page.waitForRequest('**/pay/query?*')
    await cashier(page).getByRole('button', { name: '支付成功' }).click()
    await asked
    await gateway.kill()
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/pay/query'))
    died()
    await failed
    await expect(headline(page)).toHaveText('正在确认支付结果')
    await expect(page.getByText('加载失败，点击重试')).toHaveCount(0)

    const again = await gateway.again({ CLOCK_NOW: '2026-11-23T09:33:00+08:00' })
    await expect(headline(page)).toHaveText('支付成功')
    await page.goto(`${gateway.url}/pages/fee/fee/fee`)
    await expect(page.locator(part.ledgerEntry).first()).toContainText('+¥200.00')
    expect(await left(again, orders)).toEqual({ broken: [], orders: [{ ...once('200.00'), entries: 1 }] })
  })
})

test.describe('the notification names another amount', () => {
  test.use({ settings: { 'sandbox.mode': 'BAD_AMOUNT' } })

  test('the payer reads what becomes of the money, and all of it is on the balance', async ({ page, gateway }) => {
    const headers = await loginAs(page, gateway, '13800000001')
    const orders = ordersOf(page)
    let resolved = () => {}
    const notified = new Promise<void>((resolve) => (resolved = resolve))
    // The notification comes before the gateway has asked by itself, which it does for the third question of the page.
    await page.route('**/pay/query?*', async (route) => {
      await notified
      await route.continue()
    })
    await page.goto(topUp(gateway, '300'))
    await payNow(page)
    await cashier(page).getByRole('button', { name: '支付成功' }).click()
    const state = async () => {
      const answer = await send(`${gateway.url}/api/crmgas/pay/order?orderId=${orders[0]}`, { headers })
      return (answer.data as { state: string }).state
    }
    await expect.poll(state).toMatch(/^(EXCEPTION|SUCCESS_TO_BALANCE)$/)
    resolved()
    await expect(headline(page)).toHaveText(/^(支付异常|已转入余额)$/)
    await expect(page.locator(part.resultText)).toHaveText(/^款项[将已]转入账户余额$/)
    await moveClock(gateway, LATER)
    await page.reload()
    await expect(headline(page)).toHaveText('已转入余额')
    await expect(page.locator(part.result)).toContainText('¥300.01')
    await page.goto(`${gateway.url}/pages/fee/fee/fee`)
    await expect(page.locator(part.ledgerEntry).first()).toContainText('+¥300.01')
    expect(await left(gateway, orders)).toEqual({
      broken: [],
      orders: [{ ...once('300.01', 'SUCCESS_TO_BALANCE'), entries: 1 }],
    })
  })
})
