import { moveClock } from './clock'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { cashier, enter, headline, ORDER, payButton, payNow } from './pay-kit'
import { part } from '../../src/testing/parts'

const PAYER = '13800000001'
test.use({ atWork: ['billing', 'payment'] })

const TOMORROW = '2026-11-24T12:00:00+08:00'

test('FL-A5: two of three payments, and a day goes by: what was paid is on the balance, and says so', async ({
  page,
  gateway,
  browser,
}) => {
  const headers = await loginAs(page, gateway, PAYER)
  await page.goto(`${gateway.url}${ORDER}?bizType=PREPAY`)
  await enter(page, '128000')
  await expect(payButton(page)).toHaveText('分3笔支付 ¥128,000.00')
  await payNow(page)
  await expect(page.locator(`${part.slice} ${part.amount}`)).toHaveText(['¥50,000.00', '¥50,000.00', '¥28,000.00'])
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

  for (const slice of [0, 1]) {
    await page.locator(part.slice).nth(slice).getByRole('button', { name: '去支付' }).click()
    await cashier(page).getByRole('button', { name: '支付成功' }).click()
    await expect(headline(page)).toHaveText('部分支付')
    await page.getByRole('button', { name: '支付下一笔' }).click()
  }

  // A day ends the tokens as well: the next visit needs another login.
  await page.close()
  await moveClock(gateway, TOMORROW)
  const context = await browser.newContext({ ...test.info().project.use })
  const later = await context.newPage()
  await loginAs(later, gateway, PAYER)
  await later.goto(`${gateway.url}/pages/pay/record`)
  // The order shows what came in of its 128,000.
  await expect(later.locator(part.record, { hasText: '¥100,000.00' })).toContainText('部分支付已转余额')
  await later.goto(`${gateway.url}/pages/fee/fee/fee`)
  await expect(later.locator(part.ledgerEntry, { hasText: '+¥100,000.00' })).toContainText('预存充值')
  await context.close()
  expect((await gateway.traces([orderId], TOMORROW)).broken).toEqual([])
})
