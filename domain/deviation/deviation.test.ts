import { cheapest, costCurve, costOfMonths, costOfPlan, type OpenDay } from './cost'
import { deviationRate, reportDeadline, sideOf, usageChange } from './day'
import { assessMonth, isOutside, type AssessedDay, type AssessTerms } from './month'
import { planReasons, type PlanReasonCode } from '../statuses/gas-plan'
import { decideReason, exemptsDay, mayBeExempt } from './reasons'
import { progressDeviation, projectedOf, type Progress } from './extract'
import { stoppedDays } from './stops'

describe('D-01 rate of a day', () => {
  it.each([
    ['110.00', '100.00', '10.00'],
    ['90.00', '100.00', '-10.00'],
    ['100.005', '100.00', '0.01'],
    ['0.00', '0.00', '0.00'],
    ['1.00', '0.00', null],
    ['0.00', '100.00', '-100.00'],
  ])('%s against %s is %s', (actual, plan, rate) => {
    expect(deviationRate(actual, plan)).toBe(rate)
  })
})

it.each([
  ['110.00', '100.00', 'NORMAL'],
  // Rounded it would be 10.00 %.
  ['110000.01', '100000.00', 'OVER'],
  ['89999.99', '100000.00', 'UNDER'],
  ['110.01', '100.00', 'OVER'],
  ['89.99', '100.00', 'UNDER'],
  ['5.00', '0.00', 'OVER'],
  ['0.00', '0.00', 'NORMAL'],
] as const)('D-02: %s against %s is %s', (actual, plan, side) => {
  expect(sideOf(actual, plan, '10.00')).toBe(side)
})

it('G-03: above a limit nothing is tolerated, below it the tolerance of the plan holds', () => {
  const side = (actual: string, plan: string) => sideOf(actual, plan, '10.00', '5000.00')
  expect([side('5000.00', '5000.00'), side('5000.01', '5000.00'), side('4499.99', '5000.00')]).toEqual([
    'NORMAL',
    'OVER',
    'UNDER',
  ])
  expect([side('4840.00', '4400.00'), side('4840.01', '4400.00'), side('5000.01', '4900.00')]).toEqual([
    'NORMAL',
    'OVER',
    'OVER',
  ])
})

it.each([
  ['DAY', '2026-12-30', '2027-01-02T17:00:00+08:00'],
  ['EXTRACT', '2026-02-26', '2026-03-01T17:00:00+08:00'],
  ['USAGE_CHANGE', '2026-11-25', '2026-11-27T17:00:00+08:00'],
] as const)('D-03: a reason for %s of %s counts until %s', (type, day, deadline) => {
  expect(reportDeadline(type, day, 3)).toBe(deadline)
})

it.each([
  ['30 % and 300 m³ more', '1300.00', Array(7).fill('1000.00'), { mean: '1000.00', rate: '30.00' }],
  ['a little less than 30 %', '1299.99', Array(7).fill('1000.00'), null],
  ['a half more, but only 199.99 m³', '599.97', Array(7).fill('399.98'), null],
  ['less', '700.00', Array(7).fill('1000.00'), { mean: '1000.00', rate: '-30.00' }],
  [
    'four of seven days known',
    '1300.00',
    ['1000.00', null, '1000.00', null, '1000.00', null, '1000.00'],
    { mean: '1000.00', rate: '30.00' },
  ],
  ['three of seven days known', '1300.00', ['1000.00', null, '1000.00', null, '1000.00', null, null], null],
  ['never any use', '1300.00', Array(7).fill('0.00'), null],
] as const)('D-04: %s', (_name, actual, before, change) => {
  expect(usageChange(actual, before as (string | null)[], { rate: '30.00', volume: '200' })).toEqual(change)
})

const terms: AssessTerms = { mode: 'FEE', tolerance: '5.00', overRate: '20.00', underRate: '10.00' }
/** Thirty days of 10,000 m³ with the difference on the first. */
const month = (actual: string): AssessedDay[] =>
  Array.from({ length: 30 }, (_, index) => ({
    plan: '10000.00',
    actual: index === 0 ? (Number(actual) - 290_000).toFixed(2) : '10000.00',
    isExempt: false,
  }))

