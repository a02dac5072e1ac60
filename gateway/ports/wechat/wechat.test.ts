import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SwitchedOff } from '../switched-off'
import { createWechat } from '.'
import { callbackSignature } from './callback-sign'
import { frozenClock } from '../clock'
import { demoOpenId, embeddedWechat } from '../../demo/stand-ins/wechat'
import { httpWechat } from './http'

/** A stand-in for WeChat's servers: answers by path, remembers what was asked. */
let server: Server
let host = ''
let asked: { path: string; query: Record<string, string>; body: unknown }[] = []
let answers: Record<string, (object | Buffer)[]> = {}

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const address = new URL(request.url ?? '', 'http://x')
      asked.push({
        path: address.pathname,
        query: Object.fromEntries(address.searchParams),
        body: text === '' ? null : JSON.parse(text),
      })
      const answer = answers[address.pathname]?.shift() ?? { errcode: -1, errmsg: 'not prepared' }
      response.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})
beforeEach(() => {
  asked = []
  answers = {}
})

const config = {
  appletAppId: 'wx-app',
  appletSecret: 's1',
  appletOriginalId: 'gh_1',
  jsapiAppId: 'wx-oa',
  jsapiSecret: 's2',
  callbackToken: 'word',
  endpoint: '',
}
let now = 0
const wechat = () => httpWechat(config, { host, timeout: 500, now: () => now })
const tokenPath = '/cgi-bin/stable_token'
const phonePath = '/wxa/business/getuserphonenumber'

test('code2Session: identity, a refused code is null, anything else throws', async () => {
  answers = {
    '/sns/jscode2session': [
      { openid: 'o1', session_key: 'k1', unionid: 'u1' },
      { openid: 'o2', session_key: 'k2' },
      { errcode: 40163, errmsg: 'code been used' },
      { errcode: -1, errmsg: 'busy' },
    ],
  }
  const it = wechat()
  expect(await it.code2Session('c1')).toEqual({ openId: 'o1', unionId: 'u1', sessionKey: 'k1' })
  expect(await it.code2Session('c2')).toEqual({ openId: 'o2', unionId: null, sessionKey: 'k2' })
  expect(await it.code2Session('c2')).toBeNull()
  await expect(it.code2Session('c3')).rejects.toThrow('jscode2session failed: -1 busy')
  expect(asked[0]?.query).toEqual({ appid: 'wx-app', secret: 's1', js_code: 'c1', grant_type: 'authorization_code' })
})

test('phoneNumber: one access token for many calls, a new one when it was ended from elsewhere', async () => {
  answers = {
    [tokenPath]: [
      { access_token: 't1', expires_in: 7200 },
      { access_token: 't2', expires_in: 7200 },
    ],
    [phonePath]: [
      { errcode: 0, phone_info: { purePhoneNumber: '13800000001' } },
      { errcode: 40001, errmsg: 'invalid credential' },
      { errcode: 0, phone_info: { purePhoneNumber: '13800000002' } },
      { errcode: 40029, errmsg: 'code invalid' },
    ],
  }
  const it = wechat()
  expect(await it.phoneNumber('p1')).toBe('13800000001')
  expect(await it.phoneNumber('p2')).toBe('13800000002')
  expect(await it.phoneNumber('p3')).toBeNull()
  expect(
    asked.filter((a) => a.path === tokenPath).map((a) => (a.body as { force_refresh: boolean }).force_refresh),
  ).toEqual([false, true])
  expect(asked.filter((a) => a.path === phonePath).map((a) => a.query['access_token'])).toEqual([
    't1',
    't1',
    't2',
    't2',
  ])
})

test('jsapiTicket: cached until shortly before its end', async () => {
  answers = {
    [tokenPath]: [
      { access_token: 't1', expires_in: 7200 },
      { access_token: 't2', expires_in: 7200 },
    ],
    '/cgi-bin/ticket/getticket': [
      { errcode: 0, ticket: 'ticket-1', expires_in: 7200 },
      { errcode: 0, ticket: 'ticket-2', expires_in: 7200 },
    ],
  }
  const it = wechat()
  now = 0
  expect(await it.jsapiTicket()).toBe('ticket-1')
  now = (7200 - 300) * 1000 - 1
  expect(await it.jsapiTicket()).toBe('ticket-1')
  now += 1
  expect(await it.jsapiTicket()).toBe('ticket-2')
})

