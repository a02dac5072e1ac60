import type { Page } from '@playwright/test'
import { logIn, send } from '../../scripts/lib/client.mjs'
import { expect } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { settled } from './settled'

const PHONE = '13800000012'

/** Staff of a gateway that have proved themselves: a code can be asked for once a minute only. */
const proved = new Map<string, Record<string, string>>()
export const provedStaff = (gateway: GatewayProcess) => proved.get(gateway.url)

/**
 * Headers of a member of staff: logged in by password, with the code to the phone as second proof. The terminal is another one than
 * that of a desk in a tab, which stays logged in.
 */
export async function staffHeaders(gateway: GatewayProcess): Promise<Record<string, string>> {
  const { headers } = await logIn(gateway.url, PHONE, undefined, 'PC')
  const post = (path: string, body: unknown) => send(`${gateway.url}/api${path}`, { method: 'POST', body, headers })
  const before = gateway.smsCode(PHONE)
  await post('/crmgas/portal/sms/sendSms', { smsType: 'STAFF' })
  await expect.poll(() => gateway.smsCode(PHONE)).not.toBe(before)
  const proof = { scene: 'staff', way: 'sms', smsCode: gateway.smsCode(PHONE) }
  const { securityTicket } = (await post('/crmgas/portal/security/verify', proof)).data as { securityTicket: string }
  const address = `${gateway.url}/substitution/auth/ent/getAuthToken?securityTicket=${securityTicket}`
  const { authToken } = (await send(address, { headers })).data as { authToken: string }
  const staff = { ...headers, 'x-workbench-token': authToken }
  proved.set(gateway.url, staff)
  return staff
}

/** Opens the desk as a member of staff: logged in by password, with a code as second proof. */
export async function enterDesk(page: Page, gateway: GatewayProcess): Promise<void> {
  await loginAs(page, gateway, PHONE)
  await page.goto(gateway.url + '/pages/me/me')
  await page.getByRole('button', { name: '服务工作台' }).click()
  await expect(page.getByRole('heading', { name: '进入服务工作台' })).toBeVisible()
  const before = gateway.smsCode(PHONE)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(() => gateway.smsCode(PHONE)).not.toBe(before)
  await page.getByRole('textbox', { name: '短信验证码' }).fill(gateway.smsCode(PHONE) ?? '')
  await page.getByRole('button', { name: '验证并进入' }).click()
  await expect(page.getByText('30 分钟内')).toBeVisible()
  await settled(page)
}
