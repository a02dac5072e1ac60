import { expect, test } from './fixtures'
import { loginAs } from './login'
import { agree } from './pay-kit'
import { part } from '../../src/testing/parts'

test('待办: from 我的 to the list, by type, to the thing itself, done', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(`${gateway.url}/pages/me/me`)
  await page.getByRole('button', { name: /待办$/ }).click()
  const rows = page.locator(part.todo)
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toContainText('2026年8月账单待缴')
  await expect(rows.first().getByText('已逾期 18 天')).toBeVisible()
  await page.getByRole('button', { name: '结算待确认 1' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: '全部 5' }).click()
  await expect(rows).toHaveCount(5)
  await page.getByRole('tab', { name: '已处理' }).click()
  await expect(page.getByText('2026年8月账单待缴')).toHaveCount(0)
  await page.getByRole('tab', { name: '待处理' }).click()

  await page.getByRole('button', { name: '去处理2026年8月账单待缴' }).click()
  await expect(page).toHaveURL(/my-bill\/details/)
  await page.locator(part.bar).getByRole('button', { name: '缴费', exact: true }).click()
  await agree(page)
  await page
    .locator(part.bar)
    .getByRole('button', { name: /分2笔支付/ })
    .click()
  for (const slice of [0, 1]) {
    await page.locator(part.slice).nth(slice).getByRole('button', { name: '去支付' }).click()
    await page.getByRole('dialog', { name: '模拟支付' }).getByRole('button', { name: '支付成功' }).click()
    await expect(page.locator(part.resultTitle)).toHaveText(slice === 0 ? '部分支付' : '支付成功')
    if (slice === 0) await page.getByRole('button', { name: '支付下一笔' }).click()
  }
  await page.goto(`${gateway.url}/pages/need-dealt-with/need-dealt-with-list?type=BILL_DUE`)
  await expect(rows).toHaveCount(1)
  await page.getByRole('tab', { name: '已处理' }).click()
  await expect(rows.first()).toContainText('2026年8月账单待缴')
  await expect(rows.first().getByText(/\d\d:\d\d$/)).toBeVisible()
  await expect(rows.getByRole('button')).toHaveCount(0)
})
