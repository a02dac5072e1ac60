import { textsOfPdf } from '../../../test/gateway/pdf-kit'
import { filed, people, signature, signing, uploaded, visit } from '../../../test/gateway/inspection-kit'
import { sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { sweepNow } from '../../demo/within'
import { inspectionWork } from './work'
import { testGateway, demoNow, type TestGateway } from '../../../test/setup/gateway'

const LIST = 'default GET /crmgas/inspection/list'
const DETAIL = 'default GET /crmgas/inspection/detail'
const SIGN = 'default POST /crmgas/inspection/sign'
const REFUSE = 'default POST /crmgas/inspection/refuseSign'
const PDF = 'default GET /crmgas/inspection/pdf'
const SUBMIT = 'btwob POST /inspection/report/submit'
const VOID = 'btwob POST /inspection/report/void'
const SUMMARY = 'default GET /crmgas/inspection/summary'

let gateway: TestGateway
let at: ReturnType<typeof people>
beforeAll(async () => {
  gateway = await testGateway()
  at = people(gateway)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.moveTo(demoNow)
  for (const table of ['hazardLog', 'hazard', 'inspectionReport', 'inspectionPlan', 'stopGas', 'todo'] as const)
    await gateway.db.deleteFrom(table).where('bp', '=', '1000000001').execute()
})

const three = { P01: { title: '法兰接口微漏', meterIds: ['10010102'] }, A02: {}, P03: {} }
/** What the clock does with reports at a moment. */
const dayOf = async (moment: string) => {
  gateway.clock.moveTo(moment)
  await inWork(gateway, (work) => sweepNow(work, sweepOf(inspectionWork, 'inspection.reportDue')))
}
const todos = async () =>
  (
    await gateway.db
      .selectFrom('todo')
      .select(['type', 'status'])
      .where('bp', '=', '1000000001')
      .orderBy('type')
      .execute()
  ).map(({ type, status }) => `${type} ${status}`)

test('a visit with three failed items: a report to sign, three hazards, gas shut on site (IN-03, IN-05)', async () => {
  const report = await filed(gateway, at, three)
  expect(report).toMatchObject({
    status: 'TO_SIGN',
    conclusion: 'HAZARD',
    found: { level1: 1, level2: 1, level3: 1 },
    actions: ['SIGN', 'REFUSE'],
    inspectorPhone: '13800000012',
    address: '河北省廊坊市广阳区云鹏道18号',
    readings: [{ meterNo: '10010101', reading: '123456.0000', pressure: '5.20' }],
  })
  expect(report.items).toHaveLength(30)
  expect(report.hazards.map(({ level, status, gasStopped, dueDate }) => [level, status, gasStopped, dueDate])).toEqual([
    ['1', 'TO_CONFIRM', true, '2026-11-26'],
    ['2', 'TO_CONFIRM', false, '2026-11-30'],
    ['3', 'TO_CONFIRM', false, '2026-12-23'],
  ])
  expect(await todos()).toEqual(expect.arrayContaining(['HAZARD_CONFIRM 0', 'INSPECTION_SIGN 0', 'STOP_ACK 0']))
  const meters = await gateway.db
    .selectFrom('meter')
    .select(['meterId', 'state'])
    .where('meterId', '=', '10010102')
    .execute()
  expect(meters).toEqual([{ meterId: '10010102', state: 'STOPPED' }])
  const stop = gateway.db.selectFrom('stopGas').select('stopId').where('bp', '=', '1000000001')
  expect(await at.master.ok(SUMMARY, {})).toMatchObject({
    openCount: { level1: 1, level2: 1, level3: 1 },
    overdue: 0,
    gasStopped: true,
    stopId: (await stop.executeTakeFirstOrThrow()).stopId,
    lastConclusion: 'HAZARD',
    daysSince: 0,
    toSign: 1,
    mayView: '1',
  })
})

test('one signature receives report and notices; the second signer is refused 44307 (IN-06)', async () => {
  const report = await filed(gateway, at, three)
  const [one, two] = await Promise.all([
    at.master.call(SIGN, await signing(gateway, report)),
    at.master.call(SIGN, await signing(gateway, report)),
  ])
  expect([one, two].map(({ ok, code }) => (ok ? 'signed' : code)).sort()).toEqual(['44307', 'signed'])
  const signed = await at.master.ok(DETAIL, { reportId: report.reportId })
  expect(signed).toMatchObject({ status: 'SIGNED', canSign: '0', actions: ['PDF'], signer: { name: '王建国' } })
  expect(signed.contentHash).toBe(report.contentHash)
  expect(signed.hazards.map(({ status }) => status)).toEqual(['RECTIFYING', 'RECTIFYING', 'RECTIFYING'])
  expect(await todos()).toEqual(expect.arrayContaining(['HAZARD_CONFIRM 1', 'HAZARD_RECTIFY 0', 'INSPECTION_SIGN 1']))
  expect(
    await at.master.call(REFUSE, { reportId: report.reportId, version: 1, reason: '我不同意' + '。' }),
  ).toMatchObject({
    code: '44307',
  })
})

test.each([
  ['44305', 'a dot on the canvas', async () => ({ signMeta: { points: 3, strokeLength: 2, areaPct: 0 } })],
  ['44305', 'a dot in the picture', async () => ({ signFileId: await signature(gateway, 'M500 200 L503 202') })],
  ['44306', 'another content', async () => ({ contentHash: 'a'.repeat(64) })],
  ['44306', 'another version', async () => ({ version: 7 })],
  ['44852', 'a picture for something else', async () => ({ signFileId: await uploaded(gateway, 'director') })],
  ['2902', 'no such report', async () => ({ reportId: 'nothing' })],
  ['2901', 'a name of spaces', async () => ({ signerName: '   ' })],
] as const)('%s: %s', async (code, _what, over) => {
  const report = await filed(gateway, at)
  expect(await at.master.call(SIGN, await signing(gateway, report, await over()))).toMatchObject({ code })
})

test('refused with a reason; it may still be signed until fifteen days later, then not (IN-07, D 3.2)', async () => {
  const report = await filed(gateway, at, { P03: {} })
  const refused = await at.master.ok(REFUSE, { reportId: report.reportId, version: 0, reason: '对结论有异议' })
  expect(refused).toMatchObject({ status: 'SIGN_REFUSED', refuseReason: '对结论有异议', actions: ['SIGN'] })
  expect(await at.master.call(REFUSE, { reportId: report.reportId, version: 1, reason: '对结论有异议' })).toMatchObject(
    {
      code: '2904',
    },
  )
  expect(await at.master.call(REFUSE, { reportId: 'nothing', version: 0, reason: '对结论有异议' })).toMatchObject({
    code: '2902',
  })
  gateway.clock.moveTo('2026-12-24T09:30:00+08:00')
  expect(await at.master.call(SIGN, await signing(gateway, refused))).toMatchObject({ code: '2904' })
  gateway.clock.moveTo('2026-12-20T09:30:00+08:00')
  expect(await at.master.ok(SIGN, await signing(gateway, refused))).toMatchObject({ status: 'SIGNED' })
})

test('the document is there once it is signed, with the same bytes each time (IN-14)', async () => {
  const report = await filed(gateway, at, three)
  expect(await at.master.call(PDF, { reportId: report.reportId })).toMatchObject({ code: '44310' })
  await at.master.ok(SIGN, await signing(gateway, report))
  const bytes = async () => {
    const { url } = await at.master.ok(PDF, { reportId: report.reportId })
    return (await gateway.gateway.app.inject({ method: 'GET', url })).rawPayload
  }
  const [one, two] = [await bytes(), await bytes()]
  expect(one.equals(two)).toBe(true)
  const texts = textsOfPdf(one).join('')
  expect(one.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(4)
  for (const text of [report.reportNo, '法兰接口微漏', '重大隐患', '王建国', '管道未私自改装、移位或暗埋', '现场照片'])
    expect(texts).toContain(text)
  expect(await at.master.call(PDF, { reportId: 'nothing' })).toMatchObject({ code: '2902' })
})

test('archived the next day where nothing is open; unsigned for fifteen days counts as refused (D 3.2)', async () => {
  const passed = await filed(gateway, at)
  const open = await filed(gateway, at, { P03: {} })
  for (const one of [passed, open]) await at.master.ok(SIGN, await signing(gateway, one))
  const unsigned = await filed(gateway, at)
  await dayOf('2026-11-24T02:00:00+08:00')
  const statusOf = async ({ reportId }: { reportId: string }) => (await at.master.ok(DETAIL, { reportId })).status
  expect([await statusOf(passed), await statusOf(open)]).toEqual(['ARCHIVED', 'SIGNED'])
  await dayOf('2026-12-08T02:00:00+08:00')
  expect(await statusOf(unsigned)).toBe('TO_SIGN')
  await dayOf('2026-12-09T02:00:00+08:00')
  expect(await statusOf(unsigned)).toBe('SIGN_REFUSED')
})

test('a report that was wrong is taken back with its open hazards; the gas may come back (IN-13)', async () => {
  const report = await filed(gateway, at, three)
  const gone = { reportId: report.reportId, version: 0, reason: '检查地点填错' }
  expect(await at.inspector.call(VOID, { ...gone, version: 4 })).toMatchObject({ code: '2904' })
  expect(await at.inspector.ok(VOID, gone)).toMatchObject({ status: 'VOIDED', version: 1 })
  const seen = await at.master.ok(DETAIL, { reportId: report.reportId })
  expect(seen).toMatchObject({ status: 'VOIDED', voidReason: '检查地点填错', actions: [] })
  expect(seen.hazards.map(({ status, restorable }) => `${status} ${restorable}`)).toEqual([
    'VOIDED true',
    'VOIDED false',
    'VOIDED false',
  ])
  expect(await at.inspector.call(VOID, { ...gone, version: 1 })).toMatchObject({ code: '44120' })
  expect(await at.inspector.call(VOID, { ...gone, reportId: 'nothing' })).toMatchObject({ code: '2902' })
  expect(await at.master.call(SIGN, await signing(gateway, seen))).toMatchObject({ code: '2904' })
})

test.each([
  ['2902', 'an unknown customer', async () => ({ bp: '1999999999' })],
  ['2902', 'an unknown plan', async () => ({ planId: 'nothing' })],
  ['2901', 'a visit to come', async () => ({ inspectAt: '2026-11-23T09:31:00+08:00' })],
  ['2901', 'half a checklist', async () => ({ items: [{ itemCode: 'P01', result: 'OK' as const }] })],
  [
    '2901',
    'a checklist of a visit without a contact',
    async () => ({ visitResult: 'NOT_MET' as const, items: [{ itemCode: 'P01', result: 'OK' as const }] }),
  ],
  [
    '2901',
    'a meter of another customer',
    async () => (await visit(gateway, { P01: { meterIds: ['10020301'] } })).items,
  ],
  [
    '44852',
    'a photo of another user',
    async () => (await visit(gateway, { P01: { photos: [await uploaded(gateway, 'director')] } })).items,
  ],
] as const)('%s: %s is not filed', async (code, _what, over) => {
  const given = await over()
  const input = await visit(gateway, {}, Array.isArray(given) ? { items: given } : (given as object))
  expect(
    await at.inspector.call(SUBMIT, { ...input, ...(Array.isArray(given) ? { items: given } : {}) }),
  ).toMatchObject({
    code,
  })
})

test('lists by tab, kind and year; another customer sees nothing of it', async () => {
  const report = await filed(gateway, at, { P03: {} })
  await filed(gateway, at, {}, { visitResult: 'REFUSED', kind: 'SPECIAL' })
  const ids = async (query: object) =>
    (await at.master.ok(LIST, query)).list.map(({ visitResult, kind }) => `${visitResult} ${kind}`)
  expect(await ids({})).toEqual(['REFUSED SPECIAL', 'DONE PERIODIC'])
  expect(await ids({ tab: 'TO_SIGN' })).toEqual(['DONE PERIODIC'])
  expect(await ids({ tab: 'HAZARD' })).toEqual(['DONE PERIODIC'])
  expect(await ids({ tab: 'DONE' })).toEqual([])
  expect(await ids({ kind: 'SPECIAL' })).toEqual(['REFUSED SPECIAL'])
  expect(await ids({ year: 2025 })).toEqual([])
  expect((await at.master.ok(LIST, { year: 2026 })).years).toEqual([2026])
  expect(await at.sub.call(LIST, {})).toMatchObject({ code: '2110' })
  const stranger = gateway.asSession({
    bp: '1000000002',
    companyCode: '1001',
    userId: 'x',
    isMaster: true,
    reviewStatus: '1',
  })
  expect(await stranger.call(DETAIL, { reportId: report.reportId })).toMatchObject({ code: '2902' })
  const signFileId = await signature(gateway, undefined, 'x')
  expect(await stranger.call(SIGN, await signing(gateway, report, { signFileId }))).toMatchObject({ code: '2902' })
})

test('a report that comes late is signed within fifteen days of its coming (D 3.2)', async () => {
  const late = await filed(gateway, at, {}, { inspectAt: '2026-10-20T10:00:00+08:00' })
  await dayOf('2026-11-24T02:00:00+08:00')
  expect(await at.master.ok(DETAIL, { reportId: late.reportId })).toMatchObject({ status: 'TO_SIGN', canSign: '1' })
})

test('reports and hazards of one place; all places are named (D 6.3)', async () => {
  await filed(gateway, at, { A02: {} })
  await filed(gateway, at, { P03: {} }, { siteName: '二厂区' })
  const { list, sites } = await at.master.ok(LIST, { siteName: '二厂区' })
  expect([list.map(({ siteName }) => siteName), sites]).toEqual([['二厂区'], ['一厂区', '二厂区']])
  const hazards = await at.master.ok('default GET /crmgas/inspection/hazard/list', { siteName: '一厂区' })
  expect(hazards).toMatchObject({ total: 1, list: [{ siteName: '一厂区' }], sites: ['一厂区', '二厂区'] })
})
