/*
 * Nothing that opens a door and nothing that names a person ever stands in the log, however much is logged and whatever fails: the
 * real calls of a login run with every level on, then the log is searched for each value that they carried.
 */
import Fastify from 'fastify'
import { sql } from 'kysely'
import { contract } from '@contract'
import { faultOf, loggerOptions } from '../../gateway/http/log'
import type { TestGateway } from '../setup/gateway'
import {
  accountGateway,
  authenticate,
  codeSentTo,
  cookieOf,
  loggedIn,
  moveOn,
  password,
  passwordLogin,
  unifiedHeaders,
  userInfo,
  wrongOf,
} from './login-kit'

let gateway: TestGateway
let lines: string[] = []
const secrets = new Map<string, string>()
const keep = (name: string, value: string | null | undefined): string => {
  if (!value || value.length < 4) throw new Error(`${name} is no secret: ${String(value)}`)
  secrets.set(name, value)
  return value
}

/** Whatever is written to the process's own outputs belongs to the log as well. */
const written = (chunk: unknown): boolean => {
  lines.push(String(chunk))
  return true
}

beforeAll(async () => {
  gateway = await accountGateway({ env: { LOG_LEVEL: 'trace' }, logTo: { write: (line) => void lines.push(line) } })
})
afterAll(() => gateway.close())
beforeEach(() => {
  lines = []
  secrets.clear()
  jest.spyOn(process.stdout, 'write').mockImplementation(written)
  jest.spyOn(process.stderr, 'write').mockImplementation(written)
  moveOn(gateway, 3600)
})
afterEach(() => jest.restoreAllMocks())

/** Names of the kept values that the log tells. */
function told(): string[] {
  const log = lines.join('\n')
  return [...secrets].filter(([, value]) => log.includes(value)).map(([name]) => name)
}
const answered = () => lines.filter((line) => line.includes('"answered"')).length

async function smsCode(phone: string, smsType: 'LOGIN' | 'RESET' | 'NEWPHONE' | 'OLDPHONE', headers = {}) {
  await gateway.ok('default POST /crmgas/portal/sms/sendSms', { phone, smsType }, headers)
  return codeSentTo(gateway, phone)
}
/** LG-05: the embedded sender shows the code beside a masked phone; that line is meant, a provider writes none. */
const withoutEmbeddedSms = () => {
  const shown = lines.filter((line) => line.startsWith('[sms] '))
  lines = lines.filter((line) => !line.startsWith('[sms] '))
  return shown
}

test('logins, tokens, codes, passwords and phones (C 9.28)', async () => {
  const phone = keep('phone', '13800000001')
  keep('password', password)
  const { login, tokens, headers } = await loggedIn(gateway, phone)
  keep('business token', login.token)
  keep('grant code', login.grantCode)
  keep('unified token', tokens.ennUnifiedAuthorizationCookie.value)
  keep('signature', tokens.ennUnifiedAuthorizationCookie.value.split('.')[2])
  keep('csrf token', tokens.ennUnifiedCsrfToken)
  keep('next grant code', tokens.ennUnifiedGrantCode)
  await userInfo(gateway, headers)
  moveOn(gateway, 7000)
  const renewed = await gateway.call('auth POST {base}/unify/auth/refreshToken', undefined, unifiedHeaders(tokens))
  keep('refreshed token', renewed.data.ennUnifiedAuthorizationCookie.value)
  const tmp = await gateway.call(
    'auth POST {gateway}/userCenter/unify/auth/getTmpToken',
    { grantCode: renewed.data.ennUnifiedGrantCode },
    unifiedHeaders(renewed.data),
  )
  await authenticate(gateway, { code: keep('tmpToken', tmp.data.tmpToken) })

  const newcomer = keep('other phone', '13900000095')
  const code = keep('SMS code', await smsCode(newcomer, 'LOGIN'))
  const typed = { username: newcomer, agreement: '1', terminalType: 'H5' } as const
  await gateway.call('default POST /crmgas/portal/login/icLoginSms', { ...typed, smsCode: wrongOf(code) })
  await gateway.ok('default POST /crmgas/portal/login/icLoginSms', { ...typed, smsCode: code })
  await passwordLogin(gateway, newcomer, { password: keep('wrong password', 'Secret!Wrong77') })
  moveOn(gateway, 61)
  const reset = keep('reset code', await smsCode(newcomer, 'RESET'))
  await gateway.ok('default POST /crmgas/portal/login/resetPassword', {
    username: newcomer,
    smsCode: reset,
    password: keep('new password', 'Secret!New2027'),
  })
  await gateway.drain()
  expect(withoutEmbeddedSms()).toEqual([
    `[sms] 139****0095 LOGIN ${code}\n`,
    `[sms] 139****0095 RESET ${reset}\n`,
    '[sms] 139****0095 ACCOUNT_CHANGED\n',
  ])
  expect(answered()).toBeGreaterThan(10)
  expect(told()).toEqual([])
})

