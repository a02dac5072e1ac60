import { sql } from 'kysely'
import { itemsNotDone, hurryTries } from '../../../test/gateway/work-kit'
import { contentGateway, inWork } from '../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { insertMessages } from './repo/messages'
import { jsonb } from '../../db/connect'
import { publish, unreadTotal, type MessageDraft } from './service'

let gateway: TestGateway
let master: Caller
let masterId: string
let subId: string
let financeId: string
beforeAll(async () => {
  gateway = await contentGateway()
  master = await gateway.as('13800000001')
  masterId = idOf(master)
  subId = idOf(await gateway.as('13800000002'))
  financeId = idOf(await gateway.as('13800000009'))
})
const idOf = (caller: Caller): string => caller.headers['userid'] ?? ''
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.db.deleteFrom('message').execute()
  await gateway.db.deleteFrom('workItem').execute()
  gateway.clock.moveTo('2026-11-23T09:30:00+08:00')
})

let sequence = 0
const draft = (more: Partial<MessageDraft> = {}): MessageDraft =>
  // Also drafts that the types refuse: what the words lack is found when they are composed.
  ({
    bp: '1000000001',
    companyCode: '1001',
    templateCode: 'BILL_ISSUED',
    params: { month: '2026-10', x: '1.00', date: '2026-11-25' },
    route: '/pages/my-bill/details/details?billId=B1',
    bizType: 'BILL',
    bizId: 'B1',
    dedupeKey: `key-${++sequence}`,
    ...more,
  }) as MessageDraft
const emit = (more: Partial<MessageDraft> = {}): Promise<void> => inWork(gateway, (work) => publish(work, draft(more)))
const rows = () => gateway.db.selectFrom('message').selectAll().execute()

test('goes to the master and to users with the model, after the commit and with the job', async () => {
  await emit()
  expect(await rows()).toEqual([])
  await gateway.passTime('2026-11-23T09:30:10+08:00')
  const got = await rows()
  // 13800000009 is bound with the template 财务, 13800000002 has the default models: both may see bills.
  expect(got.map((row) => row.userId).sort()).toEqual([masterId, subId, financeId].sort())
  expect(got[0]).toMatchObject({
    title: '账单已出',
    summary: '2026-10账单1.00元，请于2026-11-25前缴费',
    categoryCode: 'bill',
    level: 'normal',
    targetRoute: '/pages/my-bill/details/details',
    targetParams: { billId: 'B1' },
    status: 'unread',
    createdAt: '2026-11-23T09:30:00+08:00',
    expireAt: '2027-11-23T09:30:00+08:00',
  })
  expect(got[0]?.msgId).toMatch(/^MS[0-9A-Z]{26}$/)
})

test('without the model a sub-account gets nothing, the master audience only the master', async () => {
  await emit({ templateCode: 'STATEMENT', params: { month: '2026-10', v: '1.00', x: '1.00', deadline: '2026-11-25' } })
  await emit({ audience: 'MASTER' })
  await gateway.drain()
  const got = await rows()
  expect(got.filter((row) => row.templateCode === 'BILL_ISSUED').map((row) => row.userId)).toEqual([masterId])
  expect(got.filter((row) => row.templateCode === 'STATEMENT').map((row) => row.userId)).not.toContain(subId)
})

test('a user that has left a customer number gets no more of it; what waits for an author goes to the master (E-X-02)', async () => {
  const failed = { templateCode: 'INVOICE_FAILED', params: { reason: '抬头已删除' }, audience: 'USER' } as const
  const reached = async () => (await rows()).map(({ userId, templateCode }) => `${templateCode} ${userId}`).sort()
  await emit({ ...failed, userIds: [subId] })
  await gateway.drain()
  expect(await reached()).toEqual([`INVOICE_FAILED ${subId}`])
  const binding = gateway.db.updateTable('bpBinding').where('bp', '=', '1000000001').where('userId', '=', subId)
  await binding.set({ status: 'UNBOUND' }).execute()
  try {
    await gateway.db.deleteFrom('message').execute()
    await emit({ ...failed, userIds: [subId, financeId] })
    const activity = { templateCode: 'ACTIVITY_REMIND', params: { title: '讲座', start: '明天' } } as const
    await emit({ ...activity, audience: 'USER', userIds: [subId] })
    const decided = { templateCode: 'PAY_DECIDED', params: { title: '缴费', x: '1.00', result: '已付款' } } as const
    await emit({ ...decided, userIds: [subId] })
    // About the account itself: no customer number, no binding.
    const ended = { templateCode: 'REVIEW_RESULT', params: { result: '已解除' } } as const
    await emit({ ...ended, bp: null, audience: 'USER', userIds: [subId] })
    await gateway.drain()
    expect(await reached()).toEqual(
      [`INVOICE_FAILED ${financeId}`, `PAY_DECIDED ${masterId}`, `REVIEW_RESULT ${subId}`].sort(),
    )
  } finally {
    await binding.set({ status: 'LIVE' }).execute()
  }
})

