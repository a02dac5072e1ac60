import type { Row } from '@contract'
import { send } from '../../scripts/lib/client.mjs'
import { part } from '../../src/testing/parts'
import { expect, readingTest, test } from './fixtures'
import { moveClock } from './clock'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { settled } from './settled'
import { staffHeaders } from './staff'

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

readingTest(
  '考核: the month that is over has its fee, the running one an estimate; the week leads to its plan',
  async ({ page, gateway }) => {
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
  },
)

/** The gas company turns down the change of today's plan that waits: with it the day would not miss its plan. */
async function refuseChange(gateway: GatewayProcess): Promise<void> {
  const headers = await staffHeaders(gateway)
  const api = `${gateway.url}/btwob/review`
  const { data } = await send(`${api}/list?pageSize=50`, { headers })
  const task = (data as { list: Row<'btwob GET /review/list'>[] }).list.find(({ bizType }) => bizType === 'PLAN_CHANGE')
  expect(task).toBeDefined()
  const body = { taskId: task?.taskId, decision: 'REJECT', remark: '管网压力偏低，请按原计划用气' }
  expect((await send(`${api}/decide`, { method: 'POST', headers, body })).code).toBe('0')
}

test('14:00 (rest 3-4): the message of a day that will miss its plan leads to its change, and from there to its reason', async ({
  page,
  gateway,
}) => {
  await refuseChange(gateway)
  await moveClock(gateway, '2026-11-23T14:01:00+08:00')
  await loginAs(page, gateway, '13800000001')
  const list = `${gateway.url}/subPages/my-message/list`
  await page.goto(list)
  const row = page.getByRole('listitem').filter({ hasText: '窑炉生产今日预计用气' }).filter({ visible: true })
  await expect(row).toContainText('15:00前可调整计划')

  await row.getByRole('button', { name: '调整今日计划' }).click()
  await expect(page).toHaveURL(/predict-gas-change\?groupId=GRP000001&date=today/)
  await settled(page)
  await expect(page.getByRole('button', { name: /提交变更/ })).toBeVisible()

  await page.getByText('说明原因', { exact: true }).click()
  await expect(page).toHaveURL(/reasonReporting\?groupId=GRP000001&date=2026-11-23/)
  await settled(page)
  await page.getByRole('radio', { name: '订单或排产变化' }).click()
  await page.getByRole('textbox', { name: '说明' }).fill('夜班加开一条生产线')
  await page.getByRole('button', { name: '提交原因' }).click()
  await page.locator(part.dialogConfirm).click()
  await expect(page.getByText('次日如判定为偏差，将按此原因提交，无需再次说明')).toBeVisible()

  await page.goto(list)
  await expect(row).toContainText('15:00前可调整计划')
  await expect(row.getByRole('button', { name: '忽略' })).toHaveCount(0)
})
