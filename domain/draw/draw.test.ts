import { createHash, createHmac } from 'node:crypto'
import { utf8 } from '../random'
import { fingerprintOf, ranked, rollOf, scoresOf, type Draw } from './draw'
import { fromHex, hex, hmacOf, sha256Text } from './sha256'

const SEED = '11'.repeat(32)
const draw: Draw = { activityId: 'NG2026110001', drawNo: 1, seed: SEED, beacon: 'ab'.repeat(32) }
const numbers = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i + 1).padStart(8, '0'))
const nodeHash = (text: string) => createHash('sha256').update(text).digest('hex')

describe('SHA-256 and HMAC in plain arithmetic', () => {
  it.each(['', 'abc', '华北精工', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'a'.repeat(1000)])(
    'hash the text of %#. as Node does',
    (text) => expect(sha256Text(text)).toBe(nodeHash(text)),
  )

  it.each([0, 32, 64, 65, 200])('sign under a key of %i bytes as Node does', (length) => {
    const key = Array.from({ length }, (_, i) => i & 255)
    for (const message of ['', 'NG1:1:00000001', 'x'.repeat(119), 'x'.repeat(120)])
      expect(hex(hmacOf(key)(utf8(message)))).toBe(createHmac('sha256', Buffer.from(key)).update(message).digest('hex'))
  })

  it('take lower-case hex only', () => {
    expect(fromHex('00ff')).toEqual([0, 255])
    for (const wrong of ['0', 'FF', 'zz']) expect(() => fromHex(wrong)).toThrow(RangeError)
  })
})

describe('a draw (N-13)', () => {
  it('scores what is in the activity, the draw and the candidate, under seed and beacon', () => {
    const key = createHmac('sha256', Buffer.from(SEED, 'hex')).update(Buffer.from(draw.beacon, 'hex')).digest()
    const expected = createHmac('sha256', key).update('NG2026110001:1:00000007').digest('hex')
    expect(scoresOf(draw)('00000007')).toBe(expected)
    expect(fingerprintOf(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'))
  })

  it('ranks each candidate once, in the same order whatever the order they came in', () => {
    const entries = numbers(36)
    const order = ranked(draw, entries)
    expect(ranked(draw, [...entries].reverse())).toEqual(order)
    expect(order.map(({ candidate }) => candidate).sort()).toEqual(entries)
    expect(() => ranked(draw, ['00000001', '00000001'])).toThrow(RangeError)
    expect(ranked(draw, [])).toEqual([])
  })

  it('changes no score when an entry is added or withdrawn', () => {
    const few = ranked(draw, numbers(20))
    const more = ranked(draw, numbers(40)).filter(({ candidate }) => Number(candidate) <= 20)
    expect(more).toEqual(few)
  })

  it.each([
    ['another seed', { seed: '22'.repeat(32) }],
    ['another beacon', { beacon: 'cd'.repeat(32) }],
    ['another draw', { drawNo: 2 }],
    ['another activity', { activityId: 'NG2026110002' }],
  ])('is another one with %s', (_name, over) => {
    expect(ranked({ ...draw, ...over }, numbers(36))).not.toEqual(ranked(draw, numbers(36)))
  })

  it('leaves no choice to an owner of the seed before the beacon is there', () => {
    // 12 of 36 win. The number is taken that wins most often under the beacons tried before, then the beacon of the day comes.
    const [days, entries] = [3000, numbers(36)]
    const beaconOf = (name: string) => sha256Text(name)
    const wins = new Map(entries.map((one) => [one, 0]))
    for (let i = 0; i < 300; i += 1)
      for (const { candidate } of ranked({ ...draw, beacon: beaconOf(`tried ${i}`) }, entries).slice(0, 12))
        wins.set(candidate, (wins.get(candidate) ?? 0) + 1)
    const [best = ''] = [...wins].sort(([, a], [, b]) => b - a).map(([candidate]) => candidate)
    let won = 0
    for (let day = 0; day < days; day += 1) {
      const order = ranked({ ...draw, beacon: beaconOf(`day ${day}`) }, entries)
      if (order.findIndex(({ candidate }) => candidate === best) < 12) won += 1
    }
    // A third, four standard deviations to either side: √(3000 · 1/3 · 2/3) = 25.8.
    expect(Math.abs(won - days / 3)).toBeLessThan(4 * 25.8)
  })

  it('rolls from a score: 48 bits, the rest of the division', () => {
    const rows: [string, number, number][] = [
      ['0'.repeat(64), 1_000_000, 0],
      [`00000000000a${'f'.repeat(52)}`, 6, 4],
      [`0000000f4240${'0'.repeat(52)}`, 1_000_000, 0],
      ['f'.repeat(64), 1_000_000, 281474976710655 % 1_000_000],
      ['f'.repeat(64), 1, 0],
    ]
    for (const [score, sides, roll] of rows) expect(rollOf(score, sides)).toBe(roll)
    for (const sides of [0, 1.5, 1_000_001]) expect(() => rollOf('0'.repeat(64), sides)).toThrow(RangeError)
  })
})
