import { expect, type MiniProgram, readingTest, test } from './fixtures'
import { loginAs } from './login'
import { part } from '../../src/testing/parts'

const has = (mp: MiniProgram, route: string) => expect.poll(() => mp.currentPath()).toContain(route)
const button = (mp: MiniProgram, name: string | RegExp) => mp.screen.getByRole('button', { name }).last()
const text = (mp: MiniProgram, words: string | RegExp) => mp.screen.getByText(words).first()

test('settings and nickname in the mini-program', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/pages/me/me')
  await expect(text(mp, '王建国')).toBeVisible()
  await button(mp, '设置').click()
  await has(mp, 'subPages/settings/settings')
  await button(mp, /昵称/).click()
  await has(mp, 'subPages/ucenter/nickname')
  const field = mp.screen.locator(`${part.fieldBox} input`).first()
  await field.fill('王总😀')
  await field.blur()
  await button(mp, '保存').click()
  await has(mp, 'subPages/settings/settings')
  await expect(text(mp, '王总😀')).toBeVisible()

  await expect(text(mp, '撤回同意')).toBeVisible()
  await button(mp, /清除缓存/).click()
  await mp.screen.locator(part.dialogConfirm).click()
  await expect(text(mp, '缓存已清除')).toBeVisible()
  await button(mp, /关于我们/).click()
  await has(mp, 'subPages/settings/about-us')
  await expect(text(mp, '新源燃气')).toBeVisible()
  expect(await mp.problems()).toEqual([])
})

readingTest('the list of to-dos leads to the bill', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000008', { weapp: true })
  await mp.start('/pages/need-dealt-with/need-dealt-with-list')
  await expect(text(mp, '2026年8月账单待缴')).toBeVisible()
  await mp.screen.getByRole('button', { name: '去处理' }).first().click()
  await has(mp, 'pages/my-bill/details/details')
  expect(await mp.problems()).toEqual([])
})

readingTest('the days of a list are chosen in the calendar', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/subPages/changeRecord')
  await button(mp, '时间范围').click()
  await button(mp, '自定义日期').click()
  await button(mp, '2026年11月3日').click()
  await button(mp, '2026年11月19日').click()
  await expect(text(mp, '2026-11-03 至 2026-11-19')).toBeVisible()
  await button(mp, '确定').click()
  await expect(button(mp, '时间范围：2026-11-03 至 2026-11-19')).toBeVisible()
  expect(await mp.problems()).toEqual([])
})

readingTest('a day is chosen by wheels', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000007', { weapp: true })
  await mp.start('/pages/certification/index')
  await button(mp, /^成立日期/).click()
  await expect(mp.screen.locator('.nut-pickerview-roller-item-active')).toHaveText(['2026年', '11月', '23日'])
  await button(mp, '改为10月').click()
  await button(mp, '确定').click()
  await expect(button(mp, '成立日期：2026-10-23')).toBeVisible()
  expect(await mp.problems()).toEqual([])
})
