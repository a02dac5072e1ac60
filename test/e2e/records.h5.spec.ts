import { part } from '../../src/testing/parts'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { settled } from './settled'
import { enterDesk } from './staff'

test('the archive: what ends, its calendar behind an address that is revoked, a place that waits (Y-17, D 3.4)', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/pages/record/myRecord/myRecord`)
  await settled(page)
  await expect(words(page, '60 天内要办')).toBeVisible()
  await expect(words(page, '双头大锅灶')).toBeVisible()

  await page.getByRole('button', { name: '订阅到手机日历' }).click()
  await button(page, '生成链接').click()
  await settled(page)
  const address = (await page.getByText(/\/btwob\/record\/calendar\//).textContent()) ?? ''
  const path = address.slice(address.indexOf('/btwob/'))
  const feed = await page.request.get(`${gateway.url}${path}`)
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect((await feed.text()).replaceAll('\r\n ', '')).toContain('SUMMARY:双头大锅灶到期')
  await button(page, '作废链接').click()
  await page.locator(part.dialogConfirm).click()
  await settled(page)
  expect((await page.request.get(`${gateway.url}${path}`)).status()).toBe(404)

  await page.goto(`${gateway.url}/pages/record/addCity`)
  await settled(page)
  await page.getByRole('button', { name: '城市' }).click()
  await settled(page)
  await button(page, '唐山').first().click()
  await settled(page)
  await page.getByRole('textbox', { name: '区县' }).fill('路北区')
  await page.getByRole('textbox', { name: '地点名称' }).fill('唐山仓库')
  await page.getByRole('textbox', { name: '详细地址' }).fill('北新道88号')
  await button(page, '陶瓷').click()
  await page.getByRole('textbox', { name: '联系人' }).fill('王建国')
  await button(page, '提交审核').click()
  await settled(page)
  await page.goto(`${gateway.url}/pages/record/myRecord/myRecord`)
  await settled(page)
  await expect(words(page, '唐山仓库')).toBeVisible()
})

test('the hours of a device are confirmed again: the change waits for its review (Y-10, D 3.4)', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/pages/record/gas-equipment/list`)
  await settled(page)
  await expect(words(page, '各设备用气占比')).toBeVisible()
  await expect(words(page, '分不清的')).toBeVisible()
  await page.getByRole('button', { name: '确认运行时间：干燥窑' }).click()
  await settled(page)
  await page.getByRole('textbox', { name: '每天运行 小时' }).fill('15')
  await button(page, '提交审核').click()
  await settled(page)
  await expect(words(page, '修改内容待审核')).toBeVisible()
})

test('the desk writes a calibration down, and the next one is due a year after (RC-07)', async ({ page, gateway }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDesk(page, gateway)
  await page.goto(`${gateway.url}/pages/desk/meters`)
  await settled(page)
  await page.getByRole('textbox', { name: '户号' }).fill('1000000001')
  await button(page, '查询').click()
  await settled(page)
  await page.getByRole('button', { name: '登记标定：1#窑炉辊道干燥区' }).click()
  await page.getByRole('textbox', { name: '机构' }).fill('河北省计量院')
  await page.getByRole('textbox', { name: '证书编号' }).fill('BD-2026-118')
  await button(page, '提交').click()
  await settled(page)
  await expect(words(page, '标定至 2027-11-23')).toBeVisible()
})
