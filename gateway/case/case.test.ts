import type { CertEvent, CertStatus } from '@domain/statuses/certification'
import { certStatus, qualificationTransitions } from '@domain/statuses/certification'
import { inWork } from '../../test/setup/content-gateway'
import { demoNow, testGateway, type TestGateway } from '../../test/setup/gateway'
import { sampleCase } from '../../test/gateway/case-kit'
import { heldUp } from '../../test/gateway/work-kit'
import { aBinding, aCompany, aCustomer } from '../../test/gateway/members-kit'
import type { Wording } from '../modules/message/service'
import { workOf } from './deadlines'
import { caseKind } from './kind'
import type { CaseSpec } from './spec'

const BP = '1000000001'
const OWN = { bp: BP, companyCode: '1001', userId: 'u-1' }

const plain = {
  table: 'qualification',
  id: 'qualId',
  state: 'status',
  states: certStatus,
  moves: qualificationTransitions,
  filed: '10',
  entity: 'qualification',
  route: () => '/pages/qualifications/certification',
} as const

const papers = caseKind({
  ...plain,
  list: {
    tabs: { all: ['10', '20', '30'], waiting: ['10'] },
    search: ['rejectReason', 'submittedBy'],
    where: ['kind'],
  },
})

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ demoData: false })
  const place = { bp: BP, companyCode: '1001' }
  await aCompany(gateway.db, place.companyCode)
  await aCustomer(gateway.db, place)
  await aBinding(gateway.db, place, 'u-1')
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.moveTo(demoNow)
  for (const table of ['qualification', 'todo', 'message'] as const) await gateway.db.deleteFrom(table).execute()
})

const paper = (values: Record<string, unknown> = {}) => sampleCase(gateway, papers.any, { bp: BP, ...values })
const listed = (query: Partial<Parameters<typeof papers.list>[2]> = {}) =>
  papers.list({ ...gateway.gateway.work, db: gateway.db, afterCommit: () => undefined }, OWN, { tab: 'all', ...query })

describe('a list', () => {
  test('pages the newest first, and costs two statements however long the history is', async () => {
    const ids: unknown[] = []
    for (let n = 0; n < 25; n++) ids.unshift((await paper({ qualId: `Q${String(n).padStart(3, '0')}` }))['qualId'])
    const page = await listed({ pageNum: 2, pageSize: 10 })
    expect(page.list.map(({ qualId }) => qualId)).toEqual(ids.slice(10, 20))
    expect(page).toMatchObject({ total: 25, pageNum: 2, pageSize: 10, counts: { all: 25, waiting: 25 } })
    expect(await gateway.statementsOf(() => listed({ pageSize: 20 }))).toBe(2)
  })

  test('leaves room for rows that the caller puts first', async () => {
    for (const qualId of ['Q1', 'Q2', 'Q3']) await paper({ qualId })
    const pages = [1, 2].map(async (pageNum) => {
      const { list, total } = await listed({ pageNum, pageSize: 2, before: 1 })
      return [total, ...list.map(({ qualId }) => qualId)]
    })
    expect(await Promise.all(pages)).toEqual([
      [4, 'Q3'],
      [4, 'Q2', 'Q1'],
    ])
  })

  test('counts its tabs within what is searched and narrowed', async () => {
    await paper({ kind: 'FIRE', rejectReason: '缺章' })
    await paper({ kind: 'FIRE', status: '20', rejectReason: '缺章' })
    await paper({ kind: 'HAZMAT', rejectReason: '缺章' })
    await paper({ kind: 'FIRE', status: '60', rejectReason: '缺章' })
    expect(await listed({ keyword: '缺', where: { kind: 'FIRE' } })).toMatchObject({
      total: 2,
      counts: { all: 2, waiting: 1 },
    })
    expect(await listed({ tab: 'waiting', keyword: '缺' })).toMatchObject({ total: 2 })
  })

  test.each(['%', '_', '\\', '100%'])('%s is a text to search for, no pattern', async (keyword) => {
    await paper({ rejectReason: '缺章' })
    const found = await paper({ rejectReason: '折扣100%_\\' })
    expect((await listed({ keyword })).list.map(({ qualId }) => qualId)).toEqual([found['qualId']])
  })

  test('does not exist where the kind declares none', () => {
    expect('list' in caseKind(plain)).toBe(false)
  })
})

