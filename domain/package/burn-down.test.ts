import type { DayAhead, TakerAhead } from './ahead'
import { burnDown, burnDownWith, missingOf, reachedOn, supplementFor } from './burn-down'

const taker = (given: Partial<TakerAhead> = {}): TakerAhead => ({
  childNo: 'Z1',
  supplyMode: 'FULL',
  meterIds: ['m1'],
  total: '10000.00',
  overTolerance: '5.00',
  taken: '8000.00',
  from: '2026-11-01',
  to: '2026-11-30',
  ...given,
})
const days = (volumes: readonly string[], first = 26): DayAhead[] =>
  volumes.map((volume, index) => ({ gasDay: `2026-11-${first + index}`, meters: [{ meterId: 'm1', volume }] }))
const EVERY = ['900.00', '900.00', '900.00', '900.00', '900.00']

describe('Y-09 burn-down', () => {
  test('FULL: 2,000 left at 900 a day run out on the third day; 500 above T at the package price, the rest outside', () => {
    const found = burnDown([taker()], 'Z1', days(EVERY))
    expect(found.days.map(({ left }) => left)).toEqual(['1100.00', '200.00', '0.00', '0.00', '0.00'])
    expect([found.runsOut, found.taken, found.over]).toEqual(['2026-11-28', '10500.00', '500.00'])
    // 4,500 used: 2,000 left of T, 500 above it, 2,000 outside: 200 on the 28th after 700 + 200... day 3 takes 700 of which 500 are above T.
    expect(missingOf(found)).toBe('2500.00')
  })

  test('exactly T: it runs out on the last day and nothing is missing', () => {
    const found = burnDown([taker({ taken: '5500.00' })], 'Z1', days(EVERY))
    expect([found.runsOut, found.over, missingOf(found), found.days.at(-1)?.left]).toEqual([
      '2026-11-30',
      '0.00',
      '0.00',
      '0.00',
    ])
  })

  test('less than T: it lasts', () => {
    const found = burnDown([taker({ taken: '5499.99' })], 'Z1', days(EVERY))
    expect([found.runsOut, missingOf(found), found.days.at(-1)?.left]).toEqual([null, '0.00', '0.01'])
  })

  test('PART takes no more than 1.2 of its even part a day: the rest is outside although it lasts (X-10)', () => {
    const found = burnDown([taker({ supplyMode: 'PART', taken: '7000.00' })], 'Z1', days(['900.00', '600.00'], 26))
    // 3,000 left for 5 days: 720 a day at most; then 2,280 for 4 days: 684.
    expect(found.out).toEqual([{ gasDay: '2026-11-26', meterId: 'm1', volume: '180.00' }])
    expect([found.days, found.runsOut]).toEqual([
      [
        { gasDay: '2026-11-26', left: '2280.00' },
        { gasDay: '2026-11-27', left: '1680.00' },
      ],
      null,
    ])
  })

  test('an earlier cycle takes first', () => {
    const first = taker({ childNo: 'Y1', total: '1000.00', taken: '0.00', overTolerance: '0.00' })
    const found = burnDown([first, taker()], 'Z1', days(EVERY))
    expect(found.days.map(({ left }) => left)).toEqual(['2000.00', '1200.00', '300.00', '0.00', '0.00'])
  })

  test('a cycle that takes nothing is an error', () => {
    expect(() => burnDown([taker()], 'Z2', days(EVERY))).toThrow(RangeError)
  })

  test('a supplement from the 27th on: 2,500 more, nothing is missing and nothing is left', () => {
    const found = burnDownWith([taker()], 'Z1', days(EVERY), { volume: '2500', effectDate: '2026-11-27' })
    expect(found.days.map(({ left }) => left)).toEqual(['1100.00', '2700.00', '1800.00', '900.00', '0.00'])
    expect([missingOf(found), found.over, found.taken]).toEqual(['0.00', '0.00', '12500.00'])
  })

  test('a supplement that comes after T was used up does not cover what was outside before', () => {
    const found = burnDownWith([taker({ taken: '10500.00' })], 'Z1', days(EVERY), {
      volume: '2500',
      effectDate: '2026-11-27',
    })
    // The 26th is outside as a whole; then 3,600 are used: 2,625 room up to 105 % of 12,500.
    expect(found.out[0]).toEqual({ gasDay: '2026-11-26', meterId: 'm1', volume: '900.00' })
    expect(missingOf(found)).toBe('2500.00')
  })
})

test.each([
  ['0.00', '1000', '0'],
  ['0.01', '1000', '100'],
  ['100.00', '1000', '100'],
  ['100.01', '1000', '200'],
  ['950.00', '1000', '1000'],
  ['1000.01', '1000', '1000'],
  ['500.00', '0', '0'],
])('missing %s, at most %s: %s (X-09)', (missing, most, volume) => {
  expect(supplementFor(missing, most)).toBe(volume)
})

test.each([
  ['10000.00', 80, '2026-11-02'],
  ['9999.99', 80, '2026-11-02'],
  ['10000.01', 80, null],
  ['0.00', 80, null],
])('T %s: %s %% on %s (X-15)', (total, percent, day) => {
  const taken = [
    { gasDay: '2026-11-01', cumulative: '7999.99' },
    { gasDay: '2026-11-02', cumulative: '8000.00' },
  ]
  expect(reachedOn(taken, total, percent)).toBe(day)
})
