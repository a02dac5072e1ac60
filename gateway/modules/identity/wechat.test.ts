import { createHash } from 'node:crypto'
import {
  accountGateway,
  askCode,
  authenticate,
  day,
  loggedIn,
  moveOn,
  unifiedHeaders,
  userInfo,
  wrongOf,
} from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await accountGateway()
})
afterAll(() => gateway.close())
afterEach(() => moveOn(gateway, day))

const wxLogin = (code: string, more: { agreement?: '1'; identifyOnly?: '1' } = {}) =>
  gateway.call('default POST?appletAppliedNo /crmgas/portal/login/icLoginWx', { appletAppliedNo: '3', code, ...more })
const bind = (input: Record<string, string>) =>
  gateway.send('default POST?appletAppliedNo /crmgas/portal/login/bindWx', {
    appletAppliedNo: '3',
    agreement: '1',
    ...input,
  })

async function visitor(code: string): Promise<{ openId: string; sessionKey: string }> {
  const { data } = await wxLogin(code)
  return { openId: data.openId, sessionKey: data.sessionKey }
}

const boundOpenId = async (userId: string) => {
  const rows = await gateway.db
    .selectFrom('wxRelation')
    .select('openId')
    .where('userId', '=', userId)
    .where('unboundAt', 'is', null)
    .execute()
  return rows.map((row) => row.openId)
}

describe('icLoginWx', () => {
  test('the number of the applet travels in the query and is checked there', async () => {
    const key = 'default POST?appletAppliedNo /crmgas/portal/login/icLoginWx'
    const [appletAppliedNo, code] = ['12345', 'demo-13800000002']
    expect(await gateway.call(key, { appletAppliedNo, code })).toMatchObject({
      code: '2901',
      data: { field: 'appletAppliedNo' },
    })
  })

  test('a known identity is logged in, once per code; the key is a handle', async () => {
    const answer = await wxLogin('demo-13800000001')
    expect(answer).toMatchObject({ ok: true, data: { isLogin: 1, tenantId: 't-1001' } })
    expect(answer.data.sessionKey).toMatch(/^[\w-]{43}$/)
    expect(await wxLogin('demo-13800000001')).toMatchObject({ code: '2015', text: '微信授权已过期，请重试' })
    expect(await wxLogin('')).toMatchObject({ code: '2015' })
  })

  test('without consent to the documents in force a known identity stays outside until the tick', async () => {
    const { data } = await bind({ ...(await visitor('demo-13900000059')), phoneCode: 'demo-13900000059' })
    const { userId } = data as { userId: string }
    const sessions = () =>
      gateway.db.selectFrom('authSession').select('sessionId').where('userId', '=', userId).execute()
    const consents = () =>
      gateway.db.selectFrom('agreementConsent').select('docType').where('userId', '=', userId).execute()
    await gateway.db.updateTable('agreementConsent').set({ version: '1.0' }).where('userId', '=', userId).execute()
    const before = await sessions()

    expect(await wxLogin('demo-13900000059-2')).toMatchObject({ data: { isLogin: 1, token: '', userId: '' } })
    expect(await sessions()).toEqual(before)
    expect(await consents()).toHaveLength(2)

    expect(await wxLogin('demo-13900000059-3', { agreement: '1' })).toMatchObject({ data: { isLogin: 1, userId } })
    expect(await consents()).toHaveLength(4)
    expect(await wxLogin('demo-13900000059-4')).toMatchObject({ data: { isLogin: 1, userId } })
  })

  test('after a logout only the identity', async () => {
    const answer = await wxLogin('demo-13800000001-9', { identifyOnly: '1', agreement: '1' })
    expect(answer).toMatchObject({ ok: true, data: { isLogin: 0, token: '', userId: '' } })
    expect(answer.data.openId).not.toBe('')
  })

  test('an unknown one is a visitor', async () => {
    expect(await wxLogin('demo-13900000051')).toMatchObject({
      ok: true,
      data: { isLogin: 0, token: '', userId: '', grantCode: '', tenantId: '' },
    })
  })
})

