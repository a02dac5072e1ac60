import type { Locator, Page } from '@playwright/test'
import { send } from '../../scripts/lib/client.mjs'
import { moveClock } from './clock'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import {
  agree,
  cashier,
  formOf,
  headline,
  left,
  notice,
  once,
  ORDER,
  ordersOf,
  payButton,
  payNow,
  topUp,
} from './pay-kit'

/*
 * The journey broken on purpose. Every flow ends with a look into the database: the rules of money hold, and each order has left
 * exactly the traces it may leave.
 */

const NOT_THERE = '数据不存在或已删除'

test('two users pay one bill at the same moment: one gets the cashier, the other reads name and time', async ({
  page,
  gateway,
  browser,
}) => {
  await loginAs(page, gateway, '13800000008')
  const form = await formOf(page, gateway, /2026年8月 气费/, '500')
  const context = await browser.newContext({ ...test.info().project.use })
  const other = await context.newPage()
  await loginAs(other, gateway, '13800000009', { tenantId: 't-1002' })
  const pages = [page, other]
  for (const one of pages) await one.goto(form)
  for (const one of pages) await expect(payButton(one)).toHaveText('立即支付 ¥500.00')
  for (const one of pages) await agree(one)
  await Promise.all(pages.map((one) => payButton(one).click()))
  const refusal = (one: Page) => notice(one).filter({ hasText: '支付中，请于' })
  for (const one of pages) await expect(cashier(one).or(refusal(one))).toBeVisible()
  const winner = (await cashier(page).isVisible()) ? page : other
  const loser = winner === page ? other : page
  const mask = winner === page ? '138****0008' : '138****0009'
  await expect(refusal(loser)).toContainText(
    new RegExp(`该账单正由${mask.replaceAll('*', '\\*')}支付中，请于(29|30)分钟后再试`),
  )
  await expect(cashier(loser)).toHaveCount(0)

  await cashier(winner).getByRole('button', { name: '支付成功' }).click()
  await expect(headline(winner)).toHaveText('支付成功')
  // Free again: what is still owed can be paid by the other one.
  await notice(loser).getByRole('button').last().click()
  await agree(loser)
  await expect(payButton(loser)).toBeEnabled()
  await payNow(loser)
  await expect(cashier(loser)).toBeVisible()
  await context.close()
  expect((await left(gateway, [])).broken).toEqual([])
})

test('the answer to each call of a payment is lost once: one order, one payment, one effect', async ({
  page,
  gateway,
  context,
}) => {
  await loginAs(page, gateway, '13800000008')
  const orders = ordersOf(page)
  await page.goto(await formOf(page, gateway, /2026年8月 气费/, '1000'))
  await agree(page)
  await expect(payButton(page)).toBeEnabled()
  await context.setOffline(true)
  await payNow(page)
  await expect(page.getByText('网络连接失败').or(page.getByText('请求失败')).first()).toBeVisible()
  await context.setOffline(false)

  const choice = (name: string) => cashier(page).getByRole('button', { name })
  await loseAnswer(page, '/pay/createOrder', payButton(page))
  await agree(page)
  await expect(payButton(page)).toBeEnabled()
  await loseAnswer(page, '/pay/prepay', payButton(page))
  await agree(page)
  await expect(payButton(page)).toBeEnabled()
  await payNow(page)
  await loseAnswer(page, '/pay/sandbox/pay', choice('支付成功'))
  await expect(choice('支付失败')).toBeEnabled()
  await choice('支付成功').click()
  await expect(headline(page)).toHaveText('支付成功')
  expect(orders).toHaveLength(1)
  expect(await left(gateway, orders)).toEqual({ broken: [], orders: [{ ...once('1000.00'), entries: 0 }] })
})

