import { moveClock } from './clock'
import { expect, readingTest, test } from './fixtures'
import { loginAs } from './login'
import { retype } from './retype'
import { settled } from './settled'

const BASE = '/subPagesB/pages/predict-gas'

test('用气计划 (B-F6): a group is chosen, the week declared, today changed by the projection', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}${BASE}/report`)
  await expect(page.getByText('请选择用气分组')).toBeVisible()
  await expect(page.getByRole('button', { name: '返回' })).toHaveCount(0)
  await page.getByRole('button', { name: /^窑炉生产/ }).click()

  await expect(page.getByRole('heading', { name: '未来 7 天建议' })).toBeVisible()
  await expect(page.getByText('待申报')).toBeVisible()
  const tomorrow = page.getByRole('textbox', { name: '11-24申报量' })
  await retype(tomorrow, '9100')
  await page.getByRole('button', { name: '提交申报' }).click()
  await expect(page.getByText('日用气量超过合同日最大量9000 m³')).toBeVisible()
  await retype(tomorrow, '2000')
  await page.getByRole('button', { name: '提交申报' }).click()
  await page.getByLabel('说明').fill('两台窑炉停产检修')
  await page.getByRole('button', { name: '继续提交' }).click()
  await expect(page.getByRole('heading', { name: '每日计划与实际' })).toBeVisible()

  await page.goto(`${gateway.url}${BASE}/record?planType=DAY`)
  await expect(page.getByText('2,000 m³').first()).toBeVisible()

  await page.goto(`${gateway.url}/pages/predict-gas/predict-gas-change?groupId=GRP000001`)
  await settled(page)
  await page.getByRole('button', { name: '+5%' }).click()
  await page.getByRole('button', { name: /提交变更/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('待审核').or(page.getByText('已生效')).first()).toBeVisible()
})

readingTest('用气测算 (B 6.5): a result is carried to the month and declared nowhere', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(`${gateway.url}${BASE}/calculator`)
  await page.getByRole('tab', { name: '按历史' }).click()
  await expect(page.getByRole('heading', { name: '采用的同星期用气' })).toBeVisible()
  await page.getByRole('button', { name: '填入申报' }).click()
  await expect(page.getByRole('heading', { name: /申报量$/ })).toBeVisible()
})

test('忘了也不漏报 (Y-08): what was set beforehand is declared in time, and counts', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}${BASE}/report?groupId=GRP000001&planType=DAY`)
  const rules = page.getByRole('group', { name: '自动申报的值' })
  await rules.getByRole('button', { name: /^固定值/ }).click()
  const ask = page.getByRole('dialog')
  await ask.getByLabel('申报量（m³）').fill('9100')
  await ask.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('日用气量超过合同日最大量9000 m³')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '确认' }).click()
  await rules.getByRole('button', { name: /^固定值/ }).click()
  await ask.getByLabel('申报量（m³）').fill('6800')
  await ask.getByRole('button', { name: '保存' }).click()
  await expect(rules.getByRole('button', { name: /^固定值 ?6,800 m³$/ })).toHaveAttribute('aria-pressed', 'true')

  await moveClock(gateway, '2026-11-23T10:06:00+08:00')
  await page.goto(`${gateway.url}${BASE}/record?planType=DAY`)
  await expect(page.getByText(/自动申报/).first()).toBeVisible()
  await expect(page.getByText('6,800 m³').first()).toBeVisible()
})
