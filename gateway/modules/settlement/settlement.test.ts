import { createHash } from 'node:crypto'
import type { In, Out } from '@contract'
import { addDays } from '@domain/date'
import { formatMoney, sumMoney } from '@domain/money'
import { addVolume, formatVolumeNumber, subtractVolume } from '@domain/volume'
import { jsonb } from '../../db/connect'
import { inWork } from '../../../test/setup/content-gateway'
import { textsOfPdf } from '../../../test/gateway/pdf-kit'
import { handwriting } from '../../../test/gateway/statement-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { decide, type Verdict } from '../desk/service'
import { receive } from '../file/service'

/* Statements of the demo data: what both sides agree on before a month is billed (AE-21…AE-27, FL-A1, FL-A2). */

const CONFIRM = 'energy POST /settlement/confirm'
const OPEN = 'energy POST /settlement/dispute'
const CANCEL = 'energy POST /settlement/cancelDispute'
type Full = Out<'energy GET /settlement/detail'>

const FACTORY = { bp: '1000000001', companyCode: '1001' }
const HOSPITAL = { bp: '1000000003', companyCode: '1002' }
const MILL = { bp: '1000000004', companyCode: '1002' }

let gateway: TestGateway
let sent = 0
const requestNo = () => `s${++sent}`
const master = (key: typeof FACTORY, userId = 'director') =>
  gateway.asSession({ ...key, userId, isMaster: true, reviewStatus: '1' })

const uploaded = (key: typeof FACTORY, bizType: string, bytes: Buffer, userId = 'director'): Promise<string> =>
  inWork(gateway, async (work) => {
    const owner = { type: 'USER' as const, id: userId, companyCode: key.companyCode }
    return (await receive(work, owner, { bizType, name: 'picture.png', bytes })).fileId
  })

const drawn = { points: 120, strokeLength: 1400, areaPct: 40, width: 1000, height: 400 }

const signing = async (
  key: typeof FACTORY,
  statementId: string,
  over: Partial<In<typeof CONFIRM>> = {},
  userId = 'director',
): Promise<In<typeof CONFIRM>> => ({
  requestNo: requestNo(),
  statementId,
  revision: 1,
  signFileID: over.signFileID ?? (await uploaded(key, 'SIGNATURE', await handwriting(), userId)),
  signMeta: drawn,
  signerName: '王康宁',
  ...over,
})

/** The company's word about a dispute. */
async function answer(companyCode: string, disputeId: string, verdict: Verdict) {
  const { taskId } = await gateway.db
    .selectFrom('reviewTask')
    .select('taskId')
    .where('bizNo', '=', disputeId)
    .executeTakeFirstOrThrow()
  return inWork(gateway, (work) => decide(work, { userId: 'staff', companyCode }, taskId, verdict))
}

const pendingOf = async (caller: Caller): Promise<string> =>
  (await caller.ok('energy GET /settlement/list', { state: 'PENDING' })).list[0]?.statementId ?? ''
const whole = (caller: Caller, statementId: string): Promise<Full> =>
  caller.ok('energy GET /settlement/detail', { statementId })
const openTodos = (statementId: string) =>
  gateway.db
    .selectFrom('todo')
    .select('status')
    .where('type', '=', 'STATEMENT')
    .where('bizId', '=', statementId)
    .execute()

beforeEach(async () => {
  gateway = await testGateway({ env: { DEMO_OPERATOR: '0' } })
})
afterEach(() => gateway.close())

