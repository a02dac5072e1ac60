import { wholeness } from './wholeness'

const days = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04']
const channel = { meterId: 'M', channelNo: '1' }
const other = { meterId: 'M', channelNo: '2' }
const day = (gasDay: string, quality: 'NORMAL' | 'MAKEUP' | 'ESTIMATED' | 'MISSING', of = channel) => ({
  ...of,
  gasDay,
  quality,
})
const lines = [{ readingSource: 'REMOTE' }]

/** */
test.each([
  ['all there', [channel], days.map((one) => day(one, 'NORMAL')), { whole: 100, missingDays: [] }],
  [
    'made up counts, estimated does not: 3 of 4',
    [channel],
    [
      day('2026-10-01', 'NORMAL'),
      day('2026-10-02', 'MAKEUP'),
      day('2026-10-03', 'ESTIMATED'),
      day('2026-10-04', 'NORMAL'),
    ],
    { whole: 75, missingDays: ['2026-10-03'] },
  ],
  [
    'a day without a row is missing; a day that one of two channels lacks is named once: 5 of 8',
    [channel, other],
    [...days.map((one) => day(one, 'NORMAL')), day('2026-10-01', 'NORMAL', other), day('2026-10-02', 'MISSING', other)],
    { whole: 62, missingDays: ['2026-10-02', '2026-10-03', '2026-10-04'] },
  ],
])('%s', (_name, remote, known, expected) => expect(wholeness(days, remote, known, lines)).toEqual(expected))

test('never 100 while one frame of many is missing', () => {
  const many = Array.from({ length: 300 }, (_, n) => `day-${n}`)
  const known = many.slice(1).map((one) => day(one, 'NORMAL'))
  expect(wholeness(many, [channel], known, lines)).toEqual({ whole: 99, missingDays: ['day-0'] })
})

test('meters read by hand owe no days: whole where no register was estimated', () => {
  expect(wholeness(days, [], [], [{ readingSource: 'MANUAL' }])).toEqual({ whole: 100, missingDays: [] })
  expect(wholeness(days, [], [], [{ readingSource: 'PHOTO' }, { readingSource: 'ESTIMATE' }])).toEqual({
    whole: 50,
    missingDays: [],
  })
})

test('a meter owes no day from before it was there: 2 of 2', () => {
  const later = { ...channel, since: '2026-10-03' }
  const known = [day('2026-10-03', 'NORMAL'), day('2026-10-04', 'NORMAL')]
  expect(wholeness(days, [later], known, lines)).toEqual({ whole: 100, missingDays: [] })
})
