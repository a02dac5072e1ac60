/*
 * Y-03: every figure made of readings says until when it knows and how whole it is. First the contract: no field of a volume stands in an
 * answer without. Then the answers themselves, with days taken away and estimated at random.
 */
import { contract, type ApiKey } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import { addDays, datesBetween } from '@domain/date'
import { rnd } from '@domain/random'
import { addVolume, sumVolume } from '@domain/volume'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'

interface Age {
  asOf: string
  whole: number
  missingDays: string[]
  estimatedVolume: string
}

interface Schema {
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
}

/** Registers and states of a device: the moment at which it said so stands beside them. */
const MOMENTS = ['readAt', 'at', 'lastReadingAt', 'takenAt', 'happenedAt', 'imageAt']

/** Fields that no reading makes, by name; what is pending for a card was bought. */
const NOT_READ = new Set(['pending', 'qmax', 'maxCardVolume', 'holdLimit', 'pressure', 'temperature', 'limitVolume'])

const sold = (calls: readonly ApiKey[]): Partial<Record<ApiKey, string>> =>
  Object.fromEntries(calls.map((call) => [call, 'what was billed or bought']))

/** Volumes that were bought, planned or moved; what is counted of them stands day by day in their records, each with its date. */
const ofPackages = (calls: readonly ApiKey[]): Partial<Record<ApiKey, string>> =>
  Object.fromEntries(calls.map((call) => [call, 'what was bought and what of it has been counted']))

