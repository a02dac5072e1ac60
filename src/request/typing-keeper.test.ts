import { storage } from '@/platform/storage'
import { serverNow } from '@/platform/time'
import { toInstant } from '@domain/date'
import { DRAFT_LIFE } from '@domain/form-draft'
import { typing } from './typing'
import { forgetTyping, saveTyping, openTyping } from './typing-keeper'

const PLACE = '/subPages/customer-service/add#ticket'
type Json = Record<string, unknown>
const sent: [string, Json][] = []
let atGateway: Json[] = []
let isDown = false

globalThis.fetch = (async (url: string, init: RequestInit) => {
  const { pathname } = new URL(url, 'http://localhost')
  if (isDown) throw new TypeError('Failed to fetch')
  const name = pathname.split('/').at(-1) ?? ''
  if (typeof init.body === 'string') sent.push([name, JSON.parse(init.body) as Json])
  const data = name === 'list' ? { list: atGateway } : { savedAt: '', cleared: true }
  const body = { header: {}, body: { resultCode: '1000', resultDesc: '', data } }
  return { status: 200, headers: new Map(), text: () => Promise.resolve(JSON.stringify(body)) }
}) as unknown as typeof fetch

const asUser = async (userId: string, bp = '1000000001') => {
  storage.set('userId', userId)
  storage.set('bpCode', bp)
  await openTyping()
}
const left = () => typing.keeper.left(PLACE)?.values
/** As another start of the app, or another phone, finds it. */
const again = async () => {
  await asUser('u0')
  await asUser('u1')
}

saveTyping()
beforeEach(async () => {
  jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ['queueMicrotask', 'nextTick'] })
  await forgetTyping()
  atGateway = []
  isDown = false
  await asUser('u1')
  sent.length = 0
})
afterEach(() => {
  jest.useRealTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
})
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('what is typed is on the phone a second later, and at the gateway after three, once (Y-23)', async () => {
  typing.keeper.note(PLACE, { description: '表具' })
  await pass(500)
  typing.keeper.note(PLACE, { description: '表具不走字' })
  await pass(2999)
  expect(sent).toEqual([])
  await pass(1)
  expect(sent).toEqual([['save', { place: PLACE, values: '{"description":"表具不走字"}' }]])
  isDown = true
  await again()
  expect(left()).toEqual({ description: '表具不走字' })
})

test('the app is left: it is kept at once', async () => {
  typing.keeper.note(PLACE, { description: '表具不走字' })
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(sent.map(([name]) => name)).toEqual(['save'])
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
})

test('what was typed on another phone is offered here; the newer of both stands', async () => {
  typing.keeper.note(PLACE, { description: '这里' })
  await pass(5000)
  atGateway = [{ place: PLACE, values: '{"description":"那里"}', savedAt: toInstant(serverNow() + 1000) }]
  await again()
  expect(left()).toEqual({ description: '那里' })
  atGateway = [{ place: PLACE, values: '{"description":"更早"}', savedAt: toInstant(serverNow() - 60_000) }]
  await again()
  expect(left()).toEqual({ description: '这里' })
})

test('sent, it is forgotten in both places, also when it had not been kept yet', async () => {
  typing.keeper.note(PLACE, { description: '表具不走字' })
  typing.keeper.forget(PLACE)
  await pass(5000)
  expect(sent).toEqual([['clear', { place: PLACE }]])
  await again()
  expect(left()).toBeUndefined()
})

test('another user and another customer number are offered nothing, nor any user after a day', async () => {
  typing.keeper.note(PLACE, { description: '表具不走字' })
  await pass(5000)
  isDown = true
  await asUser('u2')
  expect(left()).toBeUndefined()
  await asUser('u1', '1000000002')
  expect(left()).toBeUndefined()
  await asUser('u1')
  expect(left()).toEqual({ description: '表具不走字' })
  await pass(DRAFT_LIFE)
  expect(left()).toBeUndefined()
})

test.each([
  ['a secret', { password: 'Gas@2026', name: '王建国' }],
  ['more than 8 KB', { description: '气'.repeat(3000) }],
])('%s does not leave the phone', async (_what, values) => {
  typing.keeper.note(PLACE, values)
  await pass(5000)
  expect(sent).toEqual([])
})

test('a user without a customer number keeps it on the phone', async () => {
  await asUser('u1', '')
  typing.keeper.note(PLACE, { description: '表具不走字' })
  await pass(5000)
  expect(sent).toEqual([])
  expect(left()).toEqual({ description: '表具不走字' })
})

test('after the logout the next user of the phone finds nothing', async () => {
  typing.keeper.note(PLACE, { description: '表具不走字' })
  await pass(5000)
  await forgetTyping()
  isDown = true
  await asUser('u1')
  expect(left()).toBeUndefined()
})
