import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { sendPaper } from './papers'
import { settled } from './settled'

const FORM = '/pages/pay/pay-telegraphic-transfer'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })
const state = (page: Page, words: string) =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()

/** Orders a top-up by transfer from an account that is typed; its id. */
async function order(page: Page, gateway: GatewayProcess, amount: string): Promise<string> {
  await page.goto(`${gateway.url}${FORM}?bizType=PREPAY`)
  await page.getByLabel('汇款金额（元）').fill(amount)
  await settled(page)
  // Only proved accounts can be chosen (BK-04).
  await page.getByLabel('付款户名').fill('康宁医院')
  await page.getByLabel('付款账号').fill('6222000100020003')
  await page.getByLabel('付款银行').fill('中国银行石家庄分行')
  await button(page, '下一步').click()
  await expect(page).toHaveURL(/confirm-order/)
  await state(page, '6222000100020003')
  await button(page, '提交').click()
  await expect(page).toHaveURL(/ttId=/)
  await settled(page)
  return new URL(page.url()).searchParams.get('ttId') ?? ''
}

test('FL-A6: ordered with a code, the slip sent, the money found by the code', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000008')
  await order(page, gateway, '500000')
  await state(page, '待汇款')
  await expect(
    page
      .getByText(/^[2-9A-HJ-NP-Z]{8}$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await sendPaper(page, page, 'licence-valid')
  await button(page, '提交凭证').click()
  await state(page, '凭证已提交')
  await state(page, '待核验')
  await button(page, '模拟到账').click()
  await state(page, '已到账')
})

test('FL-A6: money that comes in another amount counts as it came; money of a cancelled transfer stays on the balance', async ({
  page,
  gateway,
}) => {
  const headers = await loginAs(page, gateway, '13800000008')
  const arrive = (data: object) =>
    page.request.post(`${gateway.url}/api/crmgas/pay/tt/sandbox/statement`, { headers, data })
  const other = await order(page, gateway, '50000')
  await arrive({ ttId: other, amount: '49990.00' })
  await page.reload()
  await state(page, '金额不符已按实收入账')
  await state(page, '申请50,000.00元，实收49,990.00元')

  const cancelled = await order(page, gateway, '30000')
  await button(page, '取消电汇单').click()
  await page.getByRole('dialog', { name: '取消电汇单' }).getByRole('button', { name: '确定' }).click()
  await state(page, '已取消')
  await arrive({ ttId: cancelled })
  await page.goto(`${gateway.url}${FORM}/confirm-order?ttId=${cancelled}`)
  await state(page, '款项已转入账户余额')
})