describe('D-07 fee of a month', () => {
  it.each([
    ['327600.00', '12600.00', '0.00', '9727.20'],
    ['270000.00', '0.00', '15000.00', '5790.00'],
    ['315000.00', '0.00', '0.00', '0.00'],
    ['315000.01', '0.01', '0.00', '0.01'],
    ['285000.00', '0.00', '0.00', '0.00'],
  ])('%s m³ of a plan of 300,000', (actual, over, under, fee) => {
    expect(assessMonth(month(actual), terms, '3.8600')).toMatchObject({ plan: '300000.00', actual, over, under, fee })
  })
  it('what a package was charged for is not charged twice, and never becomes a credit', () => {
    expect(assessMonth(month('270000.00'), terms, '3.8600', '5000.00')).toMatchObject({
      under: '10000.00',
      fee: '3860.00',
    })
    expect(assessMonth(month('270000.00'), terms, '3.8600', '20000.00')).toMatchObject({ under: '0.00', fee: '0.00' })
  })
  it('exempt days and days without data count as planned; the measured sum stays what it was', () => {
    const days = month('327600.00').map((day, index) => ({ ...day, isExempt: index === 0 }))
    expect(assessMonth(days, terms, '3.8600')).toMatchObject({
      actual: '327600.00',
      assessed: '300000.00',
      exempt: '10000.00',
      fee: '0.00',
    })
    expect(assessMonth([{ plan: '100.00', actual: null, isExempt: false }], terms, '3.8600')).toMatchObject({
      assessed: '100.00',
      rate: '0.00',
    })
  })
  it('G-03: what exceeds a limit is over inside the free band, and not a second time beyond it; an exempt day has none', () => {
    // 315,000 m³ fit into the band; 1,000 of them are above the limit of the first day.
    const days = (actual: string, isExempt = false) =>
      month(actual).map((day, index) => (index === 0 ? { ...day, isExempt, limit: '24000.00' } : day))
    expect(assessMonth(days('315000.00'), terms, '3.8600')).toMatchObject({ over: '1000.00', fee: '772.00' })
    expect(isOutside(assessMonth(days('315000.00'), terms, '3.8600'))).toBe(true)
    expect(isOutside(assessMonth(month('315000.00'), terms, '3.8600'))).toBe(false)
    // 27,600 above the plan, 15,000 free: 12,600 with the 13,600 above the limit are 13,600.
    expect(assessMonth(days('327600.00'), terms, '3.8600')).toMatchObject({ over: '13600.00' })
    expect(assessMonth(days('327600.00', true), terms, '3.8600')).toMatchObject({ over: '0.00' })
  })
  it('D-08: a group that is only reminded pays nothing and reads the same volumes', () => {
    expect(assessMonth(month('327600.00'), { ...terms, mode: 'NOTICE' }, '3.8600')).toMatchObject({
      over: '12600.00',
      fee: '0.00',
    })
  })
  it('a month without a plan', () => {
    expect(assessMonth([], terms, '3.8600')).toMatchObject({ plan: '0.00', rate: '0.00', fee: '0.00' })
    expect(assessMonth([{ plan: '0.00', actual: '10.00', isExempt: false }], terms, '3.8600')).toMatchObject({
      rate: null,
      over: '10.00',
      fee: '7.72',
    })
  })
})

