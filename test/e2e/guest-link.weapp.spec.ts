import { logIn, send } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import { loginAs } from './login'

/* Y-16 in the mini-program: the master's card, and the page that it opens. */

const MASTER = '13800000001'
const ACCOUNTANT = '13900000077'
const wish = {
  scopes: ['BILL', 'INVOICE'],
  monthFrom: '2025-12',
  monthTo: '2026-11',
  endDate: '2026-12-23',
  guestName: '王会计',
  phone: ACCOUNTANT,
  requestNo: 'flow-guest-link',
}

test('in the mini-program: the accountant opens the card, proves the phone and reads', async ({ mp, gateway }) => {
  const { headers } = await logIn(gateway.url, MASTER)
  await send(`${gateway.url}/api/crmgas/portal/sms/sendSms`, { method: 'POST', body: { smsType: 'GRANT' }, headers })
  await expect.poll(() => gateway.smsCode(MASTER)).toMatch(/^\d{6}$/)
  const proof = await send(`${gateway.url}/api/crmgas/portal/security/verify`, {
    method: 'POST',
    body: { scene: 'grant', way: 'sms', smsCode: gateway.smsCode(MASTER) },
    headers,
  })
  const { securityTicket } = proof.data as { securityTicket: string }
  const made = await send(`${gateway.url}/btwob/guestLink/save`, {
    method: 'POST',
    body: { ...wish, securityTicket },
    headers,
  })
  const { token } = made.data as { token: string }
  await mp.start(`/subPagesB/pages/accountSecurity/guest?token=${token}`)
  await expect(mp.screen.getByText('139****0077').first()).toBeVisible()
  await mp.screen.getByText('获取验证码', { exact: true }).last().click()
  await expect.poll(() => gateway.smsCode(ACCOUNTANT)).toMatch(/^\d{6}$/)
  await mp.screen.getByLabel('短信验证码').fill(gateway.smsCode(ACCOUNTANT) ?? '')
  await mp.screen.getByText('验证并查看', { exact: true }).last().click()
  await expect(mp.screen.getByText('华北精工陶瓷有限公司').first()).toBeVisible()
  expect(await mp.problems()).toEqual([])
})

test('in the mini-program: a made link is sent by WeChat’s own share button', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/subPagesB/pages/accountSecurity/guestLink?mode=new')
  await mp.screen.getByLabel('查看人姓名').fill('王会计')
  await mp.screen.getByLabel('查看人手机号').fill(ACCOUNTANT)
  await mp.screen.getByText('生成链接', { exact: true }).last().click()
  await expect.poll(() => gateway.smsCode(MASTER)).toMatch(/^\d{6}$/)
  await mp.screen
    .getByLabel('短信验证码')
    .last()
    .fill(gateway.smsCode(MASTER) ?? '')
  await expect(mp.screen.getByText('链接已生成').first()).toBeVisible()
  await expect(mp.screen.getByText('转发给王会计').last()).toBeVisible()
  expect(await mp.problems()).toEqual([])
})
