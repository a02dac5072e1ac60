import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, readingTest as test } from './fixtures'
import { loginAs } from './login'
import { part } from '../../src/testing/parts'

// Flows are ES modules, the rules are not: their names are only seen this way.
const { formatMoney, subtractMoney } = createRequire(import.meta.url)(
  '../../domain/money',
) as typeof import('../../domain/money')

const LIST = '/pages/my-bill/list/list'
const bar = (page: Page) => page.locator(part.bar)

test('bills: all payable ones ticked, the sum follows the ticks, those in a plan cannot be ticked', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(gateway.url + LIST)
  await expect(page.locator(part.bill)).toHaveCount(4)
  await expect(bar(page).getByText('已选 2 笔')).toBeVisible()
  const owed = amountIn(await page.locator(`${part.card} ${part.amountL}`).textContent())
  const inPlan = amountIn(await page.locator(part.figure, { hasText: '其中分期' }).locator(part.amount).textContent())
  await expect(bar(page).locator(part.amount)).toHaveText(formatMoney(subtractMoney(owed, inPlan)))
  await expect(page.getByText('账单已纳入分期计划，请在分期中还款')).toHaveCount(2)
  await page.getByRole('checkbox', { name: '2026年8月 气费' }).click()
  await expect(bar(page).getByText('已选 1 笔')).toBeVisible()
  await expect(bar(page).locator(part.amount)).toHaveText(await amountOf(page, '2026年9月 气费'))
  await page.getByRole('checkbox', { name: '2026年9月 气费' }).click()
  await expect(bar(page).getByRole('button', { name: '缴费' })).toBeDisabled()
  await page.getByRole('checkbox', { name: '全选' }).click()
  await bar(page).getByRole('button', { name: '缴费' }).click()
  await expect(page).toHaveURL(/pay\/place-order\?.*bizType=BILL/)
})

const amountIn = (text: string | null): string => (text ?? '').replace(/[¥,]/g, '')

const amountOf = async (page: Page, title: string): Promise<string> =>
  (await page.locator(part.bill, { hasText: title }).locator(part.amountXS).textContent()) ?? ''

test('tabs and filters: only open bills have boxes, more than twelve months is refused', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(gateway.url + LIST)
  await page.getByRole('tab', { name: '已缴' }).click()
  await expect(page.locator(part.bill).first()).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('tab', { name: '全部' }).click()
  await expect(bar(page).getByText('已选 2 笔')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: '2026年8月 气费' })).toBeChecked()
  // What is settled has no box.
  await expect(page.locator(part.bill).last().getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('tab', { name: '已缴' }).click()
  await page.getByRole('button', { name: '时间范围' }).click()
  await page.getByRole('button', { name: '自定义月份' }).click()
  await page.getByRole('button', { name: '上一年' }).click()
  await page.getByRole('button', { name: '2025年1月', exact: true }).click()
  await page.getByRole('button', { name: '下一年' }).click()
  await page.getByRole('button', { name: '2026年6月', exact: true }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('查询时间跨度不能超过12个月')).toBeVisible()
})

test('a customer without open bills reads that all is paid', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(gateway.url + LIST)
  await expect(page.getByText('您已缴清所有账单')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('one bill: how the late fee comes about, its days, and a part payment within its bounds', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(gateway.url + LIST)
  await page.getByRole('button', { name: /2026年8月 气费/ }).click()
  await expect(page.getByText(/违约金 ¥[\d,]+\.\d{2} × 0\.05% × 18 天 = ¥/)).toBeVisible()
  await expect(page.getByText(/^较7月账单/)).toBeVisible()
  await page
    .getByRole('region', { name: '为什么变了' })
    .getByRole('button', { name: /气量变化/ })
    .click()
  const why = page.getByRole('dialog', { name: /气量变化/ })
  await expect(why.getByText('影响金额')).toBeVisible()
  await expect(why.getByText('2026年7月 读数与每日用气')).toBeVisible()
  await why.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('table', { name: '计价分段' })).toHaveCount(0)
  await page.getByRole('region', { name: '用气明细' }).getByRole('button').click()
  await expect(page.getByRole('table', { name: '计价分段' })).toBeVisible()

  // A second tap opens no second page: one step back leaves it.
  await page.getByText('每日明细').dblclick()
  await expect(page.locator(part.usageDay)).toHaveCount(20)
  await expect(page.getByText('账单金额', { exact: true })).toBeVisible()
  await page.goBack()

  await page.getByRole('button', { name: '部分缴费' }).click()
  const dialog = page.getByRole('dialog', { name: '部分缴费' })
  const field = dialog.getByRole('textbox')
  for (const [typed, fault] of [
    ['', '请输入缴费金额'],
    ['0', '缴费金额须大于0'],
    ['0.001', '金额最多2位小数'],
    ['50', '部分缴费金额不能低于100.00元'],
    ['1000000000', '不能超过应缴 ¥69,769.10'],
  ] as const) {
    await field.fill(typed)
    await dialog.getByRole('button', { name: '去缴费' }).click()
    await expect(dialog.getByText(fault)).toBeVisible()
  }
  await field.fill('200')
  await dialog.getByRole('button', { name: '去缴费' }).click()
  await expect(page).toHaveURL(/place-order\?.*amount=200/)
})

test('a bill of another customer, or an unknown one, is not found, and there is no second try', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/pages/my-bill/details/details?billId=01M5V0P520K17SSNHHCG2QEHJB`)
  await expect(page.getByText('数据不存在或已删除')).toBeVisible()
  await expect(page.getByText('点击重试')).toHaveCount(0)
  await page.goto(`${gateway.url}/pages/my-bill/details/details`)
  await expect(page.getByText('链接无效，请返回重试')).toBeVisible()
})

test('channels and meters of a bill have tabs of their own', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}${LIST}?state=PAID`)
  await page.locator(part.bill).first().click()
  await page.getByText('每日明细').click()
  await expect(page.getByRole('tab', { name: '1#窑炉' })).toHaveAttribute('aria-selected', 'true')
  const first = await page.locator(part.usageDay).first().textContent()
  await page.getByRole('tab', { name: '旁路' }).click()
  await expect(page.locator(part.usageDay).first()).not.toHaveText(first ?? '')
  await page.getByRole('tab', { name: '2#窑炉' }).click()
  await expect(page.getByRole('tab', { name: '旁路' })).toHaveCount(0)
})
