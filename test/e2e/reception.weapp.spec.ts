import { expect, test } from './fixtures'
import { part } from '../../src/testing/parts'
import { answerReminders, button, has, noProblems, words } from './weapp-kit'

test('微信提醒 in the mini-program: each tap of 授权 is one reminder more; a refusal leaves the rest (E-F7)', async ({
  mp,
}) => {
  await answerReminders(mp, 'accept')
  // WeChat names its user at the login: without it nothing can be asked.
  await mp.start('/subPages/my-message/list', '13800000001')
  await expect(words(mp, '您还未登录,去登录?')).toBeVisible()
  await mp.page.locator(part.dialogConfirm).last().click()
  await button(mp, '设置').click()
  await button(mp, '微信提醒').click()
  await has(mp, 'messageReceptionSettings')
  await button(mp, '授权账单缴费').click()
  await expect(words(mp, /^授权成功，可接收\d+条提醒/)).toBeVisible()
  await noProblems(mp)
})
