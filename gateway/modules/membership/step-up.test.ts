import { bindingGateway, userIdOf } from '../../../test/gateway/binding-kit'
import { codeSentTo, moveOn, password, passwordLogin, ticketFor, wrongOf } from '../../../test/gateway/login-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { inWork } from '../../../test/setup/content-gateway'
import { consumeTicket } from '../identity/service'
import { keepMatch } from './service'

let gateway: TestGateway
let master: Caller
let stranger: Caller
beforeAll(async () => {
  gateway = await bindingGateway()
})
beforeEach(async () => {
  master = await gateway.as('13800000001')
  stranger = await gateway.as('13800000006')
})
afterAll(() => gateway.close())
afterEach(() => moveOn(gateway, 3600))

const verifyKey = 'default POST /crmgas/portal/security/verify'
const smsKey = 'default POST /crmgas/portal/sms/sendSms'

const ticketOf = (caller: Caller, scene: 'transfer' | 'cancel' = 'transfer') =>
  ticketFor(gateway, caller, scene, '13800000001')
const consume = (caller: Caller, ticket: string, scene: 'transfer' | 'cancel' | 'changePhone', subject = '') =>
  inWork(gateway, (work) => consumeTicket(work, userIdOf(caller), ticket, scene, subject)).then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )

test('the code goes to the own phone whatever the body says, and the ticket serves once', async () => {
  await master.ok(smsKey, { smsType: 'CANCEL', phone: '13800000007' })
  const smsCode = await codeSentTo(gateway, '13800000001')
  const { securityTicket, expireIn } = await master.ok(verifyKey, { scene: 'cancel', way: 'sms', smsCode })
  expect(expireIn).toBe(600)
  expect(await consume(master, securityTicket, 'cancel')).toBe('ok')
  expect(await consume(master, securityTicket, 'cancel')).toBe('2040')
  expect((await master.call(verifyKey, { scene: 'cancel', way: 'sms', smsCode })).code).toBe('2003')
})

test('a ticket is of one user, one scene and one customer number', async () => {
  const ticket = await ticketOf(master)
  expect(await consume(stranger, ticket, 'transfer', '1001|1000000001')).toBe('2040')
  expect(await consume(master, ticket, 'cancel', '1001|1000000001')).toBe('2040')
  expect(await consume(master, ticket, 'transfer', '1001|1000000002')).toBe('2040')
  expect(await consume(master, ticket, 'transfer', '1001|1000000001')).toBe('ok')
})

test('a ticket lives ten minutes', async () => {
  const ticket = await ticketOf(master, 'cancel')
  moveOn(gateway, 600)
  expect(await consume(master, ticket, 'cancel')).toBe('2040')
})

test('wrong codes: five, then the right one is dead too', async () => {
  await master.ok(smsKey, { smsType: 'CANCEL' })
  const right = await codeSentTo(gateway, '13800000001')
  const verify = (smsCode: string) => master.call(verifyKey, { scene: 'cancel', way: 'sms', smsCode })
  for (const code of ['2002', '2002', '2002', '2002', '2003']) expect((await verify(wrongOf(right))).code).toBe(code)
  expect((await verify(right)).code).toBe('2003')
})

test('by password: for a new phone, not for a transfer; wrong ones lock as at the login', async () => {
  const verify = (scene: 'changePhone' | 'transfer', typed: string) =>
    master.call(verifyKey, { scene, way: 'password', password: typed })
  expect((await verify('transfer', password)).code).toBe('2901')
  const answer = await verify('changePhone', password)
  expect(answer.ok && (await consume(master, answer.data.securityTicket, 'changePhone'))).toBe('ok')
  for (const left of [4, 3, 2, 1])
    expect(await verify('changePhone', 'Wrong@11')).toMatchObject({ code: '2008', data: { left } })
  expect((await verify('changePhone', 'Wrong@11')).code).toBe('2009')
  expect((await verify('changePhone', password)).code).toBe('2009')
  expect((await passwordLogin(gateway, '13800000001', { terminalType: 'PC' })).code).toBe('2009')
})

test('by password for a new phone: only for the applicant of a certification in force (LG-17)', async () => {
  const verify = (caller: Caller, typed: string, scene: 'changePhone' | 'title' = 'changePhone') =>
    caller.call(verifyKey, { scene, way: 'password', password: typed })
  const rejected = await gateway.as('13800000007')
  for (const caller of [rejected, stranger]) {
    // The answer does not show whether the password is right, and no attempt is counted.
    for (const typed of [password, 'Wrong@11'])
      expect(await verify(caller, typed)).toMatchObject({ code: '2901', data: { field: 'way' } })
    expect((await verify(caller, password, 'title')).ok).toBe(true)
    expect((await caller.ok('default POST /crmgas/portal/user/userInfo', {})).isCertApplicant).toBe('0')
  }
  const certs = gateway.db.updateTable('enterpriseCert').where('uscc', '=', '91131000MA0CERAM1P')
  expect((await master.ok('default POST /crmgas/portal/user/userInfo', {})).isCertApplicant).toBe('1')
  expect((await verify(master, password)).ok).toBe(true)
  const colleague = await gateway.as('13800000002')
  expect((await verify(colleague, password)).code).toBe('2901')
  await certs.set({ validTo: '2026-11-20' }).execute()
  expect((await verify(master, password)).code).toBe('2901')
  expect((await master.ok('default POST /crmgas/portal/user/userInfo', {})).isCertApplicant).toBe('0')
  await certs.set({ validTo: '9999-12-31' }).execute()
})

test('BIND: only a user with a match has a code sent to the filed phone', async () => {
  const place = { bp: '1000000006', companyCode: '1001' }
  expect((await stranger.call(smsKey, { smsType: 'BIND', ...place })).code).toBe('2102')
  expect((await gateway.call(smsKey, { smsType: 'BIND', ...place })).code).toBe('1888')
  await inWork(gateway, (work) => keepMatch(work, userIdOf(stranger), place))
  await stranger.ok(smsKey, { smsType: 'BIND', ...place, phone: '13800000006' })
  const smsCode = await codeSentTo(gateway, '13900000006')
  const { securityTicket } = await stranger.ok(verifyKey, { scene: 'bind', way: 'sms', smsCode, ...place })
  expect(securityTicket).toMatch(/^[\w-]{43}$/)
  moveOn(gateway, 16 * 60)
  expect((await stranger.call(smsKey, { smsType: 'BIND', ...place })).code).toBe('2102')
})
