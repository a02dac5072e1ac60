import { expect, test } from './fixtures'
import { loginAs } from './login'

test('an expired login: one dialog however many calls find out, then the login page', async ({ page, mp, gateway }) => {
  const headers = await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start()
  await expect(mp.screen.getByText('可用余额').first()).toBeVisible()
  await page.request.post(`${gateway.url}/api/crmgas/portal/user/logout?username=13800000001`, { headers, data: {} })
  // The app is started anew: its first calls all find out at once.
  await mp.start()
  const asked = mp.page.getByText('您的登录已失效，请重新登录')
  await expect(asked.last()).toBeVisible()
  await mp.page.waitForTimeout(1500)
  expect(await asked.count()).toBe(1)
  await mp.page.getByText('去登录').last().click()
  await expect.poll(() => mp.currentPath()).toContain('pages/login/login')
})
