/*
 * Steps of logging in, for the tests of identity: the code out of the outbox, a login, the unified tokens, the headers.
 */
import type { In, Out } from '@contract'
import { certificationArea } from '../../gateway/modules/certification'
import { identityArea } from '../../gateway/modules/identity'
import { authCentreArea } from '../../gateway/modules/auth-centre'
import { identify, membershipArea } from '../../gateway/modules/membership'
import { messageArea } from '../../gateway/modules/message'
import { scanArea } from '../../gateway/modules/scan'
import { isoOf } from '../../gateway/ports/clock'
import { hashOf, newSecret } from '../../gateway/secret'
import { testGateway, type Caller, type TestGateway, type TestGatewayOptions } from '../setup/gateway'

export type Login = Out<'default POST /crmgas/portal/login/icLoginSms'>
export type Tokens = Out<'auth POST {base}/unify/auth/authentication'>

export const password = 'Gas@2026'

/** Everything about identity (with the messages it publishes), seeded. */
export const accountGateway = (options: TestGatewayOptions = {}): Promise<TestGateway> =>
  testGateway({
    areas: [identityArea, authCentreArea, scanArea, membershipArea, certificationArea, messageArea],
    identify,
    ...options,
  })

export const moveOn = (gateway: TestGateway, seconds: number): void =>
  gateway.clock.moveTo(isoOf(gateway.clock.now() + seconds * 1000))

export const day = 86_400

/** The newest code that was sent to a phone; of this kind where notices go to the same phone. */
export async function codeSentTo(gateway: TestGateway, phone: string, kind?: string): Promise<string> {
  const row = await gateway.db
    .selectFrom('devOutbox')
    .select('text')
    .where('target', '=', phone)
    // Notices go to the same phone.
    .where('text', 'like', '%验证码%')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('outboxId', 'desc')
    .executeTakeFirstOrThrow()
  return /\d{6}/.exec(row.text)?.[0] ?? ''
}

/** A code that is not the one that was sent. */
export const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000')

export async function askCode(
  gateway: TestGateway,
  phone: string,
  smsType: In<'default POST /crmgas/portal/sms/sendSms'>['smsType'] = 'LOGIN',
): Promise<string> {
  await gateway.ok('default POST /crmgas/portal/sms/sendSms', { phone, smsType })
  return codeSentTo(gateway, phone)
}

/** Which code proves which scene. */
const CODES = {
  bind: 'BIND',
  cancel: 'CANCEL',
  changePhone: 'OLDPHONE',
  exportData: 'EXPORT',
  grant: 'GRANT',
  transfer: 'TRANSFER',
} as const

/** The ticket of a step-up by the code that was sent to this phone; `place`: the customer number that it is for. */
export async function ticketFor(
  gateway: TestGateway,
  { headers }: Pick<Caller, 'headers'>,
  scene: keyof typeof CODES,
  phone: string,
  place: { bp?: string; companyCode?: string } = {},
): Promise<string> {
  const smsType = CODES[scene]
  await gateway.ok('default POST /crmgas/portal/sms/sendSms', { smsType, ...place }, headers)
  const smsCode = await codeSentTo(gateway, phone, smsType)
  const proof = { scene, way: 'sms', smsCode, ...place } as const
  return (await gateway.ok('default POST /crmgas/portal/security/verify', proof, headers)).securityTicket
}

export const passwordLogin = (
  gateway: TestGateway,
  phone: string,
  over: Partial<In<'default POST /crmgas/portal/login/icLogin'>> = {},
) =>
  gateway.call('default POST /crmgas/portal/login/icLogin', {
    username: phone,
    password,
    agreement: '1',
    terminalType: 'H5',
    ...over,
  })

/** Logged in by password on a terminal. */
export async function entered(
  gateway: TestGateway,
  phone: string,
  over: Partial<In<'default POST /crmgas/portal/login/icLogin'>> = {},
): Promise<Login> {
  const answer = await passwordLogin(gateway, phone, over)
  if (!answer.ok) throw new Error(`${answer.code} ${answer.text}`)
  return answer.data
}

export const authenticate = (gateway: TestGateway, over: In<'auth POST {base}/unify/auth/authentication'>) =>
  gateway.call('auth POST {base}/unify/auth/authentication', { appId: 'hyn-app', ...over })

export const unifiedHeaders = (tokens: Tokens): Record<string, string> => ({
  ennunifiedauthorization: tokens.ennUnifiedAuthorizationCookie.value,
  ennunifiedcsrftoken: tokens.ennUnifiedCsrfToken,
})

export interface LoggedIn {
  login: Login
  tokens: Tokens
  /** As the app sends them. */
  headers: Record<string, string>
}

/** Logged in on a terminal, with all three tokens. */
export async function loggedIn(
  gateway: TestGateway,
  phone: string,
  over: Partial<In<'default POST /crmgas/portal/login/icLogin'>> = {},
): Promise<LoggedIn> {
  const login = await entered(gateway, phone, over)
  const answer = await authenticate(gateway, { grantCode: login.grantCode, tenantId: login.tenantId })
  if (!answer.ok) throw new Error(`${answer.code} ${answer.text}`)
  return {
    login,
    tokens: answer.data,
    headers: { authorization: login.token, userid: login.userId, ...unifiedHeaders(answer.data) },
  }
}

export const userInfo = (gateway: TestGateway, headers: Record<string, string>) =>
  gateway.call('default POST /crmgas/portal/user/userInfo', {}, headers)

/** What an answer sets as cookie: `name=value` as the browser would send it back, and the whole text. */
export function cookieOf(answer: { headers: Record<string, unknown> }): { sent: string; text: string } {
  const text = String(answer.headers['set-cookie'] ?? '')
  return { sent: text.split(';', 1)[0] ?? '', text }
}

/** The header that opens the desk to a member of staff after the second proof of identity (scene staff). */
export async function deskHeaders(
  gateway: TestGateway,
  headers: Record<string, string>,
): Promise<Record<string, string>> {
  const securityTicket = newSecret()
  await gateway.db
    .insertInto('securityTicket')
    .values({
      ticketHash: hashOf(securityTicket),
      userId: headers['userid'] ?? '',
      scene: 'staff',
      expireAt: isoOf(gateway.clock.now() + 60_000),
    })
    .execute()
  const { authToken } = await gateway.ok('zh GET:form /auth/ent/getAuthToken', { securityTicket }, headers)
  return { 'x-workbench-token': authToken }
}
