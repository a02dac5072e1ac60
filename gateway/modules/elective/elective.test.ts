import { aBill, requestNo } from '../../../test/gateway/payment-kit'
import { aPeriod, clerkOf, fixedOption, indexOption, rebateOption, wishFor } from '../../../test/gateway/elective-kit'
import { aBuyer, saleGateway, type Buyer } from '../../../test/gateway/package-sale-kit'
import type { Area } from '../../areas'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { electiveArea } from './index'

const SUBMIT = 'sqdev POST /elective/record/submit'
const CANCEL = 'sqdev POST /elective/record/cancel'
const DETAIL = 'sqdev GET /elective/record/detail'
const CURRENT = 'sqdev GET /elective/period/current'

let gateway: TestGateway
let staff: Caller
let buyer: Buyer
let wang: Caller

const callerOf = ({ key }: Buyer, more: object = {}): Caller =>
  gateway.asSession({ ...key, isMaster: true, reviewStatus: '1', userId: `u-${key.bp}`, ...more })

beforeEach(async () => {
  gateway = await saleGateway('2026-11-23T09:30:00+08:00', [electiveArea as unknown as Area])
  buyer = await aBuyer(gateway)
  wang = callerOf(buyer)
  staff = clerkOf(gateway, '1001')
})
afterEach(() => gateway.close())

const chosen = async (given: Parameters<typeof wishFor>[0] = {}, by = wang) =>
  (await by.ok(SUBMIT, wishFor(given))).recordNo
const detail = (recordNo: string, by = wang) => by.ok(DETAIL, { recordNo })
const used = async () => (await staff.ok('btwob GET /elective/period/detail', { periodId: 'EP202612' })).options

