import { expect, test, type MiniProgram } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { settled } from './settled'
import { part } from '../../src/testing/parts'

test('an expired login: one dialog however many calls find out, then the login page', async ({ page, mp, gateway }) => {
  const headers = await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start()
  await expect(mp.screen.getByText('可用余额').first()).toBeVisible()
  // Closed: the start below finds out, not a late call of this one.
  await settled(mp.page)
  await mp.page.goto('about:blank')
  await page.request.post(`${gateway.url}/api/crmgas/portal/user/logout?username=13800000001`, { headers, data: {} })
  // The app is restarted: its first calls all find out at once.
  await mp.start()
  const asked = mp.page.getByText('您的登录已失效，请重新登录')
  await expect(asked.last()).toBeVisible()
  await settled(mp.page)
  expect(await asked.count()).toBe(1)
  await mp.page.getByText('去登录').last().click()
  await expect.poll(() => mp.currentPath()).toContain('pages/login/login')
})

/** By SMS code, on the login page that is open. */
async function logIn(mp: MiniProgram, gateway: GatewayProcess, phone: string): Promise<void> {
  const button = (name: string) => mp.screen.getByRole('button', { name }).last()
  await button('短信验证码登录').click()
  const fields = mp.screen.locator(`${part.fieldBox} input`)
  await fields.nth(0).fill(phone)
  await button('获取验证码').click()
  await expect.poll(() => gateway.smsCode(phone)).toMatch(/^\d{6}$/)
  await fields.nth(1).fill(gateway.smsCode(phone) ?? '')
  await button('登录').click()
  await button('同意并登录').click()
}

test.describe('what waits for the login', () => {
  test.use({ settings: { webviewHosts: 'gas.example.com' } })

  test('the web view that sent its user to the login is opened again', async ({ page, mp, gateway }) => {
    await loginAs(page, gateway, '13800000008', { weapp: true })
    await mp.start()
    await expect(mp.screen.getByText('应缴金额').first()).toBeVisible()
    const url = encodeURIComponent('https://gas.example.com/help')
    await mp.wx('navigateTo', { url: `/pages/webview/webview?url=${url}` })
    await expect.poll(() => mp.currentPath()).toContain('pages/webview/webview')
    // What the page inside does with wx.miniProgram.redirectTo.
    await mp.wx('redirectTo', { url: '/pages/login/login?from=H5' })
    await expect.poll(() => mp.currentPath()).toContain('pages/login/login')
    await logIn(mp, gateway, '13800000008')
    await expect.poll(() => mp.currentPath()).toContain('pages/webview/webview')
  })

  test('a code that was scanned before', async ({ mp, gateway }) => {
    await mp.start(`/pages/login/login?scanId=${'A'.repeat(22)}`)
    await logIn(mp, gateway, '13800000008')
    await expect.poll(() => mp.currentPath()).toContain('pages/me/scan-status')
    await expect(mp.screen.getByText('二维码已失效，请刷新后重新扫描')).toBeVisible()
  })
})
