import { environment } from './environment'
import { send } from './http'
import { payWith } from './pay'
import { storage } from './storage'

const sandbox = () => Promise.resolve('done' as const)
const params = {
  appId: 'a',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
} as const

test('requests go through wx and broken answers stay text', async () => {
  mockWx({
    request: (o: { success(a: unknown): void }) => (o.success({ statusCode: 502, data: '<html>' }), { abort() {} }),
  })
  expect(await send({ method: 'GET', url: 'http://x', headers: {}, timeout: 1 })).toEqual({
    status: 502,
    statusText: 'Bad Gateway',
    body: '<html>',
  })
  mockWx({
    request: (o: { success(a: unknown): void }) => (o.success({ statusCode: 200, data: '{"a":1}' }), { abort() {} }),
  })
  expect(await send({ method: 'GET', url: 'http://x', headers: {}, timeout: 1 })).toEqual({
    status: 200,
    statusText: '',
    body: { a: 1 },
  })
})

test.each([
  [{ cover: '/cms/media/demo/a.svg' }, { cover: 'https://gas.example/cms/media/demo/a.svg' }],
  [{ list: ['/job/file/1?e=2&s=3'] }, { list: ['https://gas.example/job/file/1?e=2&s=3'] }],
  [{ html: '<img src="/cms/media/a.svg">' }, { html: '<img src="https://gas.example/cms/media/a.svg">' }],
  [{ url: 'https://x/cms/media/a.svg' }, { url: 'https://x/cms/media/a.svg' }],
  [
    { target: '/pages/news/news?articleId=1', text: '见/cms/media/' },
    { target: '/pages/news/news?articleId=1', text: '见/cms/media/' },
  ],
])('files of the gateway get its host: %j', async (sent, body) => {
  const host = jest.replaceProperty(environment, 'authCentre', 'https://gas.example')
  mockWx({
    request: (o: { success(a: unknown): void }) => (
      o.success({ statusCode: 200, data: JSON.stringify(sent) }),
      { abort() {} }
    ),
  })
  expect(await send({ method: 'GET', url: 'http://x', headers: {}, timeout: 1 })).toMatchObject({ body })
  host.restore()
})

test.each([
  ['GET', 'request:fail timeout', 'timeout'],
  ['GET', 'request:fail abort', 'abort'],
  ['GET', 'request:fail net::ERR', 'network'],
  ['GET', 'request:fail interrupted', 'abort'],
  ['POST', 'request:fail interrupted', 'network'],
] as const)('%s, %s is %s', async (method, errMsg, failure) => {
  mockWx({ request: (o: { fail(a: unknown): void }) => (o.fail({ errMsg }), { abort() {} }) })
  await expect(send({ method, url: 'http://x', headers: {}, timeout: 1 })).rejects.toMatchObject({ failure })
})

test.each([
  [{ errMsg: 'requestPayment:ok' }, 'success', 'done'],
  [{ errMsg: 'requestPayment:fail cancel' }, 'fail', 'cancelled'],
  [{ errMsg: 'requestPayment:fail jsapi' }, 'fail', 'failed'],
] as const)('payment %j is %s', async (answer, way, outcome) => {
  mockWx({ requestPayment: (o: Record<'success' | 'fail', (a: unknown) => void>) => o[way](answer) })
  expect(await payWith({ channel: 'WXMINI', params }, sandbox)).toBe(outcome)
})

test('channels of other hosts are not available here', async () => {
  expect(await payWith({ channel: 'WXJSAPI', params }, sandbox)).toBe('unavailable')
  expect(await payWith({ channel: 'SANDBOX', params: { sandboxToken: 't' } }, sandbox)).toBe('done')
})

test('storage answers at once and keeps what was written', () => {
  storage.set('token', 't')
  expect(storage.get('token')).toBe('t')
  storage.remove('token')
  expect(storage.get('token')).toBe('')
})
