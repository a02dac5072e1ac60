import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'

const jwtKey = '5a'.repeat(32)
test.use({ gatewayEnv: { AUTH_JWT_KEY: jwtKey } })

const PASSWORD = 'Gas@2026'
const phone = (page: Page) => page.getByRole('textbox', { name: '手机号' })
const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true })
const agreement = (page: Page) => page.getByRole('checkbox', { name: '我已阅读并同意' })

const addressed = (gateway: GatewayProcess, path: string, more: Record<string, string> = {}) =>
  new URLSearchParams({
    appid: 'hyn-app',
    redirect: `${gateway.url}${path}`,
    terminalType: 'APP',
    tenantPageName: 'tenants',
    sdkVersion: '0.2.6',
    ...more,
  }).toString()

/** The address that the centre sends the browser back to, as the browser asked for it. */
function landings(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && /[?&](authCode|loginCode)=/.test(request.url())) found.push(request.url())
  })
  return found
}

async function enter(page: Page, number: string): Promise<void> {
  await page.getByRole('tab', { name: '密码登录' }).click()
  await phone(page).fill(number)
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(PASSWORD)
  await agreement(page).click()
  await submit(page).click()
}

test('C-F1: from /auth to /login and back with a code; the extras come along', async ({ page, gateway }) => {
  const back = landings(page)
  await page.goto(`${gateway.url}/auth?${addressed(gateway, '/pages/about/about?x=1', { bpHint: '7' })}`)
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText('欢迎登录')).toBeVisible()
  await phone(page).fill('13900000021')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(() => gateway.smsCode('13900000021')).toMatch(/^\d{6}$/)
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill(gateway.smsCode('13900000021') ?? '')
  await expect(page.getByRole('dialog', { name: '提示' }).getByText('请先阅读并同意')).toBeVisible()
  await page.getByRole('button', { name: '同意并登录' }).click()
  await expect.poll(() => back.length).toBe(1)
  const query = new URL(back[0] ?? '').searchParams
  expect([...query.keys()]).toEqual(['x', 'bpHint', 'authCode', 'rememberMe', 'authTenantId'])
  expect([query.get('bpHint'), query.get('authTenantId'), query.get('rememberMe')]).toEqual(['7', 't-1001', '0'])
  await expect(page).toHaveURL(/\/pages\/about\/about\?x=1/)
})

test('C-F5: two tenants are chosen from, the last one opens by itself; out again', async ({ page, gateway }) => {
  const back = landings(page)
  await page.goto(`${gateway.url}/auth?${addressed(gateway, '/pages/about/about')}`)
  await enter(page, '13800000009')
  await expect(page).toHaveURL(/\/tenants\?/)
  await expect(page.getByText('廊坊新源燃气有限公司')).toBeVisible()
  await page.getByRole('button', { name: /石家庄新源燃气有限公司/ }).click()
  await expect.poll(() => back.length).toBe(1)
  expect(new URL(back[0] ?? '').searchParams.get('authTenantId')).toBe('t-1002')
  await expect(page.getByText('平台介绍').first()).toBeVisible()
  await page.goto(`${gateway.url}/tenants?${addressed(gateway, '/pages/about/about')}`)
  await page.getByRole('button', { name: '退出登录', exact: true }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/login\?/)
  await page.goto(`${gateway.url}/auth?${addressed(gateway, '/pages/about/about')}`)
  await expect(page).toHaveURL(/\/login\?/)
})

test('C-F5: a steward enters the entrusting company', async ({ page, gateway }) => {
  const back = landings(page)
  await page.goto(`${gateway.url}/auth?${addressed(gateway, '/pages/about/about')}`)
  await enter(page, '13800000010')
  await page.getByRole('button', { name: '受托：廊坊新源燃气有限公司' }).click()
  await expect.poll(() => back.length).toBe(1)
  expect(new URL(back[0] ?? '').searchParams.get('authTenantId')).toBe('t-1001')
})

test('a place that is not registered, an unknown app, another version: a plain message, without a redirect', async ({
  page,
  gateway,
}) => {
  const evil = new URLSearchParams({ appid: 'hyn-app', redirect: 'https://evil.example.com/' })
  await page.goto(`${gateway.url}/auth?${evil.toString()}`)
  await expect(page.getByText('回调地址未登记，无法登录')).toBeVisible()
  await expect(page.getByRole('button', { name: '返回首页' })).toBeVisible()
  await page.goto(`${gateway.url}/auth?${addressed(gateway, '/', { appid: 'other' })}`)
  await expect(page.getByText('应用未登记，无法登录')).toBeVisible()
  await page.goto(`${gateway.url}/auth?${addressed(gateway, '/', { sdkVersion: '1.0.0' })}`)
  await expect(page.getByText('当前版本过低，请更新应用')).toBeVisible()
  await page.route('**/authCentre/session*', (route) => route.abort())
  await page.goto(`${gateway.url}/auth?${addressed(gateway, '/')}`)
  await expect(page.getByText('请求失败')).toBeVisible()
  await page.unroute('**/authCentre/session*')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page).toHaveURL(/\/login\?/)
})

test('iCome: an employee comes with the employee number; a dead code leads to the phone', async ({ page, gateway }) => {
  const back = landings(page)
  const end = Math.floor(Date.parse('2026-11-23T09:34:00+08:00') / 1000)
  const text = `E20001.${end}`
  const sign = createHmac('sha256', Buffer.from(jwtKey, 'hex')).update(`icome|${text}`).digest('base64url')
  await page.goto(`${gateway.url}/iCome?${addressed(gateway, '/pages/about/about', { code: `${text}.${sign}` })}`)
  await expect.poll(() => back.length).toBe(1)
  expect(new URL(back[0] ?? '').searchParams.get('icomeEmpNo')).toBe('E20001')
  // The landing itself is still on its way.
  await expect(page).toHaveURL(/\/pages\/about\/about/)
  await page.waitForLoadState()
  await page.goto(`${gateway.url}/iCome?${addressed(gateway, '/pages/about/about', { code: `${text}.${sign}` })}`)
  await expect(page.getByText('临时授权已失效，请重新获取')).toBeVisible()
  await page.getByRole('button', { name: '使用手机号登录' }).click()
  await expect(page).toHaveURL(/\/login\?/)
})

test('pages at their exact address only; a call beside them stays a call', async ({ page, gateway }) => {
  const asPage = (path: string) => page.request.get(gateway.url + path, { headers: { accept: 'text/html' } })
  expect((await asPage('/auth/ent/getAuthToken')).headers()['content-type']).toContain('json')
  expect((await asPage('/login')).headers()['content-type']).toContain('text/html')
})
