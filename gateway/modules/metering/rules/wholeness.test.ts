import fc from 'fast-check'
import { addDays, datesBetween } from '@domain/date'
import { sumVolume } from '@domain/volume'
import {
  expectedFrames,
  settledAge,
  settledAgeOfKinds,
  wholeness,
  type KindOfLines,
  type LineFrames,
} from './wholeness'

type Quality = 'NORMAL' | 'MAKEUP' | 'ESTIMATED' | 'MISSING'
const days = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04']
const channel = { meterId: 'M', channelNo: '1' }
const other = { meterId: 'M', channelNo: '2' }
const day = (gasDay: string, quality: Quality, of = channel, volume = '10.00') => ({ ...of, gasDay, quality, volume })
const sure = { estimatedVolume: '0.00' }

/** Y-03. */
test.each([
  ['all there', [channel], days.map((one) => day(one, 'NORMAL')), { whole: 100, missingDays: [], ...sure }],
  [
    'made up counts, estimated does not: 3 of 4',
    [channel],
    [
      day('2026-10-01', 'NORMAL'),
      day('2026-10-02', 'MAKEUP'),
      day('2026-10-03', 'ESTIMATED', channel, '12.50'),
      day('2026-10-04', 'NORMAL'),
    ],
    { whole: 75, missingDays: ['2026-10-03'], estimatedVolume: '12.50' },
  ],
  [
    'a day without a row is missing; a day that one of two channels lacks is named once: 5 of 8',
    [channel, other],
    [...days.map((one) => day(one, 'NORMAL')), day('2026-10-01', 'NORMAL', other), day('2026-10-02', 'MISSING', other)],
    { whole: 62, missingDays: ['2026-10-02', '2026-10-03', '2026-10-04'], ...sure },
  ],
  ['nothing is owed where no device is remote', [], [], { whole: 100, missingDays: [], ...sure }],
])('%s', (_name, remote, known, expected) => expect(wholeness(days, remote, known)).toEqual(expected))

test('never 100 while one frame of many is missing', () => {
  const many = Array.from({ length: 300 }, (_, n) => addDays('2026-01-01', n))
  const known = many.slice(1).map((one) => day(one, 'NORMAL'))
  expect(wholeness(many, [channel], known)).toEqual({ whole: 99, missingDays: ['2026-01-01'], ...sure })
})

test('a meter owes no day from before it was there: 2 of 2', () => {
  const later = { ...channel, since: '2026-10-03' }
  const known = [day('2026-10-03', 'NORMAL'), day('2026-10-04', 'NORMAL')]
  expect(wholeness(days, [later], known)).toEqual({ whole: 100, missingDays: [], ...sure })
  expect(expectedFrames([later, channel], '2026-10-01', '2026-10-04')).toBe(6)
  expect(expectedFrames([later], '2026-09-01', '2026-09-30')).toBe(0)
})

const line = (part: Partial<LineFrames>): LineFrames => ({
  isRemote: true,
  isEstimate: false,
  readVolume: '100.00',
  readAt: null,
  days: 31,
  missingDays: [],
  estimated: '0.00',
  ...part,
})
const END = '2026-11-01T08:00:00+08:00'

test('a settled month is as whole as the days of its remote lines; it knows up to its last register', () => {
  const lines = [
    line({ missingDays: ['2026-10-04'], estimated: '9.00', readAt: '2026-11-01T08:00:00+08:00' }),
    line({ missingDays: ['2026-10-03', '2026-10-04'], readAt: '2026-10-31T08:00:00+08:00' }),
    line({ isRemote: false, isEstimate: true, readVolume: '7.00' }),
  ]
  // 59 of 62 day frames.
  const expected = { asOf: END, whole: 95, missingDays: ['2026-10-03', '2026-10-04'], estimatedVolume: '16.00' }
  expect(settledAge(lines, END)).toEqual(expected)
})

test('meters read by hand owe no days: whole where no register was estimated', () => {
  const read = line({ isRemote: false, readAt: '2026-11-02T15:00:00+08:00' })
  const guessed = line({ isRemote: false, isEstimate: true })
  expect(settledAge([read], END)).toEqual({ asOf: '2026-11-02T15:00:00+08:00', whole: 100, missingDays: [], ...sure })
  expect(settledAge([read, guessed], END)).toMatchObject({ whole: 50, estimatedVolume: '100.00' })
  expect(settledAge([], END)).toEqual({ asOf: END, whole: 100, missingDays: [], ...sure })
})

test.each<[string, Partial<KindOfLines>[], { asOf?: string; whole: number }]>([
  [
    '59 of 62 frames, the register read by hand beside them not counted',
    [
      { isRemote: true, lines: 2, days: 62, missing: 3, readAt: '2026-11-01T08:02:00+08:00' },
      { lines: 1, days: 31, readAt: '2026-11-02T15:00:00+08:00' },
    ],
    { asOf: '2026-11-02T15:00:00+08:00', whole: 95 },
  ],
  [
    'one register of two estimated',
    [
      { lines: 1, days: 31 },
      { isEstimate: true, lines: 1, days: 31 },
    ],
    { whole: 50 },
  ],
  ['nothing settled', [], { whole: 100 }],
])('lines that were summed: %s', (_what, kinds, { asOf = END, whole }) => {
  const none = {
    billMonth: '2026-10',
    estimated: '0.00',
    isRemote: false,
    isEstimate: false,
    lines: 0,
    days: 0,
    missing: 0,
    readAt: null,
  }
  expect(
    settledAgeOfKinds(
      kinds.map((kind) => ({ ...none, ...kind })),
      END,
    ),
  ).toEqual({ asOf, whole })
})

const anyDay = fc.record({
  gasDay: fc.constantFrom(...datesBetween('2026-10-01', '2026-10-31')),
  channel: fc.constantFrom(channel, other),
  quality: fc.constantFrom<Quality>('NORMAL', 'MAKEUP', 'ESTIMATED', 'MISSING'),
  cents: fc.integer({ min: 0, max: 99_999 }),
})

test('holes at random: the share, the named days and the estimate say the same as the frames that are there', () => {
  const rows = fc.uniqueArray(anyDay, { selector: (one) => `${one.gasDay}${one.channel.channelNo}`, maxLength: 62 })
  fc.assert(
    fc.property(rows, (holes) => {
      const known = holes.map((one) => day(one.gasDay, one.quality, one.channel, (one.cents / 100).toFixed(2)))
      const gasDays = datesBetween('2026-10-01', '2026-10-31')
      const { whole, missingDays, estimatedVolume } = wholeness(gasDays, [channel, other], known)
      const heard = known.filter(({ quality }) => quality === 'NORMAL' || quality === 'MAKEUP')
      const full = gasDays.filter((gasDay) => heard.filter((one) => one.gasDay === gasDay).length === 2)
      const estimates = known.filter(({ quality }) => quality === 'ESTIMATED').map(({ volume }) => volume)
      return (
        whole === Math.floor((heard.length * 100) / 62) &&
        (whole === 100) === (missingDays.length === 0) &&
        missingDays.join() === gasDays.filter((gasDay) => !full.includes(gasDay)).join() &&
        estimatedVolume === sumVolume(estimates)
      )
    }),
  )
})
