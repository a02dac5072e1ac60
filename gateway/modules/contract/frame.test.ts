import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { decide, nextRequestNo } from '../../../test/gateway/case-kit'
import { BP } from '../../../test/gateway/contract-kit'

const GET = 'default GET /crmgas/contract/frame/get'
const SAVE = 'default POST /crmgas/contract/frame/save'
const LIST = 'default GET /crmgas/contract/notice/list'
const ACK = 'default POST /crmgas/contract/notice/ack'

let gateway: TestGateway
let master: Caller
beforeAll(async () => {
  gateway = await testGateway({ daily: ['contract'] })
  master = await gateway.as('13800000001')
})
afterAll(() => gateway.close())

const save = async (over: object = {}) => {
  const { months, mdq, contract } = await master.ok(GET, { year: 2027 })
  const version = contract ? { version: contract.version } : {}
  const annualVolume = String(months.reduce((sum, one) => sum + Number(one), 0))
  const input = { year: 2027, months, annualVolume, mdq, submit: true, ...version, ...over }
  return master.call(SAVE, { requestNo: nextRequestNo(), ...input })
}

test('the frame of the next year starts from the forecast, with its range and what it costs to miss it (3-10)', async () => {
  const answer = await master.ok(GET, {})
  expect(answer).toMatchObject({ year: 2027, editable: '1', window: { open: '1', until: '2026-12-20T17:00:00+08:00' } })
  const { forecast, months } = answer
  expect(months).toEqual(forecast?.months.map(({ volume }) => volume))
  for (const { volume, low, high } of [...(forecast?.months ?? []), ...(forecast ? [forecast.total] : [])])
    expect([Number(low) <= Number(volume), Number(volume) <= Number(high)]).toEqual([true, true])
  // The demo's years are much alike: the whole is within a fifth of the last one.
  expect(Number(forecast?.total.volume) / Number(answer.trailing12)).toBeCloseTo(1, 0)
  expect(answer.fees).toEqual({ overRate: '20.00', underRate: '10.00', price: expect.stringMatching(/^\d\.\d{4}$/) })
  // Of a year that has begun nothing is said.
  expect((await master.ok(GET, { year: 2026 })).forecast).toBeNull()
  expect(Number(answer.trailing12)).toBe(answer.trailing.reduce((sum, one) => sum + Number(one), 0))
  expect(answer.contract).toMatchObject({ status: 'DRAFT' })
  expect(await master.ok(GET, { year: 2026 })).toMatchObject({ editable: '0', contract: { status: 'EFFECTIVE' } })
})

test('a gas company has its own window (C-11)', async () => {
  await gateway.setting('contract.frame', '10-10 09:00..11-20 12:00', '1001')
  expect(await master.ok(GET, { year: 2027 })).toMatchObject({
    editable: '0',
    window: { open: '0', from: '2026-10-10T09:00:00+08:00', until: '2026-11-20T12:00:00+08:00' },
  })
  expect(await save()).toMatchObject({ code: '42813' })
  await gateway.setting('contract.frame', '11-01 00:00..12-20 17:00', '1001')
})

test('a customer that plans nothing needs no frame (6.6)', async () => {
  const kitchen = await gateway.as('13800000007')
  expect(await kitchen.ok(GET, {})).toMatchObject({ needed: '0', contract: null })
  expect(await master.ok(GET, {})).toMatchObject({ needed: '1' })
})

test.each([
  ['42811', { annualVolume: '1' }],
  ['42812', { mdq: '1' }],
  ['2901', { mdq: '99999999' }],
  ['42813', { year: 2026 }],
  ['2904', { version: 99, submit: false }],
])('%s for %j', async (code, over) => {
  expect(await save(over)).toMatchObject({ code })
})

test('a year far from the last needs a note (42814)', async () => {
  const months = Array.from({ length: 12 }, () => '100')
  expect(await save({ months, annualVolume: '1200' })).toMatchObject({ code: '42814' })
})

test('a draft is saved, submitted, returned, submitted again and sent out', async () => {
  expect(await save({ submit: false, annualVolume: '1' })).toMatchObject({ ok: true, data: { status: 'DRAFT' } })
  const { data } = await save()
  expect(data).toMatchObject({ status: 'REVIEWING' })
  const { contractId } = data as { contractId: string }
  expect(await save()).toMatchObject({ code: '2904' })
  await decide(gateway, contractId, 'REJECT', '一月量请核实')
  expect((await master.ok(GET, { year: 2027 })).contract).toMatchObject({ status: 'DRAFT', remark: '一月量请核实' })
  expect(await save()).toMatchObject({ ok: true })
  await decide(gateway, contractId, 'PASS')
  await gateway.drain()
  expect((await master.ok(GET, { year: 2027 })).contract).toMatchObject({
    status: 'TO_SIGN',
    taskId: expect.any(String),
  })
})

