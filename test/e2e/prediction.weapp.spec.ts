import { expect, test } from './fixtures'
import { loginAs } from './login'
import { retype } from './retype'
import { button, has, noProblems, words } from './weapp-kit'

const BASE = '/subPagesB/pages/predict-gas'

test('B-F6 in the mini-program: a day beyond the contract is refused, one that is unusual is explained', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start(`${BASE}/report`)
  await button(mp, /^窑炉生产/).click()
  const tomorrow = mp.screen.getByRole('textbox', { name: '11-24申报量' })
  await retype(tomorrow, '9100')
  await button(mp, '提交申报').click()
  await expect(words(mp, '日用气量超过合同日最大量9000 m³')).toBeVisible()
  await retype(tomorrow, '2000')
  await button(mp, '提交申报').click()
  await mp.screen.getByLabel('说明').fill('两台窑炉停产检修')
  await button(mp, '继续提交').click()
  await expect(words(mp, '每日计划与实际')).toBeVisible()
  await has(mp, 'predict-gas')
  await noProblems(mp)
})
