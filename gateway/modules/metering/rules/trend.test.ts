import { billMonthOf, bucketQuality, sameDays, trendSpan, trendSums, yearBefore } from './trend'

test.each([
  ['DAY', '2026-11-01', '2026-11-03', ['2026-11-01', '2026-11-02', '2026-11-03']],
  ['MONTH', '2026-10', '2026-11', ['2026-10', '2026-11']],
  ['YEAR', '2024', '2026', ['2024', '2025', '2026']],
] as const)('%s from %s to %s', (granularity, from, to, labels) =>
  expect(trendSpan(granularity, from, to)).toMatchObject({ labels }),
)

test('a month’s trend covers its whole days', () =>
  expect(trendSpan('MONTH', '2026-02', '2026-02')).toMatchObject({ from: '2026-02-01', to: '2026-02-28' }))

test.each([
  ['DAY', '2026-11-03', '2026-11-01', 'A2331'],
  ['HOUR', '2026-11-03', '2026-11-02', 'A2331'],
  ['MONTH', '2026-11', '2026-10', 'A2331'],
  ['YEAR', '2026', '2025', 'A2331'],
  ['DAY', '2026-02-30', '2026-03-01', '2901'],
  ['DAY', '2026-09-01', '2026-11-02', 'A2316'], // 63 days
  ['HOUR', '2026-11-01', '2026-11-03', 'A2316'],
  ['MONTH', '2023-11', '2026-11', 'A2316'], // 37 months
  ['MONTH', '2026-13', '2026-14', '2901'],
  ['YEAR', '20x4', '2026', '2901'],
] as const)('%s %s…%s is refused with %s', (granularity, from, to, problem) =>
  expect(trendSpan(granularity, from, to)).toEqual({ problem }),
)

test.each([
  ['DAY', '2026-09-01', '2026-11-01', 62],
  ['HOUR', '2026-11-01', '2026-11-02', 2],
  ['MONTH', '2023-12', '2026-11', 36],
] as const)('%s %s…%s is the longest allowed', (granularity, from, to, count) => {
  const span = trendSpan(granularity, from, to)
  expect('labels' in span && span.labels.length).toBe(count)
})

test.each([
  ['2026', '2025'],
  ['2026-01', '2025-01'],
  ['2026-11-22', '2025-11-22'],
  ['2024-02-29', '2023-02-28'],
])('%s a year before is %s', (label, before) => expect(yearBefore(label)).toBe(before))

test.each([
  ['2026-11-01', 1, '2026-11'],
  ['2026-11-09', 10, '2026-10'],
  ['2026-11-10', 10, '2026-11'],
])('gas day %s with reading day %i is of %s', (day, readingDay, month) =>
  expect(billMonthOf(day, readingDay)).toBe(month),
)

test('a running month is compared with as many days', () =>
  expect(sameDays('2026-11-01', '2026-11-22', '2025-11-01')).toEqual({ from: '2025-11-01', to: '2025-11-22' }))

test('sums leave out what is not known', () => {
  expect(trendSums(['10.00', null, '20.01'])).toEqual({ sum: '30.01', avg: '15.01', max: '20.01', min: '10.00' })
  expect(trendSums([null])).toEqual({ sum: '0.00', avg: null, max: null, min: null })
})

test.each([
  [{ days: 3, missing: 1, estimated: 1, makeup: 1 }, 'MISSING'],
  [{ days: 3, missing: 0, estimated: 1, makeup: 1 }, 'ESTIMATED'],
  [{ days: 3, missing: 0, estimated: 0, makeup: 1 }, 'MAKEUP'],
  [{ days: 3, missing: 0, estimated: 0, makeup: 0 }, 'NORMAL'],
])('%j reads %s', (bucket, quality) => expect(bucketQuality(bucket)).toBe(quality))
