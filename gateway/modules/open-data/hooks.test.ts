import { createHmac } from 'node:crypto'
import { isoOf } from '../../ports/clock'
import type { HookAnswer, HookPost } from '../../ports/hook'
import { aHook, newHookWish } from '../../../test/gateway/open-kit'
import { aBill, inTransaction, requestNo } from '../../../test/gateway/payment-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { openStop, reissueBill, reverseBill } from '../billing/service'
import { masterLeft } from '../membership/service'
import { emit } from '../../wiring'
import { WAITS } from './rules/backoff'

const KEY = { bp: '1000000003', companyCode: '1002' }
const SAVE = 'btwob POST /openHook/save'
const TEST = 'btwob POST /openHook/test'
const REMOVE = 'btwob POST /openHook/remove'
const RETRY = 'btwob POST /openHook/retry'
const DELIVERIES = 'btwob GET /openHook/deliveries'

let gateway: TestGateway
let master: Caller
let posts: HookPost[]
let receiver: (post: HookPost) => HookAnswer
const hooks = {
  send: (post: HookPost): Promise<HookAnswer> => {
    posts.push(post)
    return Promise.resolve(receiver(post))
  },
}

beforeAll(async () => {
  gateway = await testGateway({ daily: ['openData'], ports: { hooks } })
})
beforeEach(async () => {
  posts = []
  receiver = () => ({ status: 200 })
  master = await gateway.as('13800000008')
})
afterEach(async () => {
  await gateway.db.deleteFrom('openDelivery').execute()
  await gateway.db.deleteFrom('openHook').execute()
})
afterAll(() => gateway.close())

const deliveries = async (hookId: string) => (await master.ok(DELIVERIES, { hookId })).list
const hookOf = async (hookId: string) =>
  (await master.ok('btwob GET /openHook/list', undefined)).list.find((one) => one.hookId === hookId)
const wait = (ms: number) => gateway.passTime(isoOf(gateway.clock.now() + ms))

describe('made', () => {
  test('its secret is shown once and sealed', async () => {
    const wish = await newHookWish(gateway, master)
    const { hookId, secret } = await master.ok(SAVE, wish)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(await master.ok(SAVE, wish)).toEqual({ hookId, secret: null })
    expect(await master.call(SAVE, { ...wish, events: ['bill.created'] })).toMatchObject({ code: '2905' })
    const rows = await gateway.db.selectFrom('openHook').selectAll().execute()
    const answers = await gateway.db.selectFrom('idempotency').selectAll().execute()
    expect(JSON.stringify([rows, answers])).not.toContain(secret ?? '')
    expect(await hookOf(hookId)).toMatchObject({ url: wish.url, events: wish.events, failures: 0, arrivedAt: null })
  })

  test('only with a proof of the master', async () => {
    const wish = await newHookWish(gateway, master)
    expect(await master.call(SAVE, { ...wish, securityTicket: 'x' })).toMatchObject({ code: '2040' })
  })

  test('not for an address inside', async () => {
    const wish = await newHookWish(gateway, master, { url: 'https://127.0.0.1/' })
    expect(await master.call(SAVE, wish)).toMatchObject({ code: '2577' })
  })

  test('three at most', async () => {
    const first = await aHook(gateway, master)
    await aHook(gateway, master)
    await aHook(gateway, master)
    const fourth = await newHookWish(gateway, master)
    expect(await master.call(SAVE, fourth)).toMatchObject({ code: '2578' })
    await master.ok(REMOVE, { hookId: first.hookId })
    await master.ok(SAVE, fourth)
  })

  test('another customer finds none of it', async () => {
    const { hookId } = await aHook(gateway, master)
    const { deliveryId } = await master.ok(TEST, { hookId })
    const stranger = await gateway.as('13800000007')
    expect((await stranger.ok('btwob GET /openHook/list', undefined)).list).toEqual([])
    for (const key of [REMOVE, TEST, DELIVERIES] as const)
      expect(await stranger.call(key, { hookId })).toMatchObject({ code: '2902' })
    expect(await stranger.call(RETRY, { deliveryId })).toMatchObject({ code: '2902' })
    await gateway.drain()
  })
})

