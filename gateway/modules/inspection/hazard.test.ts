import type { Out } from '@contract'
import {
  drawn,
  FACTORY,
  filed,
  people,
  photoOf,
  signature,
  signing,
  uploaded,
} from '../../../test/gateway/inspection-kit'
import { decide, nextRequestNo } from '../../../test/gateway/case-kit'
import { aBinding } from '../../../test/gateway/members-kit'
import { heldUp, sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { demoNow, testGateway, type TestGateway } from '../../../test/setup/gateway'
import { sweepNow } from '../../demo/within'
import { inspectionWork } from './work'

const DETAIL = 'default GET /crmgas/inspection/hazard/detail'
const LIST = 'default GET /crmgas/inspection/hazard/list'
const CONFIRM = 'default POST /crmgas/inspection/hazard/confirm'
const RECTIFY = 'default POST /crmgas/inspection/hazard/rectify'
const WITHDRAW = 'default POST /crmgas/inspection/hazard/withdraw'
const EXTEND = 'default POST /crmgas/inspection/hazard/extend'
const APPEAL = 'btwob POST /inspection/hazard/appeal'
const REINSPECT = 'btwob POST /inspection/hazard/reinspect'
const ACCEPT = 'btwob POST /inspection/hazard/acceptPhotos'
const DECIDE = 'btwob POST /inspection/hazard/extendDecide'
const VOID = 'btwob POST /inspection/hazard/void'
const RESTORE = 'btwob POST /inspection/hazard/restore'
type Hazard = Out<typeof DETAIL>

let gateway: TestGateway
let at: ReturnType<typeof people>
beforeAll(async () => {
  gateway = await testGateway({ daily: ['inspection'] })
  at = people(gateway)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.moveTo(demoNow)
  for (const table of ['hazardLog', 'hazard', 'inspectionReport', 'stopGas', 'todo'] as const)
    await gateway.db.deleteFrom(table).where('bp', '=', '1000000001').execute()
  await gateway.db.deleteFrom('reviewTask').execute()
  await gateway.db.updateTable('gasAccount').set({ stopExempt: false }).where('bp', '=', '1000000001').execute()
})

const see = (hazardId: string) => at.master.ok(DETAIL, { hazardId })

/** A hazard of an item that failed at a visit; the customer signs the report, and so receives it, unless `signed` is false. */
async function found(itemCode: string, { signed = true } = {}): Promise<Hazard> {
  const report = await filed(gateway, at, { [itemCode]: { meterIds: ['10010102'] } })
  if (signed) await at.master.ok('default POST /crmgas/inspection/sign', await signing(gateway, report))
  return see(report.hazards[0]?.hazardId ?? '')
}

const mended = async ({ hazardId, version }: Hazard, files?: string[]) => ({
  requestNo: nextRequestNo(),
  hazardId,
  version,
  content: '更换法兰垫片，复测 0 ppm',
  files: files ?? [await uploaded(gateway, 'director')],
})
const looked = ({ hazardId, version }: Hazard, passed: '1' | '0', note = '现场复查') => ({
  requestNo: nextRequestNo(),
  hazardId,
  version,
  passed,
  note,
})
/** What the clock does at a moment. */
const pass = async (moment: string, ...names: ('hazardDue' | 'stop')[]) => {
  gateway.clock.moveTo(moment)
  for (const name of names)
    await inWork(gateway, (work) => sweepNow(work, sweepOf(inspectionWork, `inspection.${name}`)))
}
const stops = async () =>
  (await gateway.db.selectFrom('stopGas').select('state').where('bp', '=', '1000000001').execute()).map(
    ({ state }) => state,
  )
const actions = ({ logs }: Hazard) => logs.map(({ action }) => action)

test('level 1: fixed, failed, fixed again, passed; the gas may come back, and comes with a visit (IN-12)', async () => {
  let hazard = await found('P01')
  expect(hazard).toMatchObject({
    level: '1',
    status: 'RECTIFYING',
    gasStopped: true,
    meters: ['2#窑炉'],
    daysLeft: 3,
    longestExtension: 0,
    actions: ['RECTIFY'],
    ahead: [{ date: '2026-11-26' }, { date: '2026-11-27', title: '专人联系' }],
  })
  hazard = await at.master.ok(RECTIFY, await mended(hazard))
  expect(hazard).toMatchObject({ status: 'SUBMITTED', actions: ['WITHDRAW', 'APPOINT'], ahead: [] })
  expect(
    await at.inspector.call(ACCEPT, { hazardId: hazard.hazardId, version: hazard.version, note: '' }),
  ).toMatchObject({
    code: '44120',
  })
  await at.inspector.ok(REINSPECT, looked(hazard, '0', '仍有微漏'))
  hazard = await see(hazard.hazardId)
  expect(hazard).toMatchObject({ status: 'FAILED', dueDate: '2026-11-26', gasStopped: true })
  hazard = await at.master.ok(RECTIFY, await mended(hazard))
  expect(await at.inspector.ok(REINSPECT, looked(hazard, '1'))).toMatchObject({ status: 'CLOSED' })
  hazard = await see(hazard.hazardId)
  expect(hazard).toMatchObject({ status: 'CLOSED', restorable: true, actions: ['RESTORE'] })
  expect(await stops()).toEqual(['RESUMING'])
  const back = { requestNo: nextRequestNo(), hazardId: hazard.hazardId, note: '阀门已开启，检漏合格' }
  await at.inspector.ok(RESTORE, back)
  expect(await stops()).toEqual(['RESUMED'])
  expect(await at.inspector.call(RESTORE, { ...back, requestNo: nextRequestNo() })).toMatchObject({ code: '44120' })
  hazard = await see(hazard.hazardId)
  expect(hazard).toMatchObject({ gasStopped: false, restorable: false, actions: [] })
  expect(actions(hazard)).toEqual([
    'CREATE',
    'STOP_GAS',
    'CONFIRM',
    'SUBMIT',
    'APPOINT',
    'REINSPECT_FAIL',
    'SUBMIT',
    'APPOINT',
    'REINSPECT_PASS',
    'RESTORE_GAS',
  ])
})

test('gas stays off while another open hazard keeps it (IN-12)', async () => {
  const one = await found('P01')
  const two = await found('E02')
  await at.inspector.ok(REINSPECT, looked(await at.master.ok(RECTIFY, await mended(one)), '1'))
  expect(await stops()).toEqual(['STOPPED', 'STOPPED'])
  expect(await see(one.hazardId)).toMatchObject({ restorable: false })
  await at.inspector.ok(REINSPECT, looked(await at.master.ok(RECTIFY, await mended(two)), '1'))
  expect(await stops()).toEqual(['RESUMING', 'RESUMING'])
  expect(await see(one.hazardId)).toMatchObject({ restorable: true })
})

test('a notice is signed for once (44312); without a signature for three days it is served (IN-07)', async () => {
  const hazard = await found('A02', { signed: false })
  const sign = async (over: object = {}) => ({
    requestNo: nextRequestNo(),
    hazardId: hazard.hazardId,
    version: 0,
    signerName: '王建国',
    signFileId: await signature(gateway),
    signMeta: drawn,
    ...over,
  })
  expect(
    await at.master.call(CONFIRM, await sign({ signMeta: { points: 1, strokeLength: 1, areaPct: 0 } })),
  ).toMatchObject({
    code: '44305',
  })
  expect(await at.master.call(CONFIRM, await sign({ signFileId: 'x' }))).toMatchObject({ code: '44852' })
  expect(await at.master.call(CONFIRM, await sign({ version: 5 }))).toMatchObject({ code: '2904' })
  expect(await at.master.call(CONFIRM, await sign({ hazardId: 'x' }))).toMatchObject({ code: '2902' })
  expect(await at.master.call(CONFIRM, await sign({ signerName: '  ' }))).toMatchObject({ code: '2901' })
  const stranger = gateway.asSession({
    bp: '1000000002',
    companyCode: '1001',
    userId: 'x',
    isMaster: true,
    reviewStatus: '1',
  })
  const signFileId = await signature(gateway, undefined, 'x')
  expect(await stranger.call(CONFIRM, await sign({ signFileId }))).toMatchObject({ code: '2902' })
  expect(await at.master.ok(CONFIRM, await sign())).toMatchObject({ status: 'RECTIFYING', served: false })
  expect(await at.master.call(CONFIRM, await sign({ version: 1 }))).toMatchObject({ code: '44312' })

  const other = await found('A03', { signed: false })
  await pass('2026-11-26T00:10:00+08:00', 'hazardDue')
  expect(await see(other.hazardId)).toMatchObject({ status: 'TO_CONFIRM' })
  await pass('2026-11-27T00:10:00+08:00', 'hazardDue')
  expect(await see(other.hazardId)).toMatchObject({ status: 'RECTIFYING', served: true })
})

test('level 3 is closed by its photos, at the desk or by call; photos that prove nothing go back', async () => {
  let hazard = await at.master.ok(RECTIFY, await mended(await found('P03')))
  await decide(gateway, hazard.hazardId, 'REJECT', '照片看不清支架')
  hazard = await see(hazard.hazardId)
  expect(hazard).toMatchObject({ status: 'RECTIFYING' })
  hazard = await at.master.ok(RECTIFY, await mended(hazard))
  await decide(gateway, hazard.hazardId, 'PASS')
  expect(await see(hazard.hazardId)).toMatchObject({ status: 'CLOSED', closeNote: '照片核验合格' })

  const other = await at.master.ok(RECTIFY, await mended(await found('G01')))
  const accept = { hazardId: other.hazardId, version: other.version, note: '制度已上墙' }
  expect(await at.inspector.call(ACCEPT, { ...accept, version: 99 })).toMatchObject({ code: '2904' })
  expect(await at.inspector.call(ACCEPT, { ...accept, hazardId: 'x' })).toMatchObject({ code: '2902' })
  expect(await at.inspector.ok(ACCEPT, accept)).toMatchObject({ status: 'CLOSED' })
  expect(
    await gateway.db
      .selectFrom('reviewTask')
      .select('taskId')
      .where('decision', 'is', null)
      .where('droppedAt', 'is', null)
      .execute(),
  ).toEqual([])
})

test('withdrawn before a re-inspection is arranged, not after (44316)', async () => {
  const hazard = await at.master.ok(RECTIFY, await mended(await found('P03')))
  const at3 = { hazardId: hazard.hazardId, version: hazard.version }
  expect(await at.master.call(WITHDRAW, { ...at3, version: 1 })).toMatchObject({ code: '2904' })
  expect(await at.master.call(WITHDRAW, { ...at3, hazardId: 'x' })).toMatchObject({ code: '2902' })
  expect(await at.master.ok(WITHDRAW, at3)).toMatchObject({ status: 'RECTIFYING' })
  await gateway.db
    .updateTable('hazard')
    .set({ status: 'REINSPECTING' })
    .where('hazardId', '=', hazard.hazardId)
    .execute()
  expect(await at.master.call(WITHDRAW, at3)).toMatchObject({ code: '44316' })
})

test('more time is asked for once; the desk agrees, a call refuses (IN-09)', async () => {
  const hazard = await found('A02')
  const ask = (over: object = {}) => ({
    hazardId: hazard.hazardId,
    version: hazard.version,
    days: 7,
    reason: '配件在途，下周到货',
    ...over,
  })
  expect(await at.master.call(EXTEND, ask({ days: 8 }))).toMatchObject({ code: '44314' })
  expect(await at.master.call(EXTEND, ask({ version: 9 }))).toMatchObject({ code: '2904' })
  expect(await at.master.call(EXTEND, ask({ hazardId: 'x' }))).toMatchObject({ code: '2902' })
  expect(await at.master.ok(EXTEND, ask())).toMatchObject({ extendStatus: 'PENDING', dueDate: '2026-11-30' })
  expect(await at.master.call(EXTEND, ask({ version: hazard.version + 1 }))).toMatchObject({ code: '44313' })
  await decide(gateway, hazard.hazardId, 'PASS')
  expect(await see(hazard.hazardId)).toMatchObject({
    extendStatus: 'AGREED',
    dueDate: '2026-12-07',
    noticeDueDate: '2026-11-30',
  })

  const worst = await found('P01')
  expect(
    await at.master.call(EXTEND, { hazardId: worst.hazardId, version: worst.version, days: 1, reason: '配件在途中' }),
  ).toMatchObject({ code: '44309' })

  const other = await found('P03')
  const asked = await at.master.ok(EXTEND, {
    hazardId: other.hazardId,
    version: other.version,
    days: 15,
    reason: '厂房检修' + '中',
  })
  const no = { hazardId: other.hazardId, version: asked.version, agree: '0', reason: '时间充足' } as const
  expect(await at.inspector.call(DECIDE, { ...no, version: 99 })).toMatchObject({ code: '2904' })
  expect(await at.inspector.call(DECIDE, { ...no, hazardId: 'x' })).toMatchObject({ code: '2902' })
  expect(await at.inspector.ok(DECIDE, no)).toMatchObject({ dueDate: other.dueDate })
  expect(await at.inspector.call(DECIDE, { ...no, version: asked.version + 1 })).toMatchObject({ code: '44120' })
})

test.each([
  ['44315', 'M01', async () => ({})],
  ['44308', 'A02', async () => ({ files: [await photoOf(gateway, 'director', '2026-11-23T09:29:00+08:00')] })],
  ['44852', 'A02', async () => ({ files: [await uploaded(gateway, 'somebody')] })],
  ['44852', 'A02', async () => ({ files: [await signature(gateway)] })],
  ['2904', 'A02', async () => ({ version: 77 })],
  ['2902', 'A02', async () => ({ hazardId: 'nothing' })],
] as const)('%s for %s (IN-08)', async (code, itemCode, over) => {
  const hazard = await found(itemCode)
  expect(await at.master.call(RECTIFY, { ...(await mended(hazard)), ...(await over()) })).toMatchObject({ code })
})

test('what the gas company fixes itself is read only for its customer, and visited at once', async () => {
  const hazard = await found('M01')
  expect(hazard).toMatchObject({ responsible: 'COMPANY', status: 'RECTIFYING', actions: [], ahead: [] })
  expect(await at.inspector.call(REINSPECT, { ...looked(hazard, '1'), version: 9 })).toMatchObject({ code: '2904' })
  expect(await at.inspector.call(REINSPECT, { ...looked(hazard, '1'), hazardId: 'x' })).toMatchObject({ code: '2902' })
  expect(await at.inspector.call(REINSPECT, { ...looked(hazard, '1'), files: ['x'] })).toMatchObject({ code: '44852' })
  expect(await at.inspector.ok(REINSPECT, looked(hazard, '1', '已重新加封'))).toMatchObject({ status: 'CLOSED' })
  expect(await at.inspector.call(REINSPECT, { ...looked(hazard, '1'), version: hazard.version + 3 })).toMatchObject({
    code: '44120',
  })
})

test('a hazard that was none is taken back (44120 for a closed one)', async () => {
  const hazard = await found('A02')
  const gone = { hazardId: hazard.hazardId, version: hazard.version, reason: '现场误判' + '更正' }
  expect(await at.inspector.call(VOID, { ...gone, version: 9 })).toMatchObject({ code: '2904' })
  expect(await at.inspector.call(VOID, { ...gone, hazardId: 'x' })).toMatchObject({ code: '2902' })
  expect(await at.inspector.ok(VOID, gone)).toMatchObject({ status: 'VOIDED' })
  expect(await at.inspector.call(VOID, { ...gone, version: hazard.version + 1 })).toMatchObject({ code: '44120' })
  expect(await at.inspector.call(RESTORE, { requestNo: nextRequestNo(), hazardId: 'x', note: '通气' })).toMatchObject({
    code: '2902',
  })
})

const takenBack = ({ hazardId, version }: Hazard) =>
  at.inspector.ok(VOID, { hazardId, version, reason: '现场误判更正' })

test.each([
  ['taken back', demoNow, takenBack],
  ['visited before its day', demoNow, (hazard: Hazard) => at.inspector.ok(REINSPECT, looked(hazard, '1'))],
  ['visited in vain before its day', demoNow, (hazard: Hazard) => at.inspector.ok(REINSPECT, looked(hazard, '0'))],
  // A place of today is of no use any more.
  ['taken back on its day', '2026-11-26T09:00:00+08:00', takenBack],
] as const)(
  'a re-inspection that does not take place gives its place back, and announces no inspector: %s (IN-10, Y-35)',
  async (_what, moment, end) => {
    const place = { companyCode: '1001', date: '2026-11-26', slot: 'AM', kind: 'REINSPECT' } as const
    const used = async () =>
      (
        await gateway.db
          .selectFrom('slotQuota')
          .select('used')
          .where('companyCode', '=', place.companyCode)
          .where('date', '=', place.date)
          .where('slot', '=', place.slot)
          .where('kind', '=', place.kind)
          .executeTakeFirst()
      )?.used ?? 0
    const before = await used()
    const { hazardId, version } = await at.master.ok(RECTIFY, await mended(await found('A02')))
    const appointed = await at.master.ok('default POST /crmgas/inspection/hazard/appoint', {
      hazardId,
      version,
      date: place.date,
      slot: place.slot,
      requestNo: nextRequestNo(),
    })
    expect(await used()).toBe(before + 1)
    gateway.clock.moveTo(moment)
    await end(appointed)
    expect(await used()).toBe(moment < place.date ? before : before + 1)
    expect(await at.master.ok('btwob GET /inspection/visit', { refId: hazardId })).toBeNull()
  },
)

test('a reminder that a pause has held up speaks of the days that are left', async () => {
  const { hazardId, dueDate } = await found('A02')
  expect(dueDate).toBe('2026-11-30')
  const late = { planned: '2026-11-27T00:10:00+08:00', done: '2026-11-28T12:00:00+08:00' }
  await inWork(gateway, (work) => sweepNow(heldUp(work, late), sweepOf(inspectionWork, 'inspection.hazardDue')))
  await gateway.drain()
  const said = gateway.db.selectFrom('message').select('summary').where('templateCode', '=', 'IN_HAZARD_DUE')
  const texts = (await said.where('bizId', '=', hazardId).execute()).map(({ summary }) => summary)
  expect(new Set(texts)).toEqual(new Set([expect.stringContaining('剩余2天')]))
})

describe('late (IN-11)', () => {
  test('level 3 is upgraded by staff, not by the clock', async () => {
    const hazard = await found('P03')
    await pass('2026-12-29T00:10:00+08:00', 'hazardDue')
    expect(await see(hazard.hazardId)).toMatchObject({ daysLate: 6, proposal: null })
    await pass('2026-12-30T00:10:00+08:00', 'hazardDue', 'hazardDue')
    expect(await see(hazard.hazardId)).toMatchObject({ level: '3', proposal: 'UPGRADE' })
    await decide(gateway, hazard.hazardId, 'PASS')
    expect(await see(hazard.hazardId)).toMatchObject({
      level: '2',
      originLevel: '3',
      proposal: null,
      dueDate: '2027-01-06',
    })
  })

  test('an upgrade ends what was asked of the term before', async () => {
    const { hazardId } = await found('P03')
    await pass('2026-12-20T10:00:00+08:00')
    const { version } = await see(hazardId)
    await at.master.ok(EXTEND, { hazardId, version, days: 15, reason: '等待配件到货' })
    await pass('2026-12-30T00:10:00+08:00', 'hazardDue')
    const open = () =>
      gateway.db
        .selectFrom('reviewTask')
        .select(['taskId', 'bizType'])
        .where('bizNo', 'like', `%${hazardId}`)
        .where('droppedAt', 'is', null)
        .where('decision', 'is', null)
        .orderBy('bizType')
        .execute()
    const tasks = await open()
    expect(tasks.map(({ bizType }) => bizType)).toEqual(['HAZARD_EXTEND', 'HAZARD_UPGRADE'])
    const taskId = tasks[1]?.taskId ?? ''
    await at.inspector.ok('btwob POST /review/decide', { taskId, decision: 'PASS', remark: '' })
    expect(await see(hazardId)).toMatchObject({ level: '2', extendStatus: 'NONE' })
    expect(await open()).toEqual([])
  })

  test('a stop is proposed; refused it is proposed again a week later; confirmed it comes in 48 hours', async () => {
    const hazard = await found('A02')
    await pass('2026-12-01T00:10:00+08:00', 'hazardDue')
    expect(await see(hazard.hazardId)).toMatchObject({
      proposal: 'STOP',
      actions: ['RECTIFY', 'APPEAL'],
      gasStopped: false,
    })
    await decide(gateway, hazard.hazardId, 'REJECT', '客户已约施工')
    await pass('2026-12-07T00:10:00+08:00', 'hazardDue')
    expect(await see(hazard.hazardId)).toMatchObject({ proposal: null })
    await pass('2026-12-08T00:10:00+08:00', 'hazardDue')
    await pass('2026-12-08T10:00:00+08:00')
    await decide(gateway, hazard.hazardId, 'PASS')
    expect(await see(hazard.hazardId)).toMatchObject({
      proposal: null,
      stopPlannedAt: '2026-12-10T10:00:00+08:00',
      gasStopped: false,
    })
    expect(await stops()).toEqual(['NOTICED'])
    await pass('2026-12-10T09:59:00+08:00', 'stop')
    expect(await stops()).toEqual(['NOTICED'])
    await pass('2026-12-10T10:00:00+08:00', 'stop', 'stop')
    expect(await stops()).toEqual(['STOPPED'])
    expect(await see(hazard.hazardId)).toMatchObject({ gasStopped: true })
  })

  test('an objection is decided by staff, once', async () => {
    const hazard = await found('A02')
    await pass('2026-12-01T00:10:00+08:00', 'hazardDue')
    await decide(gateway, hazard.hazardId, 'PASS')
    const noticed = await see(hazard.hazardId)
    const say = { hazardId: hazard.hazardId, version: noticed.version, reason: '探测器已更换，等待复查' }
    expect(await at.master.call(APPEAL, { ...say, version: 0 })).toMatchObject({ code: '2904' })
    expect(await at.master.call(APPEAL, { ...say, hazardId: 'x' })).toMatchObject({ code: '2902' })
    const said = await at.master.ok(APPEAL, say)
    expect(said).toMatchObject({ actions: ['RECTIFY'] })
    expect(await at.master.call(APPEAL, { ...say, version: said.version })).toMatchObject({ code: '2904' })
    await decide(gateway, hazard.hazardId, 'PASS', '情况属实')
    expect(await stops()).toEqual(['CANCELLED'])
    expect(await see(hazard.hazardId)).toMatchObject({ stopPlannedAt: null, gasStopped: false })
  })

  test('an objection to a proposal is beside it at the desk', async () => {
    const hazard = await found('A02')
    await pass('2026-12-01T00:10:00+08:00', 'hazardDue')
    const { version } = await see(hazard.hazardId)
    await at.master.ok(APPEAL, { hazardId: hazard.hazardId, version, reason: '备件明天到' })
    const tasks = await gateway.db
      .selectFrom('reviewTask')
      .select('bizType')
      .where('decision', 'is', null)
      .where('droppedAt', 'is', null)
      .execute()
    expect(tasks).toEqual([{ bizType: 'HAZARD_STOP' }])
  })

  test('a submitted fix is not stopped, and a failed visit sets a new term', async () => {
    let hazard = await found('A02')
    await pass('2026-12-01T00:10:00+08:00', 'hazardDue')
    await decide(gateway, hazard.hazardId, 'PASS')
    hazard = await at.master.ok(RECTIFY, await mended(await see(hazard.hazardId)))
    await pass('2026-12-05T00:10:00+08:00', 'stop')
    expect(await stops()).toEqual(['NOTICED'])
    await at.inspector.ok(REINSPECT, looked(hazard, '0'))
    expect(await stops()).toEqual(['CANCELLED'])
    expect(await see(hazard.hazardId)).toMatchObject({ dueDate: '2026-12-12', stopPlannedAt: null })
  })

  test('a customer that must not be stopped is not: no valve on site, no proposal, no stop', async () => {
    const exempt = (stopExempt: boolean) =>
      gateway.db.updateTable('gasAccount').set({ stopExempt }).where('bp', '=', '1000000001').execute()
    await exempt(true)
    const worst = await found('P01')
    const hazard = await found('A02')
    await pass('2026-12-20T00:10:00+08:00', 'hazardDue', 'stop')
    expect(await see(worst.hazardId)).toMatchObject({ gasStopped: false, proposal: null })
    expect(await see(hazard.hazardId)).toMatchObject({ gasStopped: false, proposal: null })
    expect(await stops()).toEqual([])
    // A customer that becomes exempt after the notice is not stopped either.
    await exempt(false)
    await pass('2026-12-21T00:10:00+08:00', 'hazardDue')
    await decide(gateway, hazard.hazardId, 'PASS')
    await exempt(true)
    await pass('2026-12-24T00:10:00+08:00', 'stop')
    expect(await stops()).toEqual(['CANCELLED'])
    expect(await see(hazard.hazardId)).toMatchObject({ gasStopped: false, stopPlannedAt: null })
  })

  test('reminded three days, one day and no day before', async () => {
    const hazard = await found('A02')
    await gateway.drain()
    for (const day of ['27', '28', '29', '30']) await pass(`2026-11-${day}T00:10:00+08:00`, 'hazardDue', 'hazardDue')
    await gateway.drain()
    const reminders = await gateway.db
      .selectFrom('message')
      .select('summary')
      .distinct()
      .where('templateCode', '=', 'IN_HAZARD_DUE')
      .where('bizId', '=', hazard.hazardId)
      .execute()
    expect(reminders.map(({ summary }) => /剩余(\d)天/.exec(summary)?.[1]).sort()).toEqual(['0', '1', '3'])
  })
})

test('without the model a sub-account sees hazards of level 1 and nothing else (D 0.2)', async () => {
  await aBinding(gateway.db, FACTORY, 'sub')
  const worst = await found('P01')
  const other = await found('A02')
  await gateway.drain()
  const notified = gateway.db.selectFrom('message').select('bizId').where('templateCode', '=', 'IN_HAZARD')
  expect((await notified.where('userId', '=', 'sub').execute()).map(({ bizId }) => bizId)).toEqual([worst.hazardId])
  expect((await at.sub.ok(LIST, {})).list.map(({ hazardId }) => hazardId)).toEqual([worst.hazardId])
  expect(await at.sub.ok(DETAIL, { hazardId: worst.hazardId })).toMatchObject({ actions: [] })
  expect(await at.sub.call(DETAIL, { hazardId: other.hazardId })).toMatchObject({ code: '2110' })
  expect(await at.sub.ok('default GET /crmgas/inspection/summary', {})).toMatchObject({
    openCount: { level1: 1, level2: 0, level3: 0 },
    lastInspectAt: null,
    mayView: '0',
  })
  expect((await at.master.ok(LIST, { tab: 'OPEN', level: '2' })).list.map(({ hazardId }) => hazardId)).toEqual([
    other.hazardId,
  ])
  expect((await at.master.ok(LIST, { tab: 'CLOSED' })).total).toBe(0)
  expect((await at.master.ok(LIST, { tab: 'ALL' })).total).toBe(2)
  expect(await at.master.call(DETAIL, { hazardId: 'nothing' })).toMatchObject({ code: '2902' })
})

test('an undecided extension does not lengthen the new term after a failed re-inspection (D 3.3)', async () => {
  const hazard = await found('A02')
  const asked = { hazardId: hazard.hazardId, version: hazard.version, days: 7, reason: '配件在途，下周到货' }
  const waiting = await at.master.ok(EXTEND, asked)
  const fixed = await at.master.ok(RECTIFY, await mended(waiting))
  await at.inspector.ok(REINSPECT, looked(fixed, '0'))
  const failed = await see(hazard.hazardId)
  expect(failed).toMatchObject({ status: 'FAILED', dueDate: '2026-11-30', extendStatus: 'REFUSED' })
  const { list } = await at.inspector.ok('btwob GET /review/list', { bizType: 'HAZARD_EXTEND' })
  expect(list).toEqual([])
})

test('an objection to a stop leaves the desk with it, after a failed re-inspection', async () => {
  const hazard = await found('A02')
  await pass('2026-12-01T00:10:00+08:00', 'hazardDue')
  await decide(gateway, hazard.hazardId, 'PASS')
  const { version } = await see(hazard.hazardId)
  const said = await at.master.ok(APPEAL, { hazardId: hazard.hazardId, version, reason: '已经更换，等待复查' })
  const fixed = await at.master.ok(RECTIFY, await mended(said))
  await at.inspector.ok(REINSPECT, looked(fixed, '0'))
  expect(await see(hazard.hazardId)).toMatchObject({ status: 'FAILED', stopPlannedAt: null })
  const waiting = gateway.db.selectFrom('reviewTask').select('bizType').where('decision', 'is', null)
  expect(await waiting.where('droppedAt', 'is', null).execute()).toEqual([])
})

test('an objection to a confirmed stop that is refused has its answer', async () => {
  const hazard = await found('A02')
  await pass('2026-12-01T00:10:00+08:00', 'hazardDue')
  await decide(gateway, hazard.hazardId, 'PASS')
  const noticed = await see(hazard.hazardId)
  const appealed = { hazardId: hazard.hazardId, version: noticed.version, reason: '已经更换，等待复查' }
  await at.master.ok(APPEAL, appealed)
  await gateway.drain()
  await gateway.db.deleteFrom('message').execute()
  await decide(gateway, hazard.hazardId, 'REJECT', '现场未见整改')
  await gateway.drain()
  const said = await gateway.db.selectFrom('message').select('summary').where('bizId', '=', hazard.hazardId).execute()
  expect([...new Set(said.map(({ summary }) => summary))]).toEqual([
    expect.stringContaining('停气申诉未通过：现场未见整改'),
  ])
})

test.each([
  ['proposed', false],
  ['announced', true],
])('an extension that is agreed to late takes off the stop that was %s (IN-09, IN-11)', async (_what, isConfirmed) => {
  const hazard = await found('A02')
  const asked = { hazardId: hazard.hazardId, version: hazard.version, days: 7, reason: '配件在途，下周到货' }
  await at.master.ok(EXTEND, asked)
  await pass('2026-12-03T00:10:00+08:00', 'hazardDue')
  expect(await see(hazard.hazardId)).toMatchObject({ proposal: 'STOP', dueDate: '2026-11-30' })
  const taskOf = async (bizType: string) =>
    (await at.inspector.ok('btwob GET /review/list', { bizType })).list[0]?.taskId ?? ''
  const say = async (bizType: string) =>
    at.inspector.send('btwob POST /review/decide', { taskId: await taskOf(bizType), decision: 'PASS', remark: '同意' })
  if (isConfirmed) await say('HAZARD_STOP')
  await say('HAZARD_EXTEND')
  expect(await see(hazard.hazardId)).toMatchObject({ dueDate: '2026-12-07', proposal: null, stopPlannedAt: null })
  expect(await taskOf('HAZARD_STOP')).toBe('')
  await pass('2026-12-06T00:10:00+08:00', 'hazardDue', 'stop')
  expect(await see(hazard.hazardId)).toMatchObject({ gasStopped: false })
  expect(await stops()).toEqual(isConfirmed ? ['CANCELLED'] : [])
})