describe('a choice', () => {
  test('is made, changed with its history, and taken back (BE-02, BE-10)', async () => {
    expect(await wang.ok(CURRENT, {})).toMatchObject({ period: null, options: [], mine: null })
    await aPeriod(staff)
    const input = wishFor()
    const first = await wang.ok(SUBMIT, input)
    expect(first.estimatedAmount).toBe('297600.00')
    // The same request again chooses nothing more.
    expect((await wang.call(SUBMIT, input)).data).toEqual(first)
    const { recordNo } = first
    expect(await detail(recordNo)).toMatchObject({ status: 'SUBMITTED', version: 1, canChange: true, volume: '80000' })
    expect(await wang.call(SUBMIT, wishFor({ volume: '90000' }))).toMatchObject({ code: '2904' })

    const other = wishFor({ optionId: 'EP202612-2', volume: '60000', version: 1 })
    expect(await wang.call(SUBMIT, other)).toMatchObject({ code: '42402', text: '请先确认风险提示' })
    // 60,000 × (3.4000 + 0.3500)
    expect(await wang.ok(SUBMIT, { ...other, requestNo: requestNo(), riskConfirmed: true })).toEqual({
      recordNo,
      estimatedAmount: '225000.00',
    })
    expect((await used()).map(({ usedVolume }) => usedVolume)).toEqual(['0', '60000', '0'])
    const now = await detail(recordNo)
    expect(now).toMatchObject({ optionName: '指数联动', estimatedPrice: '3.7500', version: 2, settlement: null })
    expect(now.history.map(({ optionName, volume }) => [optionName, volume])).toEqual([
      ['指数联动', '60000'],
      ['固定价', '80000'],
    ])
    expect(await wang.ok(CURRENT, {})).toMatchObject({
      period: { month: '2026-12', closeAt: '2026-11-25T17:00:00+08:00' },
      mine: { recordNo },
      options: [{ leftVolume: '150000' }, { leftVolume: '90000', index: { month: '2026-10', value: '3.4000' } }, {}],
    })

    expect(await wang.call(CANCEL, { requestNo: requestNo(), recordNo, version: 1 })).toMatchObject({ code: '2904' })
    const cancel = { requestNo: requestNo(), recordNo, version: 2 }
    expect(await wang.ok(CANCEL, cancel)).toEqual({ status: 'CANCELLED' })
    expect((await wang.call(CANCEL, cancel)).data).toEqual({ status: 'CANCELLED' })
    expect(await wang.call(CANCEL, { ...cancel, requestNo: requestNo() })).toMatchObject({ code: '2904' })
    expect((await used()).map(({ usedVolume }) => usedVolume)).toEqual(['0', '0', '0'])
    // Cancelled, another choice may follow.
    const again = await chosen()
    const { list } = await wang.ok('sqdev GET /elective/record/list', { year: '2026' })
    expect(list.map((one) => [one.recordNo, one.status])).toEqual([
      [again, 'SUBMITTED'],
      [recordNo, 'CANCELLED'],
    ])
    expect(await wang.ok('sqdev GET /elective/record/list', { year: '2025' })).toMatchObject({ total: 0 })
    expect(await wang.ok('sqdev GET /elective/record/list', { status: 'CANCELLED' })).toMatchObject({ total: 1 })
  })

  test.each([
    ['another volume than a step', { volume: '80050' }, '42405'],
    ['less than the least', { volume: '0' }, '42405'],
    ['an option of another period', { optionId: 'EP202611-1' }, '2902'],
    ['an unknown period', { periodId: 'EP209912' }, '2902'],
    ['a version of a choice that is not there', { version: 1 }, '2904'],
  ])('is refused: %s', async (_what, given, code) => {
    await aPeriod(staff)
    expect(await wang.call(SUBMIT, wishFor(given))).toMatchObject({ code })
  })

  test('is changed as often as its customer likes', async () => {
    await aPeriod(staff)
    const recordNo = await chosen()
    const first = await gateway.db.selectFrom('electiveChange').selectAll().executeTakeFirstOrThrow()
    const more = Array.from({ length: 100 }, (_, n) => ({ ...first, changeNo: n + 2 }))
    await gateway.db.insertInto('electiveChange').values(more).execute()
    await wang.ok(SUBMIT, wishFor({ volume: '70000', version: 1 }))
    expect((await detail(recordNo)).history[0]).toMatchObject({ volume: '70000' })
  })

  test('is refused outside of its time, and then it stays (BE-01, BE-10)', async () => {
    await aPeriod(staff)
    const recordNo = await chosen()
    await aPeriod(staff, '2027-01')
    const january = { periodId: 'EP202701', optionId: 'EP202701-1' }
    expect(await wang.call(SUBMIT, wishFor(january))).toMatchObject({ code: '42404', text: '不在选购时间内' })
    await gateway.passTime('2026-11-25T17:00:00+08:00')
    expect(await wang.call(SUBMIT, wishFor({ version: 1 }))).toMatchObject({ code: '42404' })
    expect(await wang.call(CANCEL, { requestNo: requestNo(), recordNo, version: 1 })).toMatchObject({
      code: '42403',
      text: '选购期已截止，不可取消',
    })
    expect(await detail(recordNo)).toMatchObject({ canChange: false, status: 'SUBMITTED' })
  })

  test('is refused to a customer with arrears, with what is in the way (BE-04)', async () => {
    await aPeriod(staff)
    await aBill(gateway.db, buyer.key, { billId: 'b1', receivable: '100.00', dueDate: '2026-11-10' })
    expect(await wang.call(SUBMIT, wishFor())).toMatchObject({
      code: '42109',
      data: { items: [{ code: 'ARREARS', pass: false }] },
    })
  })

  test('is refused where the contract ends within its month', async () => {
    await aPeriod(staff)
    await gateway.db.updateTable('contract').set({ endDate: '2026-12-30' }).execute()
    expect(await wang.call(SUBMIT, wishFor())).toMatchObject({
      code: '42109',
      data: { items: [{ code: 'CONTRACT', message: '供用气合同在自选月份结束前到期，请先续签' }] },
    })
  })

  test('of an index without any published value has no price', async () => {
    await aPeriod(staff)
    await gateway.db.deleteFrom('gasIndex').execute()
    const index = wishFor({ optionId: 'EP202612-2', riskConfirmed: true })
    expect(await wang.call(SUBMIT, index)).toMatchObject({ code: '2901', text: '指数尚未公布' })
    expect((await used()).map(({ usedVolume }) => usedVolume)).toEqual(['0', '0', '0'])
  })

  test('of another customer does not exist', async () => {
    await aPeriod(staff)
    const recordNo = await chosen()
    const stranger = callerOf(await aBuyer(gateway, '1000000002'))
    expect(await stranger.call(DETAIL, { recordNo })).toMatchObject({ code: '2902' })
    expect(await stranger.call(CANCEL, { requestNo: requestNo(), recordNo, version: 1 })).toMatchObject({
      code: '2902',
    })
    const elsewhere = clerkOf(gateway, '1002')
    const periodId = 'EP202612'
    expect(await elsewhere.call('btwob GET /elective/period/detail', { periodId })).toMatchObject({ code: '2902' })
    expect(await elsewhere.call('btwob GET /elective/record/list', { periodId })).toMatchObject({ code: '2902' })
    expect(await elsewhere.call('btwob POST /elective/period/close', { periodId })).toMatchObject({ code: '2902' })
    expect(await elsewhere.call('btwob POST /elective/record/reject', { recordNo, reason: '额度调整' })).toMatchObject({
      code: '2902',
    })
  })
})

