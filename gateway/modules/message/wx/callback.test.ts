import { contentGateway, inWork } from '../../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import { demoAccountOpenId, demoCallbackToken, demoOpenId } from '../../../demo/stand-ins/wechat'
import { callbackSignature } from '../../../ports/wechat/callback-sign'
import { publish } from '../service'

const PHONE = '13800000001'
const ADDRESS = '/api/crmgas/wx/message/callback'
let gateway: TestGateway
let master: Caller
beforeEach(async () => {
  gateway = await contentGateway()
  gateway.clock.moveTo('2026-11-24T09:30:00+08:00')
  master = await gateway.as(PHONE)
  await gateway.drain()
  for (const table of ['message', 'messageDelivery', 'devOutbox', 'wxSubscription', 'wxFollow'] as const)
    await gateway.db.deleteFrom(table).execute()
  for (const key of ['BILL', 'SUPPLY']) await gateway.setting(`wx.template.${key}`, `demo-${key}`)
})
afterEach(() => gateway.close())

function signed(more: Record<string, string> = {}) {
  const sign = { timestamp: String(Math.floor(gateway.clock.now() / 1000)), nonce: 'n1', ...more }
  return new URLSearchParams({ signature: callbackSignature(demoCallbackToken, sign), ...sign }).toString()
}

async function send(event: string, { openId = demoOpenId(PHONE), list = '', later = 0, query = signed() } = {}) {
  const at = Math.floor(gateway.clock.now() / 1000) + later
  const name = event.replace(/(^|_)(\w)/g, (_all, _line, first: string) => first.toUpperCase())
  const payload =
    `<xml><FromUserName><![CDATA[${openId}]]></FromUserName><CreateTime>${at}</CreateTime>` +
    `<MsgType><![CDATA[event]]></MsgType><Event><![CDATA[${event}]]></Event><${name}>${list}</${name}></xml>`
  const answer = await gateway.gateway.app.inject({
    method: 'POST',
    url: `${ADDRESS}?${query}`,
    headers: { 'content-type': 'text/xml' },
    payload,
  })
  await gateway.drain()
  return `${answer.statusCode} ${answer.body}`
}
const answered = (tmplId: string, result: string) =>
  `<List><TemplateId>${tmplId}</TemplateId><SubscribeStatusString>${result}</SubscribeStatusString></List>`
const report = (requestNo: string) =>
  master.ok('default POST /crmgas/message/subscribe/report', {
    openId: demoOpenId(PHONE),
    results: [{ tmplId: 'demo-BILL', result: 'accept', always: true }],
    requestNo,
  })
const info = () => master.ok('default GET /small/smart-wx-info/get', {})
const left = async () => (await info()).templates?.find(({ tmplKey }) => tmplKey === 'BILL')

async function tell(templateCode: 'BILL_OVERDUE' | 'STOP_GAS_URGENT'): Promise<void> {
  const params =
    templateCode === 'BILL_OVERDUE'
      ? { month: '2026-10', n: '3', x: '1.00', y: '0.10' }
      : { reason: '抢修', area: '新源路', end: '12:00' }
  const to = {
    bp: '1000000001',
    companyCode: '1001',
    audience: 'MASTER',
    bizId: 'B1',
    dedupeKey: templateCode,
  } as const
  await inWork(gateway, (work) => publish(work, { ...to, templateCode, params } as never))
  await gateway.drain()
  await gateway.passTime('2026-11-24T09:32:00+08:00')
}
const outbox = async () =>
  (await gateway.db.selectFrom('devOutbox').select(['kind', 'target']).orderBy('outboxId').execute()).map(
    ({ kind, target }) => `${kind} ${target.slice(0, 5)}`,
  )

test('WeChat reads its word back when the address is set; without its signature, or long after it, nothing is taken', async () => {
  const ask = (query: string) => gateway.gateway.app.inject({ method: 'GET', url: `${ADDRESS}?${query}&echostr=42` })
  expect((await ask(signed())).body).toBe('42')
  expect((await ask(signed().replace('n1', 'n2'))).statusCode).toBe(403)
  const old = signed({ timestamp: String(Math.floor(gateway.clock.now() / 1000) - 601) })
  expect(await send('subscribe', { query: old })).toBe('403 bad signature')
  expect(await send('subscribe', { query: signed().replace('n1', 'n2') })).toBe('403 bad signature')
  expect(await gateway.db.selectFrom('wxFollow').selectAll().execute()).toEqual([])
})