describe('reading', () => {
  test('the list counts what waits over all years, and leaves void revisions out', async () => {
    const factory = master(FACTORY)
    const all = await factory.ok('energy GET /settlement/list', { pageSize: 50 })
    expect(all.counts).toMatchObject({ PENDING: 1, DISPUTED: 0 })
    expect(all.total).toBe(all.counts.CONFIRMED + 1)
    expect(all.list[0]).toMatchObject({ scope: 'MULTI', state: 'PENDING', billMonth: '2026-10', meterId: null })
    expect(all.list.map(({ state }) => state)).not.toContain('VOID')
    const year = await factory.ok('energy GET /settlement/list', { year: '2025', state: 'CONFIRMED', pageSize: 50 })
    expect(new Set(year.list.map(({ billMonth }) => billMonth.slice(0, 4)))).toEqual(new Set(['2025']))
    expect(year.counts).toEqual(all.counts)
  })

  test('a statement holds all that can be checked: lines, bands, registers, age; sums agree (AE-17)', async () => {
    const factory = master(FACTORY)
    const full = await whole(factory, await pendingOf(factory))
    expect(sumMoney([...full.segments, ...full.otherItems].map(({ amount }) => amount ?? ''))).toBe(full.totalAmount)
    expect(sumMoney([full.netAmount ?? '', full.taxAmount ?? ''])).toBe(full.totalAmount)
    expect(full.registers).toHaveLength(full.lines.length)
    for (const { start, end, daySum, deviationPct } of full.registers)
      expect({ start, end, daySum, deviationPct }).toEqual({
        start: expect.objectContaining({ source: 'REMOTE' }),
        end: expect.objectContaining({ source: 'REMOTE', workReading: expect.any(String) }),
        daySum: expect.any(String),
        deviationPct: '0.0',
      })
    expect(full).toMatchObject({ whole: 100, missingDays: [], disputesLeft: 2, bill: null, signSha256: null })
    expect(full.asOf).toBe('2026-11-01T08:00:00+08:00')
  })

  test('one of all meters is no single one, one of the old system none of both; each call knows its own', async () => {
    const [factory, mill] = [master(FACTORY), master(MILL)]
    const multi = await pendingOf(factory)
    expect((await factory.call('energy GET /settlement/detailSingle', { statementId: multi })).code).toBe('2902')
    expect((await factory.call('energy GET /settlement/detailOld', { statementId: multi })).code).toBe('A2206')
    const { list } = await mill.ok('energy GET /settlement/list', { pageSize: 50 })
    const old = list.find(({ billVersion }) => billVersion === 'OLD')
    expect((await mill.call('energy GET /settlement/pdf', { statementId: old?.statementId ?? '' })).code).toBe('2902')
    expect((await mill.call('energy GET /settlement/detailSingle', { statementId: old?.statementId ?? '' })).code).toBe(
      '2902',
    )
    const detail = await mill.ok('energy GET /settlement/detailOld', { statementId: old?.statementId ?? '' })
    expect(detail.rows).toMatchObject([{ volume: expect.stringMatching(/\.00$/), amount: expect.stringMatching(/0$/) }])
    expect(detail.totalAmount).toBe(detail.rows[0]?.amount)
  })

  const paperOf = async (caller: Caller, statementId: string) => {
    const { url } = await caller.ok('energy GET /settlement/pdf', { statementId })
    return textsOfPdf((await gateway.gateway.app.inject({ method: 'GET', url })).rawPayload).join('')
  }
  const figuresOf = ({ lines, segments, ...full }: Full) => [
    ...lines.map(({ settleVolume }) => formatVolumeNumber(settleVolume)),
    ...lines.flatMap(({ packageVolume }) =>
      packageVolume === '0.00' ? [] : [`（${formatVolumeNumber(packageVolume)}）`],
    ),
    ...segments.map(({ volume }) => formatVolumeNumber(volume)),
    ...[full.totalAmount, full.netAmount, full.taxAmount].map((amount) => formatMoney(amount ?? '')),
  ]

  test('the paper has the figures of the page, what packages cover among them', async () => {
    const factory = master(FACTORY)
    const { list } = await factory.ok('energy GET /settlement/list', { pageSize: 50 })
    const covered: string[] = []
    for (const { statementId, scope } of list.filter(({ billVersion }) => billVersion === 'NEW')) {
      const full = await factory.ok(`energy GET /settlement/${scope === 'SINGLE' ? 'detailSingle' : 'detail'}`, {
        statementId,
      })
      const said = await paperOf(factory, statementId)
      expect([statementId, figuresOf(full).filter((one) => !said.includes(one))]).toEqual([statementId, []])
      if (full.lines.some(({ packageVolume }) => packageVolume !== '0.00')) covered.push(statementId)
    }
    expect(covered).not.toEqual([])
  })

  test('a month in which nothing is priced has its total on the paper: nothing', async () => {
    const factory = master(FACTORY)
    const statementId = await pendingOf(factory)
    const nothing = { totalAmount: '0.00', netAmount: '0.00', taxAmount: '0.00', otherItems: jsonb([]) }
    await gateway.db.updateTable('statement').set(nothing).where('statementId', '=', statementId).execute()
    await gateway.db.deleteFrom('statementSegment').where('statementId', '=', statementId).execute()
    expect(await paperOf(factory, statementId)).toContain('价税合计¥0.00')
  })

  test('without BILL_VIEW there is no money, neither in the answer nor on the paper', async () => {
    const reader = gateway.asSession({ ...FACTORY, userId: 'reader', models: ['ENERGY_VIEW'], reviewStatus: '1' })
    const statementId = await pendingOf(reader)
    const full = await whole(reader, statementId)
    expect(full).toMatchObject({ totalAmount: null, netAmount: null, taxAmount: null, segments: [], bill: null })
    expect(full.lines.map(({ amount }) => amount)).toEqual(full.lines.map(() => null))
    const { url } = await reader.ok('energy GET /settlement/pdf', { statementId })
    const said = textsOfPdf((await gateway.gateway.app.inject({ method: 'GET', url })).rawPayload).join('')
    expect(said).toContain('结算气量')
    expect(said).not.toMatch(/¥|价税合计/)
  })
})

