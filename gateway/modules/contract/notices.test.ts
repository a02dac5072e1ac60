import { addDays, dateOf } from '@domain/date'
import { aTask, BP, readyFor } from '../../../test/gateway/contract-kit'
import { nextRequestNo } from '../../../test/gateway/case-kit'
import { heldUp, sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { sweepNow } from '../../demo/within'
import { contractWork } from './work'

const LIST = 'default GET /crmgas/contract/notice/list'
const DETAIL = 'default GET /crmgas/contract/notice/detail'
const SUMMARY = 'default GET /crmgas/contract/summary'
const MISSING = 'btwob GET /contract/missing'
const READERS = 'btwob GET /contract/readers'

let gateway: TestGateway
let master: Caller
beforeAll(async () => {
  gateway = await testGateway({ daily: ['contract'] })
})
beforeEach(async () => {
  master = await gateway.as('13800000001')
})
afterAll(() => gateway.close())

const clerk = (of: TestGateway, companyCode: string) => of.asSession({ userId: 'clerk', companyCode })
const openOnes = async () => (await master.ok(SUMMARY, undefined as never)).notices

describe('a contract that is not signed (C-03)', () => {
  let task: Awaited<ReturnType<typeof aTask>>
  const mine = async () => (await master.ok(LIST, {})).list.filter(({ contractId }) => contractId === task.contractId)

  it('has a notice three days before its task ends, which waits for the signature, also once it is read', async () => {
    task = await aTask(gateway)
    // Issued on 23 November, open until 8 December.
    await gateway.passTime('2026-12-04T09:20:00+08:00')
    master = await gateway.as('13800000001')
    expect(await mine()).toEqual([])
    await gateway.passTime('2026-12-05T09:20:00+08:00')
    master = await gateway.as('13800000001')
    const [notice] = await mine()
    expect(notice).toMatchObject({
      kind: 'UNSIGNED',
      status: 'UNREAD',
      ackRequired: '0',
      isOpen: '1',
      daysLeft: 3,
      taskId: task.taskId,
      expireAt: task.expireAt,
      readAt: null,
      content: expect.stringContaining('尚未签署，请于'),
    })
    const noticeId = notice?.noticeId ?? ''
    const letter = await master.ok(DETAIL, { noticeId })
    expect(letter).toMatchObject({ status: 'READ', readAt: gateway.clock.iso(), isOpen: '1' })
    expect((await openOnes()).map((one) => one.noticeId)).toContain(noticeId)
    const ack = { requestNo: nextRequestNo(), noticeId }
    expect(await master.call('default POST /crmgas/contract/notice/ack', ack)).toMatchObject({ code: '2904' })
  })

  it('is reminded of by the days that are left when a pause has held the reminder up', async () => {
    const other = await aTask(gateway)
    const planned = `${addDays(dateOf(other.expireAt), -3)}T09:05:00+08:00`
    const done = `${addDays(dateOf(other.expireAt), -1)}T08:00:00+08:00`
    await inWork(gateway, (work) => sweepNow(heldUp(work, { planned, done }), sweepOf(contractWork, 'contract.remind')))
    await gateway.drain()
    const rows = await gateway.db.selectFrom('message').select('summary').where('bizId', '=', other.taskId).execute()
    expect(rows.map(({ summary }) => summary)).toContainEqual(expect.stringContaining('还剩1天可签署'))
  })

  it('waits no more once it is signed', async () => {
    await master.ok('default POST /crmgas/contract/sign/submit', await readyFor(gateway, master, task.taskId))
    expect(await mine()).toMatchObject([{ isOpen: '0', status: 'READ', content: expect.stringContaining('履行中') }])
    expect((await openOnes()).filter(({ contractId }) => contractId === task.contractId)).toEqual([])
  })

  it('that lapses and is issued again has another notice, not read yet', async () => {
    task = await aTask(gateway)
    await gateway.passTime('2026-12-17T09:20:00+08:00')
    master = await gateway.as('13800000001')
    const [first] = await mine()
    await master.ok(DETAIL, { noticeId: first?.noticeId ?? '' })
    await gateway.passTime('2026-12-21T09:20:00+08:00')
    master = await gateway.as('13800000001')
    expect(await mine()).toMatchObject([{ isOpen: '0', content: expect.stringContaining('已失效') }])
    const again = { requestNo: nextRequestNo(), contractId: task.contractId }
    const { taskId } = await master.ok('default POST /crmgas/contract/reissue', again)
    await gateway.passTime('2027-01-02T09:20:00+08:00')
    master = await gateway.as('13800000001')
    const [second] = await mine()
    expect(second).toMatchObject({ status: 'UNREAD', taskId, isOpen: '1', readAt: null })
    expect(second?.noticeId).not.toBe(first?.noticeId)
  })
})

describe('a contract that ends (C-10)', () => {
  let own: TestGateway
  let director: Caller
  const [ends, renewed] = ['ends', 'renewed'] as const
  const SUBMIT = 'default POST /crmgas/contract/sign/submit'
  /** Notices that wait, and to-dos to acknowledge one, of the two contracts, as <contract> <kind>. */
  const waiting = async () => {
    const { notices } = await director.ok(SUMMARY, undefined as never)
    const todos = await own.db
      .selectFrom('todo')
      .innerJoin('contractNotice', 'contractNotice.noticeId', 'todo.bizId')
      .select(['contractId', 'kind'])
      .where('todo.type', '=', 'NOTICE_ACK')
      .where('todo.status', '=', '0')
      .execute()
    return [notices, todos].map((list) =>
      list
        .filter(({ contractId }) => contractId === ends || contractId === renewed)
        .map(({ contractId, kind }) => `${contractId} ${kind}`)
        .sort(),
    )
  }
  const both = (...names: string[]) => [names, names]
  const on = async (day: string) => {
    await own.passTime(`${day}T09:10:00+08:00`)
    director = await own.as('13800000001')
  }
  const signed = async (over: Parameters<typeof aTask>[1]) => {
    const task = await aTask(own, over)
    await director.ok(SUBMIT, await readyFor(own, director, task.taskId))
  }
  beforeAll(async () => {
    own = await testGateway({ daily: ['contract'] })
    director = await own.as('13800000001')
    for (const contractId of [ends, renewed]) await signed({ contractId, endDate: '2026-12-30' })
  })
  afterAll(() => own.close())

  it('waits for its acknowledgement, of staff too, until its renewal is signed', async () => {
    await on('2026-12-01')
    expect(await waiting()).toEqual(both('ends EXPIRE_30', 'renewed EXPIRE_30'))
    for (const { noticeId, kind } of (await director.ok(SUMMARY, undefined as never)).notices)
      if (kind === 'EXPIRE_30') await director.ok(DETAIL, { noticeId })
    const unacked = async () =>
      (await clerk(own, '1001').ok(MISSING, { share: 'UNACKED', pageSize: 50 })).list
        .map(({ contractId }) => contractId)
        .filter((id) => id === ends || id === renewed)
    expect((await unacked()).sort()).toEqual([ends, renewed])
    await signed({ contractId: 'next', renewOf: renewed, startDate: '2026-12-31', endDate: '2027-12-30' })
    expect(await waiting()).toEqual(both('ends EXPIRE_30'))
    expect(await unacked()).toEqual([ends])
  })

  it('has one notice that waits, the newest, and none once it has ended', async () => {
    await on('2026-12-23')
    expect(await waiting()).toEqual(both('ends EXPIRE_7'))
    await on('2026-12-31')
    expect(await waiting()).toEqual(both())
    const listed = (await director.ok(LIST, { pageSize: 50 })).list.filter(({ contractId }) => contractId === ends)
    expect(listed.map(({ kind }) => kind)).toEqual(['EXPIRED', 'EXPIRE_7', 'EXPIRE_30'])
    for (const { content } of listed) expect(content).toMatch(/已于2026-12-30到期$/)
  })
})

describe('staff of the gas company', () => {
  /** Contract of the restaurant: 25 days left at the start of the demo world, its notice of 30 days not read yet. */
  it('see contracts that are not read, not acknowledged and not signed', async () => {
    const own = await testGateway()
    const [row] = await own.db
      .selectFrom('contractNotice')
      .select(['bp', 'noticeId', 'companyCode'])
      .where('kind', '=', 'EXPIRE_30')
      .execute()
    if (!row) throw new Error('no notice of 30 days')
    const desk = clerk(own, row.companyCode)
    const unread = () => desk.ok(MISSING, { share: 'UNREAD' })
    const at = () => own.db.updateTable('contractNotice').where('noticeId', '=', row.noticeId)
    await at().set({ state: 'UNREAD' }).execute()
    const before = await unread()
    expect(before.list).toContainEqual(
      expect.objectContaining({ noticeId: row.noticeId, kind: 'EXPIRE_30', daysLeft: 25, task: null }),
    )
    expect(before.list.every(({ customerName }) => customerName !== '')).toBe(true)
    const { people } = await desk.ok(READERS, { bp: row.bp, noticeId: row.noticeId })
    expect(people[0]).toMatchObject({ isMaster: '1', maySign: '1', readAt: null })
    const kitchen = await own.as('13800000007')
    await kitchen.ok(DETAIL, { noticeId: row.noticeId })
    const after = await desk.ok(MISSING, { share: 'UNACKED' })
    expect(after.counts).toMatchObject({ unread: before.counts.unread - 1, unacked: before.counts.unacked + 1 })
    expect(after.list.map(({ noticeId }) => noticeId)).toContain(row.noticeId)
    const read = await desk.ok(READERS, { bp: row.bp, noticeId: row.noticeId })
    expect(read.people.filter(({ readAt }) => readAt !== null)).toHaveLength(1)
    await kitchen.ok('default POST /crmgas/contract/notice/ack', {
      requestNo: nextRequestNo(),
      noticeId: row.noticeId,
    })
    expect((await desk.ok(MISSING, { share: 'UNACKED' })).counts.unacked).toBe(before.counts.unacked)
    const task = await aTask(own)
    const unsigned = await clerk(own, '1001').ok(MISSING, { share: 'UNSIGNED', pageSize: 50 })
    expect(unsigned.total).toBe(unsigned.counts.unsigned)
    expect(unsigned.list).toContainEqual(
      expect.objectContaining({ bp: BP, contractId: task.contractId, task: 'PENDING', daysLeft: 15, noticeId: null }),
    )
    await own.close()
  })

  it('of another company see nothing of it', async () => {
    const [row] = await gateway.db.selectFrom('contractNotice').select(['bp', 'noticeId']).execute()
    const key = { bp: row?.bp ?? '', noticeId: row?.noticeId ?? '' }
    const stranger = clerk(gateway, '9999')
    expect(await stranger.call(READERS, key)).toMatchObject({ code: '2902' })
    expect(await stranger.call(READERS, { bp: BP, noticeId: 'no' })).toMatchObject({ code: '2902' })
    for (const share of ['UNREAD', 'UNACKED', 'UNSIGNED'] as const)
      expect(await stranger.ok(MISSING, { share })).toMatchObject({ list: [], total: 0 })
  })
})