interface SecurityLine {
  level: number
  event: string
  userId?: string
  account?: string
  ip?: string
  terminal?: string
  refusal?: string
  way?: string
  call?: string
}
const securityLines = (): SecurityLine[] =>
  lines.filter((line) => line.includes('"security event"')).map((line) => JSON.parse(line) as SecurityLine)
const refusals = () => securityLines().filter(({ event }) => event === 'refused')

test('ASVS 7.1.3, 7.2: what was refused, to which user, from where, under which code', async () => {
  const phone = keep('phone', '13800000002')
  const { headers, login, tokens } = await loggedIn(gateway, phone)
  const { userId } = login
  expect(securityLines()).toMatchObject([
    { event: 'session opened', userId, ip: '127.0.0.1', terminal: 'H5', way: 'password' },
  ])
  const call = 'default GET /hqw/subAccount/list'
  await gateway.call('default POST /crmgas/portal/user/switchCustomer', { bp: '1000000002' }, headers)
  await gateway.call(call, {}, headers)
  await gateway.call(call, {}, { ...headers, bpcode: '1000000002' })
  await gateway.call(call, {}, { ...headers, ennunifiedcsrftoken: 'x', ennunifiedauthorization: 'x' })
  await gateway.call(call, {}, { ...headers, authorization: keep('forged token', 'forged-token-99') })
  expect(refusals()).toMatchObject([
    { refusal: '2108', userId, terminal: 'H5', ip: '127.0.0.1', level: 40 },
    { refusal: '2110', userId, terminal: 'H5', call },
    { refusal: '2108', userId, terminal: 'H5', call },
    { refusal: '418', ip: '127.0.0.1', call },
    { refusal: '1888', ip: '127.0.0.1', call },
  ])
  lines = []
  await loggedIn(gateway, phone)
  await userInfo(gateway, headers)
  expect(securityLines()).toMatchObject([
    { event: 'session ended', userId, way: 'kicked', terminal: 'H5' },
    { event: 'session opened', userId },
    { event: 'refused', refusal: '1889', userId, terminal: 'H5' },
  ])
  keep('unified token', tokens.ennUnifiedAuthorizationCookie.value)
  expect(told()).toEqual([])
})

test('ASVS 7.2: refused logins name the user and the masked phone, the lock and the proofs are events of their own', async () => {
  const phone = keep('phone', '13800000011')
  const { headers, login } = await loggedIn(gateway, phone)
  const { userId } = login
  const wrong = keep('wrong password', 'Wrong!Pass99')
  lines = []
  for (let i = 0; i < 5; i++) await passwordLogin(gateway, phone, { password: wrong })
  await passwordLogin(gateway, keep('unknown phone', '13900000981'), { password: wrong, terminalType: 'APP' })
  const about = { userId, account: '138****0011', ip: '127.0.0.1', terminal: 'H5' }
  expect(refusals()).toMatchObject([
    ...Array.from({ length: 4 }, () => ({ refusal: '2008', ...about })),
    { refusal: '2009', ...about },
    { refusal: '2008', account: '139****0981', terminal: 'APP' },
  ])
  expect(refusals().at(-1)).not.toHaveProperty('userId')
  expect(securityLines()).toContainEqual(expect.objectContaining({ event: 'password locked', userId }))
  lines = []
  const code = keep('code', await smsCode(phone, 'OLDPHONE', headers))
  const proof = { scene: 'changePhone', way: 'sms' } as const
  await gateway.call('default POST /crmgas/portal/security/verify', { ...proof, smsCode: wrongOf(code) }, headers)
  const ticket = await gateway.ok('default POST /crmgas/portal/security/verify', { ...proof, smsCode: code }, headers)
  const newPhone = keep('new phone', '13900000982')
  const newCode = keep('new code', await smsCode(newPhone, 'NEWPHONE'))
  const change = { securityTicket: keep('ticket', ticket.securityTicket), newPhone, smsCode: newCode }
  await gateway.ok('default POST /crmgas/portal/user/changePhone', change, headers)
  expect(securityLines()).toMatchObject([
    { event: 'refused', refusal: '2002', userId, terminal: 'H5' },
    { event: 'identity proved', userId, way: 'changePhone', terminal: 'H5', ip: '127.0.0.1' },
    { event: 'phone changed', userId, terminal: 'H5', ip: '127.0.0.1' },
    { event: 'session ended', userId, way: 'phone' },
    { event: 'session opened', userId },
  ])
  withoutEmbeddedSms()
  expect(told()).toEqual([])
})

