import { part } from '../../src/testing/parts'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { answerReminders, button, callsOf, has, noProblems, words, write } from './weapp-kit'

test('D-F7 in the mini-program: from the timeline to the signed scheme and its first instalment; a dot is no signature', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await answerReminders(mp, 'accept')
  await mp.start('/pages/job-schedule/home/components/index')
  await words(mp, '三号窑炉扩容').click()
  await has(mp, 'Details/layout/default')
  await button(mp, '去确认：确认设计方案第3版').click()
  await expect(words(mp, '¥128,456.78')).toBeVisible()
  await button(mp, '确认方案').click()
  await write(mp, true)
  await mp.screen.locator(part.sheetConfirm).last().click()
  await expect(words(mp, '请完整签署姓名')).toBeVisible()
  await button(mp, '重写').click()
  await write(mp)
  await mp.screen.locator(part.sheetConfirm).last().click()
  await expect(words(mp, '方案已确认')).toBeVisible()
  // Of the dot none was made.
  expect(await callsOf(mp, 'canvasToTempFilePath')).toHaveLength(1)

  await mp.screen.getByRole('tab', { name: /^费用/ }).click()
  await expect(words(mp, '¥38,537.03')).toBeVisible()
  await button(mp, '缴纳第1期').click()
  await button(mp, '银行转账').click()
  await has(mp, 'pay-telegraphic-transfer')
  await expect(words(mp, '收款户名')).toBeVisible()
  await noProblems(mp)
})
