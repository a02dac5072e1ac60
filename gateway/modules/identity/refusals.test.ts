import {
  accountGateway,
  askCode,
  authenticate,
  day,
  entered,
  moveOn,
  unifiedHeaders,
} from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'

/* Users that a right proof does not log in, and proofs that are invalid. */

const phone = '13800000001'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await accountGateway()
})
afterAll(() => gateway.close())
afterEach(() => moveOn(gateway, day))

const standsAt = (status: '1' | '2' | '5', userId: string) =>
  gateway.db.updateTable('appUser').set({ status }).where('userId', '=', userId).execute()
const sessions = () => gateway.db.selectFrom('authSession').select('sessionId').orderBy('sessionId').execute()
const ties = () => gateway.db.selectFrom('wxRelation').select(['openId', 'userId', 'unboundAt']).execute()

let n = 0
/** A code of this user's WeChat, which works once. */
const wxCode = (of: string) => `demo-${of}-${++n}`
const wxLogin = (code: string) =>
  gateway.call('default POST?appletAppliedNo /crmgas/portal/login/icLoginWx', {
    appletAppliedNo: '3',
    code,
    agreement: '1',
  })
async function bind(input: Record<string, string>) {
  const { openId, sessionKey } = (await wxLogin(wxCode('13900000091'))).data
  const key = 'default POST?appletAppliedNo /crmgas/portal/login/bindWx'
  return gateway.call(key, { appletAppliedNo: '3', openId, sessionKey, agreement: '1', ...input })
}
const smsLogin = async () =>
  gateway.call('default POST /crmgas/portal/login/icLoginSms', {
    username: phone,
    smsCode: await askCode(gateway, phone),
    agreement: '1',
    terminalType: 'H5',
  })

describe.each([
  ['frozen', '5', '2019', '账号已被冻结，请联系客服0316-0000100'],
  ['in cooling-off', '2', '2502', '账号注销冷静期中'],
] as const)('a user %s is not logged in', (_what, status, code, text) => {
  let userId: string
  beforeAll(async () => {
    ;({ userId } = await entered(gateway, phone))
    await standsAt(status, userId)
  })
  afterAll(() => standsAt('1', userId))

  test.each([
    ['by a code', smsLogin],
    ['by WeChat', () => wxLogin(wxCode(phone))],
    ['by binding WeChat to the phone', () => bind({ phoneCode: wxCode(phone) })],
  ])('%s', async (_way, login) => {
    const before = [await sessions(), await ties()]
    expect(await login()).toMatchObject({ code, text })
    expect([await sessions(), await ties()]).toEqual(before)
  })
})

test.each([
  ['no phone', { phone: '139', smsCode: '123456' }, '2001', '请输入正确的手机号'],
  ['no phone at all', {}, '2001', '请输入正确的手机号'],
  ['a phone that no code was sent to', { phone: '13900000092', smsCode: '123456' }, '2003', '验证码已失效，请重新获取'],
])('bindWx, %s', async (_what, input, code, text) => {
  const before = await ties()
  expect(await bind(input)).toMatchObject({ code, text })
  expect(await ties()).toEqual(before)
})

test('a first password by the code of the login, which is used up', async () => {
  const username = '13900000093'
  const smsCode = await askCode(gateway, username)
  const from = { username, smsCode, agreement: '1', terminalType: 'H5' } as const
  const { token, userId, grantCode } = await gateway.ok('default POST /crmgas/portal/login/icLoginSms', from)
  const { data } = await authenticate(gateway, { grantCode })
  const headers = { authorization: token, userid: userId, ...unifiedHeaders(data) }
  const wish = { smsCode, password: 'New#Pass2027' }
  expect(await gateway.call('default POST /crmgas/portal/user/changePassword', wish, headers)).toMatchObject({
    code: '2003',
    text: '验证码已失效，请重新获取',
  })
  const user = gateway.db.selectFrom('appUser').select('passwordHash').where('userId', '=', userId)
  expect(await user.executeTakeFirst()).toEqual({ passwordHash: null })
})

test('getAccessToken: a company that has not entrusted the steward', async () => {
  const { grantCode } = await entered(gateway, '13800000010')
  const before = await sessions()
  const wish = { appId: 'hyn-app', grantCode, tenantId: 't-1002', entrustedTenantId: 't-9001' }
  expect(await gateway.call('auth POST {init}/unify/auth/getAccessToken', wish)).toMatchObject({
    code: '4101',
    text: '委托关系不存在或已到期',
  })
  expect(await sessions()).toEqual(before)
})
