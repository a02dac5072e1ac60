import { admitted, choiceFault, momentOf, monthMoments, windowOf } from './choice'
import { fixedAt, indexed, rebate } from './fixtures'
import { shortfallOf } from './shortfall'
import { estimateOf, optionPrice } from './terms'

describe('BE-05: the price of a volume', () => {
  it.each([
    ['fixed', fixedAt('3.7200'), '80000', null, '3.7200'],
    ['index and margin', indexed, '80000', '3.4000', '3.7500'],
    ['never below the floor', indexed, '80000', '3.0000', '3.5000'],
    ['at the floor exactly', indexed, '80000', '3.1500', '3.5000'],
    ['never above the cap', indexed, '80000', '3.9000', '4.0500'],
    ['no index published', indexed, '80000', null, null],
    ['rebate below the first border', rebate, '49999', null, '3.9000'],
    ['a border that is reached counts for the whole volume', rebate, '50000', null, '3.8000'],
    ['the last tier has no end', rebate, '9000000', null, '3.7000'],
  ])('%s', (_what, terms, volume, index, price) => {
    expect(optionPrice(terms, volume, index)).toBe(price)
  })

  it('80,000 m³ at 3.7200 are 297,600.00', () => {
    expect(estimateOf(fixedAt('3.7200'), '80000', null)).toEqual({ price: '3.7200', amount: '297600.00' })
    expect(estimateOf(indexed, '80000', null)).toBeNull()
  })

  it('an option without what its type needs is a programming error', () => {
    expect(() => optionPrice({ ...fixedAt('3.7200'), unitPrice: null }, '1', null)).toThrow(
      'an option without unitPrice',
    )
    expect(() => optionPrice({ ...rebate, tiers: [] }, '1', null)).toThrow('an option without tiers')
  })
})

test('BE-01: December is chosen from 18 November 09:00 to 25 November 17:00; its gas days are 1 to 31 December', () => {
  expect(windowOf('2026-12')).toEqual({
    openAt: '2026-11-18T09:00:00+08:00',
    closeAt: '2026-11-25T17:00:00+08:00',
  })
  expect(windowOf('2027-01').openAt).toBe('2026-12-18T09:00:00+08:00')
  expect(monthMoments('2026-12')).toEqual({
    startAt: '2026-12-01T08:00:00+08:00',
    endAt: '2027-01-01T08:00:00+08:00',
  })
})

test.each([
  ['18 09:00', { day: 18, time: '09:00' }],
  ['1 00:00', { day: 1, time: '00:00' }],
  ['28 23:59', { day: 28, time: '23:59' }],
  ['0 09:00', null],
  ['29 09:00', null],
  ['18 24:00', null],
  ['18', null],
  ['', null],
])('the moment %s of a month', (text, moment) => {
  expect(momentOf(text)).toEqual(moment)
})

describe('BE-01, BE-03, BE-09: a choice', () => {
  const period = { state: 'OPEN' as const, ...windowOf('2026-12') }
  const at = (iso: string) => Date.parse(iso)
  const choice = {
    period,
    terms: fixedAt('3.7200'),
    volume: '80000',
    riskConfirmed: false,
    now: at('2026-11-23T09:30:00+08:00'),
  }
  const range = { code: '42405', params: { min: '10000', max: '200000' } }

  it.each([
    ['in time', {}, null],
    ['at the first moment', { now: at('2026-11-18T09:00:00+08:00') }, null],
    ['a second before', { now: at('2026-11-18T08:59:59+08:00') }, { code: '42404' }],
    ['a second before the end', { now: at('2026-11-25T16:59:59+08:00') }, null],
    ['at the end', { now: at('2026-11-25T17:00:00+08:00') }, { code: '42404' }],
    ['opened by its moment, before the job says so', { period: { ...period, state: 'NOT_OPEN' as const } }, null],
    ['closed by the company before its time', { period: { ...period, state: 'CLOSED' as const } }, { code: '42404' }],
    ['the least volume', { volume: '10000' }, null],
    ['less than that', { volume: '9999' }, range],
    ['the most', { volume: '200000' }, null],
    ['more than that', { volume: '200100' }, range],
    ['between two steps', { volume: '80050' }, range],
    ['an index without the risk confirmed', { terms: indexed }, { code: '42402' }],
    ['an index with it', { terms: indexed, riskConfirmed: true }, null],
  ])('%s', (_what, given, fault) => {
    expect(choiceFault({ ...choice, ...given })).toEqual(fault)
  })
})

test.each([
  ['80000', '80000'],
  ['80060', '80000'],
  ['1', '10000'],
  ['999999', '200000'],
])('a wish of %s m³ is admitted as %s', (wish, volume) => {
  expect(admitted(wish, fixedAt('3.7200'))).toBe(volume)
})

test('the least volume between two steps is rounded up to the next', () => {
  expect(admitted('1', { ...fixedAt('3.7200'), minVolume: '10050', stepVolume: '100' })).toBe('10100')
})

test.each([
  ['60,000 of 80,000: 4,000 m³ are missing', '60000.00', { missing: '4000.00', fee: '1488.00' }],
  ['exactly 80 per cent', '64000.00', { missing: '0.00', fee: '0.00' }],
  ['a litre less', '63999.99', { missing: '0.01', fee: '0.00' }],
  ['nothing at all', '0.00', { missing: '64000.00', fee: '23808.00' }],
])('BE-07: %s', (_what, actual, owed) => {
  const rates = { takeRate: '80.00', shortFeeRate: '10.00' }
  expect(shortfallOf(rates, { elected: '80000', actual, price: '3.7200' })).toEqual(owed)
})
