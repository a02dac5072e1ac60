import type { In } from '@contract'
import { filed, people, signing, uploaded, visit } from '../../../test/gateway/inspection-kit'
import { nextRequestNo } from '../../../test/gateway/case-kit'
import { sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { demoNow, testGateway, type TestGateway } from '../../../test/setup/gateway'
import { sweepNow } from '../../demo/within'
import { customersToPlan } from './plans-due'
import { inspectionWork } from './work'

const PLANS = 'default GET /crmgas/inspection/plans'
const APPOINT = 'default POST /crmgas/inspection/appoint'
const AGAIN = 'default POST /crmgas/inspection/hazard/appoint'
const VISIT = 'btwob GET /inspection/visit'
const MISS = 'btwob POST /inspection/plan/miss'
const ASSIGN = 'btwob POST /inspection/visit/assign'
const CODE = 'btwob GET /inspection/visit/code'
const CHECK = 'btwob POST /inspection/visit/check'
const VOID = 'btwob POST /inspection/report/void'

let gateway: TestGateway
let at: ReturnType<typeof people>
beforeAll(async () => {
  gateway = await testGateway({ daily: ['inspection'] })
  at = people(gateway)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.moveTo(demoNow)
  for (const table of ['hazardLog', 'hazard', 'inspectionReport', 'inspectionPlan', 'inspectionVisit', 'todo'] as const)
    await gateway.db.deleteFrom(table).where('bp', '=', '1000000001').execute()
  await gateway.db.deleteFrom('slotQuota').execute()
})

const planDay = async (moment: string) => {
  gateway.clock.moveTo(moment)
  await inWork(gateway, (work) => sweepNow(work, sweepOf(inspectionWork, 'inspection.plan')))
}
const thePlan = async () => {
  await planDay('2026-11-24T00:20:00+08:00')
  const [plan] = await at.master.ok(PLANS, {})
  if (!plan) throw new Error('no plan')
  return plan
}
const inspector = { inspectorName: '孙立', inspectorNo: 'LF-0327', inspectorPhone: '13800000012' }
const ask = (planId: string, over: Partial<In<typeof APPOINT>> = {}): In<typeof APPOINT> => ({
  requestNo: nextRequestNo(),
  planId,
  date: '2026-11-26',
  slot: 'AM',
  contactName: '陈店长',
  contactPhone: '13800000007',
  ...over,
})
const used = async () =>
  (await gateway.db.selectFrom('slotQuota').select(['date', 'slot', 'used']).orderBy('date').execute()).map(
    ({ date, slot, used }) => `${date} ${slot} ${used}`,
  )

test('only customers that lack a visit, or are reminded of one, are looked at (IN-01)', async () => {
  const listed = async (moment: string, limit = 500) => {
    gateway.clock.moveTo(moment)
    const found: string[] = []
    await inWork(gateway, async (work) => {
      for (let after = ''; ;) {
        const page = await customersToPlan(work, after, limit)
        found.push(...page.map(({ bp }) => bp))
        if (page.length < limit) return
        after = page.at(-1)?.bp ?? ''
      }
    })
    return found
  }
  expect(await listed(demoNow)).toContain('1000000001')
  await planDay('2026-11-24T00:20:00+08:00')
  expect(await listed('2026-11-25T00:20:00+08:00')).toEqual([])
  // 30 days before the end of the year, for those with a visit that is not arranged.
  const reminded = await listed('2026-12-01T00:20:00+08:00')
  expect(reminded).toContain('1000000001')
  expect(await listed('2026-12-01T00:20:00+08:00', 1)).toEqual(reminded)
  const arranged = gateway.db.updateTable('inspectionPlan').set({ status: 'APPOINTED' })
  await arranged.where('bp', '=', '1000000001').execute()
  expect(await listed('2026-12-01T00:20:00+08:00')).toEqual(reminded.filter((bp) => bp !== '1000000001'))
  const all = await listed('2027-01-01T00:20:00+08:00')
  expect(all).toEqual([...new Set(all)].sort())
  expect(all.length).toBeGreaterThan(reminded.length)
})

test('visits of a year are made once, and the customer is reminded while they are not arranged (IN-01)', async () => {
  const plan = await thePlan()
  await planDay('2026-11-25T00:20:00+08:00')
  expect(await at.master.ok(PLANS, {})).toMatchObject([
    { planYear: 2026, seq: 2, dueTo: '2026-12-31', status: 'WAITING' },
  ])
  await planDay('2026-12-01T00:20:00+08:00')
  const todo = () =>
    gateway.db
      .selectFrom('todo')
      .select(['status', 'summary'])
      .where('type', '=', 'INSPECTION_APPOINT')
      .where('bizId', '=', plan.planId)
      .execute()
  expect(await todo()).toEqual([{ status: '0', summary: '请于2026-12-31前预约' }])
  await at.master.ok(APPOINT, ask(plan.planId, { date: '2026-12-03' }))
  expect(await todo()).toMatchObject([{ status: '1' }])
  expect(await at.master.ok('default GET /crmgas/inspection/summary', {})).toMatchObject({
    nextPlan: { planId: plan.planId, status: 'APPOINTED', appointDate: '2026-12-03', appointSlot: 'AM' },
  })
  expect(await at.master.ok(PLANS, { year: 2025 })).toEqual([])
  // The day has passed and nothing says that an inspector came: it is to be arranged again.
  await planDay('2026-12-24T00:20:00+08:00')
  expect(await todo()).toMatchObject([{ status: '0' }])
})

test('the last place goes to one of two (44104); a moved visit gives its place back (IN-02)', async () => {
  const { planId } = await thePlan()
  await at.master.ok(APPOINT, ask(planId))
  expect(await used()).toEqual(['2026-11-26 AM 1'])
  await at.master.ok(APPOINT, ask(planId, { date: '2026-11-27', slot: 'PM1' }))
  expect(await used()).toEqual(['2026-11-26 AM 0', '2026-11-27 PM1 1'])
  await gateway.db.updateTable('slotQuota').set({ used: 20, quota: 20 }).where('slot', '=', 'AM').execute()
  expect(await at.master.call(APPOINT, ask(planId))).toMatchObject({ code: '44104' })
  expect(await at.master.call(APPOINT, ask(planId, { date: '2026-11-29' }))).toMatchObject({ code: '2901' })
  expect(await at.master.call(APPOINT, ask('nothing'))).toMatchObject({ code: '2902' })
})

test('a visit that comes before its day gives its place back, and is announced no more (IN-02)', async () => {
  const { planId } = await thePlan()
  await at.master.ok(APPOINT, ask(planId))
  expect(await used()).toEqual(['2026-11-26 AM 1'])
  await filed(gateway, at, {}, { planId })
  expect(await used()).toEqual(['2026-11-26 AM 0'])
  expect(await at.master.ok(VISIT, { refId: planId })).toBeNull()
})

test('no contact met: to be arranged again; done: 44311, and visits without a contact are archived (IN-02, D 3.2)', async () => {
  const { planId } = await thePlan()
  const missed = (version: number, over: object = {}) => ({
    requestNo: nextRequestNo(),
    planId,
    version,
    ...inspector,
    note: '',
    ...over,
  })
  expect(await at.inspector.call(MISS, missed(9))).toMatchObject({ code: '2904' })
  expect(await at.inspector.call(MISS, missed(0, { planId: 'nothing' }))).toMatchObject({ code: '2902' })
  for (const version of [0, 1, 2])
    expect(await at.inspector.ok(MISS, missed(version))).toMatchObject({ status: 'MISSED', missCount: version + 1 })
  await gateway.drain()
  const messages = await gateway.db
    .selectFrom('message')
    .select('summary')
    .where('bizId', '=', planId)
    .distinct()
    .execute()
  expect(messages.map(({ summary }) => summary)).toContain('已连续3次到访不遇，请尽快预约，逾期将按规定采取安全措施')
  const sms = await gateway.db.selectFrom('devOutbox').select('text').where('text', 'like', '%到访不遇%').execute()
  expect(sms).toEqual([{ text: '客户1000000001的2026年安检已连续3次到访不遇，请联系客户预约。' }])
  await filed(gateway, at, {}, { planId })
  expect(await at.master.call(APPOINT, ask(planId))).toMatchObject({ code: '44311' })
  expect(await at.inspector.call(MISS, missed(4))).toMatchObject({ code: '44120' })
  const again = await visit(gateway, {}, { planId, visitResult: 'NOT_MET' })
  expect(await at.inspector.call('btwob POST /inspection/report/submit', again)).toMatchObject({ code: '44120' })
  const { list } = await at.master.ok('default GET /crmgas/inspection/list', {})
  expect(list.map(({ visitResult, status }) => `${visitResult} ${status}`).sort()).toEqual([
    'DONE TO_SIGN',
    'NOT_MET ARCHIVED',
    'NOT_MET ARCHIVED',
    'NOT_MET ARCHIVED',
  ])
})

test('of two at once that note the same visit without a contact one is taken (IN-02, 2904)', async () => {
  const { planId } = await thePlan()
  const note = () => at.inspector.call(MISS, { requestNo: nextRequestNo(), planId, version: 0, ...inspector, note: '' })
  const answers = await Promise.all([note(), note()])
  expect(answers.map(({ code }) => code).sort()).toEqual(['0', '2904'])
  expect(await at.master.ok(PLANS, {})).toMatchObject([{ missCount: 1 }])
})

test('a visit is to be made again once its report was wrong; one without a contact does not count (D 3.2)', async () => {
  const { planId } = await thePlan()
  const undo = async (reportId: string, version = 0) => {
    await at.inspector.ok(VOID, { reportId, version, reason: '户号填写错误' })
    return (await at.master.ok(PLANS, {}))[0]
  }
  const inVain = async () => {
    const given = await visit(gateway, {}, { planId, visitResult: 'NOT_MET' })
    return (await at.inspector.ok('btwob POST /inspection/report/submit', given)).reportId
  }
  const messages = () =>
    gateway.db.selectFrom('message').select(['summary', 'dedupeKey']).distinct().where('bizId', '=', planId).execute()
  const [first, second] = [await inVain(), await inVain()]
  expect(await undo(first)).toMatchObject({ status: 'MISSED', missCount: 1 })
  expect(await undo(second)).toMatchObject({ status: 'WAITING', missCount: 0 })
  await gateway.drain()
  const before = (await messages()).length
  await undo(await inVain())
  await gateway.drain()
  // The count is the same again, the visit another one.
  expect(await messages()).toHaveLength(before + 1)
  const { reportId } = await filed(gateway, at, {}, { planId })
  expect((await at.master.ok(PLANS, {}))[0]).toMatchObject({ status: 'DONE' })
  expect(await undo(reportId)).toMatchObject({ status: 'WAITING' })
  await gateway.drain()
  expect(await messages()).toContainEqual(expect.objectContaining({ summary: '安检记录已作废，请重新预约安检' }))
  expect(await gateway.db.selectFrom('todo').select('status').where('bizId', '=', planId).execute()).toEqual([
    { status: '0' },
  ])
  expect(await at.master.ok(APPOINT, ask(planId))).toMatchObject({ status: 'APPOINTED' })
  await filed(gateway, at, {}, { planId })
})

test('the inspector on site: both halves on the day alone; a stale or forged one is refused (Y-35)', async () => {
  const { planId: refId } = await thePlan()
  expect(await at.master.ok(VISIT, { refId })).toBeNull()
  await at.master.ok(APPOINT, ask(refId))
  expect(await at.master.ok(VISIT, { refId })).toMatchObject({ inspector: null, code: null, ahead: null })
  const photoFileId = await uploaded(gateway, 'inspector')
  await at.inspector.ok(ASSIGN, { refId, ...inspector, photoFileId, ahead: 1 })
  expect(await at.inspector.call(ASSIGN, { refId, ...inspector, photoFileId: 'x', ahead: 1 })).toMatchObject({
    code: '44852',
  })
  expect(await at.inspector.call(ASSIGN, { refId: 'x', ...inspector, ahead: 1 })).toMatchObject({ code: '2902' })
  expect(await at.master.ok(VISIT, { refId })).toMatchObject({ inspector: { no: 'LF-0327' }, ahead: 1, code: null })
  const stranger = gateway.asSession({
    bp: '1000000002',
    companyCode: '1001',
    userId: 'x',
    isMaster: true,
    reviewStatus: '1',
  })
  expect(await stranger.ok(VISIT, { refId })).toBeNull()
  expect(await at.inspector.call(CODE, { refId })).toMatchObject({ code: '44317' })
  gateway.clock.moveTo('2026-11-26T08:00:00+08:00')
  const { code } = (await at.master.ok(VISIT, { refId })) ?? {}
  expect(await at.inspector.ok(CODE, { refId })).toEqual({ say: code?.theirs })
  expect(await at.inspector.ok(CHECK, { refId, code: code?.mine ?? '' })).toBe(true)
  const forged = String((Number(code?.mine) + 1) % 100).padStart(2, '0')
  expect(await at.inspector.call(CHECK, { refId, code: forged })).toMatchObject({ code: '44317' })
  expect(await at.inspector.call(CHECK, { refId: 'x', code: forged })).toMatchObject({ code: '2902' })
  expect(await at.inspector.call(CODE, { refId: 'x' })).toMatchObject({ code: '2902' })
  gateway.clock.moveTo('2026-11-27T08:00:00+08:00')
  expect(await at.inspector.call(CHECK, { refId, code: code?.mine ?? '' })).toMatchObject({ code: '44317' })
  expect(await at.master.ok(VISIT, { refId })).toBeNull()
})

test('a re-inspection within seven days (IN-10)', async () => {
  const report = await filed(gateway, at, { A02: {} })
  await at.master.ok('default POST /crmgas/inspection/sign', await signing(gateway, report))
  const hazardId = report.hazards[0]?.hazardId ?? ''
  const when = (version: number, over: object = {}) => ({
    requestNo: nextRequestNo(),
    hazardId,
    version,
    date: '2026-11-25',
    slot: 'PM2' as const,
    ...over,
  })
  expect(await at.master.call(AGAIN, when(1))).toMatchObject({ code: '2904' })
  await at.master.ok('default POST /crmgas/inspection/hazard/rectify', {
    requestNo: nextRequestNo(),
    hazardId,
    version: 1,
    content: '探测器已更换',
    files: [await uploaded(gateway, 'director')],
  })
  expect(await at.master.call(AGAIN, when(2, { date: '2026-12-01' }))).toMatchObject({ code: '2901' })
  expect(await at.master.call(AGAIN, when(2, { hazardId: 'x' }))).toMatchObject({ code: '2902' })
  const taken = { companyCode: '1001', date: '2026-11-25', slot: 'PM2', kind: 'REINSPECT', quota: 1, used: 1 } as const
  await gateway.db.insertInto('slotQuota').values(taken).execute()
  expect(await at.master.call(AGAIN, when(2))).toMatchObject({ code: '44104' })
  expect(await at.master.ok(AGAIN, when(2, { slot: 'AM' }))).toMatchObject({
    status: 'REINSPECTING',
    reinspectDate: '2026-11-25',
    reinspectSlot: 'AM',
    actions: ['APPOINT'],
  })
  const places = async () => (await used()).filter((one) => one.includes('2026-11-2'))
  expect((await places()).sort()).toEqual(['2026-11-25 AM 1', '2026-11-25 PM2 1'])
  const moved = await at.master.ok(AGAIN, when(3, { date: '2026-11-26', slot: 'AM' }))
  expect(moved).toMatchObject({ status: 'REINSPECTING', reinspectDate: '2026-11-26' })
  expect(moved.logs.at(-1)).toMatchObject({ action: 'APPOINT', content: '改约2026-11-26复查' })
  expect(await places()).toEqual(expect.arrayContaining(['2026-11-25 AM 0', '2026-11-26 AM 1']))
  expect(await at.master.ok(VISIT, { refId: hazardId })).toMatchObject({ kind: 'REINSPECT', date: '2026-11-26' })
})

test('a visit is owed after its term, and the next one is not made before its own; none of a year that is over (IN-01)', async () => {
  await planDay('2027-06-23T00:20:00+08:00')
  const [first, second] = await at.master.ok(PLANS, {})
  if (!first || !second) throw new Error('no plans')
  const early = await visit(gateway, {}, { planId: second.planId, inspectAt: '2027-06-22T09:00:00+08:00' })
  expect(await at.inspector.call('btwob POST /inspection/report/submit', early)).toMatchObject({ code: '44120' })
  expect(await at.master.call(APPOINT, ask(second.planId, { date: '2027-06-30' }))).toMatchObject({
    code: '2901',
    data: { field: 'date' },
  })
  gateway.clock.moveTo('2027-07-05T09:00:00+08:00')
  const { nextPlan } = await at.master.ok('default GET /crmgas/inspection/summary', {})
  expect(nextPlan).toMatchObject({ planId: first.planId, dueTo: '2027-06-30', status: 'WAITING' })
  const todoOf = (bizId: string) => gateway.db.selectFrom('todo').select('status').where('bizId', '=', bizId).execute()
  expect(await todoOf(first.planId)).toEqual([{ status: '0' }])
  await at.master.ok(APPOINT, ask(first.planId, { date: '2027-07-06' }))
  expect(await todoOf(first.planId)).toEqual([{ status: '1' }])
  await planDay('2027-12-24T00:20:00+08:00')
  expect(await todoOf(second.planId)).toEqual([{ status: '0' }])
  await planDay('2028-01-01T00:20:00+08:00')
  expect(await todoOf(second.planId)).toEqual([{ status: '3' }])
})
