import { expect, test } from './fixtures'
import { loginAs } from './login'
import { answerReminders, button, has, noProblems, words } from './weapp-kit'

test('微信提醒 in the mini-program: each tap of 授权 is one reminder more; a refusal leaves the rest (E-F7)', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await answerReminders(mp, 'accept')
  await mp.start('/subPages/my-message/list')
  await button(mp, '设置').click()
  await button(mp, '微信提醒').click()
  await has(mp, 'messageReceptionSettings')
  await button(mp, '授权账单缴费').click()
  await expect(words(mp, /^授权成功，可接收\d+条提醒/)).toBeVisible()
  await noProblems(mp)
})
