import { barsOf, barsSummary, spanOf } from './meter-use'

const day = (t: string, volume: string | null, quality: 'NORMAL' | 'ESTIMATED' | 'MISSING' = 'NORMAL') => ({
  t,
  volume,
  amount: null,
  quality,
})

test.each([
  ['IOT', 'DAY', '2026-10-24', '2026-11-22'],
  ['MECH', 'MONTH', '2025-12', '2026-11'],
  ['IC', 'MONTH', '2025-12', '2026-11'],
] as const)('a meter of type %s shows %ss', (type, granularity, from, to) =>
  expect(spanOf(type, '2026-11-23')).toEqual({ granularity, from, to }),
)

test('months end with the bill month that runs', () =>
  expect(spanOf('MECH', '2026-12-08', '2026-11')).toMatchObject({ from: '2025-12', to: '2026-11' }))

test('days: estimates are hatched, what is missing is counted, the newest known one is read aloud', () => {
  const span = spanOf('IOT', '2026-11-23')
  const days = [
    day('2026-11-20', '7000.00'),
    day('2026-11-21', '7100.00', 'ESTIMATED'),
    day('2026-11-22', null, 'MISSING'),
  ]
  const bars = barsOf(days, span)
  expect(bars.map(({ title, estimated = false }) => [title, estimated])).toEqual([
    ['11-20 周五', false],
    ['11-21 周六', true],
    ['11-22 周日', false],
  ])
  expect(barsSummary(span, bars)).toBe('近30天用气柱状图，11-21 周六7,100.00立方米')
  expect(barsSummary(span, [])).toBe('近30天用气柱状图，暂无数据')
})

test('months have no note: a month is settled as a whole', () => {
  const span = spanOf('MECH', '2026-11-23')
  const months = [day('2026-10', '900.00'), day('2026-11', null)]
  expect(barsOf(months, span).map(({ label }) => label)).toEqual(['10月', '11月'])
})
