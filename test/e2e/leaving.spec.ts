import type { Page } from '@playwright/test'
import { moveClock } from './clock'
import { expect, readingTest, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'

/* C-F9, cancellation of the app account. */

const START = '/subPages/lawWorks/logoutAccount'
const PHONE = '13800000007'

test.use({ gatewayEnv: { DEV_TOOLS: '1' }, atWork: ['identity', 'cancellation', 'membership'] })

async function cancel(page: Page, gateway: GatewayProcess): Promise<void> {
  const before = gateway.smsCode(PHONE)
  await page.goto(gateway.url + START)
  await page.getByRole('button', { name: '下一步' }).click()
  const go = page.getByRole('button', { name: /^同意并继续/ })
  await page.getByRole('radio', { name: '更换账号' }).click()
  await page.getByRole('checkbox', { name: '我已阅读并了解注销须知' }).click()
  await expect(go).toBeDisabled()
  await expect(page.getByRole('button', { name: '同意并继续', exact: true })).toBeEnabled()
  await go.click()
  await expect.poll(() => gateway.smsCode(PHONE)).not.toBe(before)
  await page.getByRole('textbox', { name: '短信验证码' }).fill(gateway.smsCode(PHONE) ?? '')
  await page.getByRole('button', { name: '提交注销申请' }).click()
  await expect(page.getByText('确认注销账号吗？7天内登录可撤销')).toBeVisible()
  await page.getByRole('button', { name: '确认注销' }).click()
  await expect(page.getByText(/注销申请已提交，将于2026-11-30生效/)).toBeVisible()
  await page.getByRole('button', { name: '确认', exact: true }).click()
  await expect(page).toHaveURL(/login/)
}

async function logIn(page: Page, gateway: GatewayProcess): Promise<void> {
  await page.goto(`${gateway.url}/pages/login/login/login?mode=password`)
  await page.getByRole('textbox', { name: '手机号' }).fill(PHONE)
  await page.getByRole('textbox', { name: '密码', exact: true }).fill('Gas@2026')
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

readingTest('a master with sub-accounts reads the obstacles', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(gateway.url + START)
  await expect(page.getByText('户号 1000000001：2 个子账号，2 个待审核申请')).toBeVisible()
  await expect(page.getByRole('button', { name: '下一步' })).toBeDisabled()
})

test('cooling-off, revoked by a login; the second time the account is gone after seven days', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, PHONE)
  await cancel(page, gateway)

  await logIn(page, gateway)
  await expect(page.getByText('您的账号正在注销冷静期(将于2026-11-30注销)，是否撤销注销申请？')).toBeVisible()
  await page.getByRole('button', { name: '撤销注销' }).click()
  await expect(page.getByText('已撤销注销，请重新登录')).toBeVisible()
  await logIn(page, gateway)
  await expect(page.getByText('登录成功')).toBeVisible()
  await page.waitForURL(gateway.url + '/')

  await moveClock(gateway, '2026-11-23T09:35:00+08:00')
  await cancel(page, gateway)
  await moveClock(gateway, '2026-11-30T11:00:00+08:00')
  await logIn(page, gateway)
  await expect(page.getByText(/账号或密码错误/)).toBeVisible()
})
