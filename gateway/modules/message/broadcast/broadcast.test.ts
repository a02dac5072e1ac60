import { sql } from 'kysely'
import { nextRequestNo, staff as staffOf } from '../../../../test/gateway/case-kit'
import { contentGateway } from '../../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'

const SEND = 'btwob POST /message/broadcast'
const LIST = 'btwob GET /message/broadcast/list'
const DETAIL = 'btwob GET /message/broadcast/detail'
const CANCEL = 'btwob POST /message/broadcast/cancel'
let gateway: TestGateway
let staff: Caller
beforeEach(async () => {
  gateway = await contentGateway()
  staff = await staffOf(gateway)
  await gateway.drain()
  await gateway.db.deleteFrom('message').execute()
})
afterEach(() => gateway.close())

const input = (more: object = {}) => ({
  requestNo: nextRequestNo(),
  templateCode: 'SYSTEM_NOTICE' as const,
  params: { title: '系统升级', text: '今晚23:00起升级，预计30分钟' },
  ...more,
})
const rows = async () =>
  (await gateway.db.selectFrom('message').selectAll().where('bizType', '=', 'BATCH').execute()).map(
    ({ bp, userId, title }) => `${bp ?? ''} ${userId} ${title}`,
  )
const batch = () => gateway.db.selectFrom('messageBatch').selectAll().executeTakeFirstOrThrow()

test('every user of the company once, none of another one', async () => {
  const { total } = await staff.ok(SEND, input())
  await gateway.drain()
  const got = await rows()
  expect(got).toHaveLength(total)
  expect(new Set(got).size).toBe(total)
  expect(got.every((row) => /^100000000[12] .* 系统升级$/.test(row))).toBe(true)
  expect(await batch()).toMatchObject({ state: 'done', sent: total, total })
})

test('killed between two pieces it goes on from the same piece, no user twice', async () => {
  const { total } = await staff.ok(SEND, input())
  await gateway.drain()
  // As after a kill: the last piece is there, its follower is not.
  await gateway.db.updateTable('messageBatch').set({ state: 'sending', lastBp: '1000000001', sent: 1 }).execute()
  await gateway.passTime('2026-11-23T09:33:00+08:00')
  expect(await rows()).toHaveLength(total)
  expect(await batch()).toMatchObject({ state: 'done' })
})

test('some customers, at a time to come, and cancelled before it', async () => {
  const planned = input({ bps: ['1000000002'], scheduledAt: '2026-11-23T10:00:00+08:00' })
  const { batchId, total } = await staff.ok(SEND, planned)
  expect(total).toBe(1)
  await gateway.drain()
  expect(await rows()).toEqual([])
  expect(await staff.ok(CANCEL, { batchId })).toEqual({ state: 'cancelled', sent: 0 })
  await gateway.passTime('2026-11-23T10:02:00+08:00')
  expect(await rows()).toEqual([])
  await staff.ok(SEND, input({ bps: ['1000000002'], scheduledAt: '2026-11-23T10:05:00+08:00' }))
  await gateway.passTime('2026-11-23T10:07:00+08:00')
  expect(await rows()).toHaveLength(1)
})

test('staff see what was sent, to how many, and how many have read it; another company sees none of it', async () => {
  const { batchId, total } = await staff.ok(SEND, input({ route: '/subPagesB/pages/hyq' }))
  const named = await staff.ok(SEND, input({ bps: ['1000000002'], scheduledAt: '2026-11-24T10:00:00+08:00' }))
  await gateway.drain()
  await gateway.db
    .updateTable('message')
    .set({ status: 'read', readAt: gateway.clock.iso() })
    .where('bizId', '=', batchId)
    .where('bp', '=', '1000000002')
    .execute()
  const row = { templateCode: 'SYSTEM_NOTICE', title: '系统升级', body: '今晚23:00起升级，预计30分钟' }
  expect((await staff.ok(LIST, {})).list).toEqual([
    expect.objectContaining({ ...row, batchId: named.batchId, customers: 1, state: 'scheduled', sent: 0 }),
    expect.objectContaining({ ...row, batchId, customers: null, route: '/subPagesB/pages/hyq', state: 'done' }),
  ])
  expect(await staff.ok(DETAIL, { batchId })).toMatchObject({ ...row, total, sent: total, read: 1 })
  const other = gateway.asSession({ userId: 'staff-2', companyCode: '1002' })
  expect((await other.ok(LIST, {})).total).toBe(0)
  expect(await other.call(DETAIL, { batchId })).toMatchObject({ code: '2902' })
})

test('readers are counted from the index alone, however long the history', async () => {
  const { batchId } = await staff.ok(SEND, input())
  await gateway.drain()
  const texts = await gateway.sqlOf(() => staff.ok(DETAIL, { batchId }))
  const text = texts.find((one) => /from "message"/.test(one)) ?? ''
  const lines = await gateway.db.transaction().execute(async (db) => {
    for (const kind of ['seqscan', 'bitmapscan']) await sql.raw(`set local enable_${kind} = off`).execute(db)
    await sql.raw(`prepare counted as ${text}`).execute(db)
    const values = `'${batchId}', '2026-11-01T00:00:00+08:00'`
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain execute counted(${values})`).execute(db)
    await sql.raw('deallocate counted').execute(db)
    return rows.map((row) => row['QUERY PLAN'])
  })
  const scans = lines.filter((line) => / on message/.test(line))
  expect(scans.length).toBeGreaterThan(0)
  expect(scans.filter((line) => !line.includes('Index Only Scan'))).toEqual([])
})

test('refusals: a missing parameter, a moment that has passed, customers of no or another company, an unknown batch, one that is done', async () => {
  expect(await staff.call(SEND, input({ params: { title: '题' } }))).toMatchObject({ code: '2901' })
  expect(await staff.call(SEND, input({ scheduledAt: '2026-11-23T09:00:00+08:00' }))).toMatchObject({ code: '2901' })
  const others = ['1', '2', '3', '4', '5', '6'].map((digit) => `900000000${digit}`)
  expect(await staff.call(SEND, input({ bps: ['1000000001', ...others] }))).toMatchObject({
    code: '2901',
    data: { field: 'bps' },
    text: `没有这些户号：${others.slice(0, 5).join('、')}`,
  })
  const most = Array.from({ length: 10_000 }, (_, at) => `${9_000_000_000 + at}`)
  expect(await staff.call(SEND, input({ bps: most }))).toMatchObject({ text: expect.stringContaining('没有这些户号') })
  const other = gateway.asSession({ userId: 'staff-2', companyCode: '1002' })
  expect(await other.call(SEND, input({ bps: ['1000000001'] }))).toMatchObject({ code: '2901' })
  expect(await staff.call(CANCEL, { batchId: 'none' })).toMatchObject({ code: '2902' })
  const { batchId } = await staff.ok(SEND, input())
  await gateway.drain()
  expect(await staff.call(CANCEL, { batchId })).toMatchObject({ code: '2904' })
})
