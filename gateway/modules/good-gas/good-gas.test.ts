import { datesBetween } from '@domain/date'
import { aPeriod, clerkOf, fixedOption, indexOption } from '../../../test/gateway/elective-kit'
import { buyGasGateway } from '../../../test/gateway/buy-gas-kit'
import { flatPrice } from '../../../test/gateway/energy-kit'
import { aBidActivity } from '../../../test/gateway/bidding-kit'
import { aBuyer, aPackage, COMPANY, type Buyer } from '../../../test/gateway/package-sale-kit'
import { inTransaction, requestNo } from '../../../test/gateway/payment-kit'
import { sweepOf } from '../../../test/gateway/work-kit'
import { sweepNow } from '../../demo/within'
import { cheaperFindings } from './cheaper'
import { goodGasWork } from './remind'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

const LIST = 'default GET /hqw/goodGas/productList'
const RECOMMEND = 'default GET /hqw/goodGas/recommend'
const REMIND = 'default POST /hqw/goodGas/remind'

const MODELS = ['ENERGY_VIEW', 'BILL_VIEW']
const soon = { state: 'NOT_STARTED', saleStart: '2026-11-25T09:00:00+08:00' } as const

describe('ways of buying gas', () => {
  let gateway: TestGateway
  let buyer: Buyer
  let li: Caller
  const callerOf = ({ key }: Buyer, more: object = {}) =>
    gateway.asSession({ ...key, isMaster: true, reviewStatus: '1', userId: 'u-1', models: MODELS, ...more })

  beforeEach(async () => {
    gateway = await buyGasGateway()
    buyer = await aBuyer(gateway)
    await flatPrice(gateway.db, COMPANY)
    li = callerOf(buyer)
  })
  afterEach(() => gateway.close())

  /** 1,000 m³ a day since a day; those after 2026-10-19 are there. */
  const usedSince = (from: string) =>
    gateway.db
      .insertInto('dailyUsage')
      .values(
        datesBetween(from, '2026-10-19').map((gasDay) => ({
          ...buyer.key,
          meterId: `m-${buyer.bp}`,
          channelNo: '1',
          gasDay,
          startReading: '0.00',
          endReading: '0.00',
          volume: '1000.00',
          estAmount: '3000.00',
          quality: 'NORMAL' as const,
        })),
      )
      .execute()

  const message = () =>
    gateway.db.selectFrom('message').select(['userId', 'summary']).where('templateCode', '=', 'GOODGAS_OPEN').execute()

  test('each kind has its card, what can be bought first; filters, prices in order (E-M-23)', async () => {
    await aPackage(gateway)
    await aPackage(gateway, { packageId: 'PKG002', name: '春季气量包', ...soon })
    await aBidActivity(gateway)
    await aPeriod(clerkOf(gateway, COMPANY))
    await gateway.drain()
    const { list, total } = await li.ok(LIST, {})
    expect(total).toBe(4)
    expect(list.map(({ kind, state, priceFrom, priceTo }) => [kind, state, priceFrom, priceTo])).toEqual([
      ['ngPackage', 'open', '3.6000', '3.9800'],
      ['elective', 'open', '3.7200', '3.9000'],
      ['package', 'open', '3.6800', '3.6800'],
      ['package', 'coming', '3.6800', '3.6800'],
    ])
    expect(list[2]).toMatchObject({
      gpId: 'package:PKG001',
      supplyMonths: '2027-01~2027-03',
      volumeMin: '10000',
      remainRatio: '1.00',
      reminded: false,
      params: { packageId: 'PKG001' },
    })
    const kinds = async (input: object) => (await li.ok(LIST, input)).list.map(({ kind }) => kind)
    expect(await kinds({ kind: 'elective' })).toEqual(['elective'])
    expect(await kinds({ state: 'coming' })).toEqual(['package'])
    expect(await kinds({ open: '1', sort: 'priceAsc' })).toEqual(['ngPackage', 'package', 'elective'])
    expect((await li.ok('default GET /crmgas/market/home', {})).gasProducts.map(({ gpId }) => gpId)).toHaveLength(4)
  })

  test('offers of another company and of another kind of customer are not there', async () => {
    await aPackage(gateway, { customerTypes: ['PUBLIC'] })
    await aPackage(gateway, { companyCode: '2002', packageId: 'PKG009' })
    expect((await li.ok(LIST, {})).list).toEqual([])
  })

  test('a year of 1,000 m³ a day, each way priced on it: 30,400 m³ a month at 2.9000 (X-10, X-12)', async () => {
    await usedSince('2025-11-01')
    await aPackage(gateway, { unitPrice: '2.9000', supplyMode: 'FULL' })
    await aPeriod(clerkOf(gateway, COMPANY), '2026-12', [fixedOption({ unitPrice: '2.9500' }), indexOption()])
    const of = await li.ok(RECOMMEND, {})
    expect(of).toMatchObject({
      reason: null,
      basis: 'mean',
      wish: '30400',
      volumes: { low: '28000', mean: '30400', peak: '31000' },
      profile: {
        months: 12,
        volume: '365000.00',
        avgMonth: '30416.67',
        peakVolume: '31000.00',
        avgPrice: '3.0000',
        currentPrice: '3.0000',
      },
      plain: { total: '1095000.00' },
      missingDays: 0,
      asOf: '2026-11-23T08:00:00+08:00',
    })
    expect(of.monthly).toHaveLength(12)
    // February uses 28,000: 880 m³ beyond the tolerance of 1,520 cost 255.20.
    expect(of.offers[0]).toMatchObject({
      card: { gpId: 'package:PKG001' },
      volume: '30400',
      total: '1058755.20',
      difference: '-36244.80',
      shortFee: '255.20',
      worst: { month: '2026-02', price: '2.9091' },
    })
    // 360,800 m³ at 2.9500 and 4,200 at 3.0000.
    expect(of.offers[1]).toMatchObject({
      name: '固定价',
      total: '1076960.00',
      difference: '-18040.00',
      shortFee: '0.00',
    })
    expect(of.offers[2]).toMatchObject({ name: '指数联动', total: null, difference: null, worst: null })
    expect(of.offers[2]?.unknown).toHaveLength(11)
    const findings = () => inTransaction(gateway, (work) => cheaperFindings(work, buyer.key))
    expect(await findings()).toMatchObject([
      {
        ruleCode: 'CHEAPER_WAY',
        evidenceKey: 'package:PKG001',
        insight: expect.stringContaining('少36,244.80元（3.3%）'),
        evidence: [{ value: '1,095,000.00' }, { value: '1,058,755.20' }, { value: '2.9091' }],
        knownUntil: of.asOf,
        validUntil: of.offers[0]?.card.windowEnd,
      },
    ])
    const low = await li.ok(RECOMMEND, { basis: 'low' })
    expect(low.offers.map(({ volume, shortFee }) => [volume, shortFee])).toEqual([
      ['28000', '0.00'],
      ['28000', '0.00'],
      ['28000', null],
    ])
  })

  test('months before the first gas are left out; fewer than three are too few (E-M-24)', async () => {
    await usedSince('2026-09-01')
    await aPackage(gateway)
    expect(await li.ok(RECOMMEND, {})).toMatchObject({ reason: 'NO_DATA', profile: null, offers: [], wish: null })
  })

  test('without a published price of a month there is no advice for it', async () => {
    await usedSince('2025-11-01')
    await gateway.db.updateTable('priceSchedule').set({ effectiveFrom: '2026-02-01' }).execute()
    expect(await li.ok(RECOMMEND, {})).toMatchObject({ reason: 'NO_PRICE', plain: null, offers: [] })
  })

  test('usage and money only for users that may see both', async () => {
    await usedSince('2025-11-01')
    const may = (models: string[]) => callerOf(buyer, { isMaster: false, models })
    expect(await may(['ENERGY_VIEW']).ok(RECOMMEND, {})).toMatchObject({ reason: 'NO_ACCESS', monthly: [] })
    expect(await may(['ENERGY_VIEW', 'BILL_VIEW']).ok(RECOMMEND, {})).toMatchObject({ reason: null })
  })

  test('reminded once, ten minutes before an offer opens; taken back; another user gets none', async () => {
    await aPackage(gateway, soon)
    const gpId = 'package:PKG001'
    expect(await li.ok(REMIND, { gpId, on: true })).toEqual({ reminded: true })
    expect(await li.ok(REMIND, { gpId, on: true })).toEqual({ reminded: true })
    expect((await li.ok(LIST, {})).list.map(({ reminded }) => reminded)).toEqual([true])
    expect((await callerOf(buyer, { userId: 'u-2' }).ok(LIST, {})).list[0]?.reminded).toBe(false)
    await gateway.passTime('2026-11-25T08:48:00+08:00')
    expect(await message()).toEqual([])
    await gateway.passTime('2026-11-25T08:50:00+08:00')
    expect(await message()).toEqual([{ userId: 'u-1', summary: '保供季固定价气量包将于11-25 09:00开放订购' }])
    await gateway.passTime('2026-11-25T08:59:00+08:00')
    expect(await message()).toHaveLength(1)
    expect(await li.ok(REMIND, { gpId, on: false })).toEqual({ reminded: false })
  })

  test('an offer that was put off has its message later, one that is gone none', async () => {
    await aPackage(gateway, soon)
    await aPackage(gateway, { packageId: 'PKG002', ...soon })
    await li.ok(REMIND, { gpId: 'package:PKG001', on: true })
    await li.ok(REMIND, { gpId: 'package:PKG002', on: true })
    const change = (packageId: string, set: object) =>
      gateway.db.updateTable('gasPackage').set(set).where('packageId', '=', packageId).execute()
    await change('PKG001', { saleStart: '2026-11-26T09:00:00+08:00' })
    await change('PKG002', { customerTypes: ['PUBLIC'] })
    await gateway.passTime('2026-11-25T08:55:00+08:00')
    expect(await message()).toEqual([])
    await gateway.passTime('2026-11-26T08:50:00+08:00')
    expect(await message()).toHaveLength(1)
  })

  test('an offer that was closed before it opened has no message (E 5.3)', async () => {
    const periodId = await aPeriod(clerkOf(gateway, COMPANY), '2027-01')
    await li.ok(REMIND, { gpId: `elective:${periodId}`, on: true })
    await clerkOf(gateway, COMPANY).ok('btwob POST /elective/period/close', { periodId })
    gateway.clock.moveTo('2026-12-18T08:55:00+08:00')
    await inTransaction(gateway, (work) => sweepNow(work, sweepOf(goodGasWork, 'goodGas.remind')))
    expect(await message()).toEqual([])
    expect((await li.ok(LIST, {})).list.map(({ state, reminded }) => [state, reminded])).toEqual([['closed', false]])
  })

  describe('an enquiry about one of them (E 6.6)', () => {
    const SUBMIT = 'demand POST /lead/submit'
    const asked = (targetId: string, key = requestNo()) => ({
      requestNo: key,
      targetType: 'gasProduct' as const,
      targetId,
      quantity: 1,
      contactName: '李会计',
      contactPhone: '13800000002',
      source: 'goodGas' as const,
    })
    const filed = () => gateway.db.selectFrom('demandLead').select('targetId').execute()
    let asker: Caller
    beforeEach(() => {
      asker = callerOf(buyer, { models: [...MODELS, 'MARKET_ENQUIRY'] })
    })

    test('a package on sale or to come, a bid, an elective month: under its title and without a price; repeated it files nothing more', async () => {
      await aPackage(gateway)
      await aPackage(gateway, { packageId: 'PKG002', name: '春季气量包', ...soon })
      await aBidActivity(gateway)
      await aPeriod(clerkOf(gateway, COMPANY))
      await gateway.drain()
      const { list } = await asker.ok(LIST, {})
      expect(list).toHaveLength(4)
      for (const { gpId, title } of list) {
        const input = asked(gpId)
        const first = await asker.ok(SUBMIT, input)
        // 24 working hours from Monday 09:30: 8 until 17:30, 9 on Tuesday, 7 from Wednesday 08:30 on.
        expect(first).toMatchObject({ status: 'submitted', firstContactDueAt: '2026-11-25T15:30:00+08:00' })
        expect((await asker.call(SUBMIT, input)).data).toEqual(first)
        expect(await asker.ok('demand GET /lead/detail', { leadNo: first.leadNo })).toMatchObject({
          targetType: 'gasProduct',
          targetId: gpId,
          targetName: title,
          unitPrice: null,
          estimate: null,
        })
        expect(await asker.call(SUBMIT, asked(gpId))).toMatchObject({ code: 'E1005', data: { leadNo: first.leadNo } })
      }
      expect(await filed()).toHaveLength(4)
    })

    test('E1001 for what is over, another company’s, not for this kind of customer or unknown; nothing is filed', async () => {
      await aPackage(gateway, { state: 'ENDED' })
      await aPackage(gateway, { companyCode: '2002', packageId: 'PKG009' })
      await aPackage(gateway, { packageId: 'PKG003', customerTypes: ['PUBLIC'] })
      for (const id of ['PKG001', 'PKG009', 'PKG003', 'PKG404'])
        expect(await asker.call(SUBMIT, asked(`package:${id}`))).toMatchObject({ code: 'E1001' })
      expect(await filed()).toEqual([])
    })
  })

  test('no reminder of what is on sale or unknown', async () => {
    await aPackage(gateway)
    expect((await li.call(REMIND, { gpId: 'package:PKG001', on: true })).code).toBe('E1027')
    expect((await li.call(REMIND, { gpId: 'package:PKG404', on: true })).code).toBe('2902')
    expect(await li.ok(REMIND, { gpId: 'package:PKG404', on: false })).toEqual({ reminded: false })
  })
})

test('the demo factory: its ways of buying gas, tried in the time that a page may take', async () => {
  const gateway = await testGateway({})
  const factory = gateway.asSession({
    bp: '1000000001',
    companyCode: '1001',
    isMaster: true,
    reviewStatus: '1',
    userId: 'u-1',
    models: MODELS,
  })
  const of = await factory.ok(RECOMMEND, {})
  expect(of.reason).toBeNull()
  expect(of.offers.length).toBeGreaterThan(2)
  expect(of.offers[0]?.total).not.toBeNull()
  expect((await factory.ok(LIST, { kind: 'substitution' })).list.length).toBeGreaterThan(0)
  await gateway.close()
})
