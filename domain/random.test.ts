import fc from 'fast-check'
import { fnv1a32, mulberry32, rnd } from './random'

describe('fnv1a32', () => {
  // The first three are the published test vectors of FNV-1a.
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
    ['A|10010101|2026-03-14', 0xa813976c],
    ['C|华北精工', 0xdb41c7b0],
    ['好😀', 0x8ed14697],
  ])('hashes the UTF-8 bytes of %j', (text, hash) => {
    expect(fnv1a32(text)).toBe(hash)
  })
})

it('encodes every character as UTF-8 does', () => {
  const reference = (text: string): number =>
    Array.from(Buffer.from(text, 'utf8')).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5)
  for (const text of ['\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}', '\u{10ffff}'])
    expect(fnv1a32(text)).toBe(reference(text))
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(fnv1a32(text)).toBe(reference(text))))
})

describe('mulberry32', () => {
  it.each([
    [0, 1144304738],
    [1, 2693262067],
    [0xffffffff, 3850105811],
  ])('seed %d', (seed, output) => {
    expect(mulberry32(seed)).toBe(output / 4294967296)
  })
})

describe('rnd', () => {
  it.each([
    ['', 2625274932],
    ['a', 2670119670],
    ['A|10010101|2026-03-14', 366856098],
    ['C|华北精工', 2354428942],
    ['好😀', 3058016336],
  ])('depends on the key %j alone', (key, output) => {
    expect(rnd(key)).toBe(output / 4294967296)
  })

  it('spreads evenly over [0,1)', () => {
    const values = Array.from({ length: 10000 }, (_, index) => rnd(`A|${index}`))
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...values)).toBeLessThan(1)
    expect(mean).toBeGreaterThan(0.49)
    expect(mean).toBeLessThan(0.51)
  })
})