describe('what is left of an option', () => {
  test('goes to one of two that want all of it at once (BE-03)', async () => {
    await aPeriod(staff, '2026-12', [fixedOption({ quotaVolume: '100000' })])
    const other = callerOf(await aBuyer(gateway, '1000000002'))
    const answers = await Promise.all([wang, other].map((one) => one.call(SUBMIT, wishFor({ volume: '60000' }))))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: '42401', text: '该方案剩余额度不足，可选40000 m³' })
    expect((await used())[0]).toMatchObject({ usedVolume: '60000', leftVolume: '40000' })
  })

  test('counts the own volume when it is changed', async () => {
    await aPeriod(staff, '2026-12', [fixedOption({ quotaVolume: '100000' })])
    await chosen({ volume: '60000' })
    expect(await wang.ok(SUBMIT, wishFor({ volume: '100000', version: 1 }))).toBeTruthy()
    expect((await used())[0]).toMatchObject({ usedVolume: '100000' })
  })
})

describe('a period', () => {
  test('that is closed while two choose: an earlier choice stays and is reviewed, later ones are refused', async () => {
    await aPeriod(staff)
    const [submitted, closed] = await Promise.all([
      wang.call(SUBMIT, wishFor()),
      staff.call('btwob POST /elective/period/close', { periodId: 'EP202612' }),
    ])
    expect(closed).toMatchObject({ ok: true, data: { status: 'CLOSED' } })
    if (!submitted.ok) expect(submitted).toMatchObject({ code: '42404' })
    await gateway.drain()
    await gateway.passTime('2026-11-23T09:40:00+08:00')
    const { list } = await wang.ok('sqdev GET /elective/record/list', {})
    expect(list).toHaveLength(submitted.ok ? 1 : 0)
    const rows = await gateway.db.selectFrom('electiveRecord').select(['checkAt', 'startAt']).execute()
    expect(rows.every(({ checkAt, startAt }) => checkAt === null && startAt === '2026-12-01T08:00:00+08:00')).toBe(true)
    expect(await wang.call(SUBMIT, wishFor({ version: 1 }))).toMatchObject({ code: '42404' })
    expect(await staff.call('btwob POST /elective/period/close', { periodId: 'EP202612' })).toMatchObject({
      code: '2904',
    })
  })

  test('opens by itself and informs customers; at its end choices go into the month, one with arrears does not (BE-04)', async () => {
    const debtor = await aBuyer(gateway, '1000000002')
    await aPeriod(staff)
    await gateway.passTime('2026-11-23T09:32:00+08:00')
    const announced = () =>
      gateway.db.selectFrom('message').select(['bp', 'summary']).where('templateCode', '=', 'ELECTIVE_OPEN').execute()
    expect(await announced()).toHaveLength(2)
    const recordNo = await chosen()
    const refused = await chosen({ volume: '10000' }, callerOf(debtor))
    await aBill(gateway.db, debtor.key, { billId: 'b1', receivable: '100.00', dueDate: '2026-11-24' })
    await gateway.passTime('2026-11-25T17:01:00+08:00')
    expect(await detail(refused, callerOf(debtor))).toMatchObject({
      status: 'REJECTED',
      cancelReason: '截止时存在欠费',
    })
    expect((await used())[0]).toMatchObject({ usedVolume: '80000' })
    await gateway.passTime('2026-12-01T08:01:00+08:00')
    expect(await detail(recordNo)).toMatchObject({ status: 'EFFECTIVE', running: { used: '0.00', taken: '0.00' } })
    const results = await gateway.db
      .selectFrom('message')
      .select(['bp', 'summary'])
      .where('templateCode', '=', 'ELECTIVE_RESULT')
      .orderBy('bp')
      .execute()
    expect(results.map(({ summary }) => summary)).toEqual([
      expect.stringContaining('已开始执行，自选气量80,000 m³'),
      expect.stringContaining('未通过：截止时存在欠费'),
    ])
  })

  test('at its end turns down a choice that could not be made any more (BE-04)', async () => {
    await aPeriod(staff)
    const recordNo = await chosen()
    await gateway.db.updateTable('contract').set({ endDate: '2026-12-30' }).execute()
    await gateway.passTime('2026-11-25T17:01:00+08:00')
    expect(await detail(recordNo)).toMatchObject({
      status: 'REJECTED',
      cancelReason: '供用气合同在自选月份结束前到期，请先续签',
    })
    expect((await used())[0]).toMatchObject({ usedVolume: '0' })
  })

  test('is published once a month, with sound terms only', async () => {
    await aPeriod(staff)
    const publish = (options: ReturnType<typeof fixedOption>[], month = '2027-01') =>
      staff.call('btwob POST /elective/period/publish', { month, notice: '', options })
    expect(await publish([fixedOption()], '2026-12')).toMatchObject({ code: '2904' })
    expect(await publish([fixedOption()], '2026-11')).toMatchObject({ code: '2901', data: { field: 'month' } })
    expect(await publish([fixedOption({ unitPrice: null })])).toMatchObject({
      code: '2901',
      data: { field: 'unitPrice' },
    })
    expect(await publish([indexOption({ indexName: '没有的指数' })])).toMatchObject({ data: { field: 'indexName' } })
    expect(await publish([rebateOption({ tiers: [] })])).toMatchObject({ data: { field: 'tiers' } })
    expect(await publish([fixedOption()])).toMatchObject({ ok: true, data: { periodId: 'EP202701' } })
    expect((await staff.ok('btwob GET /elective/period/list', {})).list.map(({ month }) => month)).toEqual([
      '2027-01',
      '2026-12',
    ])
  })

  test('shows staff what was chosen; one choice is turned down, its volume is free and the customer informed', async () => {
    await aPeriod(staff)
    const recordNo = await chosen()
    const periodId = 'EP202612'
    expect((await staff.ok('btwob GET /elective/period/list', {})).list).toMatchObject([
      { records: 1, volume: '80000' },
    ])
    expect((await staff.ok('btwob GET /elective/record/list', { periodId })).list).toMatchObject([
      { recordNo, bp: buyer.bp, canReject: true },
    ])
    const reject = { recordNo, reason: '供应能力不足' }
    expect(await staff.ok('btwob POST /elective/record/reject', reject)).toEqual({ status: 'REJECTED' })
    expect(await staff.call('btwob POST /elective/record/reject', reject)).toMatchObject({ code: '2904' })
    expect(await detail(recordNo)).toMatchObject({ status: 'REJECTED', cancelReason: '供应能力不足' })
    expect((await used())[0]).toMatchObject({ usedVolume: '0' })
  })

  test('an index is a number above 0 of a month that has begun', async () => {
    const publish = (month: string, value: string) =>
      staff.call('btwob POST /elective/index/publish', { indexName: '门站指数', month, value })
    expect(await publish('2026-12', '3.4000')).toMatchObject({ code: '2901', data: { field: 'month' } })
    expect(await publish('2026-11', '0.0000')).toMatchObject({ code: '2901', data: { field: 'value' } })
    expect(await publish('2026-11', '-3.4000')).toMatchObject({ code: '2901', data: { field: 'value' } })
    expect(await publish('2026-11', '3.4500')).toMatchObject({ ok: true })
    expect(await publish('2026-11', '3.4600')).toMatchObject({ ok: true, data: { value: '3.4600' } })
  })
})
