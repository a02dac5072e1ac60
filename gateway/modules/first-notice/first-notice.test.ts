import { noticeEvents } from '@domain/first-notice'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { allAreas } from '../../all-areas'
import { jsonb } from '../../db/connect'
import { inWork } from '../../../test/setup/content-gateway'
import { answer } from '../../extensions'
import { closeWith, templates, usersOfBp, withdraw } from '../message/service'
import { eventOf, templatesOf } from './templates'

const CALL = 'btwob GET /firstNotice/months'
const COUNT = '2026-11-24T04:11:00+08:00'
const EVENT = '2026-11-20T09:00:00+08:00'
const SOON = '2026-11-20T09:05:00+08:00'
const LATER = '2026-11-20T10:00:00+08:00'
const BILLS = '/pages/my-bill/details/details'

/** The customer number has one user. */
const users = {
  name: 'users',
  handlers: {},
  extensions: [answer(usersOfBp, () => Promise.resolve([{ userId: 'u-1', isMaster: true }]))],
}

let gateway: TestGateway
let clerk: Caller
let nth = 0
beforeEach(async () => {
  nth = 0
  gateway = await testGateway({
    areas: [...allAreas.filter(({ name }) => ['message', 'tracking', 'first-notice'].includes(name)), users],
    identify: async () => null,
    demoData: false,
    now: '2026-11-23T09:30:00+08:00',
  })
  clerk = gateway.asSession({ userId: 'clerk', companyCode: '1001' })
})
afterEach(() => gateway.close())

interface Draft {
  userId?: string
  templateCode?: string
  companyCode?: string
  createdAt?: string
  readAt?: string
  sentAt?: string
  failedAt?: string
  page?: string | null
}

/** A message of a bill, unless the draft says otherwise. */
async function message(draft: Draft = {}): Promise<void> {
  const { userId = 'u-1', companyCode = '1001', createdAt = EVENT } = draft
  const key = { userId, msgId: `m-${String((nth += 1)).padStart(4, '0')}`, createdAt }
  await gateway.db
    .insertInto('message')
    .values({
      ...key,
      ...({
        bp: '1000000001',
        companyCode,
        categoryCode: 'bill',
        title: '账单已出',
        summary: '账单',
        params: jsonb({}),
      } as const),
      ...({ targetParams: jsonb({}), level: 'normal', bizId: 'b', expireAt: '2027-11-20T09:00:00+08:00' } as const),
      templateCode: draft.templateCode ?? 'BILL_ISSUED',
      targetRoute: draft.page === undefined ? BILLS : draft.page,
      dedupeKey: key.msgId,
      status: draft.readAt === undefined ? 'unread' : 'read',
      readAt: draft.readAt ?? null,
    })
    .execute()
  for (const [state, sentAt] of [
    ['sent', draft.sentAt],
    ['failed', draft.failedAt],
  ] as const)
    if (sentAt !== undefined)
      await gateway.db
        .insertInto('messageDelivery')
        .values({ ...key, channel: 'sms', bp: '1000000001', categoryCode: 'bill', state, sentAt })
        .execute()
}
const view = (at: string, { userId = 'u-1', page = BILLS, name = 'page_view' } = {}) =>
  gateway.db
    .insertInto('logEvent')
    .values({ eventId: `e-${(nth += 1)}`, type: 'CUSTOM', name, page, userId, at, receivedAt: at })
    .execute()

const counted = async () => {
  await gateway.passTime(COUNT)
  return (await clerk.ok(CALL, undefined)).list
}

test.each<[string, Draft, string[], object]>([
  ['an SMS before the page', { sentAt: SOON }, [LATER], { first: 1, late: 0, open: 0, share: 100 }],
  ['an SMS after the page', { sentAt: LATER }, [SOON], { first: 0, late: 1, open: 0, share: 0 }],
  ['an SMS that failed', { failedAt: SOON }, [LATER], { late: 1 }],
  ['read in the app before the page', { readAt: SOON }, [LATER], { first: 1 }],
  ['sent first, read later', { sentAt: SOON, readAt: '2026-11-21T09:00:00+08:00' }, [LATER], { first: 1 }],
  ['delivered, the page was not opened', { sentAt: SOON }, [], { first: 1 }],
  ['neither delivered nor opened', {}, [], { first: 0, late: 0, open: 1, share: null }],
  ['the page was opened before the event only', {}, ['2026-11-20T08:59:59+08:00'], { open: 1 }],
  ['the first of two visits counts', { sentAt: LATER }, ['2026-11-21T09:00:00+08:00', SOON], { late: 1 }],
])('%s', async (_name, draft, views, counts) => {
  await message(draft)
  for (const at of views) await view(at)
  // Another user, another page and another event of the page are no visit.
  await view(SOON, { userId: 'u-2' })
  await view(SOON, { page: '/pages/fee/fee/fee' })
  await view(SOON, { name: 'page_open' })
  const [month] = await counted()
  expect(month).toMatchObject({ month: '2026-11', countedAt: '2026-11-24T04:10:00+08:00', ...counts })
  expect(month?.kinds.find(({ kind }) => kind === 'BILL')).toMatchObject({ isMeasured: true, ...counts })
})

