import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, has, noProblems, words } from './weapp-kit'

test('help in the mini-program: a colloquial question, suggestions while it is typed, the feedback on its entry (D 6.9)', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/subPagesB/pages/helpCenter/list')
  await button(mp, '搜索帮助').click()
  await has(mp, 'helpCenter/search')
  await mp.screen.getByRole('textbox', { name: '搜索帮助' }).fill('气卡不见了')
  await button(mp, /^IC卡丢了怎么补办/).click()
  await has(mp, 'helpCenter/details')
  await button(mp, '有用').click()
  await expect(words(mp, '感谢反馈')).toBeVisible()
  await noProblems(mp)
})

test('notices in the mini-program: one is read and confirmed (E-N-07)', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/pages/information/information')
  await button(mp, /需确认/).click()
  await has(mp, 'information/detail')
  await page.clock.fastForward(11_000)
  await button(mp, '我已知悉').click()
  await expect(words(mp, /已由 138\*\*\*\*0001 于/)).toBeVisible()
  await noProblems(mp)
})
