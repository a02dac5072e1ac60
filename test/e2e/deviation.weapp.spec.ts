import { part } from '../../src/testing/parts'
import { moveClock } from './clock'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { MASTER } from './package-kit'
import { button, has, noProblems, words } from './weapp-kit'

test('B-F6 in the mini-program: what can be done about the running day, and its reason', async ({
  page,
  mp,
  gateway,
}) => {
  await moveClock(gateway, '2026-11-23T14:01:00+08:00')
  await loginAs(page, gateway, MASTER, { weapp: true })
  await mp.start('/subPages/my-message/reasonReporting?groupId=GRP000001&date=2026-11-23')
  await expect(words(mp, '三种做法各要多少')).toBeVisible()
  await mp.screen.getByRole('radio', { name: '订单或排产变化' }).click()
  await mp.screen.getByRole('textbox', { name: '说明' }).fill('夜班加开一条生产线')
  await button(mp, '提交原因').click()
  await mp.screen.locator(part.dialogConfirm).click()
  await expect(words(mp, '次日如判定为偏差，将按此原因提交，无需再次说明')).toBeVisible()
  await has(mp, 'reasonReporting')
  await noProblems(mp)
})
