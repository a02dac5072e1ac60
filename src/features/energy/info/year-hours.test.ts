import { dayRanges, hourRows, hoursOf, peakOf } from './year-hours'

const day = (first: string, ...rest: string[]) => [
  first,
  ...rest,
  ...Array.from({ length: 23 - rest.length }, () => '5.00'),
]
const silent = Array.from({ length: 24 }, () => '')
const meter = (meterId: string, ...days: string[][]) => ({ meterId, name: meterId, hours: days.flat().join(',') })
const year = {
  from: '2026-11-20',
  meters: [
    meter('A', day('1.10'), silent, day('', '7.25')),
    meter(
      'B',
      day('2.00'),
      silent,
      Array.from({ length: 24 }, (_, n) => (n === 0 ? '' : '0.10')),
    ),
  ],
}

test('meters are added up hour by hour; an hour without a value stays unknown', () => {
  const hours = hoursOf(year)
  expect(hours).toHaveLength(72)
  expect([hours[0], hours[1], hours[24], hours[48], hours[49]]).toEqual([310, 1000, null, null, 735])
})

test('a point a day with its greatest and least hour; a silent day is a hole, a broken one says so (Y-03)', () => {
  expect(dayRanges(year, hoursOf(year))).toEqual([
    { key: '2026-11-20', label: '11-20', title: '2026-11-20', value: '10.00', previous: '3.10' },
    { key: '2026-11-21', label: '11-21', title: '2026-11-21', value: null, previous: null },
    { key: '2026-11-22', label: '11-22', title: '2026-11-22', value: '7.35', previous: '5.10', note: '数据不全' },
  ])
})

test('the peak and the rows of the table know their hour', () => {
  expect(peakOf(year, hoursOf(year))).toEqual({ at: '2026-11-20 09:00', volume: '10.00' })
  expect(peakOf(year, [null])).toBeNull()
  const rows = hourRows({ ...year, to: '2026-11-22', asOf: '', whole: 60, missingDays: [], estimatedVolume: '0.00' })
  expect([rows[0], rows[24], rows[71]]).toEqual([
    ['2026-11-20 08:00', '1.10', '2.00'],
    ['2026-11-21 08:00', null, null],
    ['2026-11-23 07:00', '5.00', '0.10'],
  ])
})
