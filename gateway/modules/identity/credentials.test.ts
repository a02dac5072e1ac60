import {
  accountGateway,
  askCode,
  entered,
  loggedIn,
  moveOn,
  passwordLogin,
  password,
  ticketFor,
  userInfo,
  wrongOf,
} from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'
import { indexOf, unseal } from '../../secret'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await accountGateway()
})
afterAll(() => gateway.close())
afterEach(() => moveOn(gateway, 3600))

type Headers = Record<string, string>
const fresh = 'New#Pass2027'

const changePassword = (headers: Headers, input: { oldPassword?: string; smsCode?: string; password: string }) =>
  gateway.call('default POST /crmgas/portal/user/changePassword', input, headers)
const isIn = async (headers: Headers) => (await userInfo(gateway, headers)).code

/** A change of a login credential is notified by SMS to the former phone, and by message. */
async function toldOf(phone: string, what: string) {
  await gateway.drain()
  const sms = await gateway.db
    .selectFrom('devOutbox')
    .select(['target', 'text'])
    .where('kind', '=', 'ACCOUNT_CHANGED')
    .where('target', '=', phone)
    .execute()
  expect(sms).toContainEqual({
    target: phone,
    text: expect.stringContaining(`${what}。如非本人操作，请立即联系0316-`) as string,
  })
  const messages = await gateway.db.selectFrom('message').select('summary').execute()
  expect(JSON.stringify(messages)).toContain(`${what}，如非本人操作请立即联系0316-`)
}

describe('changePassword', () => {
  test('by the old one: the other devices are out for good, this one goes on', async () => {
    const here = await loggedIn(gateway, '13800000011')
    const there = await loggedIn(gateway, '13800000011', { terminalType: 'PC' })
    expect(await changePassword(here.headers, { oldPassword: password, password: fresh })).toMatchObject({
      ok: true,
      data: true,
    })
    expect([await isIn(here.headers), await isIn(there.headers)]).toEqual(['1000', '1888'])
    const grant = { grantCode: there.tokens.ennUnifiedGrantCode }
    expect(await gateway.call('auth POST {auth}/userCenter/unify/auth/isValid4GrantCode', grant)).toMatchObject({
      data: false,
    })
    expect((await passwordLogin(gateway, '13800000011')).code).toBe('2008')
    await entered(gateway, '13800000011', { password: fresh })
    await toldOf('13800000011', '修改了登录密码')
  })

  test.each([
    ['wrong old one', { oldPassword: 'Wrong@1234', password: fresh }, '2008', '账号或密码错误，还可尝试4次'],
    ['no old one', { password: fresh }, '2008', '账号或密码错误，还可尝试4次'],
    ['weak', { oldPassword: password, password: 'abcdefgh' }, '2013', undefined],
    ['with the phone in it', { oldPassword: password, password: 'A@13800000010' }, '2013', undefined],
    ['the present one', { oldPassword: password, password }, '2014', undefined],
  ])('%s: %s refused, nothing ends', async (_name, input, code, text) => {
    const here = await loggedIn(gateway, '13800000010')
    const there = await loggedIn(gateway, '13800000010', { terminalType: 'PC' })
    expect(await changePassword(here.headers, input)).toMatchObject({ code, ...(text !== undefined && { text }) })
    expect([await isIn(here.headers), await isIn(there.headers)]).toEqual(['1000', '1000'])
    await entered(gateway, '13800000010')
  })

  test('five wrong ones lock the password of the phone, here and at the login', async () => {
    const { headers } = await loggedIn(gateway, '13800000009')
    for (const n of [4, 3, 2, 1])
      expect(await changePassword(headers, { oldPassword: 'Wrong@1234', password: fresh })).toMatchObject({
        text: `账号或密码错误，还可尝试${n}次`,
      })
    for (const attempt of [1, 2])
      expect([attempt, (await changePassword(headers, { oldPassword: 'Wrong@1234', password: fresh })).code]).toEqual([
        attempt,
        '2009',
      ])
    expect((await passwordLogin(gateway, '13800000009')).code).toBe('2009')
    expect(await isIn(headers)).toBe('1000')
  })

  test('none of the last three', async () => {
    const { headers } = await loggedIn(gateway, '13800000006')
    const steps = ['Aa@00000001', 'Aa@00000002', 'Aa@00000003']
    let old = password
    for (const next of steps) {
      expect(await changePassword(headers, { oldPassword: old, password: next })).toMatchObject({ ok: true })
      old = next
    }
    expect((await changePassword(headers, { oldPassword: old, password: 'Aa@00000001' })).code).toBe('2014')
    expect((await changePassword(headers, { oldPassword: old, password })).code).toBe('1000')
  })

  test('a user without a password sets one by code, and only then', async () => {
    const smsCode = await askCode(gateway, '13900000031')
    const login = await gateway.ok('default POST /crmgas/portal/login/icLoginSms', {
      username: '13900000031',
      smsCode,
      agreement: '1',
      terminalType: 'H5',
    })
    const { headers } = await withTokens(login)
    moveOn(gateway, 61)
    const code = await askCode(gateway, '13900000031')
    expect((await changePassword(headers, { smsCode: wrongOf(code), password: fresh })).code).toBe('2002')
    expect(await changePassword(headers, { smsCode: code, password: fresh })).toMatchObject({ ok: true })
    await entered(gateway, '13900000031', { password: fresh })
    moveOn(gateway, 3601)
    const again = await loggedIn(gateway, '13900000031', { password: fresh })
    const other = await askCode(gateway, '13900000031')
    expect((await changePassword(again.headers, { smsCode: other, password: 'Other#2028' })).code).toBe('2008')
  })
})

