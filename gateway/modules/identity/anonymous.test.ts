import { accountGateway, moveOn } from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await accountGateway()
})
afterAll(() => gateway.close())

const config = (authorization: string) =>
  gateway.call('default GET /crmgas/config/client', undefined, { authorization })

test('AU-18: an anonymous token opens what is public, for 7200 s, and nothing else', async () => {
  const { token, expireIn, anonymous } = await gateway.ok('default POST /crmgas/portal/login/anonymous', {
    deviceId: 'device-0001',
  })
  expect([expireIn, anonymous]).toEqual([7200, '1'])
  const headers = { authorization: token }
  expect(await config(token)).toMatchObject({ ok: true })
  expect(await gateway.call('default POST /crmgas/portal/user/userInfo', {}, headers)).toMatchObject({ code: '1888' })
  expect(
    await gateway.call('auth GET {participant}/getLoginUserInfo', undefined, { ennunifiedauthorization: token }),
  ).toMatchObject({ status: 418 })
  expect(await gateway.call('default POST:query /crmgas/portal/user/logout', {}, headers)).toMatchObject({
    code: 'SYS_ERR',
    text: '匿名用户无需退出',
  })
  moveOn(gateway, 7200)
  expect(await config(token)).toMatchObject({ code: '1888' })
  expect(await config('a.b.c')).toMatchObject({ code: '1888' })
  expect(await config('')).toMatchObject({ ok: true })
})

test('the name of the device is not in its token', async () => {
  const { token } = await gateway.ok('default POST /crmgas/portal/login/anonymous', { deviceId: 'device-0001' })
  expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toContain('device-0001')
})
