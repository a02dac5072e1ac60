import { part } from '../../src/testing/parts'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { settled } from './settled'
import { enterDesk } from './staff'

test('a class from the mall: a seat with its code, a place in the line, both given back (E-M-20)', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/pages/hot/activity-list`)
  await settled(page)
  await page.getByRole('button', { name: '安全课堂：餐饮后厨用气专场' }).click()
  await expect(page).toHaveURL(/type=activity&activityId=AC000003/)
  await settled(page)
  await expect(words(page, '已报名 3/30 人')).toBeVisible()
  await button(page, '立即报名').click()
  await button(page, '2 人').click()
  await button(page, '提交').click()
  await page.locator(part.dialogConfirm).click()
  await settled(page)
  await expect(words(page, '已报名 5/30 人')).toBeVisible()
  await expect(words(page, '签到码（入场时出示）')).toBeVisible()
  await button(page, '取消报名').click()
  await page.locator(part.dialogConfirm).click()
  await settled(page)
  await expect(words(page, '已报名 3/30 人')).toBeVisible()

  await page.goto(`${gateway.url}/pages/hot/detail?type=activity&activityId=AC000005`)
  await settled(page)
  await expect(words(page, '候补 2 人')).toBeVisible()
  await button(page, '候补报名').click()
  await button(page, '提交').click()
  await button(page, '候补').click()
  await page.locator(part.dialogConfirm).click()
  await settled(page)
  await expect(words(page, '您前面还有 1 个候补，有名额时自动转为已报名并通知您')).toBeVisible()
})

test('an activity at the desk: written, published, seen by a customer (E 5.9)', async ({ page, gateway }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDesk(page, gateway)
  await page.goto(`${gateway.url}/pages/desk/activities`)
  await settled(page)
  await button(page, '新建活动').click()
  await settled(page)
  await page.getByRole('textbox', { name: '标题' }).fill('安全课堂：切断阀实操')
  await page.getByRole('textbox', { name: '开始时间' }).fill('2027-01-05 14:00')
  await page.getByRole('textbox', { name: '结束时间' }).fill('2027-01-05 16:00')
  await page.getByRole('textbox', { name: '地点' }).fill('二楼培训室')
  await page.getByRole('switch', { name: '发布给客户' }).click()
  await button(page, '保存').click()
  await expect(page).toHaveURL(/desk\/activity\?activityId=AC100001/)
  await settled(page)
  await expect(words(page, '安全课堂：切断阀实操')).toBeVisible()
  await expect(button(page, '编辑')).toBeVisible()
})
