import sharp from 'sharp'
import { addMoney, sumMoney } from '@domain/money'
import { addVolume, subtractVolume } from '@domain/volume'
import { settleMonth } from '../../../../test/gateway/energy-kit'
import { heldUp } from '../../../../test/gateway/work-kit'
import { testGateway, type Caller, type TestGateway } from '../../../../test/setup/gateway'
import type { Work } from '../../../http/context'
import { receive } from '../../file/service'
import { payBillHistoric } from '../../../demo/money/history'
import type { Dispute } from '../repo/dispute'
import { linesOf, statements } from '../repo/statement'
import { registerPicture } from '../../../demo/energy/picture'
import { addItem, itemRoute } from './items'
import { openDispute, reviseStatement } from './life'

let gateway: TestGateway
let industry: Caller
let hospital: Caller
let textile: Caller

beforeAll(async () => {
  gateway = await testGateway({ daily: ['metering', 'billing'] })
  industry = gateway.asSession({ bp: '1000000001', companyCode: '1001', isMaster: true, reviewStatus: '1' })
  hospital = gateway.asSession({
    bp: '1000000003',
    companyCode: '1002',
    isMaster: true,
    reviewStatus: '1',
    userId: 'doctor',
  })
  textile = gateway.asSession({ bp: '1000000004', companyCode: '1002', isMaster: true, reviewStatus: '1' })
})
afterAll(() => gateway.close())

const inTransaction = <T>(run: (work: Work) => Promise<T>): Promise<T> =>
  gateway.db.transaction().execute((db) => run({ ...gateway.gateway.work, db, afterCommit: () => undefined }))
const days = (meterId: string, from: string) =>
  gateway.db
    .selectFrom('dailyUsage')
    .select(['gasDay', 'quality', 'volume'])
    .where('meterId', '=', meterId)
    .where('gasDay', '>=', from)
    .orderBy('gasDay')
    .execute()

// One course of events on one database: each test goes on from where the last one left the clock.
test('24 November: the gas day is closed, its estimate becomes provisional, the boiler is still silent', async () => {
  const before = (await industry.ok('default GET /crmgas/home/summary', {})).account.provisional ?? '0'
  await gateway.passTime('2026-11-24T09:45:00+08:00')
  expect(await days('10010102', '2026-11-23')).toMatchObject([{ gasDay: '2026-11-23', quality: 'NORMAL' }])
  expect((await days('10010103', '2026-11-21')).map((day) => day.quality)).toEqual(['MISSING', 'MISSING', 'MISSING'])
  expect(Number((await industry.ok('default GET /crmgas/home/summary', {})).account.provisional)).toBeGreaterThan(
    Number(before),
  )
})

test('doing a day again changes nothing', async () => {
  const before = await gateway.db
    .selectFrom('dailyUsage')
    .select((e) => e.fn.sum('volume').as('sum'))
    .executeTakeFirst()
  await gateway.db.deleteFrom('workSweep').where('name', 'in', ['metering.closeDay', 'billing.provisional']).execute()
  await gateway.passTime('2026-11-24T09:50:00+08:00')
  expect(
    await gateway.db
      .selectFrom('dailyUsage')
      .select((e) => e.fn.sum('volume').as('sum'))
      .executeTakeFirst(),
  ).toEqual(before)
})

test('26 November: without a signature the statements are billed; the prepaid bill is paid from the balance at once', async () => {
  await gateway.passTime('2026-11-26T10:30:00+08:00')
  const [october] = (await industry.ok('energy GET /monthBill/list', {})).list
  expect(october).toMatchObject({ billMonth: '2026-10', state: 'BILLED' })
  const bill = await gateway.db
    .selectFrom('bill')
    .selectAll()
    .where('billId', '=', october?.billId ?? '')
    .executeTakeFirstOrThrow()
  expect(bill).toMatchObject({
    state: 'PAID',
    issueDate: '2026-11-26',
    dueDate: '2026-11-30',
    receivable: bill.paidPrincipal,
  })
  const entry = await gateway.db
    .selectFrom('ledgerEntry')
    .selectAll()
    .where('refId', '=', bill.billId)
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ entryType: 'BILL_OFFSET', amount: bill.receivable })
  expect(entry.remark).toMatch(/^暂估 [\d,]+\.\d{2}，结算 [\d,]+\.\d{2}，(补扣 |退回 |无差额)/)
  // The disputed canteen waits for the company, whatever the deadline says (AE-24).
  const canteen = (await hospital.ok('energy GET /monthBill/list', { meterId: '10020302' })).list[0]
  expect(canteen).toMatchObject({ billMonth: '2026-10', state: 'DISPUTED', billId: null })
})