test('a user that files something for an entrusted customer reads its news until the entrustment ends (AU-16)', async () => {
  const steward = idOf(await gateway.as('13800000010'))
  const reached = async () => (await rows()).map(({ userId }) => userId)
  const accepted = {
    templateCode: 'TK_ACCEPTED',
    params: { ticketNo: 'GD1', finishDue: '2026-11-25 17:30' },
    userIds: [steward],
  } as const
  await emit(accepted)
  await gateway.drain()
  expect(await reached()).toEqual([steward])
  await gateway.db.deleteFrom('message').execute()
  await gateway.db.updateTable('entrustment').set({ status: '0' }).execute()
  await emit(accepted)
  await gateway.drain()
  await gateway.db.updateTable('entrustment').set({ status: '1' }).execute()
  expect(await reached()).toEqual([masterId])
})

test('a rolled back publisher says nothing', async () => {
  const failing = inWork(gateway, async (work) => {
    await publish(work, draft())
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await gateway.drain()
  expect(await rows()).toEqual([])
})

test('published twice under one key it arrives once; delivered twice nothing is added', async () => {
  await emit({ dedupeKey: 'same', audience: 'MASTER' })
  await emit({ dedupeKey: 'same', audience: 'MASTER' })
  await gateway.drain()
  await gateway.drain()
  expect(await rows()).toHaveLength(1)
})

test('a message that cannot be worded leaves the business alone', async () => {
  await emit({ params: { month: '2026-10' } })
  await emit({ templateCode: 'SESSION_KICKED', params: { time: '1', device: '2' }, bp: null })
  expect(await itemsNotDone(gateway, 'message.handOut')).toEqual([])
})

test('a failing fan-out is tried again; others pass it by, and it arrives once when it can', async () => {
  await emit({ audience: 'MASTER', bizId: 'bad' })
  await emit({ audience: 'MASTER', bizId: 'good' })
  await sql`alter table message add constraint refuse_bad check (biz_id <> 'bad')`.execute(gateway.db)
  await gateway.drain()
  expect((await rows()).map((row) => row.bizId)).toEqual(['good'])
  expect(await itemsNotDone(gateway, 'message.handOut')).toEqual([expect.objectContaining({ state: 'retry' })])
  await sql`alter table message drop constraint refuse_bad`.execute(gateway.db)
  await hurryTries(gateway)
  await gateway.drain()
  expect((await rows()).map((row) => row.bizId).sort()).toEqual(['bad', 'good'])
})

describe('unreadCount (E-X-09)', () => {
  const stop = {
    templateCode: 'STOP_GAS_URGENT',
    params: { reason: '抢修', area: '新源路', end: '12:00' },
    audience: 'MASTER',
  } as const

  test('by category, the urgent ones first hand, other customers and expired ones apart', async () => {
    await emit({ audience: 'MASTER' })
    for (let i = 0; i < 4; i++)
      await emit({ ...stop, bizId: `S${i}`, route: `/subPages/my-message/stop-gas?stopId=S${i}` })
    await emit({ bp: null, templateCode: 'ACCOUNT_CANCEL', params: { result: '已撤销' }, userIds: [masterId] })
    await emit({ bp: '1000000002', audience: 'MASTER' })
    await emit({ audience: 'MASTER', expireAt: '2026-11-23T09:29:59+08:00' })
    await gateway.drain()
    const count = await master.ok('default GET /crmgas/message/unreadCount', {})
    expect(count).toMatchObject({ total: 6, byCategory: { bill: 1, supply: 4, account: 1 } })
    expect(count.urgent).toHaveLength(3)
    expect(count.urgent[0]).toMatchObject({
      title: '紧急停气通知',
      summary: '因抢修，新源路已临时停气，预计12:00恢复',
      categoryCode: 'supply',
      targetRoute: '/subPages/my-message/stop-gas',
    })
    expect(await inWork(gateway, (work) => unreadTotal(work, masterId, '1000000001'))).toBe(6)
    expect(await inWork(gateway, (work) => unreadTotal(work, masterId, null))).toBe(1)
  })

  test('needs a login', async () => {
    expect(await gateway.call('default GET /crmgas/message/unreadCount', {})).toMatchObject({ code: '1888' })
  })
})

test('what ended 30 days ago is purged', async () => {
  const message = {
    userId: masterId,
    bp: null,
    companyCode: '1001',
    categoryCode: 'system',
    templateCode: 'SYSTEM_NOTICE',
    title: '题',
    summary: '文',
    params: jsonb({}),
    level: 'normal' as const,
    bizId: 'x',
    createdAt: '2026-01-01T00:00:00+08:00',
  }
  await inWork(gateway, (work) =>
    insertMessages(work.db, [
      { ...message, msgId: 'old', dedupeKey: 'old', expireAt: '2026-10-24T02:59:59+08:00' },
      { ...message, msgId: 'kept', dedupeKey: 'kept', expireAt: '2026-10-26T00:00:00+08:00' },
    ]),
  )
  await gateway.passTime('2026-11-24T03:01:00+08:00')
  expect((await rows()).map((row) => row.msgId)).toEqual(['kept'])
})
