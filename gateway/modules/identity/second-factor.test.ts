/* LG-19: the desk opens to two factors, also after any number of hand-overs of the login. */
import {
  accountGateway,
  askCode,
  authenticate,
  codeSentTo,
  cookieOf,
  day,
  entered,
  loggedIn,
  moveOn,
  password,
  unifiedHeaders,
  userInfo,
  type Tokens,
} from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'
import { demoIcomeCode } from '../../demo/stand-ins/icome'

const reviewer = '13800000012'
type Headers = Record<string, string>

let gateway: TestGateway
beforeEach(async () => {
  gateway = await accountGateway()
})
afterEach(() => gateway.close())

/** The step-up of staff and the call that it opens: the scope, or the code of the refusal. */
async function open(headers: Headers, proof: { smsCode: string } | { password: string }): Promise<string> {
  const way = 'smsCode' in proof ? 'sms' : 'password'
  const input = { scene: 'staff' as const, way, ...proof } as const
  const proved = await gateway.call('default POST /crmgas/portal/security/verify', input, headers)
  if (!proved.ok) return proved.code
  const { securityTicket } = proved.data
  return (await gateway.ok('zh GET:form /auth/ent/getAuthToken', { securityTicket }, headers)).scope
}

async function openBySms(headers: Headers): Promise<string> {
  moveOn(gateway, 61)
  await gateway.ok('default POST /crmgas/portal/sms/sendSms', { smsType: 'STAFF' }, headers)
  return open(headers, { smsCode: await codeSentTo(gateway, reviewer, 'STAFF') })
}

const openByPassword = (headers: Headers) => open(headers, { password })

/** The headers of a session that began by a hand-over: the unified tokens bring its business token. */
async function handedOver(answer: { data: Tokens; ok: boolean; code: string }): Promise<Headers> {
  if (!answer.ok) throw new Error(answer.code)
  const { token } = (await userInfo(gateway, unifiedHeaders(answer.data))).data
  return { authorization: token ?? '', ...unifiedHeaders(answer.data) }
}

const centre = 'http://localhost:80/pages/me/me'

async function throughCentre(cookie: string, tenantId: string): Promise<Headers> {
  const input = { appid: 'hyn-app', redirect: centre, tenantId }
  const { location } = await gateway.ok('auth POST {init}/authCentre/grant', input, { host: 'localhost:80', cookie })
  const grantCode = new URL(location).searchParams.get('authCode') ?? ''
  return handedOver(await authenticate(gateway, { grantCode, terminalType: 'H5' }))
}

async function centreLogin(proof: { way: 'password'; password: string } | { way: 'sms'; smsCode: string }) {
  const input = { username: reviewer, agreement: '1', ...proof } as const
  const answer = await gateway.send('auth POST {init}/authCentre/login', input, {})
  return throughCentre(cookieOf(answer).sent, 't-1001')
}

async function icomeLogin(): Promise<Headers> {
  const code = demoIcomeCode(gateway.config.jwtKey, 'E20001', gateway.clock.now())
  const answer = await gateway.call('auth POST {init}/authCentre/iCome', { code })
  return throughCentre(cookieOf(answer).sent, 't-1001')
}

test('a login by password in the auth centre: the password is refused, a code opens the desk', async () => {
  const headers = await centreLogin({ way: 'password', password })
  expect(await openByPassword(headers)).toBe('2901')
  expect(await openBySms(headers)).toBe('staff')
})

test('a login by a code in the auth centre: another code is refused, the password opens the desk', async () => {
  const headers = await centreLogin({ way: 'sms', smsCode: await askCode(gateway, reviewer) })
  expect(await openBySms(headers)).toBe('2901')
  expect(await openByPassword(headers)).toBe('staff')
})

test('a temporary code on the terminal ICOME keeps the login by password behind it', async () => {
  const { headers, tokens } = await loggedIn(gateway, reviewer)
  const { tmpToken } = await gateway.ok(
    'auth POST {gateway}/userCenter/unify/auth/getTmpToken',
    { grantCode: tokens.ennUnifiedGrantCode },
    headers,
  )
  const icome = await handedOver(await authenticate(gateway, { code: tmpToken, terminalType: 'ICOME' }))
  expect(await openByPassword(icome)).toBe('2901')
  expect(await openBySms(icome)).toBe('staff')
})

test('a PC that was logged in by scanning keeps the login of the phone', async () => {
  const { headers } = await loggedIn(gateway, reviewer)
  const shown = await gateway.call('default POST /crmgas/scan/create', { kind: 'PC_LOGIN', pcName: 'Windows Chrome' })
  const { scanId } = shown.data
  await gateway.ok('default POST /crmgas/scan/scan', { scanId }, headers)
  await gateway.ok('default POST /crmgas/scan/confirm', { scanId, confirm: '1' }, headers)
  const cookie = cookieOf(shown).sent
  const { loginCode = '' } = await gateway.ok('default GET /crmgas/scan/poll', { scanId }, { cookie })
  const pc = await handedOver(await authenticate(gateway, { code: loginCode }))
  expect(await openByPassword(pc)).toBe('2901')
  expect(await openBySms(pc)).toBe('staff')
})

test('a login by iCome takes either proof', async () => {
  const headers = await icomeLogin()
  expect(await openByPassword(headers)).toBe('staff')
  expect(await openBySms(headers)).toBe('staff')
})

test('a session of which the beginning is not known asks for a fresh login', async () => {
  const { headers, login } = await loggedIn(gateway, reviewer)
  await gateway.db.updateTable('authSession').set({ beganBy: null }).where('userId', '=', login.userId).execute()
  expect(await openByPassword(headers)).toBe('1888')
  expect(await openBySms(headers)).toBe('1888')
})

test('after a reset by SMS the phone and the password are one factor for 7 days; iCome is another', async () => {
  const fresh = 'Gas@2027'
  const smsCode = await askCode(gateway, reviewer, 'RESET')
  await gateway.ok('default POST /crmgas/portal/login/resetPassword', { username: reviewer, smsCode, password: fresh })
  const byPassword = (await loggedIn(gateway, reviewer, { password: fresh })).headers
  expect(await openBySms(byPassword)).toBe('2901')
  moveOn(gateway, day)
  const byCode = await centreLogin({ way: 'sms', smsCode: await askCode(gateway, reviewer) })
  expect(await open(byCode, { password: fresh })).toBe('2901')
  // A change by the old password leaves it so: that password came from the code.
  const newest = 'Gas@2028'
  await gateway.ok('default POST /crmgas/portal/user/changePassword', { oldPassword: fresh, password: newest }, byCode)
  expect(await open(byCode, { password: newest })).toBe('2901')
  expect(await openBySms(await icomeLogin())).toBe('staff')
  moveOn(gateway, 6 * day)
  const later = await entered(gateway, reviewer, { password: newest })
  const headers = await handedOver(await authenticate(gateway, { grantCode: later.grantCode }))
  expect(await openBySms(headers)).toBe('staff')
})
