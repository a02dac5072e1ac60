import {
  accountGateway,
  askCode,
  cookieOf,
  day,
  entered,
  moveOn,
  password,
  wrongOf,
} from '../../../test/gateway/login-kit'
import { untilSomebodyWaits } from '../../../test/gateway/energy-kit'
import type { TestGateway } from '../../../test/setup/gateway'
import { jsonb } from '../../db/connect'
import { demoIcomeCode } from '../../demo/stand-ins/icome'

const FROZEN = ['2019', '账号已被冻结，请联系客服0316-0000100'] as const

let gateway: TestGateway
beforeAll(async () => {
  gateway = await accountGateway()
})
afterAll(() => gateway.close())
beforeEach(() => moveOn(gateway, day))

const login = (username: string, over: object = {}) =>
  gateway.send('auth POST {init}/authCentre/login', { way: 'password', username, password, agreement: '1', ...over })
const begun = () => gateway.db.selectFrom('authCentreSession').select('sidHash').orderBy('sidHash').execute()
const standsAt = (status: '1' | '2' | '5', userId: string) =>
  gateway.db.updateTable('appUser').set({ status }).where('userId', '=', userId).execute()

/** Refused, with no cookie and no login begun. */
async function refused(asked: () => ReturnType<typeof login>, code: string, text: string): Promise<void> {
  const before = await begun()
  const answer = await asked()
  expect(answer).toMatchObject({ code, text })
  expect(cookieOf(answer).text).toBe('')
  expect(await begun()).toEqual(before)
}

test('a wrong code', async () => {
  const smsCode = wrongOf(await askCode(gateway, '13800000008'))
  await refused(() => login('13800000008', { way: 'sms', smsCode }), '2002', '验证码错误，请重新输入')
})

test('an address of many vain tries: without a picture, and with a wrong one', async () => {
  const vain = { failedAt: jsonb(Array.from({ length: 20 }, () => gateway.clock.now())) }
  await gateway.db
    .insertInto('loginFailure')
    .values({ subject: 'ip|127.0.0.1', updatedAt: gateway.clock.iso(), ...vain })
    .onConflict((c) => c.column('subject').doUpdateSet(vain))
    .execute()
  await refused(() => login('13800000008'), '2006', '请输入图形验证码')
  const typed = { captchaId: 'nothing', captchaCode: 'AC2C' }
  await refused(() => login('13800000008', typed), '2007', '图形验证码错误')
})

test('the fifth wrong password locks it, the right one too', async () => {
  const locked = '账号已锁定，请30分钟后再试或使用验证码登录'
  for (let left = 4; left > 0; left -= 1)
    await refused(() => login('13800000009', { password: 'x' }), '2008', `账号或密码错误，还可尝试${left}次`)
  await refused(() => login('13800000009', { password: 'x' }), '2009', locked)
  await refused(() => login('13800000009'), '2009', locked)
})

test('a frozen user by password, a frozen employee by IM client', async () => {
  const { userId } = await entered(gateway, '13800000011')
  await standsAt('5', userId)
  await refused(() => login('13800000011'), ...FROZEN)
  await gateway.db.updateTable('appUser').set({ empNo: 'E30011' }).where('userId', '=', userId).execute()
  const code = demoIcomeCode(gateway.config.jwtKey, 'E30011', gateway.clock.now())
  await refused(() => gateway.send('auth POST {init}/authCentre/iCome', { code }), ...FROZEN)
  await standsAt('1', userId)
})

test.each([
  ['frozen', '5', ...FROZEN],
  ['about to leave', '2', '2502', '账号注销冷静期中'],
] as const)('a user that is %s at the request for the code of the app', async (_what, status, code, text) => {
  const { userId } = await entered(gateway, '13800000007')
  const cookie = cookieOf(await login('13800000007')).sent
  const grants = () => gateway.db.selectFrom('authGrant').select('grantId').orderBy('grantId').execute()
  const before = await grants()
  const [asked] = await gateway.db.transaction().execute(async (trx) => {
    await trx.updateTable('appUser').set({ status }).where('userId', '=', userId).execute()
    const wish = { appid: 'hyn-app', redirect: 'http://localhost:80/', tenantId: 't-1001' }
    const asking = gateway.call('auth POST {init}/authCentre/grant', wish, { host: 'localhost:80', cookie })
    if (!gateway.database.lite) await untilSomebodyWaits(gateway.db)
    // Packed, so that the transaction does not wait for it.
    return [asking]
  })
  // PGlite has one connection: there the call only begins afterwards, and the login is no more.
  expect(await asked).toMatchObject(gateway.database.lite ? { status: 417 } : { code, text })
  expect(await grants()).toEqual(before)
  await standsAt('1', userId)
})
