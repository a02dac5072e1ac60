import fc from 'fast-check'
import { addDays } from '../date'
import { sumVolume } from '../volume'
import {
  type KnownDay,
  abnormalFlag,
  deviatesFromFormula,
  estimateDay,
  fillMissingDays,
  registerVolume,
  standardVolume,
} from './readings'

it.each([
  ['999980.50', '000120.25', 6, { state: 'VALID', volume: '139.75' }],
  ['100.00', '100.00', 6, { state: 'VALID', volume: '0.00' }],
  ['100.00', '350.25', 6, { state: 'VALID', volume: '250.25' }],
  ['900000.00', '10.00', 6, { state: 'SUSPECT' }],
  ['900000.01', '10.00', 6, { state: 'VALID', volume: '100009.99' }],
  ['5000.00', '4999.99', 6, { state: 'SUSPECT' }],
  ['9999.00', '1.00', 4, { state: 'VALID', volume: '2.00' }],
])('register %s to %s of %d digits (AE-07)', (previous, current, digits, expected) => {
  expect(registerVolume(previous, current, digits)).toEqual(expected)
})

it.each([
  ['2480.00', '200.00', '15.00', undefined, '7525.62'],
  ['100.00', '0.00', '20.00', '1.0000', '100.00'],
  ['100.00', '101.325', '20.00', '1.0000', '200.00'],
  ['0.00', '200.00', '15.00', undefined, '0.00'],
])('%s m³ at %s kPa and %s ℃ (AE-08)', (work, pressure, temperature, fz, expected) => {
  expect(standardVolume(work, pressure, temperature, fz)).toBe(expected)
})

it.each([
  ['102.00', '100.00', false],
  ['102.01', '100.00', true],
  ['97.99', '100.00', true],
])('register %s against formula %s deviates: %s', (register, formula, expected) => {
  expect(deviatesFromFormula(register, formula)).toBe(expected)
})

describe('missing days (AE-09)', () => {
  it('are filled evenly, the last takes the rest', () => {
    expect(fillMissingDays('1000.00', '1100.00', 3)).toEqual(['33.33', '33.33', '33.34'])
    expect(fillMissingDays('1000.00', '1000.00', 2)).toEqual(['0.00', '0.00'])
    expect(fillMissingDays('1000.00', '1000.01', 3)).toEqual(['0.00', '0.00', '0.01'])
  })

  it('always add up to the registers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 7 }), fc.integer({ min: 1, max: 40 }), (cents, days) => {
        const total = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
        expect(sumVolume(fillMissingDays('0.00', total, days))).toBe(total)
      }),
    )
  })

  it('are estimated by the same weekday of four weeks', () => {
    const history: KnownDay[] = [
      { gasDay: '2026-11-16', volume: '100.00', quality: 'NORMAL' },
      { gasDay: '2026-11-09', volume: '110.00', quality: 'NORMAL' },
      { gasDay: '2026-11-02', volume: '900.00', quality: 'MAKEUP' },
      { gasDay: '2026-10-26', volume: '120.01', quality: 'NORMAL' },
      { gasDay: '2026-10-19', volume: '900.00', quality: 'NORMAL' },
      { gasDay: '2026-11-17', volume: '900.00', quality: 'NORMAL' },
    ]
    expect(estimateDay('2026-11-23', history)).toBe('110.00')
    expect(estimateDay('2026-11-23', [])).toBe('0.00')
  })
})

describe('abnormal days (AE-10)', () => {
  const days = (count: number, volume: string, until = '2026-11-22'): KnownDay[] =>
    Array.from({ length: count }, (_, index) => ({
      gasDay: addDays(until, -index),
      volume,
      quality: 'NORMAL' as const,
    }))
  const today = '2026-11-23'

  it.each([
    ['three times the mean is still normal', '300.00', days(30, '100.00'), null],
    ['above it is a surge', '300.01', days(30, '100.00'), 'SURGE'],
    ['small meters never surge', '100.00', days(30, '1.00'), null],
    ['from 100 m³ on they do', '100.01', days(30, '1.00'), 'SURGE'],
    ['without history nothing is said', '5000.00', [], null],
    ['one silent day is normal', '0.00', days(30, '100.00'), null],
    ['three silent days are a drop', '0.00', [...days(2, '0.00'), ...days(28, '100.00', '2026-11-20')], 'DROP'],
    [
      'nor are three with a gap',
      '0.00',
      [
        ...days(1, '0.00'),
        ...days(1, '9.00', '2026-11-21'),
        ...days(1, '0.00', '2026-11-20'),
        ...days(27, '100.00', '2026-11-19'),
      ],
      null,
    ],
    ['two are not', '0.00', [...days(1, '0.00'), ...days(29, '100.00', '2026-11-21')], null],
    ['a meter that uses little may rest', '0.00', [...days(2, '0.00'), ...days(28, '50.00', '2026-11-20')], null],
  ])('%s', (_, volume, before, expected) => {
    expect(abnormalFlag(today, volume, before)).toBe(expected)
  })

  it('does not compare a day with itself', () => {
    expect(abnormalFlag(today, '301.00', [...days(1, '9000.00', today), ...days(30, '100.00')])).toBe('SURGE')
  })

  it('uses the last 30 normal days only', () => {
    const before = [
      ...days(30, '100.00'),
      ...days(30, '9000.00', '2026-10-23'),
      { gasDay: '2026-11-22', volume: '9000.00', quality: 'ESTIMATED' as const },
    ]
    expect(abnormalFlag(today, '301.00', before)).toBe('SURGE')
  })
})
