import { anAge } from '@/testing/make/age'
import { encodeQuery } from '@/request/address'
import { trendQuery } from '@/platform/early/trend'
import {
  chartSummary,
  dayMean,
  dayNote,
  dayPoints,
  dayRange,
  dayReading,
  monthPoints,
  monthRange,
  monthReading,
} from './energy-model'

const today = '2026-11-23'
type Trend = Parameters<typeof dayPoints>[0]
const day = (t: string, volume: string | null, quality: 'NORMAL' | 'ESTIMATED' | 'MISSING' = 'NORMAL') => ({
  t,
  volume,
  amount: null,
  quality,
})
const trend = (points: Trend['points'], comparePoints: Trend['points'] = []): Trend => ({
  points,
  comparePoints,
  gapMeters: [],
  sum: '0.00',
  avg: null,
  max: null,
  min: null,
  ...anAge(),
})

test('ranges hold 14 days and 12 months, across the year', () => {
  expect(dayRange('2026-11-22')).toEqual({ from: '2026-11-09', to: '2026-11-22' })
  expect(dayRange('2027-01-03')).toEqual({ from: '2026-12-21', to: '2027-01-03' })
  expect(monthRange('2026-11')).toEqual({ from: '2025-12', to: '2026-11' })
})

test('yesterday is named, estimates are marked, a day without any meter stays open', () => {
  const points = dayPoints(
    trend([day('2026-11-20', '10.00'), day('2026-11-21', null, 'MISSING'), day('2026-11-22', '12.00', 'ESTIMATED')]),
    today,
  )
  expect(points.map(({ label, value, estimated }) => [label, value, estimated ?? false])).toEqual([
    ['11-20', '10.00', false],
    ['11-21', null, false],
    ['昨日', '12.00', true],
  ])
})

test('a day is set against the same weekday of the week before', () => {
  const days = Array.from({ length: 8 }, (_, index) => day(`2026-11-${15 + index}`, index === 0 ? '1000.00' : '900.00'))
  const points = dayPoints(trend(days), today)
  expect(dayReading(points, '2026-11-22', today)).toEqual({
    label: '昨日 11-22 周日',
    value: '900.00',
    compare: { label: '较上周日', pct: '-10.0' },
  })
  // 11-09 lies before the chart: that the comparison is not known is shown.
  expect(dayReading(points, '2026-11-16', today)).toEqual({
    label: '11-16 周一',
    value: '900.00',
    compare: { label: '较上周一', pct: null },
  })
})

test('months carry last year, the running one is not compared', () => {
  const points = monthPoints(
    trend([day('2026-10', '1100.00'), day('2026-11', '500.00')], [day('2025-10', '1000.00'), day('2025-11', '900.00')]),
    '2026-11',
  )
  expect(points.map(({ label, previous }) => [label, previous])).toEqual([
    ['10月', '1000.00'],
    ['11月', '900.00'],
  ])
  expect(monthReading(points, '2026-10', '2026-11')).toEqual({
    label: '2026年10月',
    value: '1100.00',
    compare: { label: '较去年同月', pct: '10.0' },
  })
  expect(monthReading(points, '2026-11', '2026-11')).toEqual({
    label: '2026年11月（至今）',
    value: '500.00',
    compare: null,
  })
})

test('mean of the known days, half up', () => {
  const points = dayPoints(
    trend([day('2026-11-20', '10.00'), day('2026-11-21', null, 'MISSING'), day('2026-11-22', '10.01')]),
    today,
  )
  expect(dayMean(points)).toBe('10.01')
  expect(dayMean([])).toBeNull()
})

test.each([
  [[day('2026-11-22', '1.00')], ''],
  [[day('2026-11-21', '1.00', 'ESTIMATED'), day('2026-11-22', '1.00')], '含估算 1 天'],
  [[day('2026-11-21', null, 'MISSING'), day('2026-11-22', '5.00', 'MISSING')], '缺数 1 天，1 天有表具缺数'],
  [[day('2026-11-21', '1.00')], '11-22 数据更新中'],
])('note of %j', (points, text) => {
  expect(dayNote({ points }, today)).toBe(text)
})

test('the chart is read out as one sentence', () => {
  expect(chartSummary('近14天日用气', { label: '昨日 11-22 周日', value: '6254.18', compare: null })).toBe(
    '近14天日用气柱状图，昨日 11-22 周日6,254.18立方米',
  )
  expect(chartSummary('近14天日用气', { label: '11-22 周日', value: null, compare: null })).toBe(
    '近14天日用气柱状图，11-22 周日暂无数据',
  )
})

test('index.html asks for the same days as the chart', () => {
  expect(trendQuery('2026-03-05')).toBe(encodeQuery({ granularity: 'DAY', ...dayRange('2026-03-05') }))
})
