import type { Page } from '@playwright/test'
import { moveClock } from './clock'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { cashier, headline, payNow } from './pay-kit'
import { settled } from './settled'
import { part } from '../../src/testing/parts'

test.use({ atWork: ['billing', 'metering', 'payment'] })

const PLANS = '/subPages/installment/list'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })
const state = (page: Page, words: string) =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()

/** The mill is the second customer number of this user. */
async function atTheMill(page: Page, gateway: GatewayProcess): Promise<void> {
  await loginAs(page, gateway, '13800000008')
  await page.goto(`${gateway.url}/pages/switch-bp/switch/switch`)
  await button(page, '户号 1000000004').click()
  await state(page, '切换成功')
  await settled(page)
}

/** Asks for a plan of 30 % and six parts; comes to its page. */
async function apply(page: Page, gateway: GatewayProcess): Promise<void> {
  await page.goto(gateway.url + PLANS)
  await button(page, '申请分期').click()
  const sheet = page.getByRole('dialog', { name: '申请分期' })
  await expect(sheet.getByText('分期总额')).toBeVisible()
  await sheet.getByLabel('申请原因').fill('订单减少，资金周转紧张')
  await sheet.getByRole('checkbox', { name: '我已阅读并同意分期协议' }).click()
  await sheet.getByRole('button', { name: '提交' }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/installment\/detail/)
}

/** Pays what is on the form, in as many payments as it takes. */
async function payWhole(page: Page): Promise<void> {
  await payNow(page)
  const slices = page.locator(part.slice)
  await expect(cashier(page).or(slices.first())).toBeVisible()
  const count = await slices.count()
  if (count === 0) await cashier(page).getByRole('button', { name: '支付成功' }).click()
  for (let at = 0; at < count; at++) {
    await slices.nth(at).getByRole('button', { name: '去支付' }).click()
    await cashier(page).getByRole('button', { name: '支付成功' }).click()
    if (at === count - 1) continue
    await expect(headline(page)).toHaveText('部分支付')
    await button(page, '支付下一笔').click()
  }
  await expect(headline(page)).toHaveText('支付成功')
}

test('FL-A8: arrears go into a plan; its down payment ends the stop of gas that was noticed', async ({
  page,
  gateway,
}) => {
  await atTheMill(page, gateway)
  await page.goto(`${gateway.url}/pages/my-bill/list/list`)
  await state(page, '已逾期')
  await page.goto(`${gateway.url}/pages/pay/meters`)
  await state(page, '停气通知')
  await apply(page, gateway)
  const plan = page.url()
  await state(page, '审核中')
  await moveClock(gateway, '2026-11-23T10:30:00+08:00')
  await page.goto(plan)
  await state(page, '待付首期')
  await button(page, '支付首付').click()
  await payWhole(page)
  await page.goto(plan)
  await state(page, '履约中')
  await page.goto(`${gateway.url}/pages/my-bill/list/list?state=UNPAID_ALL`)
  await state(page, '分期中')
  await page.goto(`${gateway.url}/pages/pay/meters`)
  await settled(page)
  await expect(page.getByText('停气通知')).toHaveCount(0)
})

test('FL-A8: the gas is stopped, paid for, and comes back by the customer’s own word', async ({ page, gateway }) => {
  const meters = `${gateway.url}/pages/pay/meters`
  await moveClock(gateway, '2026-11-30T10:10:00+08:00')
  await atTheMill(page, gateway)
  await page.goto(`${gateway.url}/pages/home/meter-list/meter-list`)
  await state(page, '已停气')
  await page.goto(meters)
  await state(page, '已停气：2026-11-30起停气')
  // The one of the card with what is owed; the strip above leads to the bills.
  await button(page, '去缴费').last().click()
  await payWhole(page)

  await page.goto(meters)
  await button(page, '确认复气').click()
  const sure = page.getByRole('dialog', { name: '确认复气' })
  await expect(sure).toContainText('复气前请确认燃气设施关闭且现场有人')
  await expect(sure.getByRole('button', { name: '确定' })).toBeDisabled()
  await sure.getByRole('checkbox', { name: '我已确认' }).click()
  await sure.getByRole('button', { name: '确定' }).click()
  await state(page, '已确认，正在复气')
  await moveClock(gateway, '2026-11-30T10:20:00+08:00')
  await page.goto(`${gateway.url}/pages/home/meter-list/meter-list`)
  await state(page, '阀门开启')
  await page.goto(`${gateway.url}/subPages/changeRecord`)
  await state(page, '阀门操作')
})

test('FL-A9: months of the old system say so, add up to a tenth of a yuan, and lead to their statement', async ({
  page,
  gateway,
}) => {
  await atTheMill(page, gateway)
  const months = `${gateway.url}/pages/manager-energy/manager-energy-info`
  await page.goto(`${months}/monthly-bill?year=2024`)
  await page.getByText('旧', { exact: true }).first().click()
  await expect(page).toHaveURL(/monthly-bill-detail-old/)
  await expect(
    page
      .getByText(/¥[\d,]+\.\d0/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await page.getByText('旧结算单').first().click()
  await expect(page).toHaveURL(/settlement\/monthly-bill-detail-old/)
  await page.goto(`${months}/monthly-bill-detail-old?billMonth=2026-09`)
  await expect(page).not.toHaveURL(/detail-old/)
})
