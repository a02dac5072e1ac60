import { addDays } from './day'
import { compareNights, guardNights, learnLevel, type GuardedDay, type LeakHint, type NightLevel } from './night-flow'

const FIRST = '2026-10-24'
const QMAX = '250.00'
const text = (value: number) => value.toFixed(4)

/** 16 hours of production from 08:00, then 8 hours of night, m³/h. */
const plant = (day: number, night: number): string[] =>
  Array.from({ length: 24 }, (_, hour) => text(hour < 16 ? day : night))
/** Thirty gas days; null: not measured. */
const daysOf = (hoursOf: (index: number) => string[] | null, count = 30): GuardedDay[] =>
  Array.from({ length: count }, (_, index) => ({ gasDay: addDays(FIRST, index), hours: hoursOf(index) }))
const dayAt = (index: number) => addDays(FIRST, index)

const level: NightLevel = {
  quietHours: [16, 17, 18, 19, 20, 21, 22, 23],
  base: '3.0000',
  share: '0.000000',
  // 1 % of the mean flow (16 × 100 + 8 × 3) / 24 = 67.6667 m³/h.
  margin: '0.6767',
}

test('nights that are all alike are learned as a base flow, with 1 % of the mean flow above them', () => {
  expect(learnLevel(daysOf(() => plant(100, 3), 27))).toEqual(level)
})

test('nights that follow production are learned as a share of it', () => {
  const days = daysOf((index) => plant(80 + index, (80 + index) / 10), 27)
  expect(learnLevel(days)).toMatchObject({ base: '0.0000', share: '0.100000' })
})

test('a base and a share', () => {
  const days = daysOf((index) => plant(80 + index, 2 + (80 + index) / 20), 27)
  expect(learnLevel(days)).toMatchObject({ base: '2.0000', share: '0.050000' })
})

test('nights that fall with production are a base flow alone', () => {
  const days = daysOf((index) => plant(80 + index, 5 - index / 27), 27)
  // The mean of 5, 5 − 1/27 … 5 − 26/27.
  expect(learnLevel(days)).toMatchObject({ base: '4.5185', share: '0.000000' })
})

test('four nights in which the plant worked do not change what is learned', () => {
  expect(learnLevel(daysOf((index) => plant(100, index % 7 === 3 ? 60 : 3), 27))).toMatchObject({
    base: '3.0000',
    share: '0.000000',
  })
})

test('a meter at which nothing flows has nothing but quiet hours, and a step of the register as its margin', () => {
  expect(learnLevel(daysOf(() => plant(0, 0), 27))).toEqual({
    quietHours: Array.from({ length: 24 }, (_, hour) => hour),
    base: '0.0000',
    share: '0.000000',
    margin: '0.0100',
  })
})

test.each([
  ['13 nights', daysOf(() => plant(100, 3), 13), 'FEW_NIGHTS'],
  ['14 measured nights', daysOf((index) => (index < 13 ? null : plant(100, 3)), 27), level],
  ['13 measured nights', daysOf((index) => (index < 14 ? null : plant(100, 3)), 27), 'FEW_NIGHTS'],
  ['an hour of each day is missing', daysOf(() => plant(100, 3).slice(1), 27), 'FEW_NIGHTS'],
  // A quarter of the mean (16 × 100 + 8 × n) / 24 is n for n = 18.1818….
  ['a night just below a quarter of the mean flow', daysOf(() => plant(100, 18.18), 27), { base: '18.1800' }],
  ['a night just above it', daysOf(() => plant(100, 18.19), 27), 'ROUND_THE_CLOCK'],
  ['the same all day', daysOf(() => plant(100, 100), 27), 'ROUND_THE_CLOCK'],
  [
    'two quiet hours',
    daysOf(() => Array.from({ length: 24 }, (_, hour) => text(hour < 22 ? 100 : 0)), 27),
    'ROUND_THE_CLOCK',
  ],
  ['three', daysOf(() => Array.from({ length: 24 }, (_, hour) => text(hour < 21 ? 100 : 0)), 27), { base: '0.0000' }],
])('%s', (_name, days, expected) => {
  const learned = learnLevel(days)
  if (typeof expected === 'string') expect(learned).toBe(expected)
  else expect(learned).toMatchObject(expected)
})

