import { part } from '../../src/testing/parts'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { settled } from './settled'

test('偏差 (B-F): from the to-do to the reason, recorded at once; the page then shows what was said', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/pages/need-dealt-with/need-dealt-with-list`)
  const row = page.locator(part.todo).filter({ hasText: '日偏差待说明' })
  await row
    .first()
    .getByRole('button', { name: /去处理/ })
    .click()
  await expect(page).toHaveURL(/reasonReporting/)
  await settled(page)
  await page.getByText('订单或排产变化').click()
  await page.getByRole('textbox', { name: '说明' }).fill('新订单提前投产，夜班加开')
  await page.getByRole('button', { name: '提交原因' }).click()
  await page.locator(part.dialogConfirm).click()
  await expect(page).toHaveURL(/gasReasonSubmitResult/)
  await expect(page.getByText('该原因不属于免考核范围')).toBeVisible()
  await page.goBack()
  await expect(row).toHaveCount(0)
})

test('考核: the month that is over has its fee, the running one an estimate; the week leads to its plan', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/subPages/my-message/gasOverviewConsumption?groupId=GRP000001&period=2026-W47`)
  await settled(page)
  await expect(page.getByText('2026年第47周')).toBeVisible()
  await page.getByRole('tab', { name: '月', exact: true }).click()
  await expect(page.getByText('2026年11月预计')).toBeVisible()
  await page.getByText('计划详情', { exact: true }).click()
  await expect(page).toHaveURL(/predict-gas\/detail\?groupId=GRP000001&month=2026-11/)
  await settled(page)
  await expect(page.getByLabel('考核', { exact: true }).getByText('预估考核费')).toBeVisible()
  await page.goto(`${gateway.url}/subPagesB/pages/predict-gas/detail?groupId=GRP000001&month=2026-10`)
  await settled(page)
  await expect(page.getByText('已出', { exact: true })).toBeVisible()
})
