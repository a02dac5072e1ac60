import { send } from '../../scripts/lib/client.mjs'
import { part } from '../../src/testing/parts'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { settled } from './settled'
import { staffHeaders } from './staff'

// Staff decide here, nothing by itself.
test.use({ gatewayEnv: { DEMO_OPERATOR: '0' } })

/** Staff look after the ticket in one go: each step with the version of the one before. */
async function serve(gateway: GatewayProcess, ticketId: string): Promise<void> {
  const headers = await staffHeaders(gateway)
  const step = async (name: string, more: object = {}) => {
    const seen = await send(`${gateway.url}/btwob/ticket/detail?ticketId=${ticketId}`, { headers })
    const { version } = seen.data as { version: number }
    const body = { ticketId, version, ...more }
    expect(await send(`${gateway.url}/btwob/ticket/${name}`, { method: 'POST', body, headers })).toMatchObject({
      code: '0',
    })
  }
  await step('dispatch', { handlerName: '赵立新', handlerPhone: '0316-0000131', handlerRole: '计量检修' })
  await step('start')
  await step('arrive')
  await step('resolve', { resultText: '读卡器触点氧化，清洁后写入正常' })
}

test('客户服务 (D-F1): a repair is filed, served, confirmed and rated; a bad rating needs a word', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000007')
  await page.goto(`${gateway.url}/subPages/customer-service/index`)
  await page.getByRole('button', { name: '提交工单' }).click()
  await page.getByRole('radio', { name: /表\/卡/ }).click()
  await page.getByRole('button', { name: '大堂' }).click()
  await page.getByLabel('说说情况').fill('写卡')
  await page.getByRole('button', { name: '提交工单' }).click()
  await expect(page.getByText('请填写问题描述（至少5个字）')).toBeVisible()
  await page.getByLabel('说说情况').fill('写卡后表具未到账')
  await expect(page.getByRole('button', { name: '类型：IC卡/写卡异常' })).toBeVisible()
  await page.getByRole('button', { name: '提交工单' }).click()
  await expect(page.getByText('提交成功')).toBeVisible()
  await page.getByRole('button', { name: '查看工单' }).click()
  await expect(page.getByRole('heading', { name: 'IC卡/写卡异常' })).toBeVisible()
  await expect(page.getByText('已受理，正在安排服务人员')).toBeVisible()

  const ticketId = new URL(page.url()).searchParams.get('ticketId') ?? ''
  await serve(gateway, ticketId)
  await page.reload()
  await expect(page.getByText('读卡器触点氧化，清洁后写入正常').first()).toBeVisible()
  await page.getByRole('button', { name: '已解决' }).click()
  await page.locator(part.dialogConfirm).click()
  await page.getByRole('button', { name: '去评价' }).click()
  for (const name of ['总体评价', '及时性', '服务态度', '专业水平'])
    await page.getByRole('radiogroup', { name }).getByRole('radio', { name: '2星' }).click()
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('请告诉我们哪里做得不好')).toBeVisible()
  await page.getByRole('button', { name: '没有修好' }).click()
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('服务已完结')).toBeVisible()
  await expect(page.getByText('回访任务已生成').first()).toBeVisible()
  await settled(page)
})

test('漏气 (D-F2): the phone first; the ticket goes to the emergency desk', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000007')
  await page.goto(`${gateway.url}/subPages/customer-service/add`)
  await page.getByRole('radio', { name: /漏气/ }).click()
  await expect(page.getByRole('button', { name: /拨打抢险电话 0316-0000119/ })).toBeVisible()
  await expect(page.getByText('照片', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: '大堂' }).click()
  await page.getByLabel('说说情况').fill('明档有气味，已关阀')
  await page.getByRole('button', { name: '已打电话，补交工单' }).click()
  await page.getByRole('button', { name: '查看工单' }).click()
  await expect(page.getByText(/抢险中心/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '撤销' })).toHaveCount(0)
})
