/*
 * The answers do not show which phones belong to customers (LG-04, LG-07, C 9.27): for a known phone and an unknown one
 * the calls before the login give the same answer and do the same work, counted in SQL statements and password hashes.
 */
import crypto from 'node:crypto'
import type { ApiKey, In } from '@contract'
import type { SmsMessage } from '../../gateway/ports/sms'
import type { TestGateway } from '../setup/gateway'
import { accountGateway, moveOn, password } from './login-kit'

const known = '13800000001'
/** Registered by a code: there is no password to compare with. */
const passwordless = '13900000097'
const unknown = '13900000098'

let gateway: TestGateway
const sent: SmsMessage[] = []
beforeAll(async () => {
  // The embedded sender writes what it sends into the database; a provider does not.
  gateway = await accountGateway({ ports: { sms: { send: async (message) => void sent.push(message) } } })
  await gateway.ok('default POST /crmgas/portal/sms/sendSms', { phone: passwordless, smsType: 'LOGIN' })
  await login('default POST /crmgas/portal/login/icLoginSms', passwordless, { smsCode: sent.at(-1)?.code ?? '' })
})
afterAll(() => gateway.close())
beforeEach(() => {
  sent.length = 0
  moveOn(gateway, 2 * 3600)
})
afterEach(() => jest.restoreAllMocks())

type LoginKey = 'default POST /crmgas/portal/login/icLoginSms' | 'default POST /crmgas/portal/login/icLogin'
const login = (key: LoginKey, username: string, proof: object) =>
  gateway.call(key, { username, agreement: '1', terminalType: 'H5', ...proof } as In<LoginKey>)

const ask = (phone: string, smsType: 'LOGIN' | 'RESET' | 'BINDWX') => () =>
  gateway.call('default POST /crmgas/portal/sms/sendSms', { phone, smsType })
const reset = (username: string, smsCode: string, next = 'New#Pass2027') =>
  gateway.call('default POST /crmgas/portal/login/resetPassword', { username, smsCode, password: next })

/** What a caller sees of a call, and what it cost. */
async function seen(call: () => Promise<{ status: number; code: string; text: string; data: unknown }>) {
  const hash = jest.spyOn(crypto, 'scrypt')
  let answer: Awaited<ReturnType<typeof call>> | undefined
  const sql = await gateway.sqlOf(async () => {
    answer = await call()
  })
  const hashes = hash.mock.calls.map(([, , length, cost]) => ({ length, cost }))
  hash.mockRestore()
  return { status: answer?.status, code: answer?.code, text: answer?.text, data: answer?.data, sql, hashes }
}

test.each(['LOGIN', 'RESET', 'BINDWX'] as const)('sendSms %s', async (smsType) => {
  const [one, two] = [await seen(ask(known, smsType)), await seen(ask(unknown, smsType))]
  expect(two).toEqual(one)
  expect([one.code, one.data]).toEqual(['1000', { interval: 60, expire: 300 }])
  expect(one.sql.length).toBeGreaterThan(3)
  // Asked again too soon: the same waiting time, too.
  expect(await seen(ask(unknown, smsType))).toEqual(await seen(ask(known, smsType)))
  expect(sent.map(({ phone }) => phone)).toEqual(smsType === 'RESET' ? [known] : [known, unknown])
})

test('icLogin: wrong passwords until the lock, and the lock', async () => {
  const wrong = (phone: string) => () =>
    login('default POST /crmgas/portal/login/icLogin', phone, { password: 'Wrong@11' })
  // One hash each while the password is looked at, none behind the lock.
  const tries = [['2008', 1], ['2008', 1], ['2008', 1], ['2008', 1], ['2009', 1], ['2009', 0]] as const // prettier-ignore
  for (const [code, hashes] of tries) {
    const one = await seen(wrong(known))
    expect([one.code, one.hashes.length]).toEqual([code, hashes])
    for (const other of [passwordless, unknown]) expect(await seen(wrong(other))).toEqual(one)
  }
})

test('icLogin: the right password of somebody costs the same hash', async () => {
  const right = await seen(() => login('default POST /crmgas/portal/login/icLogin', '13800000007', { password }))
  const missing = await seen(() => login('default POST /crmgas/portal/login/icLogin', unknown, { password }))
  expect([right.code, missing.code]).toEqual(['1000', '2008'])
  expect(right.hashes).toEqual(missing.hashes)
  expect(right.hashes[0]).toMatchObject({ length: 32, cost: { N: 2 ** gateway.config.passwordCost, r: 8, p: 1 } })
})

test.each(['with a code asked for', 'without'])('resetPassword %s', async (say) => {
  if (say !== 'without') for (const phone of [known, passwordless, unknown]) await ask(phone, 'RESET')()
  for (const code of say === 'without' ? ['2003'] : ['2002', '2002', '2002', '2002', '2003', '2003']) {
    const one = await seen(() => reset(known, '000000'))
    expect(one.code).toBe(code)
    for (const other of [passwordless, unknown]) expect(await seen(() => reset(other, '000000'))).toEqual(one)
  }
  const weak = await seen(() => reset(known, '000000', 'weak'))
  expect(await seen(() => reset(unknown, '000000', 'weak'))).toEqual(weak)
})

test('icLoginSms: a wrong code', async () => {
  for (const phone of [known, unknown]) await ask(phone, 'LOGIN')()
  const wrong = (phone: string) => () =>
    login('default POST /crmgas/portal/login/icLoginSms', phone, { smsCode: '000000' })
  expect(await seen(wrong(unknown))).toEqual(await seen(wrong(known)))
})

test('queryCustomerInfo: a number that does not exist and one of another name', async () => {
  const find = 'default POST /crmgas/portal/user/queryCustomerInfo' satisfies ApiKey
  const caller = await gateway.as('13800000006')
  const asked = (bp: string) => () => caller.call(find, { companyCode: '1001', bp, customerName: '不存在有限公司' })
  expect(await seen(asked('1000000099'))).toEqual(await seen(asked('1000000006')))
})
