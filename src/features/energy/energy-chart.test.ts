import { holesNote } from '@/shared/age'
import { barsOf, chartSummary, spanOf, tableRows } from './energy-chart'

const point = (t: string, volume: string | null, quality: 'NORMAL' | 'ESTIMATED' | 'MISSING' = 'NORMAL') => ({
  t,
  volume,
  amount: null,
  quality,
})

test.each([
  ['HOUR', 0, '2026-11-22', '2026-11-22'],
  ['HOUR', 1, '2026-11-21', '2026-11-21'],
  ['DAY', 0, '2026-10-24', '2026-11-22'],
  ['DAY', 1, '2026-09-24', '2026-10-23'],
  ['MONTH', 0, '2025-12', '2026-11'],
  ['YEAR', 0, '2023', '2026'],
  ['YEAR', 1, '2019', '2022'],
] as const)('%s, %i back: %s to %s', (granularity, back, from, to) =>
  expect(spanOf(granularity, { closed: '2026-11-22', running: undefined }, back)).toEqual({ granularity, from, to }),
)

test('months end with the bill month that runs', () =>
  expect(spanOf('MONTH', { closed: '2026-12-07', running: '2026-11' }, 0)).toMatchObject({ to: '2026-11' }))

const points = [
  point('2026-11-20', '10.00'),
  point('2026-11-21', null, 'MISSING'),
  point('2026-11-22', '12.00', 'ESTIMATED'),
]

test('a hole stays a hole, an estimate is marked, last year is beside (Y-03)', () => {
  const comparePoints = [point('2025-11-20', '9.00'), point('2025-11-21', null)]
  expect(barsOf({ points, comparePoints, gapMeters: [] }, 'DAY')).toEqual([
    { key: '2026-11-20', label: '11-20', title: '11-20 周五', value: '10.00', previous: '9.00' },
    { key: '2026-11-21', label: '11-21', title: '11-21 周六', value: null, previous: null },
    { key: '2026-11-22', label: '11-22', title: '11-22 周日', value: '12.00', previous: null, estimated: true },
  ])
})

test.each([
  [[], '数据不全'],
  [[{ meterId: 'm3', name: '食堂锅炉' }], '食堂锅炉缺数'],
  [['1#窑炉', '2#窑炉'].map((name) => ({ meterId: name, name })), '数据不全'],
])('a bar that lacks some of its frames, %j silent: %s', (gapMeters, note) => {
  const partial = [point('2026-11-22', '3.00', 'MISSING')]
  expect(barsOf({ points: partial, comparePoints: [], gapMeters }, 'DAY')[0]?.note).toBe(note)
})

test('a sum says what it does not hold and what of it is estimated', () => {
  expect(holesNote(points, 'DAY', '12.00')).toBe('合计不含缺数 1 天，含估算 12.00 m³')
  expect(holesNote([point('2026-11', '30.00', 'MISSING')], 'MONTH', '0.00')).toBe('1 个月数据不全')
  expect(holesNote(points.slice(0, 1), 'DAY', '0.00')).toBe('')
  const gapMeters = ['食堂锅炉', '1#窑炉', '2#窑炉', '退火炉'].map((name) => ({ name }))
  const partial = [point('2026-11-22 07:00', '3.00', 'MISSING')]
  expect(holesNote(partial, 'HOUR', '0.00', gapMeters.slice(0, 1))).toBe('有 1 块表缺数（食堂锅炉）')
  expect(holesNote(partial, 'HOUR', '0.00', gapMeters)).toBe('有 4 块表缺数（食堂锅炉、1#窑炉、2#窑炉等）')
  // Of holes alone no meter is named: all were silent.
  expect(holesNote(points, 'DAY', '0.00', gapMeters)).toBe('合计不含缺数 1 天')
  const span = { granularity: 'DAY', from: '2026-11-20', to: '2026-11-22' } as const
  expect(chartSummary(span, { points, sum: '22.00', estimatedVolume: '12.00', gapMeters: [] })).toBe(
    '2026-11-20 至 2026-11-22用气柱状图，合计22.00立方米，合计不含缺数 1 天，含估算 12.00 m³',
  )
})

test('what is shown goes into a spreadsheet; what is unknown stays unknown', () => {
  expect(tableRows(points)).toEqual([
    ['2026-11-20', '10.00', null, '正常'],
    ['2026-11-21', null, null, '缺数'],
    ['2026-11-22', '12.00', null, '估算'],
  ])
})