describe('what follows from a move', () => {
  const reasoned = caseKind({
    ...plain,
    todos: ['CERT_REJECTED'],
    notify: {
      REJECT: ({ qualId }, { reason }) => ({
        audience: 'MASTER',
        message: { templateCode: 'CERT_RESULT', params: { companyName: qualId, result: reason } },
        todo: { type: 'CERT_REJECTED', title: '资质未通过', summary: reason },
      }),
    },
  })
  const todos = () => gateway.db.selectFrom('todo').select(['status', 'masterOnly', 'modelCode', 'summary']).execute()

  test('a to-do opens with the event and closes with the next', async () => {
    const waiting = await inWork(gateway, (work) =>
      reasoned.file(work, OWN, { kind: 'FIRE', fileIds: ['f'], submittedBy: 'u-1' }),
    )
    const rejected = await inWork(gateway, (work) =>
      reasoned.move(work, waiting, 'REJECT', 'staff', { reason: '缺章' }),
    )
    expect(await todos()).toEqual([{ status: '0', masterOnly: true, modelCode: null, summary: '缺章' }])
    await inWork(gateway, (work) => reasoned.move(work, rejected, 'SUBMIT', 'u-1'))
    expect((await todos()).map(({ status }) => status)).toEqual(['1'])
    const log = await inWork(gateway, (work) => reasoned.timeline(work, rejected))
    expect(log.map(({ toState, reason }) => [toState, reason])).toEqual([
      ['10', ''],
      ['30', '缺章'],
      ['10', ''],
    ])
  })

  test('nothing of it stays when the move is refused', async () => {
    const waiting = await inWork(gateway, (work) =>
      reasoned.file(work, OWN, { kind: 'FIRE', fileIds: ['f'], submittedBy: 'u-1' }),
    )
    const twice = inWork(gateway, async (work) => {
      await reasoned.move(work, waiting, 'REJECT', 'staff', { reason: '缺章' })
      await reasoned.move(work, waiting, 'PASS', 'staff')
    })
    await expect(twice).rejects.toMatchObject({ code: '2904' })
    expect(await todos()).toEqual([])
  })
})

describe('a deadline', () => {
  test('reminds once a step, of the nearest one where several were missed, by the day on which it is sent', async () => {
    const PLANNED = '2026-11-20T09:00:00+08:00'
    const reminded = caseKind({
      ...plain,
      deadlines: [
        {
          name: 'test.ends',
          in: '20',
          day: 'validTo',
          at: '09:00',
          ends: 'EXPIRE',
          remind: {
            days: [30, 7],
            notice: (_row, { left }) => ({
              audience: 'USER',
              userId: 'u-1',
              message: { templateCode: 'ACCOUNT_CANCEL', params: { result: `${left}` } },
            }),
          },
        },
      ],
    })
    const row = await sampleCase(gateway, reminded.any, { bp: BP, status: '20', validTo: '2026-12-10' })
    const [item] = workOf(reminded.any).kinds
    const days = ['2026-11-24', '2026-11-25', '2026-12-04', '2026-12-05', '2026-12-10']
    for (const day of days) {
      gateway.clock.moveTo(`${day}T09:00:00+08:00`)
      await inWork(gateway, async (work) => {
        if (item && 'handle' in item.run)
          await item.run.handle(heldUp(work, { planned: PLANNED, done: gateway.clock.iso() }), {
            companyCode: '1001',
            bp: BP,
            id: row['qualId'],
          })
      })
      await gateway.drain()
    }
    const messages = await gateway.db.selectFrom('message').select('summary').orderBy('createdAt').execute()
    expect(messages.map(({ summary }) => summary)).toEqual(['您的账号注销16', '您的账号注销6'])
  })

  test('by the moment says when the next one comes, so that a moved clock passes through it', async () => {
    const timed = caseKind({
      ...plain,
      deadlines: [{ name: 'test.over', in: '20', moment: 'updatedAt', ends: 'EXPIRE' }],
    })
    const due = '2026-11-23T10:00:00+08:00'
    await sampleCase(gateway, timed.any, { bp: BP, status: '20', updatedAt: due })
    await sampleCase(gateway, timed.any, { bp: BP, status: '10', updatedAt: '2026-11-23T09:45:00+08:00' })
    const [sweep] = timed.work.sweeps
    const at = async (iso: string) => {
      gateway.clock.moveTo(iso)
      return inWork(gateway, async (work) => [await sweep?.planned?.(work), (await sweep?.list(work, '', 10))?.length])
    }
    expect(await at('2026-11-23T09:59:59+08:00')).toEqual([due, 0])
    expect(await at('2026-11-23T10:00:00+08:00')).toEqual([null, 1])
  })
})

test('what does not fit does not compile', () => {
  type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false
  type Spec = CaseSpec<'qualification', 'status', 'qualId', CertEvent, 'all'>
  type Desk = NonNullable<Spec['desk']>
  type Of<Code extends Wording['templateCode']> = Extract<Wording, { templateCode: Code }>
  const holds: [
    Same<Parameters<typeof papers.move>[2], CertEvent>,
    Same<Spec['filed'], Exclude<CertStatus, '00'>>,
    Same<Desk['in'], Exclude<CertStatus, '00'>>,
    Same<Desk['decisions']['PASS'], CertEvent>,
    Same<Parameters<typeof papers.list>[2]['tab'], 'all' | 'waiting'>,
    Same<Of<'USAGE_CHANGE'>['body'], string>,
    { templateCode: 'CERT_RESULT'; params: { companyName: string } } extends Wording ? false : true,
    { templateCode: 'NO_SUCH'; body: string } extends Wording ? false : true,
  ] = [true, true, true, true, true, true, true, true]
  expect(holds).not.toContain(false)
})
