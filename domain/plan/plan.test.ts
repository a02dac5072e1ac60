import { toMillis } from '../date'
import { byDevices, byForecast, byOutputs, deviceFault, outputFault, type DeviceLine } from './calculator'
import { changeFault, changeRange, passesAlone, touchedDays, type AskedChange } from './change'
import { checkDeclared, levelOf, type Declared } from './check'
import { limitedDays, sharesOf, underLimit } from './limit'
import { splitMonth, splitOver, sumItems } from './split'
import { daysOf, isPeriod, isWithin, openPeriods, periodName, windowOf } from './windows'
import { planWindowTexts, readPlanWindows } from './window-rules'

const windows = readPlanWindows((key) => planWindowTexts[key])

const at = (text: string) => toMillis(`${text}+08:00`)

describe('windows (P-03): open <= now < close', () => {
  test.each([
    ['YEAR', '2027', '2026-10-31T23:59:59', false],
    ['YEAR', '2027', '2026-11-01T00:00:00', true],
    ['YEAR', '2027', '2026-11-30T16:59:59.999', true],
    ['YEAR', '2027', '2026-11-30T17:00:00', false],
    ['MONTH', '2027-01', '2026-12-14T23:59:59', false],
    ['MONTH', '2027-01', '2026-12-15T00:00:00', true],
    ['MONTH', '2027-01', '2026-12-25T16:59:59', true],
    ['MONTH', '2027-01', '2026-12-25T17:00:00', false],
    ['DAY', '2027-01-01', '2026-12-24T23:59:59', false],
    ['DAY', '2027-01-01', '2026-12-25T00:00:00', true],
    ['DAY', '2027-01-01', '2026-12-31T09:59:59.999', true],
    ['DAY', '2027-01-01', '2026-12-31T10:00:00.000', false],
    ['DAY', '2028-03-01', '2028-02-29T09:59:59', true],
    ['DAY', '2028-03-01', '2028-02-29T10:00:00', false],
  ] as const)('%s %s at %s: %s', (type, period, now, isOpen) => {
    expect(isWithin(windowOf(type, period, windows), at(now))).toBe(isOpen)
  })

  test('periods that may be declared now', () => {
    expect(openPeriods('DAY', at('2026-11-23T09:59:59'), windows)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
    ])
    expect(openPeriods('DAY', at('2026-11-23T10:00:00'), windows)[0]).toBe('2026-11-25')
    expect(openPeriods('MONTH', at('2026-12-20T12:00:00'), windows)).toEqual(['2027-01'])
    expect(openPeriods('MONTH', at('2026-12-26T12:00:00'), windows)).toEqual([])
    expect(openPeriods('YEAR', at('2026-11-23T12:00:00'), windows)).toEqual(['2027'])
  })

  test('periods, their days and names', () => {
    expect(isPeriod('DAY', '2026-02-29')).toBe(false)
    expect(isPeriod('MONTH', '2026-13')).toBe(false)
    expect(isPeriod('YEAR', '2026')).toBe(true)
    expect(daysOf('MONTH', '2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(daysOf('YEAR', '2026')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
    expect(periodName('DAY', '2026-12-04')).toBe('12月4日')
    expect(periodName('MONTH', '2026-12')).toBe('2026年12月')
  })
})

describe('split of a month (P-08)', () => {
  const week = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

  test('30,000 over 22 working and 8 free days', () => {
    // April 2026 has 22 days from Monday to Friday.
    const items = splitMonth('30000', '2026-04', week)
    expect(items[0]).toEqual({ period: '2026-04-01', volume: '1119' })
    expect(items[3]).toEqual({ period: '2026-04-04', volume: '671' })
    expect(items.at(-1)).toEqual({ period: '2026-04-30', volume: '1133' })
    expect(sumItems(items)).toBe('30000')
  })

  test('a holiday moved by notice takes weight from its day', () => {
    const moved = splitMonth('30000', '2026-04', (day) => week(day) && day !== '2026-04-06')
    expect(moved[5]?.volume).toBe('681')
    expect(sumItems(moved)).toBe('30000')
  })

  test('no volume, and days without weight', () => {
    expect(sumItems(splitMonth('0', '2026-04', week))).toBe('0')
    expect(splitOver('7', ['2026-04-04', '2026-04-05'], week, '0').map(({ volume }) => volume)).toEqual(['0', '7'])
  })
})

describe('check of a declaration (P-05)', () => {
  const rates = { warn: '30.00', acqCap: '120.00' }
  const day: Declared = {
    planType: 'DAY',
    period: '2026-11-24',
    volume: '7000',
    items: null,
    hourlyFlow: '1050',
    mdq: '9000',
    acq: '2000000',
    ofYear: '0',
    packageLocked: '0',
    lastYear: '7000',
    mean3: '7000',
    limits: new Map(),
  }
  const month: Declared = {
    ...day,
    planType: 'MONTH',
    period: '2026-12',
    volume: '210000',
    lastYear: null,
    mean3: null,
  }
  const codesOf = (of: Declared) => checkDeclared(of, rates).map(({ code }) => code)

  test.each([
    ['as usual', day, []],
    ['as much as a limit leaves', { ...day, limits: new Map([['2026-11-24', '7000.00']]) }, []],
    ['more than a limit leaves (G-03)', { ...day, limits: new Map([['2026-11-24', '6999.99']]) }, ['LIMIT']],
    ['at the contract maximum', { ...day, volume: '9000' }, []],
    ['a m³ above it', { ...day, volume: '9001' }, ['MDQ']],
    ['more than the meters let through', { ...day, volume: '25201' }, ['CAPACITY', 'MDQ', 'YOY', 'MOM']],
    ['1e9', { ...day, volume: '1000000000', mdq: null }, ['CAPACITY', 'YOY', 'MOM']],
    ['30 % more than last year', { ...day, volume: '9100', mdq: null, mean3: null }, []],
    ['a m³ more than that', { ...day, volume: '9101', mdq: null, mean3: null }, ['YOY']],
    ['no history', { ...day, lastYear: null, mean3: '0' }, []],
    ['a month as usual', month, []],
    ['days that are not the month', { ...month, items: [{ period: '2026-12-01', volume: '7000' }] }, ['SUM']],
    ['a day of it too much', { ...month, volume: '9001', items: [{ period: '2026-12-01', volume: '9001' }] }, ['MDQ']],
    [
      'a day of nothing',
      {
        ...month,
        volume: '7000',
        items: [
          { period: '2026-12-01', volume: '7000' },
          { period: '2026-12-02', volume: '0' },
        ],
      },
      ['ZERO'],
    ],
    ['120 % of the year', { ...month, ofYear: '2190000' }, []],
    ['a m³ more', { ...month, ofYear: '2190001' }, ['ACQ']],
    ['less than the locked package', { ...month, packageLocked: '210001' }, ['PACKAGE']],
  ] as const)('%s', (_what, of, codes) => {
    expect(codesOf(of as Declared)).toEqual(codes)
  })

  test('level and words', () => {
    const found = checkDeclared({ ...day, volume: '9394', mdq: null, mean3: null }, rates)
    expect(found).toEqual([{ code: 'YOY', level: 'WARN', message: '较去年同期偏差34.20%,请确认' }])
    expect(levelOf(found)).toBe('WARN')
    expect(levelOf(checkDeclared({ ...day, volume: '9001' }, rates))).toBe('BLOCK')
    expect(levelOf([])).toBe('OK')
  })
})

describe('changes (P-10, P-11)', () => {
  const rules = { dayRate: '10.00', dayCount: 2, monthRate: '20.00', windows }
  const asked: AskedChange = {
    planType: 'DAY',
    period: '2026-11-23',
    now: at('2026-11-23T14:00:00'),
    locked: '6805',
    plan: '6805',
    limit: null,
    to: '7000',
    count: 0,
    used: '4326.50',
  }

  test('range: whole m³ within 10 %, nothing below what was used', () => {
    expect(changeRange('6805', '10.00')).toEqual({ min: '6125', max: '7485' })
    expect(changeRange('6805', '10.00', '6200.01')).toEqual({ min: '6201', max: '7485' })
    expect(changeRange('0', '10.00')).toEqual({ min: '0', max: '0' })
    expect(changeRange('6805', '10.00', null, '7000.90')).toEqual({ min: '6125', max: '7000' })
    expect(changeRange('6805', '10.00', null, '6000.90')).toEqual({ min: '6000', max: '6000' })
  })

  test.each([
    ['up to 10 %', { to: '7485' }, null],
    ['a m³ more', { to: '7486' }, '42611'],
    ['the third', { count: 2 }, '42612'],
    ['one second before the end', { now: at('2026-11-23T14:59:59') }, null],
    ['at the end', { now: at('2026-11-23T15:00:00') }, '42613'],
    ['before the lock', { now: at('2026-11-22T09:59:59') }, '42613'],
    ['from the lock on', { now: at('2026-11-22T10:00:00') }, null],
    ['less than was used', { to: '6300', used: '6300.01' }, '42614'],
    ['up to what a limit leaves (G-03)', { to: '7000', limit: '7000.90' }, null],
    ['a m³ more than it leaves', { to: '7001', limit: '7000.90' }, '42611'],
    ['a plan above a limit, down to it as well', { to: '6500', limit: '6804.99' }, '42616'],
    ['one that was changed down to a limit, down', { plan: '6500', to: '6400', limit: '6500.00' }, null],
    ['a month in time', { planType: 'MONTH', period: '2026-11', now: at('2026-11-20T16:59:59') }, null],
    ['a month too late', { planType: 'MONTH', period: '2026-11', now: at('2026-11-20T17:00:00') }, '42613'],
    ['a month twice', { planType: 'MONTH', period: '2026-11', now: at('2026-11-05T10:00:00'), count: 1 }, '42615'],
    [
      'a month by 20 %',
      { planType: 'MONTH', period: '2026-11', now: at('2026-11-05T10:00:00'), to: '8166', used: null },
      null,
    ],
  ] as const)('%s', (_what, over, code) => {
    expect(changeFault({ ...asked, ...over }, rules)?.code ?? null).toBe(code)
  })

  test('a refusal names the bounds of the company', () => {
    const other = readPlanWindows((key) =>
      key === 'plan.dayChangeUntil' ? '16:00' : key === 'plan.monthChangeUntil' ? '18 09:00' : planWindowTexts[key],
    )
    const own = { ...rules, dayRate: '12.50', windows: other }
    const month = { planType: 'MONTH', period: '2026-11', now: at('2026-11-18T09:00:00') } as const
    expect(changeFault({ ...asked, now: at('2026-11-23T15:59:59') }, own)).toBeNull()
    expect(changeFault({ ...asked, now: at('2026-11-23T16:00:00') }, own)?.params).toEqual({ until: '16:00' })
    expect(changeFault({ ...asked, ...month }, own)?.params).toEqual({ until: '18日09:00' })
    expect(changeFault({ ...asked, to: '99999' }, own)?.params).toMatchObject({ rate: '12.5' })
  })

  test('up to 5 % passes by itself', () => {
    expect(passesAlone('6800', '7140')).toBe(true)
    expect(passesAlone('6800', '7141')).toBe(false)
    expect(passesAlone('6800', '6460')).toBe(true)
  })

  test('days of a month that are over stay', () => {
    const items = (first: string, third: string) => [
      { period: '2026-11-23', volume: first },
      { period: '2026-11-25', volume: third },
    ]
    expect(touchedDays(items('1', '1'), items('1', '2'), '2026-11-23')).toEqual([])
    expect(touchedDays(items('1', '1'), items('2', '1'), '2026-11-23')).toEqual(['2026-11-23'])
  })
})

describe('calculator', () => {
  const boiler: DeviceLine = {
    name: '1#蒸汽锅炉',
    count: '1',
    ratedKw: '1400',
    ratedFlow: '',
    efficiency: '92',
    loadRate: '80',
    hours: '16',
  }

  test('a boiler of 2 t/h (P-14)', () => {
    expect(byDevices([boiler])).toMatchObject({
      dayVolume: '1973',
      lines: [{ name: '1#蒸汽锅炉', hourly: '154.14', daily: '1973' }],
    })
    const stove = { ...boiler, ratedKw: '', ratedFlow: '6', count: '4', loadRate: '60', hours: '5' }
    expect(byDevices([boiler, stove]).dayVolume).toBe('2045')
    expect(byDevices([stove]).formulaText).toContain('4 × 6 × 60% × 5 = 72')
  })

  test.each([
    [{}, null],
    [{ hours: '24.1' }, 'hours'],
    [{ loadRate: '101' }, 'loadRate'],
    [{ efficiency: '108' }, null],
    [{ efficiency: '49.9' }, 'efficiency'],
    [{ count: '0' }, 'count'],
    [{ ratedKw: '', ratedFlow: '' }, 'ratedFlow'],
    [{ hours: '-1' }, 'hours'],
  ] as const)('limits %j', (over, field) => {
    expect(deviceFault({ ...boiler, ...over })).toBe(field)
  })

  test('by output (P-15)', () => {
    const tiles = { product: '地砖', unit: '千片', quantity: '120', unitConsumption: '38.5' }
    expect(byOutputs([tiles])).toMatchObject({ dayVolume: '4620' })
    expect(outputFault(tiles)).toBeNull()
    expect(outputFault({ ...tiles, product: ' ' })).toBe('product')
    expect(outputFault({ ...tiles, unitConsumption: 'x' })).toBe('unitConsumption')
  })

  test('by history: the forecast of the day, beside the weekdays that it starts from (P-16, 3-3)', () => {
    const same = ['9800', '10200', '10000', '10400'].map((volume, n) => ({ date: `d${n}`, volume }))
    const said = { value: '10397.40', low: '9900.00', high: '10800.00' }
    expect(byForecast(same, said)).toEqual({
      dayVolume: '10397',
      lines: same.map(({ date, volume }) => ({ name: date, hourly: null, daily: volume })),
      formulaText: '近4个同星期均值 10100\n按天气、节假日、停气和近期走势 + 297\n= 10397 m³/日，80% 区间 9900–10800',
    })
    expect(byForecast(same, { ...said, value: '9000.00' })?.formulaText).toContain('− 1100')
    const one = same.map((day, n) => (n === 0 ? day : { ...day, volume: null }))
    expect(byForecast(one, said)).toBeNull()
  })
})

describe('limits of supply (G-03)', () => {
  const limit = { meterIds: ['m1'], from: '2026-12-01T08:00:00+08:00', limitVolume: '5000.00' }
  const span = { from: '2026-11-30', to: '2026-12-04' }
  test.each([
    ['two gas days', '2026-12-03T08:00:00+08:00', ['2026-12-01', '2026-12-02']],
    ['four hours of the third', '2026-12-03T12:00:00+08:00', ['2026-12-01', '2026-12-02']],
    ['five hours of it', '2026-12-03T13:00:00+08:00', ['2026-12-01', '2026-12-02', '2026-12-03']],
    ['no end', null, ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']],
  ])('%s', (_name, to, days) => expect(limitedDays({ ...limit, to }, span, 4)).toEqual(days))
  test.each([
    ['one group has it all', '5000.00', { a: '7000.00' }, { a: '5000.00' }],
    [
      'what others leave, where all plans fit',
      '5000.00',
      { a: '3000.00', b: '1000.00' },
      { a: '4000.00', b: '2000.00' },
    ],
    ['in proportion, rounded down', '1000.00', { a: '2000.00', b: '1000.00' }, { a: '666.66', b: '333.33' }],
    ['nothing planned', '1000.00', { a: '0.00' }, { a: '1000.00' }],
  ])('%s', (_name, volume, plans, shares) =>
    expect(Object.fromEntries(sharesOf(volume, new Map(Object.entries(plans))))).toEqual(shares),
  )
  test('the lesser counts', () => {
    expect([underLimit('7000', '5000.00'), underLimit('4000', '5000.00'), underLimit('7000', undefined)]).toEqual([
      '5000.00',
      '4000.00',
      '7000',
    ])
  })
})