test('what was taken back, or settled, before it was read was not delivered by that', async () => {
  await message({ templateCode: 'DATA_LATE' })
  await message()
  await inWork(gateway, (work) => withdraw(work, { bp: '1000000001', dedupeKey: 'm-0001', word: '已恢复' }))
  await inWork(gateway, (work) => closeWith(work, '1000000001', 'b'))
  await gateway.drain()
  const rows = await gateway.db.selectFrom('message').select('status').execute()
  expect(rows).toEqual([{ status: 'read' }, { status: 'read' }])
  expect((await counted())[0]).toMatchObject({ first: 0, late: 0, open: 2, share: null })
})

test('kinds by themselves and together; what is no such event, or leads nowhere, is not counted', async () => {
  await message({ sentAt: SOON })
  await message({ templateCode: 'LEAK_HINT' })
  await message({ templateCode: 'STOP_GAS_PLAN', sentAt: SOON })
  await message({ templateCode: 'STOP_GAS_URGENT', sentAt: LATER })
  await view(SOON)
  await message({ templateCode: 'INVOICE_DONE', sentAt: SOON })
  await message({ page: null, sentAt: SOON })
  const [month] = await counted()
  expect(month).toMatchObject({ first: 2, late: 2, open: 0, share: 50 })
  expect(month?.kinds.map(({ kind }) => kind)).toEqual(Object.keys(noticeEvents))
  expect(month?.kinds.filter(({ first, late, open }) => first + late + open > 0)).toMatchObject([
    { kind: 'BILL', first: 1, late: 0 },
    { kind: 'STOP', first: 1, late: 1, share: 50 },
    { kind: 'LEAK', first: 0, late: 1 },
  ])
  expect(month?.kinds.find(({ kind }) => kind === 'PRICE_NOTICE')).toMatchObject({ isMeasured: false, share: null })
})

test('this month and the one before it, counted again each morning; older ones stay as they were', async () => {
  await message({ createdAt: '2026-10-31T23:59:59+08:00' })
  await message({ createdAt: '2026-11-01T00:00:00+08:00' })
  expect((await counted()).map(({ month, open }) => [month, open])).toEqual([
    ['2026-11', 1],
    ['2026-10', 1],
  ])
  await gateway.db.updateTable('message').set({ status: 'read', readAt: SOON }).execute()
  await gateway.passTime('2026-12-01T04:11:00+08:00')
  expect((await clerk.ok(CALL, undefined)).list.map(({ month, first, open }) => [month, first, open])).toEqual([
    ['2026-11', 1, 0],
    ['2026-10', 1, 0],
  ])
  await gateway.db.updateTable('message').set({ readAt: null, status: 'unread' }).execute()
  await gateway.passTime('2026-12-02T04:11:00+08:00')
  expect((await clerk.ok(CALL, undefined)).list.map(({ month, first, open }) => [month, first, open])).toEqual([
    ['2026-11', 0, 1],
    ['2026-10', 1, 0],
  ])
})

test('more messages than one question asks about', async () => {
  for (let user = 0; user < 11; user++)
    await gateway.db
      .insertInto('message')
      .values(
        Array.from({ length: 100 }, (_, index) => ({
          ...({
            userId: `u-${user}`,
            msgId: `m-${index}`,
            bp: null,
            companyCode: '1001',
            categoryCode: 'bill',
          } as const),
          ...({
            templateCode: 'BILL_ISSUED',
            title: '账单',
            summary: '账单',
            params: jsonb({}),
            targetParams: jsonb({}),
          } as const),
          ...({ level: 'normal', bizId: 'b', status: 'read', readAt: SOON, createdAt: EVENT } as const),
          targetRoute: BILLS,
          dedupeKey: `k-${index}`,
          expireAt: '2027-11-20T09:00:00+08:00',
        })),
      )
      .execute()
  expect(await counted()).toMatchObject([{ first: 1100 }])
})

test('staff of another company see its own counts', async () => {
  await message({ sentAt: SOON })
  await message({ companyCode: '1002' })
  await counted()
  const other = gateway.asSession({ userId: 'clerk-2', companyCode: '1002' })
  expect((await other.ok(CALL, undefined)).list).toMatchObject([{ first: 0, open: 1 }])
  const third = gateway.asSession({ userId: 'clerk-3', companyCode: '1003' })
  expect((await third.ok(CALL, undefined)).list).toEqual([])
})

test('twelve kinds; each template reports one kind', () => {
  expect(Object.keys(noticeEvents)).toHaveLength(12)
  const codes = Object.values(templatesOf).flat()
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.every((code) => code in templates && eventOf.has(code))).toBe(true)
})