test('addresses that are a proof by themselves: the tax platform’s and a calendar’s, whatever is asked of them', async () => {
  const mark = keep('mark of a notification', 'mark-of-an-invoice-address')
  const secret = keep('secret of a calendar', 'secret-of-a-calendar')
  const app = Fastify({ logger: loggerOptions('info', contract, () => undefined, { write: written }) })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send())
  for (const method of ['GET', 'HEAD', 'POST'] as const)
    for (const path of [`/crmgas/invoice/notify/apply-1/${mark}`, `/record/calendar/${secret}`])
      await app.inject({ method, url: `/api${path}?a=b` })
  const log = lines.join('')
  expect(log.match(/"\/api\/crmgas\/invoice\/notify\/apply-1\/\[hidden\]"/g)).toHaveLength(3)
  expect(log.match(/"\/api\/record\/calendar\/\[hidden\]"/g)).toHaveLength(3)
  expect(told()).toEqual([])
})

test('the auth centre: its cookie, the authCode and the address it goes back to', async () => {
  const host = { host: 'localhost:80' }
  const entered = await gateway.send('auth POST {init}/authCentre/login', {
    way: 'password',
    username: keep('phone', '13800000007'),
    password: keep('password', password),
    agreement: '1',
  })
  const cookie = cookieOf(entered).sent
  keep('cookie', cookie.split('=')[1])
  const redirect = 'http://localhost:80/pages/me/me'
  const granted = await gateway.send(
    'auth POST {init}/authCentre/grant',
    { appid: 'hyn-app', redirect, tenantId: 't-1001' },
    { ...host, cookie },
  )
  const back = new URL((granted.data as { location: string }).location)
  const authCode = keep('authCode', back.searchParams.get('authCode'))
  // The page itself is asked for with the code still in its address; so is one that does not exist.
  for (const path of ['/pages/me/me', '/nothing/here', '/f/nothing'])
    await gateway.gateway.app.inject({
      method: 'GET',
      url: `${path}?authCode=${authCode}`,
      headers: { referer: back.href },
    })
  await authenticate(gateway, { grantCode: authCode })
  await authenticate(gateway, { grantCode: authCode, appId: 'other-app' })
  expect(told()).toEqual([])
})

test('input that is refused, is no JSON, or is carried by the wrong call', async () => {
  const phone = keep('phone', '13800000008')
  keep('password', 'Secret!Typed88')
  const typed = { username: phone, password: 'Secret!Typed88', agreement: '1', terminalType: 'NOWHERE' }
  expect((await gateway.send('default POST /crmgas/portal/login/icLogin', typed)).code).toBe('2901')
  const inject = (payload: string) =>
    gateway.gateway.app.inject({
      method: 'POST',
      url: '/api/crmgas/portal/login/icLogin',
      headers: { 'content-type': 'application/json', authorization: keep('token', 'forged-token-1234567890') },
      payload,
    })
  await inject(`{"username":"${phone}","password":"Secret!Typed88"`)
  await inject(JSON.stringify([phone, 'Secret!Typed88']))
  await gateway.gateway.app.inject({
    method: 'GET',
    url: `/api/none/${phone.slice(0, 3)}?token=Secret!Typed88&phone=${phone}`,
  })
  expect(answered()).toBe(4)
  expect(told()).toEqual([])
})

test('a database that fails: the fault is logged, the values of the statement are not', async () => {
  const { headers } = await loggedIn(gateway, keep('phone', '13800000008'))
  await sql`alter table dev_outbox rename to dev_outbox_gone`.execute(gateway.db)
  await sql`alter table app_user drop column nickname`.execute(gateway.db)
  const other = keep('other phone', '13900000093')
  await gateway.call('default POST /crmgas/portal/sms/sendSms', { phone: other, smsType: 'LOGIN' })
  const change = { nickname: keep('nickname', '机密的昵称'), email: keep('email', 'secret@example.com') }
  expect((await gateway.call('default POST /crmgas/portal/user/updateProfile', change, headers)).code).toBe('2999')
  const log = lines.join('\n')
  for (const text of ['dev_outbox', 'call failed', 'work after the commit failed']) expect(log).toContain(text)
  expect(/验证码\d{6}/.exec(log)).toBeNull()
  expect(told()).toEqual([])
})

test('of a fault its kind, text and place are logged; what a driver hangs on it is not', () => {
  const unique = Object.assign(new Error('duplicate key value violates unique constraint "app_user_phone"'), {
    code: '23505',
    detail: 'Key (phone)=(13800000001) already exists.',
    params: ['13800000001'],
  })
  const fault = faultOf(new Error('not stored', { cause: unique }))
  expect(fault).toMatchObject({
    type: 'Error',
    message: 'not stored',
    cause: { errorCode: '23505', message: unique.message },
  })
  expect(fault.stack).toContain('logs.test.ts')
  expect(JSON.stringify(fault)).not.toContain('13800000001')
  expect(faultOf('thrown text')).toEqual({ type: 'string', message: 'thrown text', stack: '' })
})
