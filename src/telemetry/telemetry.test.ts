import { notePageStands } from '@/request/quiet'
import { storage } from '@/platform/storage'
import {
  noteClick,
  noteDwell,
  noteEvent,
  noteFault,
  noteFirstCard,
  noteOpening,
  notePageOpened,
  flushLog,
  startTelemetry,
} from '.'
import { counted, noteDone } from './click-codes'

const sent: { path: string; body: unknown; init: RequestInit }[] = []
let broken = false

beforeEach(() => {
  jest.useFakeTimers()
  sent.length = 0
  broken = false
  globalThis.fetch = ((url: string, init: RequestInit) => {
    if (broken) return Promise.reject(new TypeError('offline'))
    sent.push({ path: url.split('/').slice(-2).join('/'), body: JSON.parse(String(init.body)) as unknown, init })
    return Promise.resolve({ status: 200, headers: new Map(), text: () => Promise.resolve('{}') })
  }) as unknown as typeof fetch
})
afterEach(() => {
  jest.useRealTimers()
  window.localStorage.clear()
})

test('a click goes out at once; a code with other characters does not (TR-01)', () => {
  noteClick('AC_OPEN:METER_LIST')
  noteClick('点击')
  expect(sent).toMatchObject([{ path: 'event-tracking/add-click', body: { clickModule: 'AC_OPEN:METER_LIST' } }])
})

test('what a call has done is counted by its code (TR-04); other calls are not', () => {
  noteDone('default POST /crmgas/serviceTicket/add')
  noteDone('default POST /crmgas/serviceTicket/cancel')
  counted('HL_CALL', () => undefined)()
  expect(counted('PO_CALL', undefined)).toBeUndefined()
  expect(sent.map(({ body }) => body)).toEqual([{ clickModule: 'TK_ADD' }, { clickModule: 'HL_CALL' }])
})

test('page views go one by one after the page’s own calls (TR-06)', async () => {
  noteEvent('page_view', '/pages/me/me')
  noteEvent('ticket_filed', '/subPages/customer-service/add', { kind: 'REPAIR' })
  expect(sent).toEqual([])
  await jest.advanceTimersByTimeAsync(30_000)
  // The first page still waits for its answers.
  expect(sent).toEqual([])
  notePageStands()
  await jest.advanceTimersByTimeAsync(1000)
  expect(sent.map(({ path }) => path)).toEqual(['track/collect', 'track/collect'])
  expect(sent[1]?.body).toMatchObject({ events: [{ name: 'ticket_filed', props: { kind: 'REPAIR' } }] })
  const ids = sent.map(({ body }) => (body as { events: { sessionId: string }[] }).events[0]?.sessionId)
  expect(ids[0]).toBe(ids[1])
})

test('tracking blocks nothing: without a network nothing is thrown', async () => {
  broken = true
  expect(() => noteClick('A')).not.toThrow()
  expect(() => noteEvent('page_view', '/pages/me/me')).not.toThrow()
  await jest.advanceTimersByTimeAsync(3000)
  expect(sent).toEqual([])
})

test('dwell times travel in a batch, the shortest too; cut at 1800000 ms (TR-03)', async () => {
  noteDwell('topup', '/pages/pay/meters', 12.4)
  noteDwell('topup', '/pages/pay/meters', 2_000_000)
  noteFault('TypeError: x', '/pages/pay/meters')
  expect(sent).toEqual([])
  await flushLog()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({
    events: [
      { type: 'DWELL', group: 'topup', durationMs: 12 },
      { type: 'DWELL', durationMs: 1_800_000 },
      { type: 'ERROR', extra: { message: 'TypeError: x' } },
    ],
  })
})

test('a fault goes with the places of its stack and within 2 kB', async () => {
  const error = new TypeError('x is undefined')
  error.stack = `TypeError: x is undefined\n    at f (https://app.test/js/a.1f.js:1:20)\n    at <anonymous>`
  noteFault(error, '/pages/me/me')
  noteFault('TypeError: y\n    at g (pages/me/me.js:1:30)', '/pages/me/me')
  noteFault(`${'字'.repeat(600)}\n${'    at h (pages/me/me.js:1:30)\n'.repeat(200)}`, '/pages/me/me')
  await flushLog()
  const extras = (sent[0]?.body as { events: { extra: object }[] }).events.map(({ extra }) => extra)
  expect(extras.slice(0, 2)).toEqual([
    { message: 'TypeError: x is undefined', stack: 'at f (https://app.test/js/a.1f.js:1:20)' },
    { message: 'TypeError: y', stack: 'at g (pages/me/me.js:1:30)' },
  ])
  expect(Buffer.byteLength(JSON.stringify(extras[2]))).toBeLessThanOrEqual(2048)
})

test('what waits when the app leaves the screen goes out with the headers of every call (TR-02)', () => {
  storage.set('token', 'tok')
  const stop = startTelemetry()
  noteFault('TypeError: y', '/pages/me/me')
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toMatchObject([
    {
      path: 'log/batch',
      body: { events: [{ type: 'ERROR' }] },
      init: { keepalive: true, headers: { Authorization: 'tok', 'Content-Type': 'application/json' } },
    },
  ])
  stop()
  jest.restoreAllMocks()
})

test('how long pages took to stand travels in a batch (TR-06)', async () => {
  const home = '/pages/home/index/index'
  const bills = '/pages/my-bill/list/list'
  const now = jest.spyOn(performance, 'now')
  performance.getEntriesByName = (name) =>
    (name === 'first-contentful-paint' ? [{ startTime: 312.6 }] : []) as unknown as PerformanceEntryList
  notePageStands()
  await jest.advanceTimersByTimeAsync(1000)
  now.mockReturnValue(900.4)
  notePageOpened(home, true)
  now.mockReturnValue(950)
  noteFirstCard(home)
  noteOpening(bills)
  now.mockReturnValue(1000)
  // The page below comes to its answers late: that is no opening.
  notePageOpened(home, true)
  noteFirstCard(home)
  now.mockReturnValue(1450)
  notePageOpened(bills, true)
  notePageOpened(bills, true)
  // An error, and an interrupted opening.
  noteOpening(home)
  notePageOpened(home, false)
  noteOpening(home)
  now.mockReturnValue(100_000)
  notePageOpened(home, true)
  await flushLog()
  const events = (sent.at(-1)?.body as { events: { type: string; group: string; page: string; durationMs: number }[] })
    .events
  expect(events.map(({ type, group, page, durationMs }) => [type, group, page, durationMs])).toEqual([
    ['PERF', 'start', home, 900],
    ['PERF', 'firstPaint', home, 313],
    ['PERF', 'firstCard', home, 950],
    ['PERF', 'open', bills, 500],
  ])
  now.mockRestore()
})
