import { expect, test } from './fixtures'
import { enterDesk } from './staff'

/* The desk of the company's staff: a second factor, the queue, a task taken, answered and gone, a ticket that goes on; wide and narrow. */

// Staff decide here, nothing by itself.
test.use({ gatewayEnv: { DEMO_OPERATOR: '0' } })

test('staff prove themselves again, take a task and refuse it with a reason; a ticket goes on', async ({
  page,
  gateway,
}) => {
  await enterDesk(page, gateway)
  const certification = page.getByRole('button', { name: /企业认证/ })
  await certification.click()
  await page.getByRole('button', { name: '接单' }).click()
  await expect(page.getByRole('button', { name: '放回队列' })).toBeVisible()
  await expect(page.getByText('预留电话')).toBeVisible()
  await page.getByRole('button', { name: '驳回' }).click()
  await expect(page.getByText('请填写驳回原因')).toBeVisible()
  await page.getByRole('button', { name: '资料不清晰，请重新上传' }).click()
  await page.getByRole('button', { name: '驳回' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('30 分钟内')).toBeVisible()
  await expect(certification).toHaveCount(0)

  await page.getByRole('button', { name: '工单' }).click()
  await page.getByRole('button', { name: /表具故障/ }).click()
  // The fitter has arrived already: only what comes after it is offered.
  await expect(page.getByText('已到场').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '到场' })).toHaveCount(0)
  await page.getByRole('button', { name: '办结' }).click()
  await page.getByRole('textbox', { name: '处理结果' }).fill('更换电池，读数恢复')
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('待确认')).toBeVisible()
})

test('on a wide screen the task is beside the queue, its customer at the side, and nothing lies beyond the edge', async ({
  page,
  gateway,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterDesk(page, gateway)
  await expect(page.getByRole('heading', { name: '电汇凭证核验' })).toBeVisible()
  await expect(page.getByText('预留电话')).toBeVisible()
  await page.getByRole('button', { name: /企业认证/ }).click()
  await expect(page.getByRole('heading', { name: /企业认证/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
})
