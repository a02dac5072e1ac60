import { addDays, weekday } from './date'
import { unusualDay, type NormalDay, type UsedDay } from './unusual-use'

const LAST = '2026-11-20' // A Friday.
/** The days up to the last one: 100 m³ on working days, 20 on days off, but for the last. */
const upTo = (last: string, volume: string | null, count = 28): UsedDay[] =>
  Array.from({ length: count }, (_, index) => {
    const gasDay = addDays(last, index - count + 1)
    const isWorkday = weekday(gasDay) <= 5
    return { gasDay, isWorkday, volume: gasDay === last ? volume : isWorkday ? '100.00' : '20.00' }
  })
const normal = (volume: string, isWorkday = true): NormalDay => ({ volume, isWorkday })

test.each([
  ['40 % above the mean', upTo(LAST, '140.00'), [], { mean: '100.00', percent: 40 }],
  ['just below that', upTo(LAST, '139.99'), [], null],
  ['a day off is compared with days off', upTo('2026-11-22', '30.00', 56), [], { mean: '20.00', percent: 50 }],
  ['a usual working day is none for a day off', upTo('2026-11-22', '27.99', 56), [], null],
  ['too few like days', upTo('2026-11-22', '90.00', 20), [], null],
  ['not measured', upTo(LAST, null), [], null],
  ['nothing at all', [], [], null],
  ['called normal before', upTo(LAST, '150.00'), [normal('150.00')], null],
  ['up to a tenth above what was called normal', upTo(LAST, '165.00'), [normal('150.00')], null],
  ['more than that', upTo(LAST, '165.01'), [normal('150.00')], { mean: '100.00', percent: 65 }],
  ['normal on days off only', upTo(LAST, '150.00'), [normal('150.00', false)], { mean: '100.00', percent: 50 }],
] as const)('%s', (_name, days, known, expected) => {
  const found = unusualDay(days, known)
  if (expected === null) expect(found).toBeNull()
  else expect(found).toMatchObject({ ...expected, gasDay: days.at(-1)?.gasDay, volume: days.at(-1)?.volume })
})

test('the mean is of the last fourteen like days only, and holes are no days', () => {
  const days = upTo(LAST, '140.00', 60).map((day, index) => ({
    ...day,
    volume: index < 30 ? '900.00' : index === 50 ? null : day.volume,
  }))
  expect(unusualDay(days, [])).toMatchObject({ mean: '100.00' })
})

test('a meter that was still says nothing', () => {
  const days = upTo(LAST, '5.00').map((day) => (day.gasDay === LAST ? day : { ...day, volume: '0.00' }))
  expect(unusualDay(days, [])).toBeNull()
})