describe('Y-07 what a plan costs', () => {
  const day: OpenDay = { plan: '6800.00', expected: '7400.00', low: '7400.00', high: '7400.00' }
  it('alone in its month: 7,400 against a band of 5 % around 6,800 is 260 m³ over, 200.72', () => {
    expect(costOfPlan('6800.00', day, [], terms, '3.8600')).toEqual({ plan: '6800.00', cost: '200.72' })
  })
  it('is the difference that the day makes to the month: nothing inside the band of all days', () => {
    expect(costOfPlan('6800.00', day, month('300000.00'), terms, '3.8600').cost).toBe('0.00')
  })
  it('in a month that is over already each m³ costs; a day below its plan saves', () => {
    const others = month('330000.00')
    expect(costOfPlan('7400.00', day, others, terms, '3.8600').cost).toBe('0.00')
    expect(costOfPlan('6800.00', day, others, terms, '3.8600').cost).toBe('463.20')
    expect(costOfPlan('8000.00', day, others, terms, '3.8600').cost).toBe('-463.20')
  })
  it('averages over the range', () => {
    const wide = { ...day, low: '7000.00', high: '7800.00' }
    // Over by 0, 60, 260, 460 and 660 m³ at 0.772 yuan.
    expect(costOfPlan('6800.00', wide, [], terms, '3.8600').cost).toBe('222.34')
  })
  it('G-03: a plan beyond a limit costs what the limit itself does', () => {
    const limited = { ...day, limit: '7000.00' }
    // 400 m³ above the limit at 0.772 yuan, whatever is declared.
    for (const plan of ['7000.00', '7400.00', '9000.00'])
      expect(costOfPlan(plan, limited, [], terms, '3.8600')).toEqual({ plan, cost: '308.80' })
  })
  it('draws 21 points over ±20 %; the cheapest is the free one nearest to the plan in force', () => {
    const points = costCurve(day, [], terms, '3.8600')
    expect(points.map(({ plan }) => plan)).toEqual(
      Array.from({ length: 21 }, (_, step) => `${Math.round(6800 * (0.8 + 0.02 * step))}.00`),
    )
    // 7,072 × 1.05 = 7,425.60 holds 7,400; 6,936 × 1.05 does not.
    expect(cheapest(points, '6800.00')).toEqual({ plan: '7072.00', cost: '0.00' })
    expect(cheapest([], '6800.00')).toBeNull()
  })
  it('months that are planned ahead cost the mean over their ranges; 327,600 against 300,000 are 9,727.20', () => {
    const sure = { plan: '300000.00', expected: '327600.00', low: '327600.00', high: '327600.00' }
    expect(costOfMonths([sure, { ...sure, plan: '327600.00' }], terms, '3.8600')).toBe('9727.20')
    // Of the five cases 320,700 and 327,600 are above 315,000: 5,700 and 12,600 m³ at 0.772 yuan.
    const wide = { ...sure, expected: '313800.00', low: '300000.00' }
    expect(costOfMonths([wide], terms, '3.8600')).toBe('2825.52')
    expect(costOfMonths([sure], { ...terms, mode: 'NOTICE' }, '3.8600')).toBe('0.00')
  })
})

describe('D-06 reasons', () => {
  const facts = { equipmentDays: 0, isStopped: false, isMeterReported: false }
  it.each([
    ['EQUIPMENT', { ...facts, equipmentDays: 2 }, { status: 'SUBMITTED' }],
    ['EQUIPMENT', { ...facts, equipmentDays: 3 }, { status: 'REJECTED', remark: '本月设备原因免考核天数已用完' }],
    ['POWER', { ...facts, isStopped: true }, { status: 'ACCEPTED' }],
    ['POLICY', { ...facts, isMeterReported: true }, { status: 'SUBMITTED' }],
    ['POWER', facts, { status: 'SUBMITTED' }],
    ['METER', { ...facts, isMeterReported: true }, { status: 'ACCEPTED' }],
    ['METER', { ...facts, isStopped: true }, { status: 'ACCEPTED' }],
    ['SUPPLIER', { ...facts, isStopped: true }, { status: 'SUBMITTED' }],
    ['PRODUCTION', facts, { status: 'REJECTED', remark: '该原因不属于免考核范围' }],
    ['OTHER', facts, { status: 'REJECTED', remark: '该原因不属于免考核范围' }],
  ] as const)('%s with %j', (code, given, decision) => {
    expect(decideReason(code, given)).toEqual(decision)
  })
  it.each([
    ['DAY', 'DAILY', true],
    ['USAGE_CHANGE', 'DAILY', false],
    ['USAGE_CHANGE', 'MONTHLY', true],
    ['USAGE_CHANGE', 'NONE', false],
    ['EXTRACT', undefined, false],
  ] as const)('an accepted %s of a group that plans %s makes its day exempt: %s', (caseType, mode, expected) => {
    expect(exemptsDay(caseType, mode)).toBe(expected)
  })
  it('four reasons need a picture, seven may exempt', () => {
    const codes = Object.keys(planReasons) as PlanReasonCode[]
    expect(codes.filter((code) => planReasons[code].needImage)).toEqual(['EQUIPMENT', 'POWER', 'POLICY', 'METER'])
    expect(codes.filter(mayBeExempt)).toHaveLength(7)
  })
})

