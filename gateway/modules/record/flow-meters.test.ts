import { nextRequestNo, staff as staffOf } from '../../../test/gateway/case-kit'
import { people, uploaded } from '../../../test/gateway/inspection-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

const LIST = 'default GET /crmgas/record/flowMeter/list'
const DETAIL = 'default GET /crmgas/record/flowMeter/detail'
const EVENT = 'btwob POST /record/meter/event'
const VERIFY = 'btwob POST /record/meter/verify'

const bp = '1000000001'
const meterNo = '003010010102'

let gateway: TestGateway
let at: ReturnType<typeof people>
let desk: Caller
beforeAll(async () => {
  gateway = await testGateway()
  at = people(gateway)
  desk = await staffOf(gateway)
})
afterAll(() => gateway.close())

const event = (kind: 'VERIFY_SEND' | 'VERIFY_BACK' | 'REPLACE' | 'SEAL_CHANGE', over: object = {}) =>
  desk.call(EVENT, {
    requestNo: nextRequestNo(),
    bp,
    meterNo,
    kind,
    at: '2026-11-22T10:00:00+08:00',
    note: '',
    ...over,
  })
const verify = (over: object = {}, caller = desk) =>
  caller.call(VERIFY, {
    requestNo: nextRequestNo(),
    bp,
    meterNo,
    verifyDate: '2026-11-20',
    kind: 'PERIODIC',
    org: '省计量院',
    certificateNo: 'JL-1',
    result: 'PASS',
    ...over,
  })

test('flow meters say how far their verification is (D 3.5)', async () => {
  const { list, counts } = await at.master.ok(LIST, {})
  expect(list.map((one) => [one.meterNo, one.validity, one.daysLeft, one.commStatus])).toEqual([
    ['003010010101', 'NORMAL', 206, 'ONLINE'],
    ['003010010102', 'DUE_SOON', 60, 'ONLINE'],
    ['003010010103', 'NORMAL', 1000, 'OFFLINE'],
  ])
  expect(counts).toEqual({ all: 3, NORMAL: 2, DUE_SOON: 1, OVERDUE: 0 })
  expect((await at.master.ok(LIST, { validity: 'DUE_SOON' })).list).toHaveLength(1)
  const restaurant = people(gateway, { bp: '1000000002', companyCode: '1001' }).master
  expect((await restaurant.ok(LIST, {})).counts.OVERDUE).toBe(1)
})

test('a meter sent to its verification is there until it is back, and then holds two years less a day (RC-05)', async () => {
  expect(await event('VERIFY_BACK')).toMatchObject({ code: '44120' })
  expect(await event('VERIFY_SEND', { at: '2026-11-24T10:00:00+08:00' })).toMatchObject({ code: '2901' })
  expect(await event('VERIFY_SEND')).toMatchObject({ data: { state: 'VERIFYING' } })
  expect(await event('VERIFY_SEND')).toMatchObject({ code: '44120' })
  expect(await verify()).toMatchObject({ data: { state: 'IN_USE', nextVerifyDate: '2028-11-19' } })
  expect(await event('SEAL_CHANGE', { sealNo: 'QF-9', oldReading: '1.0000', newReading: '1.0000' })).toMatchObject({
    ok: true,
  })
  const found = await at.master.ok(DETAIL, { meterNo })
  expect(found).toMatchObject({ sealNo: 'QF-9', lastVerifyDate: '2026-11-20', cycleMonths: 24, isAsked: false })
  expect(found.verifies[0]).toMatchObject({ verifyDate: '2026-11-20', kind: 'PERIODIC', result: 'PASS' })
  expect(
    found.events
      .map(({ kind }) => kind)
      .slice(0, 2)
      .sort(),
  ).toEqual(['SEAL_CHANGE', 'VERIFY_SEND'])
  const meter = await gateway.db.selectFrom('meter').select('verifyDueDate').where('meterNo', '=', meterNo).execute()
  expect(meter).toEqual([{ verifyDueDate: '2028-11-19' }])
})

