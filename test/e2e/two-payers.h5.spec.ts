import { moveClock } from './clock'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { cashier, formOf, headline, payButton, payNow } from './pay-kit'
import { part } from '../../src/testing/parts'

const TITLE = /2026年8月 气费/

test('FL-A7: a bill with a running payment waits for it; late money goes to the balance, the bill is paid once', async ({
  page,
  gateway,
  browser,
}) => {
  await loginAs(page, gateway, '13800000008')
  const form = await formOf(page, gateway, TITLE, '1000')
  const answer = page.waitForResponse('**/pay/createOrder')
  await page.goto(form)
  await payNow(page)
  const { body } = (await (await answer).json()) as { body: { data: { expireAt: string } } }
  // Shanghai time, as the gateway's clock is set and read.
  const after = (seconds: number) =>
    new Date(Date.parse(body.data.expireAt) + (seconds + 8 * 3600) * 1000).toISOString().replace('Z', '+08:00')
  await cashier(page).getByRole('button', { name: '延迟到账' }).click()
  await expect(headline(page)).toHaveText('正在确认支付结果')

  // A colleague reads name and time of the payer; the button waits.
  const context = await browser.newContext({ ...test.info().project.use })
  const other = await context.newPage()
  await loginAs(other, gateway, '13800000009', { tenantId: 't-1002' })
  await other.goto(form)
  await expect(other.getByText(/该账单正由138\*{4}0008支付中，请于(29|30)分钟后再试/)).toBeVisible()
  await expect(payButton(other)).toBeDisabled()

  await moveClock(gateway, after(5))
  await expect(headline(page)).toHaveText('已关闭')
  await other.reload()
  await expect(payButton(other)).toHaveText('立即支付 ¥1,000.00')
  await payNow(other)
  await cashier(other).getByRole('button', { name: '支付成功' }).click()
  await expect(headline(other)).toHaveText('支付成功')
  await context.close()

  // The channel pays the first one a minute after the end; the job after its notification brings that money to the balance.
  await moveClock(gateway, after(300))
  await moveClock(gateway, after(330))
  await page.goto(`${gateway.url}/pages/pay/record`)
  const records = page.locator(part.record, { hasText: '¥1,000.00' })
  await expect(records).toHaveCount(2)
  await expect(records.filter({ hasText: '已转入余额' })).toHaveCount(1)
  await expect(records.filter({ hasText: '支付成功' })).toHaveCount(1)
  await page.goto(`${gateway.url}/pages/fee/fee/fee`)
  await expect(page.locator(part.ledgerEntry, { hasText: '+¥1,000.00' })).toHaveCount(1)
  expect((await gateway.traces([], after(330))).broken).toEqual([])
})