describe('confirming (AE-23)', () => {
  test('a signature bills the month in the same step; the paper bears it, its fingerprint and no stamp', async () => {
    const hospital = master(HOSPITAL)
    const statementId = await pendingOf(hospital)
    const input = await signing(HOSPITAL, statementId)
    const done = await hospital.ok(CONFIRM, input)
    expect(done).toMatchObject({ state: 'BILLED', customerSignAt: gateway.clock.iso(), billId: expect.any(String) })
    // The same request again is the same answer, and no second bill.
    expect(await hospital.ok(CONFIRM, input)).toEqual(done)
    expect(await openTodos(statementId)).toEqual([{ status: '1' }])
    const full = await hospital.ok('energy GET /settlement/detailSingle', { statementId })
    expect(full).toMatchObject({
      state: 'BILLED',
      customerSignName: '王康宁',
      bill: { billId: done.billId, state: 'UNPAID' },
      signSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      isAutoConfirmed: false,
    })
    const paper = await gateway.gateway.app.inject({ method: 'GET', url: done.pdfUrl })
    const again = await gateway.gateway.app.inject({ method: 'GET', url: done.pdfUrl })
    expect(paper.rawPayload.equals(again.rawPayload)).toBe(true)
    const said = textsOfPdf(paper.rawPayload).join('')
    expect(said).toContain(full.signSha256)
    expect(said).toContain('王康宁')
    expect(said).not.toContain('待确认')
  })

  test('the fingerprint is that of the figures, the name, the moment and the picture: it can be computed again', async () => {
    const hospital = master(HOSPITAL)
    const statementId = await pendingOf(hospital)
    await hospital.ok(CONFIRM, await signing(HOSPITAL, statementId))
    const full = await hospital.ok('energy GET /settlement/detailSingle', { statementId })
    const picture = await gateway.gateway.app.inject({ method: 'GET', url: full.signUrl ?? '' })
    const hash = (what: Buffer | string) => createHash('sha256').update(what).digest('hex')
    const text = [
      ['天然气抄表结算确认单', full.statementNo, full.revision],
      ['户号', HOSPITAL.bp],
      ['账期', full.billMonth, full.periodFrom, full.periodTo],
      ...full.lines.map((line) => [
        '计量',
        line.meterNo,
        line.channelNo,
        line.prevReading,
        line.currReading,
        line.readVolume,
        line.adjustVolume,
        line.settleVolume,
        line.packageVolume,
        line.billedVolume,
        line.amount,
      ]),
      ...full.segments.map((one) => [
        '计价',
        one.meterId,
        one.channelNo,
        one.tierNo,
        one.season,
        one.fromDate,
        one.toDate,
        one.price,
        one.volume,
        one.amount,
      ]),
      ['合计', full.totalVolume, full.totalAmount, full.netAmount, full.taxAmount],
      ['供气方', full.companySignName, full.companySignAt],
      ['用气方', full.customerSignName, full.customerSignAt],
      ['签名', hash(picture.rawPayload)],
    ]
    expect(full.signSha256).toBe(hash(text.map((row) => row.join('|')).join('\n')))
  })

  test('a dot is no signature, whatever the client says; nor is a picture of something else; nothing is half-written', async () => {
    const hospital = master(HOSPITAL)
    const statementId = await pendingOf(hospital)
    const dot = await uploaded(HOSPITAL, 'SIGNATURE', await handwriting('M500 200 L503 202'))
    const empty = await uploaded(HOSPITAL, 'SIGNATURE', await handwriting(''))
    const photo = await uploaded(HOSPITAL, 'DISPUTE', await handwriting())
    const foreign = await uploaded(HOSPITAL, 'SIGNATURE', await handwriting(), 'somebody')
    const code = async (over: Partial<In<typeof CONFIRM>>) =>
      (await hospital.call(CONFIRM, await signing(HOSPITAL, statementId, over))).code
    expect(await code({ signFileID: dot })).toBe('A2203')
    expect(await code({ signFileID: empty })).toBe('A2203')
    expect(await code({ signMeta: { ...drawn, points: 1 } })).toBe('A2203')
    expect(await code({ signFileID: photo })).toBe('44852')
    expect(await code({ signFileID: foreign })).toBe('44852')
    expect(await code({ signerName: '  ' })).toBe('2901')
    expect(await code({ revision: 2 })).toBe('A2202')
    expect(await pendingOf(hospital)).toBe(statementId)
    expect(await openTodos(statementId)).toEqual([{ status: '0' }])
  })

  test('two people at once: one signs, the other gets the masked name of the signer; one bill', async () => {
    const statementId = await pendingOf(master(HOSPITAL))
    const people = ['director', 'deputy']
    const answers = await Promise.all(
      people.map(async (userId) =>
        master(HOSPITAL, userId).call(CONFIRM, await signing(HOSPITAL, statementId, {}, userId)),
      ),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual(['1000', 'A2201'])
    expect(answers.find(({ code }) => code === 'A2201')?.data).toEqual({ signedBy: '王**' })
    const bills = gateway.db.selectFrom('bill').select('billId').where('statementId', '=', statementId)
    expect(await bills.execute()).toHaveLength(1)
  })

  test('signing and disputing at once: one of them', async () => {
    const statementId = await pendingOf(master(HOSPITAL))
    const [signed, disputed] = await Promise.all([
      master(HOSPITAL).call(CONFIRM, await signing(HOSPITAL, statementId)),
      master(HOSPITAL, 'deputy').call(OPEN, {
        requestNo: requestNo(),
        statementId,
        revision: 1,
        reasonCode: 'OTHER',
        content: '请核对本期账单',
      }),
    ])
    expect([signed.code, disputed.code].sort()).toEqual(['1000', 'A2201'])
    const { state, disputes } = await master(HOSPITAL).ok('energy GET /settlement/detailSingle', { statementId })
    expect(state).toBe(signed.code === '1000' ? 'BILLED' : 'DISPUTED')
    expect(disputes).toHaveLength(signed.code === '1000' ? 0 : 1)
  })

  test('another customer’s statement is one that does not exist, also with a signature of one’s own', async () => {
    const statementId = await pendingOf(master(HOSPITAL))
    const stranger = master(FACTORY)
    const of = async (id: string) => (await stranger.call(CONFIRM, await signing(FACTORY, id))).code
    expect([await of(statementId), await of('none')]).toEqual(['2902', '2902'])
    expect(await pendingOf(master(HOSPITAL))).toBe(statementId)
  })

  test('past its deadline it counts as confirmed, also in the hour before that is written down (AE-22)', async () => {
    const hospital = master(HOSPITAL)
    const statementId = await pendingOf(hospital)
    gateway.clock.moveTo('2026-11-26T00:00:01+08:00')
    expect((await hospital.call(CONFIRM, await signing(HOSPITAL, statementId))).code).toBe('A2201')
  })
})

describe('disputing (AE-24)', () => {
  const reading = (statementId: string, over: Partial<In<typeof OPEN>> = {}): In<typeof OPEN> => ({
    requestNo: requestNo(),
    statementId,
    revision: 1,
    reasonCode: 'VOLUME',
    meterId: '10010102',
    channelNo: '1',
    content: '2#窑炉当月停产检修四天，气量偏高',
    ...over,
  })

  test('is granted after a meter of its month has been taken away', async () => {
    const factory = master(FACTORY)
    const statementId = await pendingOf(factory)
    const before = await whole(factory, statementId)
    const { disputeId } = await factory.ok(OPEN, reading(statementId))
    const gone = before.lines.find(({ meterId }) => meterId !== '10010102')?.meterId ?? ''
    await gateway.db.updateTable('meter').set({ state: 'REMOVED' }).where('meterId', '=', gone).execute()
    const line = before.lines.find(({ meterId }) => meterId === '10010102')
    const volume = subtractVolume(line?.settleVolume ?? '', '40.00')
    await answer('1001', disputeId, { decision: 'ADJUST', volume, remark: '停产检修，核减' })
    const next = (await whole(factory, statementId)).revisions[0]?.statementId ?? ''
    const revised = await whole(factory, next)
    expect(revised.lines.map(({ meterId }) => meterId)).toEqual(before.lines.map(({ meterId }) => meterId))
    expect(revised.totalVolume).toBe(subtractVolume(before.totalVolume, '40.00'))
  })

  test('a reading needs its register and a photo; the desk grants it; the next revision waits and is billed', async () => {
    const factory = master(FACTORY)
    const statementId = await pendingOf(factory)
    const before = await whole(factory, statementId)
    const line = before.lines.find(({ meterId }) => meterId === '10010102')
    const photo = await uploaded(FACTORY, 'DISPUTE', await handwriting())
    const expectedReading = subtractVolume(line?.currReading ?? '', '100.00')
    const asked = { reasonCode: 'READING' as const, expectedReading, images: [photo] }
    const fault = async (over: Partial<In<typeof OPEN>>) =>
      factory.call(OPEN, reading(statementId, { ...asked, ...over }))
    expect(await fault({ images: [] })).toMatchObject({ code: '2901', data: { field: 'images' } })
    expect(await fault({ content: '不符' })).toMatchObject({ code: '2901', data: { field: 'content' } })
    expect(await fault({ meterId: '10020301' })).toMatchObject({ code: '2901', data: { field: 'meterId' } })
    const signature = await uploaded(FACTORY, 'SIGNATURE', await handwriting())
    expect(await fault({ images: [signature] })).toMatchObject({ code: '44852' })

    const { disputeId, state } = await factory.ok(OPEN, reading(statementId, asked))
    expect(state).toBe('DISPUTED')
    expect(await openTodos(statementId)).toEqual([{ status: '1' }])
    // Whatever the deadline says, it waits for the company.
    await gateway.passTime('2026-11-27T10:30:00+08:00')
    expect((await whole(factory, statementId)).state).toBe('DISPUTED')

    await answer('1001', disputeId, { decision: 'PASS', remark: '现场复核，按表盘读数调整' })
    const old = await whole(factory, statementId)
    const next = old.revisions[0]?.statementId ?? ''
    expect(old.revisions.map(({ revision, state: of }) => [revision, of])).toEqual([
      [2, 'PENDING'],
      [1, 'VOID'],
    ])
    const revised = await whole(factory, next)
    expect(revised.disputes).toMatchObject([
      {
        result: 'ACCEPTED',
        reply: '现场复核，按表盘读数调整',
        revision: 1,
        meterName: expect.stringContaining('窑炉'),
      },
    ])
    expect(revised.disputes[0]?.images).toHaveLength(1)
    expect(revised.lines.find(({ meterId }) => meterId === '10010102')).toMatchObject({
      adjustVolume: '-100.00',
      settleVolume: subtractVolume(line?.settleVolume ?? '', '100.00'),
      adjustReason: '异议调整：现场复核，按表盘读数调整',
    })
    expect(revised.totalVolume).toBe(subtractVolume(before.totalVolume, '100.00'))
    expect(await openTodos(next)).toEqual([{ status: '0' }])
    // The void one can neither be signed nor disputed.
    expect((await factory.call(CONFIRM, await signing(FACTORY, statementId))).code).toBe('A2202')
    const done = await factory.ok(CONFIRM, await signing(FACTORY, next, { revision: 2 }))
    const bill = gateway.db.selectFrom('bill').select('volume').where('billId', '=', done.billId)
    expect(await bill.executeTakeFirst()).toEqual({ volume: revised.totalVolume })
  })

  test('the register of a silent device ends the statement and its days; the next one has nothing to make good', async () => {
    const factory = master(FACTORY)
    const statementId = await pendingOf(factory)
    const before = await whole(factory, statementId)
    const line = before.lines.find(({ meterId }) => meterId === '10010102')
    const days = (from: string) =>
      gateway.db
        .selectFrom('dailyUsage')
        .select(['endReading', 'quality'])
        .where('meterId', '=', '10010102')
        .where('gasDay', '>=', from)
        .where('gasDay', '<=', before.periodTo)
        .orderBy('gasDay')
    const silent = addDays(before.periodTo, -2)
    await gateway.db
      .updateTable('dailyUsage')
      .set({ quality: 'ESTIMATED' })
      .where('meterId', '=', '10010102')
      .where('gasDay', '>=', silent)
      .where('gasDay', '<=', before.periodTo)
      .execute()
    const expectedReading = subtractVolume(line?.currReading ?? '', '100.00')
    const images = [await uploaded(FACTORY, 'DISPUTE', await handwriting())]
    const asked = reading(statementId, { reasonCode: 'READING', expectedReading, images })
    const { disputeId } = await factory.ok(OPEN, asked)
    await answer('1001', disputeId, { decision: 'PASS', remark: '按照片读数更正' })
    const next = (await whole(factory, statementId)).revisions[0]?.statementId ?? ''
    const revised = await whole(factory, next)
    expect(revised.lines.find(({ meterId }) => meterId === '10010102')).toMatchObject({
      currReading: expectedReading,
      adjustVolume: '0.00',
      settleVolume: subtractVolume(line?.settleVolume ?? '', '100.00'),
    })
    expect((await days(silent).execute()).at(-1)).toEqual({ endReading: expectedReading, quality: 'ESTIMATED' })
  })

  test('kept: the answer is shown and the statement waits again; a third dispute is A2204', async () => {
    const factory = master(FACTORY)
    const statementId = await pendingOf(factory)
    for (const n of [1, 2]) {
      const { disputeId } = await factory.ok(OPEN, reading(statementId))
      await answer('1001', disputeId, { decision: 'REJECT', remark: `第${n}次核实，维持原值` })
      expect(await openTodos(statementId)).toEqual([{ status: '0' }])
    }
    const kept = await whole(factory, statementId)
    expect(kept).toMatchObject({ state: 'PENDING', disputesLeft: 0, confirmDeadline: '2026-11-27T00:00:00+08:00' })
    expect(kept.disputes.map(({ reply, result }) => [reply, result])).toEqual([
      ['第1次核实，维持原值', 'KEPT'],
      ['第2次核实，维持原值', 'KEPT'],
    ])
    expect((await factory.call(OPEN, reading(statementId))).code).toBe('A2204')
    expect((await whole(factory, statementId)).state).toBe('PENDING')
  })

  test('withdrawn before the answer: it waits at least until tomorrow is over; again is the same; after the answer A2205', async () => {
    const factory = master(FACTORY)
    const statementId = await pendingOf(factory)
    const first = await factory.ok(OPEN, reading(statementId))
    gateway.clock.moveTo('2026-11-25T16:00:00+08:00')
    expect(await factory.ok(CANCEL, { disputeId: first.disputeId })).toEqual({ state: 'PENDING' })
    expect(await factory.ok(CANCEL, { disputeId: first.disputeId })).toEqual({ state: 'PENDING' })
    const again = await whole(factory, statementId)
    expect(again).toMatchObject({ disputesLeft: 1, confirmDeadline: '2026-11-27T00:00:00+08:00' })
    expect(again.disputes).toMatchObject([{ result: 'WITHDRAWN', reply: null }])
    await expect(answer('1001', first.disputeId, { decision: 'PASS', remark: '' })).rejects.toMatchObject({
      code: '2902',
    })

    const second = await factory.ok(OPEN, reading(statementId))
    await answer('1001', second.disputeId, { decision: 'REJECT', remark: '维持原值' })
    expect((await factory.call(CANCEL, { disputeId: second.disputeId })).code).toBe('A2205')
    expect((await master(HOSPITAL).call(CANCEL, { disputeId: second.disputeId })).code).toBe('2902')
  })

  test('the desk must say which volume it grants, and cannot be answered twice', async () => {
    const factory = master(FACTORY)
    const statementId = await pendingOf(factory)
    const before = await whole(factory, statementId)
    const { disputeId } = await factory.ok(OPEN, reading(statementId))
    await expect(answer('1001', disputeId, { decision: 'PASS', remark: '' })).rejects.toMatchObject({
      code: '2901',
      data: { field: 'volume' },
    })
    await answer('1001', disputeId, { decision: 'ADJUST', volume: '1000.00', remark: '核定气量' })
    const next = (await whole(factory, statementId)).revisions[0]?.statementId ?? ''
    const line = (await whole(factory, next)).lines.find(({ meterId }) => meterId === '10010102')
    expect(line?.settleVolume).toBe('1000.00')
    await expect(answer('1001', disputeId, { decision: 'REJECT', remark: '维持' })).rejects.toMatchObject({
      code: '2203',
    })
    const rest = before.lines.filter(({ meterId }) => meterId !== '10010102').map(({ settleVolume }) => settleVolume)
    const now = (await whole(factory, next)).lines.filter(({ meterId }) => meterId !== '10010102')
    expect(now.map(({ settleVolume }) => settleVolume)).toEqual(rest)
  })

  test('a register read by hand is put right itself: the statement ends there and so begins the next one', async () => {
    const hospital = master(HOSPITAL)
    const canteen = (await hospital.ok('energy GET /settlement/list', { state: 'DISPUTED' })).list[0]
    const statementId = canteen?.statementId ?? ''
    const detail = await hospital.ok('energy GET /settlement/detailSingle', { statementId })
    const open = detail.disputes.find(({ result }) => result === null)
    await hospital.ok(CANCEL, { disputeId: open?.disputeId ?? '' })
    const [line] = detail.lines
    const photo = await uploaded(HOSPITAL, 'DISPUTE', await handwriting())
    const right = addVolume(line?.prevReading ?? '', '500.00')
    const input = { ...reading(statementId), reasonCode: 'READING' as const, expectedReading: right, images: [photo] }
    const { meterId: _meterId, channelNo: _channelNo, ...single } = input
    const { disputeId } = await hospital.ok(OPEN, single)
    // A slip of the desk: the register would fall (AE-07).
    const slip = {
      decision: 'ADJUST',
      remark: '按照片读数更正',
      volume: subtractVolume(line?.prevReading ?? '', '100.00'),
    } as const
    await expect(answer('1002', disputeId, slip)).rejects.toMatchObject({ code: '2901', data: { field: 'volume' } })
    await answer('1002', disputeId, { decision: 'PASS', remark: '按照片读数更正' })
    const next = (await hospital.ok('energy GET /settlement/detailSingle', { statementId })).revisions[0]?.statementId
    const revised = await hospital.ok('energy GET /settlement/detailSingle', { statementId: next ?? '' })
    expect(revised.lines).toMatchObject([{ currReading: right, readVolume: '500.00', adjustVolume: '0.00' }])
  })
})