test('the boiler answers again: its missing days are made up evenly', async () => {
  const made = await days('10010103', '2026-11-21')
  expect(made.map((day) => day.quality)).toEqual(['MAKEUP', 'MAKEUP', 'MAKEUP', 'MAKEUP', 'MAKEUP'])
  const { list } = await industry.ok('default GET /crmgas/list-meter-channel', {})
  expect(list[2]).toMatchObject({ onlineState: 'ONLINE' })
})

test('29 November: the window is open; a plausible photo is a reading, the next one is A2107', async () => {
  await gateway.passTime('2026-11-29T08:30:00+08:00')
  const photo = (reading: string, taken: string) =>
    sharp(registerPicture(reading))
      .withExif({ IFD2: { DateTimeOriginal: taken } })
      .jpeg()
      .toBuffer()
  const upload = async (bytes: Buffer) =>
    (
      await inTransaction((work) =>
        receive(
          work,
          { type: 'USER', id: 'doctor', companyCode: '1002' },
          { bizType: 'METER_IMG', name: 'meter.png', bytes },
        ),
      )
    ).fileId
  const { list } = await hospital.ok('default GET /crmgas/list-meter-channel', { meterType: 'MECH' })
  const last = list[0]?.lastReading ?? '0.00'
  const sendPicture = async (requestNo: string, reading: string, bytes: Buffer, more = {}, headers = {}) =>
    hospital.call(
      'default POST /crmgas/setMeterImg',
      { requestNo, meterId: '10020302', reading, fileID: await upload(bytes), ...more },
      headers,
    )
  const send = async (requestNo: string, reading: string, more = {}) =>
    sendPicture(requestNo, reading, await photo(reading, '2026:11:29 08:20:00'), more)
  expect(await send('a', addVolume(last, '-1.00'))).toMatchObject({ code: 'A2106' })
  expect(await send('b', addVolume(last, '90000.00').slice(-8))).toMatchObject({ ok: false })
  expect((await send('c', addVolume(last, '20000.00'))).data).toMatchObject({ needConfirm: true, imgId: null })
  expect((await send('d', addVolume(last, '20000.00'), { confirmed: '1' })).data).toMatchObject({
    state: 'SUBMITTED',
    readingId: null,
  })
  // Without EXIF, or with that of the day before yesterday, it is A2108; only WeChat's pictures may lack it (AE-11).
  const old = addVolume(last, '1000.00')
  expect(await sendPicture('g', old, await photo(old, '2026:11:28 08:20:00'))).toMatchObject({ code: 'A2108' })
  expect(await sendPicture('h', old, registerPicture(old))).toMatchObject({ code: 'A2108' })
  const check = { purpose: 'CHECK' }
  const wechat = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50' }
  expect(await sendPicture('i', old, registerPicture(old), check, wechat)).toMatchObject({ code: '1000' })
  expect((await send('e', addVolume(last, '2000.00'))).data).toMatchObject({ state: 'ACCEPTED', needConfirm: false })
  expect(await send('f', addVolume(last, '2001.00'))).toMatchObject({ code: 'A2107' })
  const photos = await hospital.ok('default GET /crmgas/meter/imgList', { meterId: '10020302' })
  // Both were taken in the same second of the standing clock.
  expect(
    photos.list
      .filter((img) => img.period === '2026-11' && img.purpose === 'READING')
      .map((img) => img.state)
      .sort(),
  ).toEqual(['ACCEPTED', 'SUPERSEDED'])
  expect(photos.list.filter((img) => img.noExif === '1')).toMatchObject([{ purpose: 'CHECK', reading: old }])
  // Three are kept of this hour; the eleventh is 2906 (AE-05).
  const codes: string[] = []
  for (let n = 0; n < 8; n++) codes.push((await send(`n${n}`, addVolume(last, `3${n}.00`), check)).code)
  expect(codes).toEqual([...Array<string>(7).fill('1000'), '2906'])
  await gateway.passTime('2026-11-29T09:31:00+08:00')
  expect(await send('o', addVolume(last, '40.00'), check)).toMatchObject({ code: '1000' })
})