test('one that was refused is in the way of no other of its year, and cannot come back beside it (C-08, C-11)', async () => {
  const { contract } = await master.ok(GET, { year: 2027 })
  const refuse = { requestNo: nextRequestNo(), taskId: contract?.taskId ?? '', reason: '分月量需要重新商定' }
  await master.ok('default POST /crmgas/contract/sign/refuse', refuse)
  expect(await master.ok(GET, { year: 2027 })).toMatchObject({ editable: '1', contract: null })
  expect(await save()).toMatchObject({ ok: true, data: { status: 'REVIEWING' } })
  const { contract: next } = await master.ok(GET, { year: 2027 })
  expect(next?.contractId).not.toBe(contract?.contractId)
  const { contractId } = contract ?? { contractId: '' }
  await gateway.db.updateTable('contract').set({ state: 'INVALID' }).where('contractId', '=', contractId).execute()
  const again = { requestNo: nextRequestNo(), contractId }
  expect(await master.call('default POST /crmgas/contract/reissue', again)).toMatchObject({ code: '42822' })
  await decide(gateway, next?.contractId ?? '', 'PASS')
  await gateway.drain()
})

test('contracts are listed, narrowed and counted', async () => {
  const all = await master.ok('default GET /crmgas/contract/list', {})
  expect(all.total).toBeGreaterThan(4)
  const frames = await master.ok('default GET /crmgas/contract/list', { type: 'ANNUAL_FRAME', year: 2026 })
  expect(frames.list.map(({ title }) => title)).toEqual(['2026年度框架合同'])
  expect((await master.ok('default GET /crmgas/contract/list', { keyword: '框架', status: 'EFFECTIVE' })).total).toBe(1)
  expect(await master.ok('default GET /crmgas/contract/summary', undefined as never)).toMatchObject({
    certified: '1',
    canSign: '1',
    toSign: 2,
    notices: [],
  })
})

test('a contract that ends has one notice at 30 days, acknowledged by an account with the right to sign (C-10)', async () => {
  const { db } = gateway
  const [supply] = await db
    .selectFrom('contract')
    .selectAll()
    .where('bp', '=', BP)
    .where('contractType', '=', 'SUPPLY')
    .where('state', '=', 'EFFECTIVE')
    .execute()
  await db
    .updateTable('contract')
    .set({ endDate: '2026-12-23' })
    .where('contractId', '=', supply?.contractId ?? '')
    .execute()
  await gateway.passTime('2026-11-24T09:10:00+08:00')
  await gateway.passTime('2026-11-25T09:10:00+08:00')
  master = await gateway.as('13800000001')
  const all = (await master.ok(LIST, { status: 'UNREAD' })).list
  const list = all.filter(({ contractId }) => contractId === supply?.contractId)
  expect(list).toMatchObject([{ kind: 'EXPIRE_30', ackRequired: '1', daysLeft: 28 }])
  // The frame of this year ends within sixty days: nothing to acknowledge.
  expect(all.filter((one) => !list.includes(one))).toMatchObject([{ kind: 'EXPIRE_60', ackRequired: '0' }])
  const noticeId = list[0]?.noticeId ?? ''
  expect(await master.ok('default GET /crmgas/contract/notice/detail', { noticeId })).toMatchObject({ renewable: '1' })
  const { notices } = await master.ok('default GET /crmgas/contract/summary', undefined as never)
  // Read, it waits still: only its acknowledgement closes it.
  expect(notices).toMatchObject([{ noticeId, status: 'READ', isOpen: '1', readAt: gateway.clock.iso() }])
  const ack = () => master.call(ACK, { requestNo: nextRequestNo(), noticeId })
  expect(await ack()).toMatchObject({ ok: true, data: { status: 'ACKED' } })
  expect(await ack()).toMatchObject({ code: '2904' })
  expect(await master.call(ACK, { requestNo: nextRequestNo(), noticeId: 'no' })).toMatchObject({ code: '2902' })
  expect(await master.call('default GET /crmgas/contract/notice/detail', { noticeId: 'no' })).toMatchObject({
    code: '2902',
  })
})
