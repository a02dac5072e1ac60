/*
 * What a held-out day was like, by the days before it and the calendar alone: for the forecast's second table. A day may be of several
 * kinds.
 */

export const situations = ['heating season', 'rest of the year', 'days off', 'holidays', 'level moved']

/** Ratios of fewer days say nothing. */
const FEWEST = 10
/** Days that make the newest level, those before it that make the older one, and the share between them that is a move. */
const [NEW, OLD, MOVED] = [7, 28, 0.1]
/** Days between the last known one and the held-out one. */
const AHEAD = 2

const isHeating = (date) => date.slice(5) >= '11-15' || date.slice(5) <= '03-15'

/** The kinds of the day at this place. */
export function situationsOf(days, at) {
  const { gasDay, isWorkday } = days[at]
  const isWeekend = [0, 6].includes(new Date(`${gasDay}T00:00:00Z`).getUTCDay())
  const [now, then] = [meanOf(days, at - AHEAD, NEW), meanOf(days, at - AHEAD - NEW, OLD)]
  return situations.filter(
    (_, index) =>
      [
        isHeating(gasDay),
        !isHeating(gasDay),
        !isWorkday,
        !isWorkday && !isWeekend,
        now !== null && then !== null && then > 0 && Math.abs(now / then - 1) > MOVED,
      ][index],
  )
}

/** Mean of so many days up to a place; null where none has data. */
function meanOf(days, to, count) {
  const known = days
    .slice(Math.max(0, to - count + 1), to + 1)
    .filter(({ volume, isEstimated }) => volume !== null && !isEstimated)
    .map(({ volume }) => Number(volume))
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0) / known.length
}

/** Adds up errors by kind of day. */
export function heldBySituation() {
  const sums = Object.fromEntries(situations.map((name) => [name, { error: 0, habit: 0, days: 0 }]))
  return {
    add(kinds, { error, habit }) {
      for (const kind of kinds) {
        sums[kind].error += error
        sums[kind].habit += habit
        sums[kind].days += 1
      }
    },
    ratios: () =>
      situations.map((name) => {
        const { error, habit, days } = sums[name]
        return days < FEWEST || habit === 0 ? '' : (error / habit).toFixed(2)
      }),
  }
}
