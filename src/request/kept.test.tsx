import { act } from 'react'
import { storage } from '@/platform/storage'
import { settled } from '@/testing/answers'
import { stage } from '@/testing/stage'
import { resetRequestHooks, setRequestHooks } from './hooks'
import { forgetKept, storeReads, restoreRead, withRoom } from './kept'
import { usePaged, type Paged } from './paged'
import { forgetReads, QueryRoot, useRead, type Read } from './query'

const HOME = 'default GET /crmgas/home/summary'
const BILLS = 'default GET /crmgas/bill/list'
const OTHER = 'default GET /crmgas/news/list'

let reply: (path: string) => unknown = () => null
globalThis.fetch = (async (url: string) => {
  const data = reply(new URL(url, 'http://localhost').pathname)
  if (data === 'network') throw new TypeError('Failed to fetch')
  const body = { header: {}, body: { resultCode: '1000', resultDesc: '', data } }
  return { status: 200, headers: new Map(), text: () => Promise.resolve(JSON.stringify(body)) }
}) as unknown as typeof fetch

const drawn = stage(document)
let home: Read<unknown>
let news: Read<unknown>
let bills: Paged<unknown, unknown>
const lost: (number | undefined)[] = []

function Page() {
  home = useRead(HOME)
  news = useRead(OTHER, { channel: 'information' })
  bills = usePaged(BILLS, {}) as Paged<unknown, unknown>
  return null
}

/** Opens the page as after a start of the app. */
async function open(): Promise<void> {
  drawn.show(null)
  forgetReads()
  lost.length = 0
  drawn.show(
    <QueryRoot>
      <Page />
    </QueryRoot>,
  )
  await settled()
}
/** Answers that come together are written together. */
const written = () => act(() => jest.advanceTimersByTimeAsync(600))

const asUser = (userId: string, bp = '1000000001') => {
  storage.set('userId', userId)
  storage.set('bpCode', bp)
}

let stop: () => void
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] })
  storage.set('rememberMe', '1')
  asUser('u1')
  setRequestHooks({ useLost: (at) => void lost.push(at), restoreRead })
  reply = (path) =>
    path.endsWith('/bill/list')
      ? { list: [{ billId: 'b1' }], total: 1, pageNum: 1, pageSize: 20 }
      : { of: path.split('/').at(-1) }
  stop = storeReads()
})
afterEach(async () => {
  stop()
  forgetReads()
  await forgetKept()
  resetRequestHooks()
  jest.useRealTimers()
  window.localStorage.clear()
})

test('without a network the page shows what was read last, as old as it is; what does not help then fails (Y-21)', async () => {
  const before = Date.now()
  await open()
  await written()
  reply = () => 'network'
  await open()
  expect([home.state, home.data, home.error?.kind]).toEqual(['ready', { of: 'summary' }, 'network'])
  expect([bills.state, bills.rows]).toEqual(['ready', [{ billId: 'b1' }]])
  expect([news.state, news.data]).toEqual(['error', undefined])
  const at = lost.find((one) => one !== undefined) ?? 0
  expect(at).toBeGreaterThanOrEqual(before)
  expect(at).toBeLessThanOrEqual(Date.now() - 500)
})

test('with the network everything is asked for again, and nothing is old any more', async () => {
  await open()
  await written()
  reply = () => 'network'
  await open()
  reply = () => ({ of: 'now' })
  lost.length = 0
  act(() => void window.dispatchEvent(new Event('online')))
  await settled()
  expect([home.data, home.error, lost.at(-1)]).toEqual([{ of: 'now' }, undefined, undefined])
})

test('the network that comes back during the call that fails is noticed as well', async () => {
  await open()
  await written()
  reply = () => {
    window.dispatchEvent(new Event('online'))
    reply = () => ({ of: 'now' })
    return 'network'
  }
  await open()
  expect([home.data, home.error, bills.error, lost.at(-1)]).toEqual([{ of: 'now' }, undefined, undefined, undefined])
})

test.each([
  ['another user', () => asUser('u2')],
  ['another customer number of the same user', () => asUser('u1', '1000000002')],
])('%s is shown nothing of it', async (_who, change) => {
  await open()
  await written()
  change()
  reply = () => 'network'
  await open()
  expect([home.state, home.data]).toEqual(['error', undefined])
})

test('a login that ends with its tab leaves nothing', async () => {
  storage.remove('rememberMe')
  await open()
  await written()
  reply = () => 'network'
  await open()
  expect(home.state).toBe('error')
})

test('after the logout nothing is there', async () => {
  await open()
  await written()
  await forgetKept()
  reply = () => 'network'
  await open()
  expect(home.state).toBe('error')
})

test('nor what was answered in the moment before it', async () => {
  await open()
  await forgetKept()
  await written()
  reply = () => 'network'
  await open()
  expect(home.state).toBe('error')
})

test.each([
  ['all have room', [3, 3, 4], [30, 20, 10], []],
  ['the oldest goes', [5, 3, 4], [30, 20], [10]],
  ['a small one that is older than one without room goes too', [6, 5, 1], [30], [20, 10]],
  ['one that is too large alone', [11, 1, 1], [], [30, 20, 10]],
])('of 10 bytes: %s', (_what, bytes, stay, go) => {
  const places = bytes.map((size, index) => ({ name: `n${index}`, bytes: size, at: 30 - 10 * index }))
  const split = withRoom([...places].reverse(), 10)
  expect([split.stay.map(({ at }) => at), split.go.map(({ at }) => at)]).toEqual([stay, go])
})
