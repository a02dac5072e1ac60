import { createHash } from 'node:crypto'
import { hashedTimes, lossReason, lotteryFingerprint, lotteryRoll, prizeAt, seedOfDay } from './lottery'
import { dayBeacon } from './lottery-ledger'
import { sha256Text } from './sha256'

const ROOT = '5a'.repeat(32)
const nodeHash = (value: string) => createHash('sha256').update(Buffer.from(value, 'hex')).digest('hex')

describe('seeds of the days (E-L-06)', () => {
  it('follow one another backwards, from the fingerprint on', () => {
    expect(seedOfDay(ROOT, 3, 3)).toBe(ROOT)
    expect(seedOfDay(ROOT, 2, 3)).toBe(nodeHash(ROOT))
    expect(seedOfDay(ROOT, 1, 3)).toBe(nodeHash(nodeHash(ROOT)))
    expect(lotteryFingerprint(ROOT, 3)).toBe(nodeHash(nodeHash(nodeHash(ROOT))))
    for (const day of [1, 2, 3]) expect(hashedTimes(seedOfDay(ROOT, day, 3), day)).toBe(lotteryFingerprint(ROOT, 3))
  })

  it.each([0, 4, 1.5])('have no day %p of three', (day) => expect(() => seedOfDay(ROOT, day, 3)).toThrow(RangeError))
})

const PRIZES = [
  { prizeId: 'P1', weight: 10_000 },
  { prizeId: 'P2', weight: 40_000 },
  { prizeId: 'P0', weight: 950_000 },
]

describe('the prize of a roll', () => {
  it.each([
    [0, 'P1'],
    [9_999, 'P1'],
    [10_000, 'P2'],
    [49_999, 'P2'],
    [50_000, 'P0'],
    [999_999, 'P0'],
  ])('%i is %s', (roll, prizeId) => expect(prizeAt(PRIZES, roll).prizeId).toBe(prizeId))

  it('is none of parts that make no whole, and none of a roll outside', () => {
    expect(() => prizeAt(PRIZES.slice(1), 1)).toThrow(RangeError)
    for (const roll of [-1, 1_000_000]) expect(() => prizeAt(PRIZES, roll)).toThrow(RangeError)
  })

  it.each([
    [1, { held: 0, most: 1 }, null],
    [null, { held: 0, most: 1 }, null],
    [0, { held: 0, most: 1 }, 'STOCK'],
    [0, { held: 1, most: 1 }, 'STOCK'],
    [5, { held: 1, most: 1 }, 'LIMIT'],
  ] as const)('is not given with %p left and %p wins: %p (E-L-07)', (remaining, wins, why) =>
    expect(lossReason(remaining, wins)).toBe(why),
  )
})

describe('a roll', () => {
  const key = { campaignId: 'LD000001', seed: '11'.repeat(32), beacon: 'ab'.repeat(32) }

  it('is of the campaign, the day and the chance alone', () => {
    const one = lotteryRoll(key, 318)
    expect(lotteryRoll({ ...key }, 318)).toEqual(one)
    for (const other of [
      lotteryRoll(key, 319),
      lotteryRoll({ ...key, seed: '12'.repeat(32) }, 318),
      lotteryRoll({ ...key, beacon: 'ac'.repeat(32) }, 318),
      lotteryRoll({ ...key, campaignId: 'LD000002' }, 318),
    ])
      expect(other.score).not.toBe(one.score)
    expect(one.roll).toBe(Number.parseInt(one.score.slice(0, 12), 16) % 1_000_000)
  })

  it('leaves no choice to an owner of every seed: the best of 25 chances under tried beacons wins as any other', () => {
    // 100,000 tries: 4,000 days with 25 chances each, a tenth of all rolls wins.
    const [days, chances] = [4000, Array.from({ length: 25 }, (_, i) => i + 1)]
    let [won, best] = [0, 1]
    const wins = new Map<number, number>()
    for (let day = 0; day < days; day += 1) {
      const of = { ...key, seed: sha256Text(`seed ${day}`), beacon: dayBeacon(sha256Text(`head ${day}`), '') }
      for (const chance of chances) {
        const isWin = lotteryRoll(of, chance).roll < 100_000
        if (isWin && chance === best) won += 1
        if (isWin) wins.set(chance, (wins.get(chance) ?? 0) + 1)
      }
      best = chances.reduce((a, b) => ((wins.get(b) ?? 0) > (wins.get(a) ?? 0) ? b : a))
    }
    // Four standard deviations: √(4000 · 0.1 · 0.9) = 19.
    expect(Math.abs(won - days / 10)).toBeLessThan(4 * 19)
  })
})
