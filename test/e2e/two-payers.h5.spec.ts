import { moveClock } from './clock'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { cashier, formOf, headline, notice, payButton } from './pay-kit'
import { watchRequests } from './settled'

test.describe.configure({ timeout: 120_000 })

const TITLE = /2026年8月 气费/

test('FL-A7: a bill that somebody is paying waits for him; his late money goes to the balance, the bill is paid once', async ({
  page,
  gateway,
  browser,
}) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(await formOf(page, gateway, TITLE, '1000'))
  await payButton(page).click()
  await expect(cashier(page)).toBeVisible()

  // The same user on another phone is told that it is his own order.
  const other = await browser.newContext()
  const second = await other.newPage()
  watchRequests(second)
  await loginAs(second, gateway, '13800000008')
  await second.goto(page.url())
  await payButton(second).click()
  await expect(notice(second)).toContainText('您有未完成的支付单')
  await notice(second).getByRole('button', { name: '取消原订单' }).click()
  await expect(second.getByText('原订单已取消')).toBeVisible()
  await payButton(second).click()
  await cashier(second).getByRole('button', { name: '支付成功' }).click()
  await expect(headline(second)).toHaveText('支付成功', { timeout: 20_000 })

  await cashier(page).getByRole('button', { name: '延迟到账' }).click()
  await moveClock(gateway, '2026-11-23T10:40:00+08:00')
  await second.goto(`${gateway.url}/pages/pay/record`)
  await expect(second.locator('.pay-record', { hasText: '¥1,000.00' })).toHaveCount(2)
  await expect(second.locator('.pay-record', { hasText: '支付成功' }).first()).toContainText('¥1,000.00')
  await other.close()
})