describe('bindWx', () => {
  test('by the phone button: registers, ties and logs in; the next time without', async () => {
    const wx = await visitor('demo-13900000052')
    const answer = await bind({ ...wx, phoneCode: 'demo-13900000052' })
    expect(answer).toMatchObject({ ok: true, data: { isNew: '1', openId: wx.openId } })
    expect(await wxLogin('demo-13900000052-2')).toMatchObject({ data: { isLogin: 1 } })
  })

  test('by SMS code', async () => {
    const wx = await visitor('demo-13900000053')
    const code = await askCode(gateway, '13900000053', 'BINDWX')
    expect(await bind({ ...wx, phone: '13900000053', smsCode: wrongOf(code) })).toMatchObject({ code: '2002' })
    expect(await bind({ ...wx, phone: '13900000053', smsCode: code, agreement: '0' })).toMatchObject({ code: '2012' })
    expect(await bind({ ...wx, phone: '13900000053', smsCode: code })).toMatchObject({ ok: true })
  })

  test('2016 when the phone has another WeChat identity; the same body with replace changes it', async () => {
    const userId = (await wxLogin('demo-13800000001-3')).data.userId
    const [before] = await boundOpenId(userId)
    const wx = await visitor('demo-13900000054')
    const body = { ...wx, phoneCode: 'demo-13800000001' }
    expect(await bind(body)).toMatchObject({
      code: '2016',
      text: '该手机号已绑定其他微信，是否更换绑定？',
      data: { needReplace: '1' },
    })
    expect(await boundOpenId(userId)).toEqual([before])
    expect(await bind({ ...body, replace: '1' })).toMatchObject({ ok: true, data: { userId } })
    expect(await boundOpenId(userId)).toEqual([wx.openId])
    expect(await wxLogin('demo-13800000001-4')).toMatchObject({ data: { isLogin: 0 } })
  })

  test('2016 keeps the SMS code for the answer', async () => {
    const first = await visitor('demo-13900000055')
    await bind({ ...first, phoneCode: 'demo-13900000055' })
    const wx = await visitor('demo-13900000056')
    const smsCode = await askCode(gateway, '13900000055', 'BINDWX')
    expect(await bind({ ...wx, phone: '13900000055', smsCode })).toMatchObject({ code: '2016' })
    expect(await bind({ ...wx, phone: '13900000055', smsCode, replace: '1' })).toMatchObject({ ok: true })
  })

  test('2015 for a foreign or old session key, another openId, a phone code that WeChat refuses', async () => {
    const wx = await visitor('demo-13900000057')
    expect(await bind({ ...wx, sessionKey: 'rubbish', phoneCode: 'demo-13900000057' })).toMatchObject({ code: '2015' })
    expect(await bind({ ...wx, openId: 'other', phoneCode: 'demo-13900000057' })).toMatchObject({ code: '2015' })
    expect(await bind({ ...wx, phoneCode: 'rubbish' })).toMatchObject({ code: '2015' })
    moveOn(gateway, 2 * 3600)
    expect(await bind({ ...wx, phoneCode: 'demo-13900000057' })).toMatchObject({ code: '2015' })
  })
})

test('saveOpenIdAccountRelation: the own openId only, repeatable', async () => {
  const wx = await visitor('demo-13800000007')
  await bind({ ...wx, phoneCode: 'demo-13800000007' })
  const { headers } = await loggedIn(gateway, '13800000007')
  const save = (openId: string) => gateway.call('default GET /crmgas/saveOpenIdAccountRelation', { openId }, headers)
  expect(await save(wx.openId)).toMatchObject({ ok: true, data: true })
  expect(await save(wx.openId)).toMatchObject({ ok: true, data: true })
  const row = await gateway.db.selectFrom('wxRelation').select('bp').where('openId', '=', wx.openId).executeTakeFirst()
  expect(row?.bp).toBe('1000000002')
  const other = await visitor('demo-13900000058')
  expect(await save(other.openId)).toMatchObject({ code: '2021', text: '微信身份无效' })
  expect((await userInfo(gateway, headers)).data.wxBound).toBe('1')
})

describe('getTicketTokenByUrl', () => {
  const sign = (url: string) => gateway.call('default GET /crmgas/portal/login/getTicketTokenByUrl', { url })

  test('signs the address without its hash', async () => {
    const { data } = await sign('http://localhost:10086/pages/me/me?a=1#top')
    const text = `jsapi_ticket=embedded-jsapi-ticket&noncestr=${data.nonceStr}&timestamp=${data.timestamp}&url=http://localhost:10086/pages/me/me?a=1`
    expect(data.signature).toBe(createHash('sha1').update(text).digest('hex'))
    expect(data.timestamp).toBe(Math.floor(gateway.clock.now() / 1000))
  })

  test.each(['https://evil.example/', 'http://localhost.evil.example/', 'rubbish', ''])('2020 for %p', async (url) => {
    expect(await sign(url)).toMatchObject({ code: '2020', text: '地址不在JS安全域名内' })
  })
})

test('smart-wx-info: nothing is claimed that is not configured', async () => {
  expect(await gateway.ok('default GET /small/smart-wx-info/get', {})).toEqual({
    appletAppId: '',
    originalId: '',
    homePath: '/pages/home/index/index',
    envVersion: 'develop',
    jsapiAppId: '',
  })
})

describe('unbindWx', () => {
  test('the next start of this WeChat is no login; a repeat changes nothing', async () => {
    const wx = await visitor('demo-13911110001')
    const { data } = await bind({ ...wx, phoneCode: 'demo-13911110001' })
    const { token, grantCode, userId } = data as { token: string; grantCode: string; userId: string }
    const headers = { authorization: token, ...unifiedHeaders((await authenticate(gateway, { grantCode })).data) }
    expect((await userInfo(gateway, headers)).data.wxBound).toBe('1')
    for (let round = 0; round < 2; round += 1)
      expect(await gateway.call('default POST /crmgas/portal/login/unbindWx', {}, headers)).toMatchObject({
        data: true,
      })
    expect((await userInfo(gateway, headers)).data.wxBound).toBe('0')
    expect(await boundOpenId(userId)).toEqual([])
    expect(await wxLogin('demo-13911110001-2')).toMatchObject({ data: { isLogin: 0 } })
    expect(
      await gateway.call('default GET /crmgas/saveOpenIdAccountRelation', { openId: wx.openId }, headers),
    ).toMatchObject({ code: '2021' })
  })
})