describe('G-04 days on which supply was off', () => {
  const span = { from: '2026-11-20', to: '2026-11-23' }
  const now = Date.parse('2026-11-23T12:00:00+08:00')
  const days = (...stops: [from: string, to: string | null, meterIds?: string[]][]) => [
    ...stoppedDays(
      stops.map(([from, to, meterIds = []]) => ({ from: `2026-11-${from}`, to: to && `2026-11-${to}`, meterIds })),
      ['M1'],
      span,
      { now, hours: 4 },
    ),
  ]
  it.each<[string, ReturnType<typeof days>, string[]]>([
    ['four hours are borne', days(['21T10:00:00+08:00', '21T14:00:00+08:00']), []],
    ['a second more is not', days(['21T10:00:00+08:00', '21T14:00:01+08:00']), ['2026-11-21']],
    ['hours before 08:00 are of the day before', days(['21T02:00:00+08:00', '21T07:00:00+08:00']), ['2026-11-20']],
    ['three hours on each side of 08:00', days(['21T05:00:00+08:00', '21T11:00:00+08:00']), []],
    [
      'two stops of a day add up',
      days(['21T10:00:00+08:00', '21T13:00:00+08:00'], ['21T20:00:00+08:00', '21T22:00:00+08:00']),
      ['2026-11-21'],
    ],
    [
      'what runs at the same time counts once',
      days(
        ['21T10:00:00+08:00', '21T12:30:00+08:00'],
        ['21T10:00:00+08:00', '21T12:30:00+08:00', ['M1']],
        ['21T11:00:00+08:00', '21T13:00:00+08:00'],
      ),
      [],
    ],
    ['one that goes on counts until now', days(['23T08:00:00+08:00', null]), []],
    ['over days', days(['20T20:00:00+08:00', '22T09:00:00+08:00']), ['2026-11-20', '2026-11-21']],
    ['at another meter', days(['21T10:00:00+08:00', '21T20:00:00+08:00', ['M2']]), []],
    ['at one of its own', days(['21T10:00:00+08:00', '21T20:00:00+08:00', ['M2', 'M1']]), ['2026-11-21']],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected))
})

describe('X-14 progress of a cycle', () => {
  const cycle = (over: Partial<Progress>): Progress => ({
    supplyMode: 'FULL',
    total: '30000.00',
    taken: '10000.00',
    elapsed: 10,
    days: 30,
    ...over,
  })
  it.each<[string, Partial<Progress>, ReturnType<typeof progressDeviation>]>([
    ['on the line', {}, null],
    ['15 % below it', { taken: '8500.00' }, { line: '10000.00', rate: '-15.00' }],
    ['a hundredth less far', { taken: '8500.01' }, null],
    ['15 % above it', { taken: '11500.00' }, { line: '10000.00', rate: '15.00' }],
    ['above it is covered by nothing more: PART', { supplyMode: 'PART', taken: '11500.00' }, null],
    ['below it, PART', { supplyMode: 'PART', taken: '8000.00' }, { line: '10000.00', rate: '-20.00' }],
    ['before a third of the cycle', { elapsed: 9, taken: '0.00' }, null],
    ['nothing taken at a third', { taken: '0.00' }, { line: '10000.00', rate: '-100.00' }],
    ['a cycle of nothing', { total: '0.00', taken: '0.00' }, null],
  ])('%s', (_, of, expected) => expect(progressDeviation(cycle(of), '15.00')).toEqual(expected))
  it('goes on like this', () => {
    expect(projectedOf(cycle({ taken: '8000.00' }))).toBe('24000.00')
    expect(projectedOf(cycle({ elapsed: 0, taken: '0.00' }))).toBe('0.00')
  })
})
