import { moveClock } from './clock'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { cashier, enter, headline, payButton } from './pay-kit'

test.describe.configure({ timeout: 120_000 })

test('FL-A5: two of three payments, and a day goes by: what was paid is on the balance, and says so', async ({
  page,
  gateway,
}) => {
  const headers = await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/pages/pay/place-order?bizType=PREPAY`)
  await enter(page, '128000')
  await payButton(page).click()
  await expect(page.locator('.pay-slice .u-amt')).toHaveText(['¥50,000.00', '¥50,000.00', '¥28,000.00'])
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''

  // Out of their order they are refused.
  const address = `${gateway.url}/api/crmgas/pay`
  const seen = await page.request.get(`${address}/order?orderId=${orderId}`, { headers })
  const { body } = (await seen.json()) as { body: { data: { subOrders: { subOrderId: string }[] } } }
  const second = {
    orderId,
    subOrderId: body.data.subOrders[1]?.subOrderId,
    channel: 'SANDBOX',
    requestNo: 'second-first',
  }
  expect(await (await page.request.post(`${address}/prepay`, { headers, data: second })).text()).toContain('A2320')

  for (const slice of [1, 2]) {
    await page
      .locator('.pay-slice')
      .nth(slice - 1)
      .getByRole('button', { name: '去支付' })
      .click()
    await cashier(page).getByRole('button', { name: '支付成功' }).click()
    await expect(headline(page)).toHaveText('部分支付', { timeout: 20_000 })
    await page.getByRole('button', { name: '支付下一笔' }).click()
  }
  await moveClock(gateway, '2026-11-24T12:00:00+08:00')
  await page.goto(`${gateway.url}/pages/pay/record`)
  await expect(page.locator('.pay-record', { hasText: '¥128,000.00' })).toContainText('部分支付已转余额')
  await page.goto(`${gateway.url}/pages/fee/fee/fee`)
  await expect(page.locator('.fee-row', { hasText: '+¥100,000.00' })).toContainText('预存充值')
})
