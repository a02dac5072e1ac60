import { visitorHash } from './visitor'

const key = Buffer.alloc(32, 1)
const hash = (day: string, ip: string, of = key) => visitorHash(of, day, ip)

test('AB-02: one visitor has one hash within a day and another on the next', () => {
  const one = hash('2026-11-23', '10.0.0.1')
  expect(one).toHaveLength(43)
  expect(hash('2026-11-23', '10.0.0.1')).toBe(one)
  expect(hash('2026-11-24', '10.0.0.1')).not.toBe(one)
  expect(hash('2026-11-23', '10.0.0.2')).not.toBe(one)
  expect(hash('2026-11-23', '10.0.0.1', Buffer.alloc(32, 2))).not.toBe(one)
})