test('messages of the mini-program and of the account: the number that WeChat gives, what it refuses', async () => {
  const message = { openId: 'o1', tmplId: 't1', page: '/pages/a?b=1', data: { thing1: '停气' } }
  answers = {
    [tokenPath]: [
      { access_token: 'mini', expires_in: 7200 },
      { access_token: 'account', expires_in: 7200 },
    ],
    '/cgi-bin/message/subscribe/send': [{ errcode: 0, msgid: 17 }, { errcode: 43101 }, { errcode: 40037 }],
    '/cgi-bin/message/template/send': [{ errcode: 0, msgid: 18 }, { errcode: 43004 }],
    '/cgi-bin/user/info': [{ openid: 'o1', unionid: 'u1' }, { openid: 'o1' }],
  }
  const it = wechat()
  expect(await it.sendSubscribe(message)).toEqual({ providerId: '17' })
  expect([await it.sendSubscribe(message), await it.sendSubscribe(message)]).toEqual(['noCredit', 'refused'])
  expect([await it.sendAccount(message), await it.sendAccount(message)]).toEqual([{ providerId: '18' }, 'noCredit'])
  const sent = asked.filter(({ path }) => path.endsWith('/send'))
  const data = { thing1: { value: '停气' } }
  expect(sent[0]).toMatchObject({
    query: { access_token: 'mini' },
    body: { touser: 'o1', template_id: 't1', page: 'pages/a?b=1', data },
  })
  const miniprogram = { appid: 'wx-app', pagepath: 'pages/a?b=1' }
  expect(sent[3]).toMatchObject({ query: { access_token: 'account' } })
  expect(sent[3]?.body).toEqual({ touser: 'o1', template_id: 't1', data, miniprogram })
  expect([await it.unionIdOf('o1'), await it.unionIdOf('o1')]).toEqual(['u1', null])
})

test('wxaCode: a picture, a lost token is renewed, a refusal throws, no mini-program has none (E-S-05)', async () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47])
  answers = {
    [tokenPath]: [
      { access_token: 'old', expires_in: 7200 },
      { access_token: 'new', expires_in: 7200 },
    ],
    '/wxa/getwxacodeunlimit': [{ errcode: 40001 }, png, { errcode: 41030, errmsg: 'invalid page' }],
  }
  const it = wechat()
  expect(await it.wxaCode('s=Abc1234567', '/share/share')).toEqual(png)
  expect(asked.at(-1)).toMatchObject({
    query: { access_token: 'new' },
    body: { scene: 's=Abc1234567', page: 'share/share', check_path: false },
  })
  await expect(it.wxaCode('s=Abc1234567', '/share/share')).rejects.toThrow('41030')
  const none = httpWechat({ ...config, appletAppId: '' }, { host, now: () => now })
  expect(await none.wxaCode('s=Abc1234567', '/share/share')).toBeNull()
  expect(await embeddedWechat().wxaCode('s=Abc1234567', '/share/share')).toBeNull()
})

test('WeChat signs its events with the word that both sides know', () => {
  const sign = { timestamp: '1764121800', nonce: 'n1' }
  const signature = callbackSignature('word', sign)
  expect(signature).toBe('0bbe41be2d9bd9e6564e6ae8c6327eade52e5208')
  expect(wechat().isSigned({ ...sign, signature })).toBe(true)
  expect(wechat().isSigned({ ...sign, nonce: 'n2', signature })).toBe(false)
  expect(wechat().isSigned({ ...sign, signature: '' })).toBe(false)
  const noWord = httpWechat({ ...config, callbackToken: '' }, { host, now: () => now })
  expect(noWord.isSigned({ ...sign, signature: callbackSignature('', sign) })).toBe(false)
})

test('outside of the demo world without an account no made-up code is taken', async () => {
  const it = createWechat({ wechat: null }, frozenClock('2026-11-23T09:30:00+08:00'))
  await expect(it.code2Session('demo-13800000001')).rejects.toThrow(SwitchedOff)
  await expect(it.phoneNumber('demo-13800000001')).rejects.toThrow(SwitchedOff)
})

describe('embedded', () => {
  test('a demo code is a fixed person and works once; another suffix is another code', async () => {
    const it = embeddedWechat()
    const openId = demoOpenId('13800000001')
    expect(await it.code2Session('demo-13800000001')).toMatchObject({ openId })
    expect(await it.code2Session('demo-13800000001')).toBeNull()
    expect(await it.code2Session('demo-13800000001-2')).toMatchObject({ openId })
    expect(await it.phoneNumber('demo-13800000001')).toBe('13800000001')
    expect(await it.phoneNumber('demo-13800000001')).toBeNull()
    expect(demoOpenId('13800000002')).not.toBe(openId)
  })

  test('codes of the developer tools are one developer without a phone here', async () => {
    const it = embeddedWechat()
    const [one, two] = [await it.code2Session('0a1b2c'), await it.code2Session('0d4e5f')]
    expect(one?.openId).toBe(two?.openId)
    expect(await it.phoneNumber('0a1b2c')).toBeNull()
    expect(await it.code2Session('')).toBeNull()
  })
})
