import { part } from '../../src/testing/parts'
import { moveClock } from './clock'
import { expect, readingTest, test } from './fixtures'
import { loginAs } from './login'
import { MASTER } from './package-kit'
import { button, has, noProblems, words } from './weapp-kit'

/* B-F5, B-F8, B-F9 and the order centre in the mini-program: a draw computed again, a sign-up for a response, a choice of the elective square. */

readingTest('B-F5: a draw of the past is computed again on the phone', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, MASTER, { weapp: true })
  await mp.start('/subPagesB/pages/ng-package/ng-package?tab=finished')
  await button(mp, /^保供气摇号 第2期/).click()
  await button(mp, '查看结果').click()
  await has(mp, 'ng-package/winningList')
  await button(mp, '在手机上重算').click()
  await expect(words(mp, '验证通过：36 个签号、12 个中签号全部一致')).toBeVisible()
  await noProblems(mp)
})

test('B-F8: rules are read to their end, then a response is signed for', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, MASTER, { weapp: true })
  await mp.start('/subPagesB/pages/substitution/index')
  await expect(words(mp, '寒潮保供减量')).toBeVisible()
  await button(mp, '立即报名').click()
  await has(mp, 'substitution/rules')
  await expect(button(mp, /^我已阅读/)).toBeDisabled()
  await moveClock(gateway, '2026-11-23T09:40:00+08:00')
  await mp.screen.locator('#balance-rules-end').scrollIntoViewIfNeeded()
  await mp.screen.getByRole('checkbox', { name: '我已阅读并同意活动规则' }).click()
  await button(mp, '我已阅读').click()
  await has(mp, 'substitution/apply?activityId=')
  await mp.screen.getByRole('radio', { name: /^窑炉生产/ }).click()
  await mp.screen.getByLabel('日响应量 m³').fill('2000')
  await expect(words(mp, /5 天全部响应预计奖励 6,000\.00 元/)).toBeVisible()
  await button(mp, '错峰生产').click()
  await mp.screen.getByLabel('联系人').fill('王建国')
  await button(mp, '提交报名').click()
  await mp.screen.locator(part.dialogConfirm).click()
  await has(mp, 'substitution/apply?applyNo=S')
  await expect(words(mp, '报名成功')).toBeVisible()
  await noProblems(mp)
})

test('B-F9: an option is chosen on the own bills and taken back', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, MASTER, { weapp: true })
  await mp.start('/subPagesB/pages/electiveSquare/main')
  await expect(words(mp, '基准')).toBeVisible()
  await mp.screen.getByRole('radio', { name: /^固定价/ }).click()
  await button(mp, '选固定价').click()
  await button(mp, '提交').click()
  await mp.screen.locator(part.dialogConfirm).click()
  await has(mp, 'electiveSquare/record-detail')
  await expect(words(mp, '2026年12月 固定价')).toBeVisible()
  await button(mp, '取消选择').click()
  await mp.screen.locator(part.dialogConfirm).click()
  await expect(words(mp, '客户取消')).toBeVisible()
  await noProblems(mp)
})

test('O-01 to O-04: an order that waits leads to its own page; a closed one is left out', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, MASTER, { weapp: true })
  await mp.start('/pages/my-order/my-order-list?group=TODO')
  await button(mp, /^去支付：/).click()
  await has(mp, 'extract-pay?bizType=')
  await mp.wx('reLaunch', { url: '/pages/my-order/my-order-list?group=CLOSED' })
  const more = mp.screen.getByRole('button', { name: /^更多操作：/ })
  await expect(more.first()).toBeVisible()
  const before = await more.count()
  await more.first().click()
  await button(mp, /^隐藏/).click()
  await button(mp, '确定').click()
  await expect(words(mp, '已隐藏')).toBeVisible()
  await expect(more).toHaveCount(before - 1)
  await noProblems(mp)
})
