import {
  baselineOf,
  boundsProblem,
  expectedReward,
  isFull,
  leftOf,
  mostNow,
  mostOf,
  passesItself,
  responseOf,
  weakDay,
} from './index'
import type { BaselineDay, CountedDay, Signed } from './index'

const days = (...volumes: (number | string)[]): BaselineDay[] =>
  volumes.map((one, at) => ({
    date: `2026-11-${String(at + 1).padStart(2, '0')}`,
    volume: typeof one === 'string' ? one : one.toFixed(2),
  }))

describe('S-02: the baseline', () => {
  test.each([
    ['ten days, six of them count', [1, 2, 10, 20, 30, 40, 50, 60, 900, 1000], '35.00'],
    ['nine days leave five', [1, 2, 10, 20, 30, 40, 50, 900, 1000], '30.00'],
    ['equal days', [12000, 12000, 12000, 12000, 12000, 12000, 12000, 12000, 12000], '12000.00'],
    ['half a cubic metre is rounded up', [0, 0, '10.00', '10.00', '10.00', '11.00', '11.50', 99, 99], '11.00'],
    ['49 hundredths are rounded down', [0, 0, '10.49', '10.49', '10.49', '10.49', '10.49', 99, 99], '10.00'],
  ])('%s', (_name, volumes, wanted) => {
    expect(baselineOf(days(...volumes))?.volume).toBe(wanted)
  })

  test.each([
    ['eight days leave four', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['none', []],
    ['nothing was used', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['less than half a cubic metre', [0, 0, '0.49', '0.49', '0.49', '0.49', '0.49', 9, 9]],
  ])('there is none: %s', (_name, volumes) => {
    expect(baselineOf(days(...volumes))).toBeNull()
  })

  test('older days than the newest ten do not count, in whatever order they come', () => {
    const twelve = days(99999, 99999, 1, 2, 10, 20, 30, 40, 50, 60, 900, 1000)
    expect(baselineOf([...twelve].reverse())?.volume).toBe('35.00')
    expect(baselineOf(twelve)?.dropped.map(({ volume }) => volume)).toEqual(['1.00', '2.00', '900.00', '1000.00'])
    expect(baselineOf(twelve)?.used).toHaveLength(6)
  })
})

describe('S-03, S-04, S-05: what may be signed', () => {
  test.each([
    ['12000.00', '60.00', '7200.00'],
    ['12333.00', '60.00', '7300.00'],
    ['165.00', '60.00', '0.00'],
    ['167.00', '60.00', '100.00'],
    ['12000.00', '100.00', '12000.00'],
  ])('at most of %s at %s %%: %s', (baseline, rate, wanted) => expect(mostOf(baseline, rate)).toBe(wanted))

  const terms = { minDaily: '500.00', maxRate: '60.00', baseline: '12000.00' }
  test.each([
    ['400.00', false],
    ['500.00', true],
    ['550.00', false],
    ['4000.00', true],
    ['7200.00', true],
    ['7300.00', false],
  ])('%s a day: %s', (daily, fits) => {
    expect(boundsProblem(daily, terms)).toEqual(fits ? null : { min: '500.00', max: '7200.00' })
  })

  test.each([
    ['10000.00', '0.00', '11000.00', false],
    ['10000.00', '10500.00', '500.00', false],
    ['10000.00', '10600.00', '400.00', true],
    ['10000.00', '11000.00', '0.00', true],
    ['10000.00', '12000.00', '0.00', true],
  ])('of %s with %s signed %s are left, full: %s', (target, applied, left, full) => {
    expect(leftOf(target, applied)).toBe(left)
    expect(isFull(target, applied, '500.00')).toBe(full)
  })

  test.each([
    ['7200.00', '11000.00', '7200.00'],
    ['7200.00', '3050.00', '3000.00'],
    ['7200.00', '99.00', '0.00'],
  ])('at most %s, %s left: %s now', (most, left, wanted) => expect(mostNow(most, left)).toBe(wanted))

  test.each([
    ['4800.00', true],
    ['4900.00', false],
  ])('%s of 12000 pass by themselves: %s', (daily, wanted) =>
    expect(passesItself(daily, '12000.00', '40.00')).toBe(wanted),
  )
})

describe('S-06: the response of a day', () => {
  const rates = { minRate: '50.00', capRate: '120.00' }
  const signed: Signed = {
    direction: 'REDUCE',
    baseline: '12000.00',
    daily: '4000.00',
    unitReward: '0.6000',
    ...rates,
  }
  test.each([
    ['8500.00', '3500.00', '3500.00', '87.50', '2100.00'],
    ['6800.00', '5200.00', '4800.00', '130.00', '2880.00'],
    ['10500.00', '1500.00', '0.00', '37.50', '0.00'],
    ['10000.00', '2000.00', '2000.00', '50.00', '1200.00'],
    ['10000.01', '1999.99', '0.00', '49.99', '0.00'],
    ['7200.00', '4800.00', '4800.00', '120.00', '2880.00'],
    ['12000.00', '0.00', '0.00', '0.00', '0.00'],
    ['13000.00', '0.00', '0.00', '0.00', '0.00'],
    ['0.00', '12000.00', '4800.00', '300.00', '2880.00'],
  ])('used %s: response %s, effective %s, %s %%, %s yuan', (actual, response, effective, rate, reward) => {
    expect(responseOf(signed, actual)).toEqual({ response, effective, rate, reward })
  })

  test.each([
    ['15500.00', '3500.00', '2100.00'],
    ['12000.00', '0.00', '0.00'],
    ['8000.00', '0.00', '0.00'],
  ])('more is wanted, used %s: effective %s, %s yuan', (actual, effective, reward) => {
    expect(responseOf({ ...signed, direction: 'FILL' }, actual)).toMatchObject({ effective, reward })
  })

  test.each([
    ['0.00', '100.00', '11999.99', '0.01'],
    ['0.00', '100.00', '6800.00', '4000.00'],
    ['100.00', '300.00', '8000.01', '0.00'],
    ['100.00', '300.00', '8000.00', '4000.00'],
    ['100.00', '300.00', '0.00', '12000.00'],
  ])(
    'at the bounds of the settings, from %s %% up to %s %%, used %s: effective %s',
    (minRate, capRate, actual, effective) => {
      expect(responseOf({ ...signed, minRate, capRate }, actual).effective).toBe(effective)
    },
  )

  test('a reward is rounded once, half up', () => {
    expect(responseOf({ ...signed, unitReward: '0.0333' }, '8999.95').reward).toBe('99.90')
    expect(responseOf({ ...signed, unitReward: '0.0010' }, '9995.00').reward).toBe('2.01')
  })

  test('five days of the signed volume', () => expect(expectedReward('4000.00', '0.6000', 5)).toBe('12000.00'))
})

describe('S-07: two days in a row without an effective response', () => {
  const row = (...effective: (string | null | 'STOPPED')[]): CountedDay[] =>
    effective.map((one, at) => ({
      date: `2026-12-0${at + 1}`,
      status: one === null ? 'WAITING' : one === 'STOPPED' ? 'STOPPED' : 'JUDGED',
      effective: one === 'STOPPED' ? null : one,
    }))
  test.each([
    ['none', [], null],
    ['one', ['0.00'], null],
    ['two', ['0.00', '0.00'], '2026-12-02'],
    ['apart', ['0.00', '5.00', '0.00'], null],
    ['the first two of three', ['1.00', '0.00', '0.00', '0.00'], '2026-12-03'],
    ['data are missing between', ['0.00', null, '0.00'], null],
    ['supply was off between', ['0.00', 'STOPPED', '0.00'], null],
    ['data are missing twice', [null, null], null],
  ])('%s', (_name, effective, wanted) => expect(weakDay(row(...effective))).toBe(wanted))
})