describe('sent', () => {
  test('signed over id, time and body, as the document says', async () => {
    const { hookId, secret } = await aHook(gateway, master)
    const { deliveryId } = await master.ok(TEST, { hookId })
    await gateway.drain()
    expect(posts).toHaveLength(1)
    const { url, headers = {}, body = '' } = posts[0] ?? {}
    const id = headers['x-gas-id']
    const timestamp = headers['x-gas-timestamp']
    expect([url, id, timestamp]).toEqual([
      'https://erp.example.com/gas',
      deliveryId,
      String(Math.floor(gateway.clock.now() / 1000)),
    ])
    const signed = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('hex')
    expect(headers['x-gas-signature']).toBe(`v1=${signed}`)
    expect(JSON.parse(body)).toEqual({
      id: deliveryId,
      event: 'hook.test',
      createdAt: gateway.clock.iso(),
      bp: KEY.bp,
      data: {},
    })
    expect(await deliveries(hookId)).toMatchObject([{ deliveryId, state: 'DONE', tries: 1, status: 200, error: '' }])
    expect(await hookOf(hookId)).toMatchObject({ failures: 0, arrivedAt: gateway.clock.iso() })
  })

  test('a test that is on its way is not begun again, however often it is asked for', async () => {
    const { hookId } = await aHook(gateway, master)
    const ask = () => master.ok(TEST, { hookId })
    const asked = await Promise.all([ask(), ask(), ask()])
    expect(new Set(asked.map(({ deliveryId }) => deliveryId)).size).toBe(1)
    await gateway.drain()
    expect(posts).toHaveLength(1)
    const next = await ask()
    expect(next.deliveryId).not.toBe(asked[0]?.deliveryId)
  })

  test('a bill and a stop of gas, each once and to those that named them', async () => {
    const both = await aHook(gateway, master)
    const bills = await aHook(gateway, master, { url: 'https://bills.example.com/', events: ['bill.created'] })
    await aBill(gateway.db, KEY, { billId: 'b-hook', receivable: '800.00', dueDate: '2026-12-10', state: 'UNPAID' })
    await inTransaction(gateway, (work) => reverseBill(work, KEY, 'b-hook', '计价有误'))
    const issued = await inTransaction(gateway, (work) => reissueBill(work, KEY, 'b-hook', { announce: true }))
    const stopId = await inTransaction(gateway, (work) =>
      openStop(work, { ...KEY, kind: 'EMERGENCY', reason: '管网抢修', planResumeAt: '2026-11-24T10:00:00+08:00' }),
    )
    await gateway.drain()
    const said = posts.map(({ url, body }) => ({ url, ...(JSON.parse(body) as { event: string; data: object }) }))
    const billed = { billId: issued.billId, billNo: issued.billNo, receivable: '800.00', dueDate: issued.dueDate }
    expect(said.filter(({ event }) => event === 'bill.created')).toMatchObject(
      [bills, both].map(() => ({ data: billed })),
    )
    expect(said.filter(({ event }) => event === 'notice.published')).toMatchObject([
      { url: 'https://erp.example.com/gas', data: { stopId, kind: 'EMERGENCY', reason: '管网抢修' } },
    ])
    expect((await deliveries(both.hookId)).map(({ state }) => state)).toEqual(['DONE', 'DONE'])
    expect(await deliveries(bills.hookId)).toHaveLength(1)
  })

  test('what has arrived is not sent again', async () => {
    const { hookId } = await aHook(gateway, master)
    await master.ok(TEST, { hookId })
    await gateway.drain()
    await wait(5 * 60_000)
    expect(posts).toHaveLength(1)
  })

  test.each([
    [{ status: 302 }, 302, 'HTTP 302'],
    [{ status: 500 }, 500, 'HTTP 500'],
    [{ failure: 'ADDRESS' }, null, 'ADDRESS'],
    [{ failure: 'TIMEOUT' }, null, 'TIMEOUT'],
  ] as const)('%j is a failure that is tried again under the same id', async (answer, status, error) => {
    receiver = () => answer
    const { hookId } = await aHook(gateway, master)
    const { deliveryId } = await master.ok(TEST, { hookId })
    await gateway.drain()
    expect(await deliveries(hookId)).toMatchObject([
      { state: 'WAITING', tries: 1, status, error, nextTryAt: isoOf(gateway.clock.now() + (WAITS[0] ?? 0)) },
    ])
    expect(await hookOf(hookId)).toMatchObject({ failures: 1, failedAt: gateway.clock.iso() })
    receiver = () => ({ status: 202 })
    await wait(2 * (WAITS[0] ?? 0))
    expect(await deliveries(hookId)).toMatchObject([{ state: 'DONE', tries: 2, status: 202 }])
    expect(await hookOf(hookId)).toMatchObject({ failures: 0 })
    expect(posts.map(({ headers }) => headers['x-gas-id'])).toEqual([deliveryId, deliveryId])
    expect(posts[1]?.body).toBe(posts[0]?.body)
    expect(posts[1]?.headers['x-gas-signature']).not.toBe(posts[0]?.headers['x-gas-signature'])
  })
})