/** Answers with volumes that come from no reading. */
const NOT_OF_READINGS: Partial<Record<ApiKey, string>> = {
  'dg GET /small/gasplan/getNewCustomer': 'what is planned',
  'default GET /crmgas/stopGas/info': 'what is planned',
  'default GET /crmgas/price/history': 'borders of tiers',
  'default POST /crmgas/price/trial': 'what the caller asks about',
  'default POST /crmgas/setMeterImg': 'what was recognised in the picture of this very call',
  'default GET /crmgas/portal/user/closeGasCheck': 'what was bought',
  'default POST /crmgas/icBuyGus': 'what was bought',
  'default POST /crmgas/icBuyGus4HQW': 'what was bought',
  'default GET /crmgas/gasPaymentOrder/list': 'what was bought',
  'default GET /crmgas/gasPaymentOrder/detail': 'what was bought',
  'default GET /crmgas/nfc/record': 'what was written',
  'default GET /crmgas/voucher/detail': 'what was paid for: gas of issued bills, and gas that was bought',
  'btwob GET /usage/gaps': 'days of gaps that are over; it says when their register came',
  'btwob GET /usage/cards': 'what was bought; registers of cards, each use between two moments that it names',
  'btwob GET /usage/unusual': 'closed days of which all frames are there',
  'default POST /crmgas/nfc/step': 'what the card says in this very call',
  'btwob POST /card/step': 'what the card says in this very call',
  'job GET /customer/project/detail': 'what the customer asked for',
  'job POST /customer/node/getPlaceInfo': 'flows of devices as their plates say',
  'btwob GET /project/detail': 'flows of devices as their plates say',
  'default GET /crmgas/inspection/detail': 'registers as the inspector read them at the visit',
  'default POST /crmgas/inspection/sign': 'registers as the inspector read them at the visit',
  'default POST /crmgas/inspection/refuseSign': 'registers as the inspector read them at the visit',
  'default GET /crmgas/record/equipment/list': 'rated flows of plates',
  'default GET /crmgas/record/equipment/detail': 'rated flows of plates',
  'default POST /crmgas/record/equipment/save': 'rated flows of plates',
  'default POST /crmgas/record/equipment/status': 'rated flows of plates',
  'btwob POST /record/equipment/readPlate': 'rated flows of plates',
  'demand GET /deviation/list': 'closed days of which all frames are there',
  'demand GET /deviation/detail': 'closed days of which all frames are there; what packages have counted',
  'demand GET /deviation/ahead': 'what is planned and expected, and the register of now with its moment',
  'demand GET /deviation/month':
    'whole closed days up to asOf; the others count as planned or as the mean of whole ones',
  'demand GET /usage/change': 'closed days of which all frames are there',
  'demand GET /usage/overview': 'closed days up to asOf; it says how many of them are not whole',
  'zh GET /activity/list': 'what is offered and signed; what came of it as of its moment',
  'zh GET /activity/detail': 'what is offered and signed, and whole closed days with their dates',
  'zh GET /activity/rules': 'what is offered',
  'zh GET /apply/detail': 'what was signed, and whole closed days with their dates',
  'btwob GET /balance/activity/list': 'what is offered and signed',
  'btwob GET /balance/activity/detail': 'what is offered and signed; what came of it as of the moment of each sign-up',
  'default GET /crmgas/contract/frame/get': 'what is agreed, and sums of months that are over',
  'predict GET /group/list': 'what is planned, and the register of now with its moment',
  'predict POST /checkPredictionGasBefore': 'sums of closed days up to asOf',
  'predict POST /addPredictionGas': 'what is planned',
  'predict GET /plan/ahead': 'closed days of which all frames are there',
  'predict GET /plan/cost': 'what is planned, and what is expected',
  'predict GET /plan/fallback': 'what is planned, and what is suggested as of its moment',
  'predict GET /plan/records': 'what is planned',
  'predict GET /plan/detail': 'each day says whether it is whole',
  'predict GET /plan/changeOptions': 'what is planned, and the register of now with its moment',
  'sqdev GET /elective/period/current': 'what is offered and chosen, and whole closed months up to asOf',
  'sqdev GET /elective/backTest': 'whole closed months up to asOf; it says how many days are missing',
  'default GET /hqw/goodGas/recommend': 'whole closed months up to asOf; it says how many days are missing',
  'sqdev GET /elective/record/list': 'what was chosen and billed',
  'sqdev GET /elective/record/detail': 'what was chosen and billed; a month that runs says up to when',
  'btwob GET /elective/period/list': 'what was chosen',
  'btwob GET /elective/period/detail': 'what is offered and chosen',
  'btwob GET /elective/record/list': 'what was chosen and billed',
  'predict POST /calc/run': 'what is reckoned, and the sum of a month that is over',
  'predict GET /calc/template/list': 'what was reckoned',
  'predict POST /calc/template/save': 'what was reckoned',
  ...sold([
    'default GET /crmgas/invoice/tradeList',
    'default GET /crmgas/invoice/waitList',
    'default GET /crmgas/invoice/tradeDetail',
    'default POST /crmgas/invoice/pickTrades',
    'default POST /crmgas/invoice/previewInvoice',
    'default GET /crmgas/invoice/applyDetail',
    'default GET /crmgas/invoice/invoiceDetail',
  ]),
  ...ofPackages([
    'sqdev GET /ng/activity/list',
    'sqdev GET /ng/activity/detail',
    'sqdev GET /ng/bid/detail',
    'sqdev GET /ng/winningList',
    'btwob GET /ng/list',
    'taocan GET /trade/package/list',
    'taocan GET /trade/package/detail',
    'taocan POST /trade/package/preview',
    'taocan GET /trade/order/summary',
    'taocan GET /trade/order/list',
    'taocan GET /trade/order/detail',
    'taocan GET /trade/order/childDetail',
    'taocan GET /trade/order/supplementDetail',
    'taocan GET /trade/pick/cycles',
    'taocan POST /trade/pick/savePickPlan',
    'taocan POST /trade/pick/submitPickBillInfo',
    'taocan GET /trade/extract/cockpit',
    'taocan GET /trade/extract/periodDetail',
    'taocan GET /trade/extract/records',
    'taocan GET /trade/extract/changeOptions',
    'taocan GET /trade/extract/changeList',
    'btwob GET /package/payable',
    'default GET /crmgas/pay/packageOrder',
  ]),
}

/** Fields of volumes of which nothing in their object or around it says how old they are. */
function ageless(schema: Schema, path: string, isKnown: boolean): string[] {
  const fields = Object.keys(schema.properties ?? {})
  const says = isKnown || (fields.includes('asOf') && fields.includes('whole'))
  const isDated = says || fields.some((name) => MOMENTS.includes(name))
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = `${path}.${name}`
    if (NOT_READ.has(name)) return []
    return isVolume(field) ? (isDated ? [] : [at]) : ageless(field, at, says)
  })
  const inner = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  return [...own, ...inner.flatMap((one) => ageless(one, path, says))]
}

