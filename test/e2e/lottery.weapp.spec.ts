import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, has, noProblems, words } from './weapp-kit'

const BASE = '/subPagesB/pages/lotteryDraw'

test('a draw in the mini-program: the odds, the draw computed again on the phone, the whole ledger (E-F5)', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start(`${BASE}/index`)
  await expect(words(mp, '还可抽 2 次')).toBeVisible()
  await button(mp, '抽一次').click()
  await expect(words(mp, '第 3 签')).toBeVisible()
  const later = mp.screen.getByRole('button', { name: '再看看' })
  if (await later.isVisible()) await later.click()
  await expect(words(mp, '本机重算一致')).toBeVisible()
  await expect(words(mp, '还可抽 1 次')).toBeVisible()

  await button(mp, /^公平校验/).click()
  await has(mp, 'tab=verify')
  await button(mp, '重算全部账本').click()
  await expect(words(mp, /验证通过：4 次机会、3 次抽奖全部一致/)).toBeVisible()
  await noProblems(mp)
})