test('30 November 10:00: the mill’s gas is stopped, paid off it resumes after the customer’s word', async () => {
  await gateway.passTime('2026-11-30T10:06:00+08:00')
  // The valve's device answers in its own time.
  await gateway.passTime('2026-11-30T10:07:00+08:00')
  const stopped = await textile.ok('default GET /crmgas/stopGas/info', {})
  expect(stopped).toMatchObject({
    stopGas: { state: 'STOPPED', realStopAt: expect.stringContaining('2026-11-30T10:') },
    meters: [{ state: 'STOPPED', valveState: 'CLOSED' }],
  })
  const stopId = stopped.stopGas?.stopId ?? ''
  const confirm = (requestNo: string, safetyConfirm: '1' | '0') =>
    textile.call('default POST /crmgas/stopGas/confirmResume', { requestNo, stopId, safetyConfirm })
  expect(await confirm('1', '1')).toMatchObject({ code: 'A2801' })
  const open = await gateway.db
    .selectFrom('bill')
    .select('billId')
    .where('bp', '=', '1000000004')
    .where('state', '=', 'OVERDUE')
    .orderBy('dueDate')
    .execute()
  for (const { billId } of open)
    await inTransaction((work) =>
      payBillHistoric(work, {
        bp: '1000000004',
        companyCode: '1002',
        billId,
        channel: 'TT',
        paidAt: work.clock.iso(),
        payerUserId: 'miller',
        payerMask: '',
      }),
    )
  expect(await textile.ok('default GET /crmgas/stopGas/info', {})).toMatchObject({
    stopGas: { state: 'RESUMING' },
    arrears: '0.00',
  })
  expect(await confirm('2', '0')).toMatchObject({ code: 'A2802' })
  expect((await confirm('3', '1')).data).toEqual({ state: 'RESUMED' })
  await gateway.passTime('2026-11-30T10:08:00+08:00')
  const meter = (await textile.ok('default GET /crmgas/list-meter-channel', {})).list[0]
  expect(meter).toMatchObject({ state: 'NORMAL', valveState: 'OPEN' })
  const valve = await textile.ok('default GET /crmgas/changeRecord/list', { changeType: 'VALVE' })
  expect(
    valve.list
      .filter((row) => row.happenedAt.startsWith('2026-11-30'))
      .map((row) => row.newValue)
      .sort(),
  ).toEqual(['阀门关闭', '阀门开启'])
})

test('1 December: November’s statements are made and wait for their customers', async () => {
  await gateway.passTime('2026-12-01T10:30:00+08:00')
  const [november] = (await industry.ok('energy GET /monthBill/list', {})).list
  expect(november).toMatchObject({ billMonth: '2026-11', state: 'PENDING', scope: 'MULTI' })
  const canteen = (await hospital.ok('energy GET /monthBill/list', { meterId: '10020302' })).list[0]
  expect(canteen).toMatchObject({ billMonth: '2026-11', volume: '2000.00' })
  // Home and 用能信息 say the same from the minute on that the statement stands, meters read by hand included.
  for (const caller of [industry, hospital, textile]) {
    const { energy } = await caller.ok('default GET /crmgas/home/summary', {})
    const { billMonth, month, estAmount, yoyPct, momPct } = await caller.ok('energy GET /energy/overview', {
      month: '2026-11',
    })
    expect(energy).toMatchObject({ billMonth, month, monthAmount: estAmount, yoyPct, momPct })
  }
  const todo = await gateway.db
    .selectFrom('todo')
    .select('bizId')
    .where('type', '=', 'STATEMENT')
    .where('bp', '=', '1000000001')
    .where('status', '=', '0')
    .execute()
  expect(todo).toEqual([{ bizId: november?.statementId }])
})