const isVolume = (schema: Schema): boolean =>
  (schema.description?.startsWith('m³') ?? false) || (schema.anyOf?.some(isVolume) ?? false)

test('no volume in any answer without its age', () => {
  const entries = Object.entries(contract) as [ApiKey, Endpoint][]
  const found = entries
    .filter(([key]) => NOT_OF_READINGS[key] === undefined)
    .flatMap(([key, { out }]) => (out ? ageless(out as Schema, key, false) : []))
  expect(found).toEqual([])
})

describe('the answers', () => {
  let gateway: TestGateway
  const customers: Record<string, Caller> = {}
  beforeAll(async () => {
    gateway = await testGateway()
    for (const phone of ['13800000001', '13800000007', '13800000008']) customers[phone] = await gateway.as(phone)
  })
  afterAll(() => gateway.close())

  /** Every part of an answer that tells an age. */
  function agesIn(answer: unknown): Record<string, unknown>[] {
    if (Array.isArray(answer)) return answer.flatMap(agesIn)
    if (typeof answer !== 'object' || answer === null) return []
    const mine = 'asOf' in answer ? [answer as Record<string, unknown>] : []
    return [...mine, ...Object.values(answer).flatMap(agesIn)]
  }

  const READS = [
    ['default GET /crmgas/home/summary', {}],
    ['energy GET /energy/overview', {}],
    ['energy GET /energy/overview', { month: '2026-09' }],
    ['energy GET /energy/trend', { granularity: 'DAY', from: '2026-10-20', to: '2026-11-22' }],
    ['energy GET /energy/trend', { granularity: 'MONTH', from: '2025-01', to: '2026-11' }],
    ['energy GET /energy/trend', { granularity: 'YEAR', from: '2024', to: '2026' }],
    ['energy GET /energy/trend', { granularity: 'HOUR', from: '2026-11-21', to: '2026-11-22' }],
    ['energy GET /monthBill/list', {}],
    ['energy GET /monthBill/preview', {}],
    ['energy GET /settlement/list', {}],
    ['default GET /crmgas/bill/list', {}],
    ['default GET /crmgas/bill/arrears', {}],
    ['default GET /crmgas/price/myPrice', {}],
  ] as const

  test.each(READS)('%s %j: no younger than now, whole only without a hole', async (key, input) => {
    for (const caller of Object.values(customers)) {
      const ages = agesIn(await caller.ok(key, input as never))
      for (const { asOf, whole, missingDays } of ages) {
        const holes = (missingDays ?? []) as string[]
        expect(String(asOf) <= gateway.clock.iso()).toBe(true)
        expect(whole).toBeGreaterThanOrEqual(0)
        if (whole === 100) expect(holes).toEqual([])
        expect(holes).toEqual([...new Set(holes)].sort())
        expect(holes.every((day) => day < String(asOf))).toBe(true)
      }
    }
  })

  test('a comparison is as old and as whole as the papers that it compares, and a hole in either is one of both', async () => {
    const caller = customers['13800000001']!
    const about = ({ asOf, whole, missingDays, estimatedVolume }: Age) => ({
      asOf,
      whole,
      missingDays,
      estimatedVolume,
    })
    const { list } = await caller.ok('default GET /crmgas/bill/list', { pageSize: 50 })
    const [bill, earlier] = ['2026-09', '2026-08'].map((month) => list.find(({ billMonth }) => billMonth === month)!)
    const explained = await caller.ok('btwob GET /bill/explain', { billId: bill!.billId, against: 'PREV' })
    expect([about(explained.now), about(explained.before)]).toEqual([about(bill!), about(earlier!)])
    expect(explained.missingDays).toEqual([...earlier!.missingDays, ...bill!.missingDays])
    expect(explained.estimatedVolume).toBe(addVolume(earlier!.estimatedVolume, bill!.estimatedVolume))
    expect(explained.asOf).toBe(bill!.asOf)
    const statementId = bill!.statementId!
    const settled = await caller.ok('btwob GET /settlement/explain', { statementId, against: 'PREV' })
    expect([settled.now, settled.before, settled].map(about)).toEqual(
      [explained.now, explained.before, explained].map(about),
    )
  })

  const METER = '10010101'
  const [FROM, TO] = ['2026-11-01', '2026-11-22']

  /** Some days lose their frame or their row, some become estimates; the same for every engine. */
  async function pierce(round: number): Promise<void> {
    const days = gateway.db.updateTable('dailyUsage').where('meterId', '=', METER)
    for (const gasDay of datesBetween(FROM, TO))
      for (const channelNo of ['1', '2']) {
        const fate = rnd(`${round}|${gasDay}|${channelNo}`)
        const row = days.where('gasDay', '=', gasDay).where('channelNo', '=', channelNo)
        if (fate < 0.15) await row.set({ quality: 'MISSING', volume: '0.00', estAmount: '0.00' }).execute()
        else if (fate < 0.3) await row.set({ quality: 'ESTIMATED' }).execute()
        else if (fate < 0.35)
          await gateway.db
            .deleteFrom('dailyUsage')
            .where('meterId', '=', METER)
            .where('gasDay', '=', gasDay)
            .where('channelNo', '=', channelNo)
            .execute()
      }
  }

  test.each([1, 2, 3, 4])(
    'holes at random, round %i: all pages say the same, and parts add up to their totals',
    async (round) => {
      await pierce(round)
      const caller = customers['13800000001']!
      const overview = await caller.ok('energy GET /energy/overview', { meterId: METER })
      const trend = await caller.ok('energy GET /energy/trend', {
        meterId: METER,
        granularity: 'DAY',
        from: FROM,
        to: TO,
      })
      const daily = await caller.ok('energy GET /energy/daily', { meterId: METER, month: '2026-11', pageSize: 50 })
      const preview = await caller.ok('energy GET /monthBill/preview', { meterId: METER })
      const of = ({ asOf, whole, missingDays, estimatedVolume }: typeof overview | typeof trend) => ({
        asOf,
        whole,
        missingDays,
        estimatedVolume,
      })
      expect(of(trend)).toEqual(of(overview))
      expect(of(daily as never)).toEqual(of(overview))
      expect(of(preview as never)).toEqual(of(overview))
      const known = daily.list.filter(({ quality }) => quality === 'NORMAL' || quality === 'MAKEUP')
      expect(overview.whole).toBe(Math.floor((known.length * 100) / (22 * 2)))
      const whole = (gasDay: string) => known.filter((row) => row.gasDay === gasDay).length === 2
      expect(overview.missingDays).toEqual(datesBetween(FROM, TO).filter((gasDay) => !whole(gasDay)))
      const shown = sumVolume(daily.list.flatMap(({ volume }) => volume ?? []))
      expect([daily.monthSum, overview.month, preview.volume, trend.sum]).toEqual([shown, shown, shown, shown])
      const estimates = daily.list.flatMap(({ quality, volume }) => (quality === 'ESTIMATED' ? (volume ?? []) : []))
      expect(overview.estimatedVolume).toBe(sumVolume(estimates))
      expect(trend.points.filter(({ volume }) => volume === null).map(({ t }) => t)).toEqual(
        datesBetween(FROM, TO).filter((day) => daily.list.every((row) => row.gasDay !== day || row.volume === null)),
      )
    },
  )

  test('an hour without data is a hole among 24, and the sum is that of the others', async () => {
    const caller = customers['13800000001']!
    const silent = await caller.ok('energy GET /energy/hourly', { meterId: '10010103', gasDay: '2026-11-22' })
    expect(silent.list).toHaveLength(24)
    expect(silent).toMatchObject({ whole: 0, missingDays: ['2026-11-22'], estimatedVolume: '0.00' })
    expect(silent.list.every(({ volume, quality }) => volume === null && quality === 'MISSING')).toBe(true)
    const all = await caller.ok('energy GET /energy/trend', {
      granularity: 'HOUR',
      from: '2026-11-22',
      to: '2026-11-22',
    })
    expect(all.points).toHaveLength(24)
    expect(all.points.reduce((sum, { volume }) => addVolume(sum, volume ?? '0'), '0')).toBe(all.sum)
    expect(all.missingDays).toEqual(['2026-11-22'])
    const tomorrow = addDays('2026-11-22', 1)
    expect((await caller.ok('energy GET /energy/hourly', { meterId: METER, gasDay: tomorrow })).list).toEqual([])
  })
})
