import { readXml } from './wx-xml'
import { eventOf } from './wx-event'

const xml = (event: string, more = '') =>
  `<xml><ToUserName><![CDATA[gh_1]]></ToUserName>\n<FromUserName><![CDATA[o1]]></FromUserName>` +
  `<CreateTime>1764121800</CreateTime><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[${event}]]></Event>${more}</xml>`
const row = (tmplId: string, result: string) =>
  `<List><TemplateId><![CDATA[${tmplId}]]></TemplateId><SubscribeStatusString><![CDATA[${result}]]></SubscribeStatusString></List>`
const about = { openId: 'o1', at: '2025-11-26T09:50:00+08:00' }

test('followers', () => {
  expect(eventOf(xml('subscribe'))).toEqual({ ...about, is: 'follow', followed: true })
  expect(eventOf(xml('unsubscribe'))).toEqual({ ...about, is: 'follow', followed: false })
})

test('answers to a request, one or several, as XML and as JSON', () => {
  const several = `<SubscribeMsgPopupEvent>${row('t1', 'accept')}${row('t2', 'reject')}</SubscribeMsgPopupEvent>`
  const answers = [
    { tmplId: 't1', result: 'accept' },
    { tmplId: 't2', result: 'reject' },
  ]
  expect(eventOf(xml('subscribe_msg_popup_event', several))).toEqual({ ...about, is: 'popup', answers })
  const one = `<SubscribeMsgChangeEvent>${row('t1', 'reject')}</SubscribeMsgChangeEvent>`
  expect(eventOf(xml('subscribe_msg_change_event', one))).toMatchObject({
    is: 'change',
    answers: [{ tmplId: 't1', result: 'reject' }],
  })
  const head = { FromUserName: 'o1', CreateTime: 1764121800, MsgType: 'event', Event: 'subscribe_msg_popup_event' }
  const json = (list: unknown) => eventOf(JSON.stringify({ ...head, List: list }))
  expect(json(answers.map(({ tmplId, result }) => ({ TemplateId: tmplId, SubscribeStatusString: result })))).toEqual({
    ...about,
    is: 'popup',
    answers,
  })
  expect(json({ TemplateId: 't1', SubscribeStatusString: 'maybe' })).toMatchObject({ answers: [] })
})

test('what arrived and what did not', () => {
  const list =
    '<SubscribeMsgSentEvent><List><MsgID>17</MsgID><ErrorCode>0</ErrorCode></List>' +
    '<List><MsgID>18</MsgID><ErrorCode>30001</ErrorCode></List></SubscribeMsgSentEvent>'
  expect(eventOf(xml('subscribe_msg_sent_event', list))).toMatchObject({
    sent: [
      { providerId: '17', ok: true },
      { providerId: '18', ok: false },
    ],
  })
})

test.each([
  ['a text of a user', xml('subscribe').replace('[event]', '[text]')],
  ['an event of another kind', xml('LOCATION')],
  ['no sender', xml('subscribe').replace('<![CDATA[o1]]>', '')],
  ['a moment that is none', xml('subscribe').replace('1764121800', '-1')],
  ['nothing', ''],
  ['no XML', '<xml><a></xml>'],
  ['JSON of another shape', '[]'],
  ['JSON cut off', '{"MsgType":'],
])('nothing happens for %s', (_name, body) => expect(eventOf(body)).toBeNull())

test.each([
  ['a declaration', '<?xml version="1.0"?><xml><a>1</a></xml>'],
  ['an entity to be expanded', '<!DOCTYPE xml [<!ENTITY a "b">]><xml><a>&a;</a></xml>'],
  ['an attribute', '<xml a="1"><a>1</a></xml>'],
  ['elements that cross', '<xml><a><b></a></b></xml>'],
  ['text around the element', 'x<xml><a>1</a></xml>'],
  ['two elements', '<a>1</a><b>2</b>'],
  ['too deep', '<a>'.repeat(6) + '</a>'.repeat(6)],
  ['too many parts', `<xml>${'<a>1</a>'.repeat(400)}</xml>`],
  ['data that do not end', '<xml><![CDATA[ </xml>'],
])('not read: %s', (_name, text) => expect(readXml(text)).toBeNull())

test('a name that objects have is a name', () => {
  expect(readXml('<xml><constructor>1</constructor></xml>')).toEqual({ constructor: ['1'] })
})

test('a text of 64 kB without an end costs no time', () => {
  const begun = process.cpuUsage()
  expect(readXml(`<xml>${'<![CDATA['.repeat(7000)}`)).toBeNull()
  expect(readXml('<'.repeat(65_000))).toBeNull()
  // Microseconds of the processor: what else the machine does is not counted. Quadratic work would take many seconds.
  expect(process.cpuUsage(begun).user).toBeLessThan(500_000)
})
