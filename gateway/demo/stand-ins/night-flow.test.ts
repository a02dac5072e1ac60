import { addDays, datesBetween } from '@domain/date'
import { GUARDED_DAYS, guardNights, learnLevel, type GuardedDay, type LeakHint } from '@domain/night-flow'
import { rnd } from '@domain/random'
import { supplied } from '../customers'
import { dayVolumes, hourShares } from './devices'

/* Y-11 over a year of each device of the demo world: planted leaks are found, and nothing is said without one. */

const FIRST = '2025-11-01'
const LAST = '2026-11-22'
const NIGHTS = 3
/** Leak, as a share of the mean flow of the year. */
const LEAK = 0.02
const TRIES = 60

const meters = supplied.flatMap((customer) => customer.meters)
const days = datesBetween(FIRST, LAST)

/** m³ of the hours of each gas day, over all channels. */
const year = (meterId: string): number[][] =>
  days.map((gasDay) => {
    const used = Object.values(dayVolumes(meterId, gasDay)).reduce((sum, one) => sum + Number(one), 0)
    return hourShares(meterId, gasDay).map((share) => used * share)
  })

const withLeak = (hours: readonly number[][], from: number, to: number, flow: number): GuardedDay[] =>
  hours.map((day, index) => ({
    gasDay: days[index] ?? '',
    hours: day.map((one) => (index >= from && index < to ? one + flow : one).toFixed(4)),
  }))

/** Looks every morning from one day to another, as the daily work does; the mornings on which a hint was given. */
function mornings(all: readonly GuardedDay[], qmax: string, from: number, to: number): number[] {
  const given: number[] = []
  let hints: LeakHint[] = []
  for (let morning = from; morning < to; morning++) {
    const seen = all.slice(morning - GUARDED_DAYS, morning)
    const { level, newSince, overSince } = guardNights(seen, hints, qmax)
    if (newSince !== null && typeof level !== 'string') {
      given.push(morning)
      hints = [...hints, { since: newSince, endedOn: null, isUsual: false, level }]
    }
    if (overSince !== null) hints = hints.map((hint) => ({ ...hint, endedOn: hint.endedOn ?? overSince }))
  }
  return given
}

test('leaks of 2 % of the mean flow are found after three nights, with at most one false alarm per meter and year', () => {
  const figures = meters.map(({ meterId, qmax }) => {
    const hours = year(meterId)
    const clean = withLeak(hours, 0, 0, 0)
    const isWatched = typeof learnLevel(clean.slice(0, GUARDED_DAYS)) !== 'string'
    const falseAlarms = mornings(clean, qmax, GUARDED_DAYS, days.length).length
    const flow = (hours.flat().reduce((sum, one) => sum + one, 0) / hours.length / 24) * LEAK
    const late: string[] = []
    for (let nth = 0; isWatched && nth < TRIES; nth++) {
      const start =
        GUARDED_DAYS + Math.floor(rnd(`night-flow|${meterId}|${nth}`) * (days.length - GUARDED_DAYS - NIGHTS))
      const leaking = withLeak(hours.slice(0, start + NIGHTS), start, start + NIGHTS, flow)
      const given = mornings(leaking, qmax, start, start + NIGHTS + 1)
      if (!given.includes(start + NIGHTS)) late.push(addDays(FIRST, start))
    }
    return { meterId, isWatched, falseAlarms, late }
  })
  const watched = figures.filter(({ isWatched }) => isWatched)
  const found = watched.length * TRIES - watched.flatMap(({ late }) => late).length
  console.info(
    `night flow: ${watched.length} of ${figures.length} meters have hours outside of production; ` +
      `${found} of ${watched.length * TRIES} leaks of 2 % found after 3 nights; ` +
      `${figures.reduce((sum, { falseAlarms }) => sum + falseAlarms, 0)} false alarms in ${days.length - GUARDED_DAYS} days`,
  )
  expect(watched.map(({ meterId }) => meterId)).toEqual(['10010201', '10010202', '10010203', '10010204', '10020401'])
  expect(watched.filter(({ late }) => late.length > 0)).toEqual([])
  expect(figures.filter(({ falseAlarms }) => falseAlarms > 1)).toEqual([])
})