describe('a receiver that is down for a day', () => {
  test('is dropped, visibly, and sent again by hand', async () => {
    receiver = () => ({ status: 503 })
    const { hookId } = await aHook(gateway, master)
    const { deliveryId } = await master.ok(TEST, { hookId })
    expect(await master.call(RETRY, { deliveryId })).toMatchObject({ code: '2904' })
    await gateway.drain()
    const from = gateway.clock.now()
    // Sweeps run once a minute.
    for (const ms of WAITS) await wait(ms + 60_000)
    // A login does not last a day.
    master = await gateway.as('13800000008')
    expect(posts).toHaveLength(WAITS.length + 1)
    expect(await deliveries(hookId)).toMatchObject([
      { state: 'FAILED', tries: 9, status: 503, error: 'HTTP 503', nextTryAt: null },
    ])
    expect(gateway.clock.now() - from).toBeGreaterThan(86_400_000)
    expect(await hookOf(hookId)).toMatchObject({ failures: 9 })
    await wait(86_400_000)
    expect(posts).toHaveLength(9)
    receiver = () => ({ status: 200 })
    master = await gateway.as('13800000008')
    expect(await master.ok(RETRY, { deliveryId })).toEqual({ state: 'WAITING' })
    await gateway.drain()
    expect(await deliveries(hookId)).toMatchObject([{ deliveryId, state: 'DONE', tries: 1 }])
    expect(posts.at(-1)?.headers['x-gas-id']).toBe(deliveryId)
  })
})

describe('ended', () => {
  test('removed: what waits is not sent', async () => {
    receiver = () => ({ status: 503 })
    const { hookId } = await aHook(gateway, master)
    await master.ok(TEST, { hookId })
    await gateway.drain()
    expect(await master.ok(REMOVE, { hookId })).toBe(true)
    await wait(600_000)
    expect(posts).toHaveLength(1)
    expect(await hookOf(hookId)).toBeUndefined()
  })

  test('with its maker, a master no more', async () => {
    const { hookId } = await aHook(gateway, master)
    const { madeBy } = await gateway.db.selectFrom('openHook').select('madeBy').executeTakeFirstOrThrow()
    await inTransaction(gateway, (work) => emit(work, masterLeft, { bp: KEY.bp, userId: madeBy }))
    expect(await hookOf(hookId)).toBeUndefined()
  })

  test('deliveries are kept for ninety days', async () => {
    const { hookId } = await aHook(gateway, master)
    const { deliveryId } = await master.ok(TEST, { hookId })
    await gateway.drain()
    await gateway.db.updateTable('openDelivery').set({ createdAt: '2026-08-01T00:00:00+08:00' }).execute()
    await wait(86_400_000)
    // A bill of the day that passed may have come.
    const kept = await gateway.db.selectFrom('openDelivery').select('deliveryId').execute()
    expect(kept).not.toContainEqual({ deliveryId })
    master = await gateway.as('13800000008')
    expect(await hookOf(hookId)).toBeDefined()
  })
})

test('a request repeated under another number makes another hook', async () => {
  await aHook(gateway, master)
  await master.ok(SAVE, { ...(await newHookWish(gateway, master)), requestNo: requestNo() })
  expect((await master.ok('btwob GET /openHook/list', undefined)).list).toHaveLength(2)
})