test('what an accepted dispute takes below zero lowers the next statement, once (AE-26)', async () => {
  const key = { bp: '1000000003', companyCode: '1002' }
  const canteen = (change: { adjustVolume: string }) => new Map([['10020302|1', { ...change, reason: '异议核减' }]])
  await inTransaction(async (work) => {
    const october = (await statements(work.db, key, { months: ['2026-10'] })).find(({ state }) => state === 'DISPUTED')
    if (!october) throw new Error('the canteen’s statement is not disputed')
    const dispute = (await work.db
      .selectFrom('dispute')
      .selectAll()
      .where('statementId', '=', october.statementId)
      .executeTakeFirstOrThrow()) as Dispute
    const [read] = await linesOf(work.db, key.bp, [october.statementId])
    const adjustVolume = subtractVolume('-120.00', read?.readVolume ?? '')
    const revised = await reviseStatement(work, october, dispute, '核减', canteen({ adjustVolume }))
    // November was made before the answer came and stands as it is.
    expect(await linesOf(work.db, key.bp, [revised?.statementId ?? ''])).toMatchObject([
      { adjustVolume, settleVolume: '0.00', carried: '-120.00', carriedIn: '0.00' },
    ])
  })
  const make = (billMonth: string) => inTransaction((work) => settleMonth(work, key, billMonth, '10020302'))
  const december = await make('2026-12')
  const [line] = december?.lines ?? []
  expect(line).toMatchObject({ adjustVolume: '-120.00', adjustReason: '上期调整结转', carriedIn: '-120.00' })
  expect(line?.settleVolume).toBe(addVolume(line?.readVolume ?? '', '-120.00'))
  expect(await make('2026-12')).toBeNull()
  expect((await make('2027-01'))?.lines).toMatchObject([{ adjustVolume: '0.00', carriedIn: '0.00' }])
})

test('other money goes on the next statement, once; what it would take below zero waits (D-09)', async () => {
  const key = { bp: '1000000003', companyCode: '1002' }
  const item = { ...key, code: 'DEVIATION', name: '偏差考核费', amount: '9727.20', itemKey: 'DEV:G:2027-01' }
  const make = (billMonth: string) => inTransaction((work) => settleMonth(work, key, billMonth, '10020302'))
  await inTransaction(async (work) => {
    await addItem(work, item)
    await addItem(work, item)
    await addItem(work, { ...item, amount: '-99999999.00', itemKey: 'DEV:G:2027-01:2' })
    expect(await itemRoute(work, key, item.itemKey)).toBeNull()
  })
  const carrying = await make('2027-02')
  const gas = sumMoney(carrying?.segments.map(({ amount }) => amount) ?? [])
  expect(carrying?.head).toMatchObject({
    otherItems: [{ code: 'DEVIATION', name: '偏差考核费', amount: '9727.20', itemKey: 'DEV:G:2027-01' }],
    totalAmount: addMoney(gas, '9727.20'),
  })
  await inTransaction(async (work) => {
    expect(await itemRoute(work, key, item.itemKey)).toContain(carrying?.head.statementId)
    expect(await itemRoute(work, key, 'DEV:G:2027-01:2')).toBeNull()
    // A revision of the same month carries it again.
    const head = carrying?.head
    if (!head) throw new Error('no statement')
    const disputed = await openDispute(work, head, {
      userId: 'doctor',
      meterId: null,
      channelNo: null,
      reasonCode: 'OTHER',
      content: '请核对本月费用',
      expectedReading: null,
    })
    if (!disputed) throw new Error('no dispute')
    const now = { ...head, state: 'DISPUTED' as const, disputeCount: 1 }
    const revised = await reviseStatement(work, now, disputed, '已核对', new Map())
    expect(revised).toMatchObject({ revision: 2, otherItems: head.otherItems, totalAmount: head.totalAmount })
    expect(await itemRoute(work, key, item.itemKey)).toContain(revised?.statementId ?? '')
  })
  expect((await make('2027-03'))?.head.otherItems).toEqual([])
})

test('one that a pause has made late has its days from then on (AE-22)', async () => {
  const late = { planned: '2027-05-01T10:00:00+08:00', done: '2027-05-09T09:30:00+08:00' }
  const key = { bp: '1000000003', companyCode: '1002' }
  const made = await inTransaction((work) => settleMonth(heldUp(work, late), key, '2027-04', '10020302'))
  expect(made?.head).toMatchObject({
    companySignAt: '2027-05-01T10:00:00+08:00',
    confirmDeadline: '2027-05-13T00:00:00+08:00',
  })
})
