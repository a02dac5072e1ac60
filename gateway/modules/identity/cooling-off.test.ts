import { accountGateway, askCode, day, moveOn, passwordLogin } from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'
import { demoIcomeCode } from '../../demo/stand-ins/icome'

// CX-04: 13800000013 is in the cooling-off of its cancellation, three days before the end.
const phone = '13800000013'
let gateway: TestGateway
beforeEach(async () => {
  gateway = await accountGateway()
})
afterEach(() => gateway.close())

const revoke = (revokeTicket: string) => gateway.call('default POST /crmgas/portal/user/revokeCancel', { revokeTicket })
const ticketOf = (data: unknown) => (data as { revokeTicket: string }).revokeTicket

test('a login says until when, and with the ticket the cancellation is revoked', async () => {
  const refused = await passwordLogin(gateway, phone)
  expect(refused).toMatchObject({ code: '2502', data: { effectiveAt: '2026-11-26T10:00:00+08:00' } })
  expect(await revoke(ticketOf(refused.data))).toMatchObject({ ok: true, data: true })
  expect(await revoke(ticketOf(refused.data))).toMatchObject({ code: '2040' })
  expect(await passwordLogin(gateway, phone)).toMatchObject({ ok: true, data: { cancelStatus: 'C2' } })
})

test('the SMS code of the refused login is good for the login after revoking', async () => {
  const smsCode = await askCode(gateway, phone)
  const login = () =>
    gateway.call('default POST /crmgas/portal/login/icLoginSms', {
      username: phone,
      smsCode,
      agreement: '1',
      terminalType: 'H5',
    })
  const refused = await login()
  expect(refused).toMatchObject({ code: '2502' })
  await revoke(ticketOf(refused.data))
  expect(await login()).toMatchObject({ ok: true })
})

test('the ticket outlives the refusal of the auth centre as well', async () => {
  await gateway.db.updateTable('appUser').set({ empNo: 'E30013' }).where('status', '=', '2').execute()
  const icome = () => {
    const code = demoIcomeCode(gateway.config.jwtKey, 'E30013', gateway.clock.now())
    return gateway.call('auth POST {init}/authCentre/iCome', { code })
  }
  const refused = await icome()
  expect(refused).toMatchObject({ code: '2502' })
  expect(await revoke(ticketOf(refused.data))).toMatchObject({ ok: true, data: true })
  moveOn(gateway, 1)
  expect(await icome()).toMatchObject({ ok: true })
})

test('a wrong proof reveals nothing of the cancellation', async () => {
  expect(await passwordLogin(gateway, phone, { password: 'x' })).toMatchObject({ code: '2008' })
})

test('2503 once the day has come; a foreign or old ticket is 2040', async () => {
  const refused = await passwordLogin(gateway, phone)
  expect(await revoke('rubbish')).toMatchObject({ code: '2040' })
  expect(await gateway.call('default POST /crmgas/portal/user/revokeCancel', {})).toMatchObject({ code: '2040' })
  moveOn(gateway, 601)
  expect(await revoke(ticketOf(refused.data))).toMatchObject({ code: '2040' })
  moveOn(gateway, 3 * day + 3600)
  const late = await passwordLogin(gateway, phone)
  expect(await revoke(ticketOf(late.data))).toMatchObject({ code: '2503', text: '注销申请已生效，无法撤销' })
})