test.each([
  ['within the margin', 3.6767, 'NORMAL'],
  ['a step above it', 3.6768, 'ABOVE'],
  ['a tenth of the greatest flow', 25, 'ABOVE'],
  ['more: the plant runs', 25.0001, 'RUNNING'],
])('a night of %s', (_name, night, state) => {
  const [one] = compareNights(
    daysOf(() => plant(100, night), 1),
    level,
    QMAX,
  )
  expect(one).toEqual({ gasDay: FIRST, flow: text(night), level: '3.0000', state })
})

test('the lowest hour of the night counts, and a night that was not measured is unknown', () => {
  const hours = plant(100, 9)
  hours[20] = '3.0000'
  expect(compareNights([{ gasDay: FIRST, hours }], level, QMAX)).toMatchObject([{ flow: '3.0000', state: 'NORMAL' }])
  expect(compareNights([{ gasDay: FIRST, hours: null }], level, QMAX)).toEqual([
    { gasDay: FIRST, flow: null, level: null, state: 'UNKNOWN' },
  ])
})

/** The newest nights as given, 3 m³/h before them. */
const ending = (...nights: (number | null)[]): GuardedDay[] =>
  daysOf((index) => {
    const night = nights[index - 30 + nights.length]
    if (night === null) return null
    return plant(100, night ?? 3)
  })

test.each([
  ['three nights above the level', ending(5, 5, 5), dayAt(27)],
  ['two of them', ending(5, 5), null],
  ['a normal night among them', ending(5, 5, 3, 5), null],
  ['a night among them that was not measured', ending(5, 5, null, 5), null],
  ['a night in which the plant ran', ending(5, 26, 5), null],
  ['the newest night is normal', ending(5, 5, 5, 3), null],
])('%s', (_name, days, since) => {
  expect(guardNights(days, [], QMAX)).toMatchObject({ newSince: since, overSince: null })
})

const hint = (since: number, endedOn: number | null, isUsual = false): LeakHint => ({
  since: dayAt(since),
  endedOn: endedOn === null ? null : dayAt(endedOn),
  isUsual,
  level,
})

test.each([
  ['an open hint is not given again', ending(5, 5, 5, 5), hint(26, null), null],
  ['one normal night', ending(5, 5, 5, 3), hint(26, null), null],
  ['two normal nights', ending(5, 5, 5, 3, 3), hint(25, null), dayAt(28)],
  ['one, and one that was not measured', ending(5, 5, 5, null, 3), hint(25, null), null],
  ['a leak as old as all nights keeps its level', daysOf(() => plant(100, 5)), hint(-40, null), null],
])('%s', (_name, days, open, overSince) => {
  expect(guardNights(days, [open], QMAX)).toMatchObject({ level, newSince: null, overSince })
})

test('nights of a leak that is over are not learned from; a hint is given when it comes back', () => {
  const days = daysOf((index) => plant(100, index < 10 || index >= 27 ? 5 : 3))
  expect(guardNights(days, [hint(0, 10)], QMAX)).toMatchObject({ level, newSince: dayAt(27) })
})

test('nights of a hint do not count for another hint', () => {
  expect(guardNights(ending(5, 5, 5, 3, 3, 5, 5), [hint(23, 26)], QMAX)).toMatchObject({ newSince: null })
  expect(guardNights(ending(5, 5, 5), [hint(27, 29)], QMAX)).toMatchObject({ newSince: null })
})

test('what the customer called usual is learned from its first night on', () => {
  const days = daysOf((index) => plant(100, index < 13 ? 3 : 5))
  expect(guardNights(days, [hint(13, 16, true)], QMAX)).toMatchObject({ level: { base: '5.0000' }, newSince: null })
  expect(guardNights(days.slice(1), [hint(14, 17, true)], QMAX)).toMatchObject({ level: 'FEW_NIGHTS', nights: [] })
})