test('an answer that came two ways is one message; a report that was lost is made up for', async () => {
  await report('r1')
  expect(await left()).toMatchObject({ remaining: 1, lastResult: 'accept', always: true })
  for (let again = 0; again < 3; again += 1)
    expect(await send('subscribe_msg_popup_event', { list: answered('demo-BILL', 'accept') })).toBe('200 success')
  expect((await left())?.remaining).toBe(1)
  // The next report does not arrive.
  await send('subscribe_msg_popup_event', { list: answered('demo-BILL', 'accept'), later: 5 })
  expect((await left())?.remaining).toBe(2)
  await send('subscribe_msg_popup_event', { list: answered('no template of ours', 'accept'), later: 6 })
  await send('subscribe_msg_popup_event', { openId: 'stranger', list: answered('demo-BILL', 'accept'), later: 7 })
  expect((await info()).templates?.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(2)
})

test('what is taken back in the settings of WeChat is worth nothing', async () => {
  await report('r1')
  await send('subscribe_msg_change_event', { list: answered('demo-BILL', 'reject'), later: 1 })
  expect(await left()).toMatchObject({ remaining: 0, lastResult: 'reject', always: false })
})

test('an urgent message that did not arrive goes by SMS, once', async () => {
  await gateway.db
    .updateTable('receptionSetting')
    .set({ channels: JSON.stringify({}) as never })
    .execute()
  await tell('STOP_GAS_URGENT')
  await gateway.db.deleteFrom('messageDelivery').where('channel', '=', 'sms').execute()
  await gateway.db.deleteFrom('devOutbox').execute()
  await gateway.db.updateTable('messageDelivery').set({ state: 'sent', providerId: '18' }).execute()
  const list = '<List><MsgID>18</MsgID><ErrorCode>30001</ErrorCode></List>'
  for (let again = 0; again < 2; again += 1) await send('subscribe_msg_sent_event', { list })
  await gateway.passTime('2026-11-24T09:34:00+08:00')
  expect(await outbox()).toEqual([`STOP_GAS_URGENT ${PHONE.slice(0, 5)}`])
})

describe('the official account', () => {
  const follower = demoAccountOpenId(PHONE)
  beforeEach(async () => {
    await gateway.setting('wx.account.name', '中燃智慧用气')
    await gateway.setting('wx.account.BILL', 'account-BILL')
  })
  const account = async () => (await info()).account

  test('follows, leaves, follows: what comes late changes nothing', async () => {
    expect(await account()).toMatchObject({ name: '中燃智慧用气', followed: false, bound: true })
    await send('subscribe', { openId: follower, later: 10 })
    await send('unsubscribe', { openId: follower, later: 5 })
    await send('subscribe', { openId: follower, later: 10 })
    expect((await account())?.followed).toBe(true)
    await send('unsubscribe', { openId: follower, later: 20 })
    expect((await account())?.followed).toBe(false)
  })

  test('its message reaches a follower without an authorisation of the mini-program', async () => {
    await send('subscribe', { openId: follower })
    await report('r1')
    await tell('BILL_OVERDUE')
    expect((await outbox()).sort()).toEqual([`BILL_OVERDUE ${PHONE.slice(0, 5)}`, 'account-BILL oAcct'])
    expect((await left())?.remaining).toBe(1)
  })

  test('a user that has left it without a word is reached by the mini-program', async () => {
    await gateway.setting('wx.account.BILL', 'account-spent')
    await send('subscribe', { openId: follower })
    await report('r1')
    await tell('BILL_OVERDUE')
    expect((await outbox()).sort()).toEqual([`BILL_OVERDUE ${PHONE.slice(0, 5)}`, 'demo-BILL oDemo'])
    expect((await account())?.followed).toBe(false)
  })

  test('a template that the account alone has is no reason to ask the mini-program', async () => {
    await gateway.setting('wx.template.BILL', '')
    await tell('BILL_OVERDUE')
    const [row] = await gateway.db.selectFrom('messageDelivery').selectAll().where('channel', '=', 'wxMini').execute()
    expect(row).toMatchObject({ state: 'skipped', reason: 'noBinding' })
  })
})