async function withTokens(login: { token: string; userId: string; grantCode: string; tenantId: string }) {
  const tokens = await gateway.ok('auth POST {base}/unify/auth/authentication', {
    appId: 'hyn-app',
    grantCode: login.grantCode,
    tenantId: login.tenantId,
  })
  const headers = {
    authorization: login.token,
    userid: login.userId,
    ennunifiedauthorization: tokens.ennUnifiedAuthorizationCookie.value,
    ennunifiedcsrftoken: tokens.ennUnifiedCsrfToken,
  }
  return { headers }
}

describe('changePhone (LG-17)', () => {
  const change = (headers: Headers, securityTicket: string, newPhone: string, smsCode: string) =>
    gateway.call('default POST /crmgas/portal/user/changePhone', { securityTicket, newPhone, smsCode }, headers)
  const ticketOf = (headers: Headers, phone: string): Promise<string> =>
    ticketFor(gateway, { headers }, 'changePhone', phone)

  test('the new phone is the account; every old login is over; the sub-accounts see the new one', async () => {
    const here = await loggedIn(gateway, '13800000001')
    const there = await loggedIn(gateway, '13800000001', { terminalType: 'PC' })
    const ticket = await ticketOf(here.headers, '13800000001')
    const smsCode = await askCode(gateway, '13900000041', 'NEWPHONE')
    expect((await change(here.headers, ticket, '13900000041', wrongOf(smsCode))).code).toBe('2002')
    const answer = await change(here.headers, ticket, '13900000041', smsCode)
    expect(answer).toMatchObject({ ok: true, data: { isNew: '0', userId: here.login.userId, tenantId: 't-1001' } })
    expect([await isIn(here.headers), await isIn(there.headers)]).toEqual(['1888', '1888'])
    // The former owner of the phone is notified, not the new one.
    await toldOf('13800000001', '更换了登录手机号')
    const now = await withTokens(answer.data)
    expect((await userInfo(gateway, now.headers)).data).toMatchObject({
      username: '13900000041',
      bp: '1000000001',
      isMaster: '1',
    })
    expect((await passwordLogin(gateway, '13800000001')).code).toBe('2008')
    await entered(gateway, '13900000041', { terminalType: 'PC' })

    const sub = await loggedIn(gateway, '13800000002')
    expect((await userInfo(gateway, sub.headers)).data.masterUsername).toBe('13900000041')
    const rows = await gateway.db
      .selectFrom('bpBinding')
      .select('masterPhoneEnc')
      .where('bp', '=', '1000000001')
      .where('status', '=', 'LIVE')
      .where('isMaster', '=', false)
      .execute()
    expect(new Set(rows.map((row) => unseal(gateway.gateway.work, row.masterPhoneEnc ?? '')))).toEqual(
      new Set(['13900000041']),
    )
    // A ticket and a code serve once.
    expect((await change(now.headers, ticket, '13900000042', smsCode)).code).toBe('2003')
  })

  test('refused: wrong phone, dead ticket, a taken phone; nothing changes and the ticket stays good', async () => {
    const { headers } = await loggedIn(gateway, '13800000007')
    const ticket = await ticketOf(headers, '13800000007')
    expect(await change(headers, ticket, '1390000', '123456')).toMatchObject({ code: '2001' })
    const taken = await askCode(gateway, '13800000008', 'NEWPHONE')
    expect(await change(headers, ticket, '13800000008', taken)).toMatchObject({
      code: '2018',
      text: '该手机号已注册，请更换',
    })
    const smsCode = await askCode(gateway, '13900000051', 'NEWPHONE')
    expect((await change(headers, 'no ticket', '13900000051', smsCode)).code).toBe('2040')
    const other = await loggedIn(gateway, '13800000012')
    expect((await change(other.headers, ticket, '13900000051', smsCode)).code).toBe('2040')
    expect(await isIn(headers)).toBe('1000')
    expect((await change(headers, ticket, '13900000051', smsCode)).code).toBe('1000')
  })

  test('an old ticket is dead after ten minutes', async () => {
    const { headers } = await loggedIn(gateway, '13800000008')
    const ticket = await ticketOf(headers, '13800000008')
    moveOn(gateway, 601)
    const smsCode = await askCode(gateway, '13900000061', 'NEWPHONE')
    expect((await change(headers, ticket, '13900000061', smsCode)).code).toBe('2040')
  })

  test('of two users that take one phone at the same moment one gets it', async () => {
    const phone = '13900000071'
    const one = await loggedIn(gateway, '13800000003')
    const two = await loggedIn(gateway, '13800000004')
    const tickets = [await ticketOf(one.headers, '13800000003'), await ticketOf(two.headers, '13800000004')]
    const smsCode = await askCode(gateway, phone, 'NEWPHONE')
    const answers = await Promise.all([
      change(one.headers, tickets[0] ?? '', phone, smsCode),
      change(two.headers, tickets[1] ?? '', phone, smsCode),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(['2003', '2018']).toContain(answers.find(({ ok }) => !ok)?.code)
    const holders = await gateway.db
      .selectFrom('appUser')
      .select('userId')
      .where('phoneIndex', '=', indexOf(gateway.gateway.work, phone))
      .execute()
    expect(holders).toHaveLength(1)
  })
})