/** Taps the button; the call that follows reaches the gateway, and its answer is lost. */
async function loseAnswer(page: Page, call: string, button: Locator): Promise<void> {
  await page.route(
    `**${call}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(call))
  await button.click()
  // Before it the button is as it was before the tap, and a second tap would count for nothing.
  await lost
}

test('the cashier stays open until the order has ended: nothing is taken, the page says so', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001')
  const orders = ordersOf(page)
  await page.goto(topUp(gateway, '88'))
  await payNow(page)
  await expect(cashier(page)).toBeVisible()
  await moveClock(gateway, '2026-11-23T10:05:00+08:00')
  await cashier(page).getByRole('button', { name: '支付成功' }).click()
  await expect(headline(page)).toHaveText('已关闭')
  await expect(page.getByText('该支付单已关闭，未扣款')).toBeVisible()
  await page.getByRole('button', { name: '重新支付' }).click()
  await expect(page).toHaveURL(/pay\/(meters|place-order)/)
  expect(await left(gateway, orders)).toEqual({
    broken: [],
    orders: [{ state: 'CLOSED', paidAmount: '0.00', payments: 0, vouchers: 0, entries: 0 }],
  })
})

test('addresses with another customer’s bill or order show nothing of it and order nothing', async ({
  page,
  gateway,
  browser,
}) => {
  const context = await browser.newContext({ ...test.info().project.use })
  const owner = await context.newPage()
  await loginAs(owner, gateway, '13800000008')
  const form = await formOf(owner, gateway, /2026年8月 气费/, '200')
  const orders = ordersOf(owner)
  await owner.goto(form)
  await payNow(owner)
  await expect(cashier(owner)).toBeVisible()
  const billId = new URL(form).searchParams.get('billIds') ?? ''

  const headers = await loginAs(page, gateway, '13800000001')
  for (const [address, text] of [
    [`/pages/my-bill/details/details?billId=${billId}`, NOT_THERE],
    [`/pages/my-bill/details/day-details?billId=${billId}`, NOT_THERE],
    [`${ORDER}?bizType=BILL&billIds=${billId}`, '暂无账单'],
    [`/pages/pay/pay-amount-suborder?orderId=${orders[0]}`, NOT_THERE],
    [`/pages/pay/pay-result?orderId=${orders[0]}`, NOT_THERE],
  ] as const) {
    await page.goto(gateway.url + address)
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByText('点击重试')).toHaveCount(0)
    await expect(page.getByText('康宁医院')).toHaveCount(0)
    await expect(page.getByText(/69,769|¥200\.00/)).toHaveCount(0)
  }
  const post = (path: string, body: object) => send(gateway.url + path, { method: 'POST', headers, body })
  const bill = { bizType: 'BILL', billIds: [{ billId }], channel: 'SANDBOX', requestNo: 'foreign-bill-1' }
  expect(await post('/api/crmgas/pay/createOrder', bill)).toMatchObject({ code: '2902', data: null })
  const prepay = { orderId: orders[0], channel: 'SANDBOX', platform: 'H5', requestNo: 'foreign-order-1' }
  expect(await post('/api/crmgas/pay/prepay', prepay)).toMatchObject({ code: '2902', data: null })
  expect(await post('/api/crmgas/pay/cancel', { orderId: orders[0] })).toMatchObject({ code: '2902', data: null })
  await context.close()
})

test('amounts that no form lets through are refused by the gateway, and nothing is written', async ({ gateway }) => {
  const { logIn } = await import('../../scripts/lib/client.mjs')
  const { headers } = await logIn(gateway.url, '13800000001')
  const made = async () =>
    (await send(`${gateway.url}/api/crmgas/pay/record?pageNo=1&pageSize=1`, { headers })).data as { total: number }
  const before = await made()
  for (const amount of [
    '0',
    '0.00',
    '-10.00',
    '0.001',
    '10.001',
    '9.99',
    '1e9',
    '1000000000',
    'abc',
    '',
    '10,00',
    '1 0',
  ]) {
    const body = {
      bizType: 'PREPAY',
      amount,
      channel: 'SANDBOX',
      requestNo: `bad-amount-${Buffer.from(amount).toString('hex')}`,
    }
    const { code } = await send(`${gateway.url}/api/crmgas/pay/createOrder`, { method: 'POST', headers, body })
    expect([amount, code]).toEqual([amount, expect.stringMatching(/^(A2304|A2317|A2305|2901)$/)])
  }
  expect((await made()).total).toBe(before.total)
})