test('a verification that is written up late says nothing of where the meter is now (D 3.5)', async () => {
  await event('VERIFY_SEND')
  expect(await verify({ verifyDate: '2024-11-20', certificateNo: 'JL-0' })).toMatchObject({
    data: { state: 'VERIFYING', nextVerifyDate: '2028-11-19' },
  })
  expect(await verify()).toMatchObject({ data: { state: 'IN_USE' } })
})

test('an older certificate is history; one that was not passed holds no day', async () => {
  expect(await verify({ verifyDate: '2024-11-20' })).toMatchObject({ data: { nextVerifyDate: '2028-11-19' } })
  expect(await verify({ verifyDate: '2026-11-24' })).toMatchObject({ code: '2901' })
  expect(await verify({ verifyDate: '2026-11-21', result: 'FAIL' })).toMatchObject({
    data: { nextVerifyDate: '2026-11-21' },
  })
  expect((await at.master.ok(DETAIL, { meterNo })).validity).toBe('OVERDUE')
})

test('a meter without a file begins one with its type and class', async () => {
  const other = { meterNo: '003010010202', bp: '1000000002' }
  expect(await event('SEAL_CHANGE', other)).toMatchObject({ code: '2902' })
  expect(await verify(other)).toMatchObject({ code: '2901' })
  expect(await verify({ ...other, flowType: 'DIAPHRAGM' })).toMatchObject({ code: '2901' })
  // Up to 16 m³/h it is verified once and used for ten years.
  const filed = { ...other, flowType: 'DIAPHRAGM', accuracyClass: '1.5', kind: 'FIRST' }
  expect(await verify(filed)).toMatchObject({ data: { nextVerifyDate: null } })
  const { list } = await desk.ok('btwob GET /record/meters', { bp: other.bp })
  expect(list.find((one) => one.meterNo === other.meterNo)).toMatchObject({ state: 'IN_USE', nextVerifyDate: null })
})

test('the certificate comes with its verification, for the customer to see (D 6.6)', async () => {
  const page = await uploaded(gateway, 'inspector', { bizType: 'METER' })
  expect(await verify({ files: ['nothing'] })).toMatchObject({ code: '44852' })
  expect(await verify({ certificateNo: 'JL-9', files: [page] }, at.inspector)).toMatchObject({ ok: true })
  const { verifies } = await at.master.ok(DETAIL, { meterNo })
  expect(verifies.find(({ certificateNo }) => certificateNo === 'JL-9')?.files).toMatchObject([
    { fileId: page, isImage: true, url: expect.stringContaining(page) as string },
  ])
})

test('a replaced meter is over', async () => {
  expect(await verify({ verifyDate: '2026-11-22', replacedBy: '003099999999' })).toMatchObject({
    data: { state: 'RETIRED' },
  })
  expect(await verify()).toMatchObject({ code: '44120' })
  expect(await event('SEAL_CHANGE')).toMatchObject({ code: '44120' })
  expect((await at.master.ok(DETAIL, { meterNo })).validity).toBe('NORMAL')
})

test('meters of others and unknown ones are refused', async () => {
  expect(await verify({ meterNo: '003010010201' })).toMatchObject({ code: '2902' })
  expect(await event('SEAL_CHANGE', { bp: '1000000003' })).toMatchObject({ code: '2902' })
  expect((await desk.call('btwob GET /record/meters', { bp: '1000000003' })).code).toBe('2902')
  const other = people(gateway, { bp: '1000000002', companyCode: '1001' }).master
  expect((await other.call(DETAIL, { meterNo })).code).toBe('2902')
  const { alarms } = await desk.ok('btwob GET /record/meters', { bp })
  expect(alarms.map(({ location }) => location)).toContain('1#窑炉辊道干燥区')
})
