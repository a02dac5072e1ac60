import type { BrowserContext, Page } from '@playwright/test'
import { moveClock } from './clock'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'

/* TD-05, TD-06: a browser shows a picture, a phone that is logged in scans it and answers. */

interface Polled {
  status: string
  loginCode?: string
}

/** The browser that shows the picture; the result goes to it alone. */
async function showing(context: BrowserContext, gateway: GatewayProcess) {
  const path = `${gateway.url}/api/crmgas/scan`
  const headers = { 'X-GW-AccessKey': 'hyn-gateway-client', accessKey: 'hyn-app-client' }
  const data = async <T>(answer: Promise<{ json(): Promise<{ body: { data: T } }> }>) =>
    (await (await answer).json()).body.data
  const input = { kind: 'PC_LOGIN', pcName: 'Windows Chrome' }
  const { scanId, qrText } = await data<{ scanId: string; qrText: string }>(
    context.request.post(`${path}/create`, { headers, data: input }),
  )
  return { qrText, poll: () => data<Polled>(context.request.get(`${path}/poll?scanId=${scanId}`, { headers })) }
}

const scan = (page: Page, gateway: GatewayProcess, text: string) =>
  page.goto(`${gateway.url}/pages/me/scan-status?raw=${encodeURIComponent(text)}`)

test('confirmed on the phone: the browser is logged in, with a session of its own', async ({
  page,
  gateway,
  browser,
}) => {
  const pc = await browser.newContext()
  const { qrText, poll } = await showing(pc, gateway)
  expect(await poll()).toEqual({ status: 'S0' })
  await loginAs(page, gateway, '13800000007')
  await scan(page, gateway, qrText)
  await expect(page.getByText('确认登录电脑端')).toBeVisible()
  await expect(page.getByText('Windows Chrome')).toBeVisible()
  expect(await poll()).toEqual({ status: 'S1' })
  await page.getByRole('button', { name: '确认登录' }).click()
  await expect(page.getByText('登录成功')).toBeVisible()
  const { status, loginCode = '' } = await poll()
  expect([status, loginCode.length > 20]).toEqual(['S2', true])
  expect(await poll()).toEqual({ status: 'S2' })

  const screen = await pc.newPage()
  await screen.goto(`${gateway.url}/pages/me/me?loginCode=${loginCode}&authTenantId=t-1001`)
  await expect(screen.getByText('138****0007')).toBeVisible()
  expect(screen.url()).not.toContain('loginCode')
  // The phone is still logged in.
  await page.goto(`${gateway.url}/pages/me/me`)
  await expect(page.getByText('138****0007')).toBeVisible()
  await pc.close()
})

test('declined on the phone: the browser sees the refusal, and gets nothing', async ({ page, gateway, browser }) => {
  const pc = await browser.newContext()
  const { qrText, poll } = await showing(pc, gateway)
  await loginAs(page, gateway, '13800000007')
  await scan(page, gateway, qrText)
  await page.getByRole('button', { name: '取消' }).click()
  await expect(page.getByText('已取消')).toBeVisible()
  expect(await poll()).toEqual({ status: 'S3' })
  await pc.close()
})

test('a picture is good for 120 s, and for the browser that asked for it', async ({ page, gateway, browser }) => {
  const pc = await browser.newContext()
  const other = await browser.newContext()
  const { qrText, poll } = await showing(pc, gateway)
  const { qrText: another, poll: pollOther } = await showing(other, gateway)
  await loginAs(page, gateway, '13800000007')
  await scan(page, gateway, another)
  await page.getByRole('button', { name: '确认登录' }).click()
  await expect(page.getByText('登录成功')).toBeVisible()
  expect((await pollOther()).loginCode).toBeDefined()
  await moveClock(gateway, '2026-11-23T09:33:00+08:00')
  await scan(page, gateway, qrText)
  await expect(page.getByText('二维码已失效，请刷新后重新扫描')).toBeVisible()
  expect(await poll()).toEqual({ status: 'S4' })
  await scan(page, gateway, 'https:nonsense')
  await expect(page.getByText('无法识别该二维码')).toBeVisible()
  await pc.close()
  await other.close()
})

test('scanned before the login: the question is there after it', async ({ page, gateway, browser }) => {
  const pc = await browser.newContext()
  const { qrText } = await showing(pc, gateway)
  await scan(page, gateway, qrText)
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('textbox', { name: '手机号' }).fill('13800000007')
  await page.getByRole('textbox', { name: '密码', exact: true }).fill('Gas@2026')
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  // The page that asked is below, with the same question.
  await expect(page.getByText('确认登录电脑端').last()).toBeVisible()
  await pc.close()
})
