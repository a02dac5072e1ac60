import { part } from '../../src/testing/parts'
import { moveClock } from './clock'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { agreeTo, button, MASTER, words } from './package-kit'
import { settled } from './settled'
import { enterDesk } from './staff'

const FOLDER = '/subPagesB/pages/substitution'

test('resource balance: the rules read, a sign-up that passes by itself, taken back (B-F8)', async ({
  page,
  gateway,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, gateway, MASTER)
  await page.goto(`${gateway.url}${FOLDER}/index`)
  await settled(page)
  await expect(words(page, '寒潮保供减量')).toBeVisible()
  await button(page, '立即报名').click()
  await expect(page).toHaveURL(/substitution\/rules/)
  await settled(page)
  await expect(button(page, /^我已阅读/)).toBeDisabled()
  await moveClock(gateway, '2026-11-23T09:40:00+08:00')
  await page.locator('#balance-rules-end').filter({ visible: true }).scrollIntoViewIfNeeded()
  await page.getByRole('checkbox', { name: '我已阅读并同意活动规则' }).click()
  await expect(button(page, '我已阅读')).toBeEnabled()
  await button(page, '我已阅读').click()
  await expect(page).toHaveURL(/substitution\/apply\?activityId=/)
  await settled(page)

  await page.getByRole('radio', { name: /^窑炉生产/ }).click()
  await page.getByLabel('日响应量 m³').fill('2000')
  await expect(words(page, /5 天全部响应预计奖励 6,000\.00 元/)).toBeVisible()
  await button(page, '错峰生产').click()
  await page.getByLabel('联系人').fill('王建国')
  await button(page, '提交报名').click()
  await agreeTo(page, /连续2日响应不足/)
  await expect(page).toHaveURL(/substitution\/apply\?applyNo=S/)
  await settled(page)
  await expect(words(page, '报名成功')).toBeVisible()

  // What is over keeps its days and its reward.
  await page.goto(`${gateway.url}${FOLDER}/index?tab=mine`)
  await settled(page)
  await expect(words(page, /窑炉生产 每日 2,000\.00 m³/)).toBeVisible()
  await page
    .getByRole('button', { name: /已结算/ })
    .filter({ visible: true })
    .first()
    .click()
  await settled(page)
  await expect(words(page, /已抵扣气款/)).toBeVisible()
  await page.goBack()
  await settled(page)
  await page.getByRole('button', { name: /窑炉生产 每日 2,000\.00 m³/ }).click()
  await settled(page)
  await button(page, '撤回报名').click()
  await page.locator(part.dialogConfirm).click()
  await expect(words(page, '已撤回')).toBeVisible()
})

test('resource balance at the desk: applicants, and an activity called off with its reason', async ({
  page,
  gateway,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDesk(page, gateway)
  await page.goto(`${gateway.url}/pages/desk/balances`)
  await settled(page)
  await page.getByRole('button', { name: /秋季.量响应/ }).click()
  await settled(page)
  await expect(words(page, '华北精工陶瓷有限公司 窑炉生产')).toBeVisible()
  await page.goBack()
  await settled(page)
  await page.getByRole('button', { name: /寒潮保供减量/ }).click()
  await settled(page)
  await button(page, '取消活动').click()
  await page.getByRole('textbox', { name: '取消原因' }).fill('气源已恢复')
  await button(page, '确认取消').click()
  await page.locator(part.dialogConfirm).click()
  await expect(words(page, '气源已恢复')).toBeVisible()
})
