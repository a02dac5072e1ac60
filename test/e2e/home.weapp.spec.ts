import { expect, readingTest as test } from './fixtures'
import { loginAs } from './login'

test('the built mini-program shows a customer’s home, changes tabs and opens a page', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start()
  await expect(mp.screen.getByText('华北精工陶瓷有限公司').first()).toBeVisible()
  await expect(mp.screen.getByText('可用余额').first()).toBeVisible()
  await mp.screen.getByText('我的', { exact: true }).last().click()
  await expect.poll(() => mp.currentPath()).toContain('pages/me/me')
  await mp.wx('navigateTo', { url: '/pages/about/about' })
  await expect.poll(() => mp.currentPath()).toContain('pages/about/about')
  await mp.wx('navigateBack')
  await expect.poll(() => mp.currentPath()).toContain('pages/me/me')
  expect(await mp.problems()).toEqual([])
})

test('a visitor is asked to log in and comes to the mini-program’s login page', async ({ mp }) => {
  await mp.start()
  await expect(mp.page.getByText('您还未登录,去登录?').last()).toBeVisible()
  await mp.page.getByText('确定').last().click()
  await expect.poll(() => mp.currentPath()).toContain('pages/login/login')
  expect(await mp.problems()).toEqual([])
})
