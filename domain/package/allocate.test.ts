import fc from 'fast-check'
import { compareVolume, sumVolume } from '../volume'
import { dayLimit, daysLeftOn, lineOf, marksPassed, ownVolume, shareDay, totalOf, type Taker } from './allocate'

const part: Taker = {
  childNo: 'Z1',
  supplyMode: 'PART',
  meterIds: ['m1'],
  total: '33600.00',
  cumulative: '0.00',
  daysLeft: 31,
  overTolerance: '5.00',
}
const m1 = (volume: string) => [{ meterId: 'm1', volume }]

test('T is locked − moved out + added + rolled in (X-10)', () => {
  const parts = { lockedVolume: '32600', movedOutVolume: '3000', addVolume: '1000', rolloverInVolume: '250.50' }
  expect([ownVolume(parts), totalOf(parts)]).toEqual(['30600.00', '30850.50'])
})

test('PART takes at most 1.2 of the even part of what is left (X-10)', () => {
  expect(shareDay([part], m1('1800.00'))).toEqual([
    { childNo: 'Z1', meterId: 'm1', meterVolume: '1800.00', extracted: '1300.65', out: '499.35' },
  ])
  expect(dayLimit({ ...part, cumulative: '1300.65', daysLeft: 30 })).toBe('1291.97')
})

test.each([
  ['the last day: never more than what is left', { cumulative: '33000.00', daysLeft: 1 }, '600.00'],
  ['taken up', { cumulative: '33600.00', daysLeft: 5 }, '0.00'],
  ['more taken than there is after a correction', { cumulative: '34000.00', daysLeft: 5 }, '0.00'],
  ['after the last day', { daysLeft: 0 }, '0.00'],
])('PART: %s', (_, change, limit) => expect(dayLimit({ ...part, ...change })).toBe(limit))

test.each([
  ['the first day', '0.00', '35280.00'],
  ['within the tolerance', '34000.00', '1280.00'],
  ['beyond it', '35280.00', '0.00'],
])('FULL covers all use up to T and 5 %: %s', (_, cumulative, limit) =>
  expect(dayLimit({ ...part, supplyMode: 'FULL', cumulative })).toBe(limit),
)

test('two orders on one meter: the first takes first, the rest stands once (pitfall 7)', () => {
  const first = { ...part, supplyMode: 'FULL' as const, total: '1000.00' }
  const second = { ...part, childNo: 'Z2', total: '310.00', daysLeft: 31 }
  expect(shareDay([first, second], m1('1100.00'))).toEqual([
    { childNo: 'Z1', meterId: 'm1', meterVolume: '1100.00', extracted: '1050.00', out: '0.00' },
    { childNo: 'Z2', meterId: 'm1', meterVolume: '1100.00', extracted: '12.00', out: '38.00' },
  ])
})

test('several meters of one order share its day', () => {
  const meters = [...m1('800.00'), { meterId: 'm2', volume: '900.00' }, { meterId: 'm3', volume: '5.00' }]
  const shares = shareDay([{ ...part, meterIds: ['m1', 'm2'] }], meters)
  expect(shares.map(({ extracted, out }) => [extracted, out])).toEqual([
    ['800.00', '0.00'],
    ['500.65', '399.35'],
  ])
})

test('the shares of a meter are its day, and no cycle takes more than it may', () => {
  const volume = fc.integer({ min: 0, max: 500_000_00 }).map((fen) => (fen / 100).toFixed(2))
  const taker = fc.record({
    supplyMode: fc.constantFrom('PART' as const, 'FULL' as const),
    total: volume,
    cumulative: volume,
    daysLeft: fc.integer({ min: 1, max: 31 }),
  })
  fc.assert(
    fc.property(fc.array(taker, { minLength: 1, maxLength: 4 }), volume, volume, (drawn, a, b) => {
      const takers = drawn.map((one, n) => ({ ...part, ...one, childNo: `Z${n}`, meterIds: ['m1', 'm2'] }))
      const shares = shareDay(takers, [...m1(a), { meterId: 'm2', volume: b }])
      for (const [meterId, measured] of [['m1', a] as const, ['m2', b] as const]) {
        const mine = shares.filter((share) => share.meterId === meterId)
        expect(sumVolume(mine.flatMap(({ extracted, out }) => [extracted, out]))).toBe(sumVolume([measured]))
      }
      for (const one of takers) {
        const taken = sumVolume(
          shares.filter(({ childNo }) => childNo === one.childNo).map(({ extracted }) => extracted),
        )
        expect(compareVolume(taken, dayLimit(one))).toBeLessThanOrEqual(0)
      }
    }),
    { numRuns: 200 },
  )
})

test('days left count the day itself', () => expect(daysLeftOn('2026-12-01', '2026-12-31')).toBe(31))

test('line (X-14)', () => {
  expect(lineOf('33600.00', 31, 12)).toBe('13006.45')
  expect(lineOf('33600.00', 31, 0)).toBeNull()
  expect(lineOf('33600.00', 31, 40)).toBe('33600.00')
})

test.each([
  ['79.99', '80.00', ['80']],
  ['80.00', '94.99', []],
  ['10.00', '100.00', ['80', '95', '100']],
  ['100.00', '104.00', []],
])('marks between %s and %s of 100 (X-15)', (before, now, passed) =>
  expect(marksPassed(['80', '95', '100'], { before, now, total: '100.00' })).toEqual(passed),
)

test('a cycle without volume reaches no mark', () =>
  expect(marksPassed(['80'], { before: '0.00', now: '0.00', total: '0.00' })).toEqual([]))
