import { isTierNear, savedPercent, spikeOf } from './advice'

test.each([
  ['640.00', ['410.00', '395.00', '402.00', '413.00'], { mean: '405.00', percent: '58.0' }],
  ['607.50', ['410.00', '395.00', '402.00', '413.00'], null],
  ['607.51', ['410.00', '395.00', '402.00', '413.00'], { mean: '405.00', percent: '50.0' }],
  // Twice as much, but 49.99 m³ more only.
  ['99.98', ['49.99', '49.99', '49.99', '49.99'], null],
  ['100.00', ['50.00', '50.00', '50.00', '50.00'], { mean: '50.00', percent: '100.0' }],
  ['100.00', ['50.00', null, '50.00', '50.00'], { mean: '50.00', percent: '100.0' }],
  ['100.00', ['50.00', null, '50.00', null], null],
  ['100.00', ['0.00', '0.00', '0.00', '0.00'], null],
] as const)('USAGE_SPIKE (E-X-20): %s after %j: %j', (day, before, spike) => {
  expect(spikeOf(day, before)).toEqual(spike)
})

test.each([
  ['900.00', '100.00', true],
  ['899.99', '100.01', false],
  ['900.00', null, false],
] as const)('TIER_NEAR (E-X-20): %s used, %s to the next: %s', (used, toNext, near) => {
  expect(isTierNear(used, toNext)).toBe(near)
})

test.each([
  ['950.00', 30, '1000.00', 30, '5.0'],
  ['950.60', 30, '1000.00', 30, null],
  ['900.00', 28, '1000.00', 30, '10.0'],
  ['900.00', 27, '1000.00', 30, null],
  ['0.00', 0, '1000.00', 0, null],
  ['900.00', 30, '0.00', 30, null],
] as const)('SAVE_GOOD (E-X-20): %s on %i days, a year before %s on %i: %s', (volume, days, was, wasOn, saved) => {
  expect(savedPercent({ volume, days }, { volume: was, days: wasOn })).toBe(saved)
})
