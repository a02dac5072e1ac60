import { decimal, fixed } from '../decimal'
import { habitOf } from './habit'
import { insideOf, marginsOf, spreadOf, type Margins } from './range'
import { aboveUsual, Regression, type Effects } from './regression'
import { seriesOf, type Series } from './series'
import { Smoothed } from './smoothed'
import type { DayFacts, Forecast, Method, PastDay, Suggested, SuggestedDay, Why } from './types'

export * from './types'

/** Days that judge the methods. */
const JUDGED = 56
/** Days that the range is made of, with those that choose the method before the first of them. */
const TRIED = 210 + JUDGED
/** A method other than habit is suggested where its error is at most this share of habit's. */
const BETTER = 0.97
/** History without which habit is all there is, days. */
const FEWEST = 42
/**
 * Distances to the last known day that have a regression of their own; a day takes the next larger one. A declaration is made the day
 * before, when the newest closed gas day is the one before that: 2.
 */
const DISTANCES = [2, 7, 31] as const

/** What would have been suggested for a past day. */
interface Judgement {
  used: number
  said: number
  habit: number
}

/** What was used on a past day and what each method said of it before. */
type Tried = { used: number } & { [method in Method]: number }

/**
 * Suggested volumes for the days after the history, each with the range that four days of five stay in, by the method that did best
 * over the last 56 days (Y-06, P-16). Both lists are consecutive gas days, oldest first, the future one follows the past one at once.
 * Deterministic. Where habit (same weekday last week) is not beaten by 3 %, habit is what is suggested.
 */
export function forecast(past: readonly PastDay[], future: readonly DayFacts[]): Forecast {
  const series = seriesOf(past, future)
  const judges = tryOut(series, DISTANCES[0])
  const method = bestOf(judges.slice(-JUDGED))
  const judgements = new Map<number, Judgement[]>([[DISTANCES[0], suggestions(judges)]])
  const judgementsAt = (distance: number) => {
    const found = judgements.get(distance) ?? suggestions(tryOut(series, distance))
    judgements.set(distance, found)
    return found
  }
  const values: number[] = []
  const days: SuggestedDay[] = []
  for (const distance of DISTANCES) {
    const to = distance === DISTANCES.at(-1) ? future.length : Math.min(future.length, distance)
    if (days.length >= to) continue
    const margins = marginsOf(errorsOf(judgementsAt(distance)))
    const predict = predictor(series, method, distance)
    for (const { gasDay, running } of future.slice(days.length, to)) {
      const index = series.past + days.length
      const { whole, effects } = predict(index)
      values.push(whole * running)
      days.push({ gasDay, ...ranged(whole * running, margins), why: whyOf(series, index, { whole, effects, running }) })
    }
  }
  const middle = DISTANCES.find((distance) => distance >= future.length / 2) ?? DISTANCES[2]
  const judged = judgementsAt(DISTANCES[0]).slice(-JUDGED)
  return {
    days,
    total: ranged(sum(values), spreadOf(errorsOf(inWindows(judgementsAt(middle), future.length)), future.length)),
    method,
    judged: judged.length,
    error: percentOf(judged, ({ said }) => said),
    habitError: percentOf(judged, ({ habit }) => habit),
    inside: insideOf(judgementsAt(DISTANCES[0]), judged.length),
  }
}

/** A day as if no stop were announced, and what of it comes of the day itself. */
interface Predicted {
  whole: number
  effects: Effects
}

function whyOf(
  series: Series,
  index: number,
  { whole, effects: { weather, holiday }, running }: Predicted & { running: number },
): Why {
  const temperature = series.temperature[index] ?? NaN
  const signed = (value: number) => fixed(decimal(value.toFixed(2)), 2)
  return {
    temperature: Number.isNaN(temperature) ? null : temperature,
    warmer: Number.isNaN(temperature) ? null : aboveUsual(series.temperature, { index, known: series.past - 1 }),
    weather: signed(weather * running),
    holiday: signed(holiday * running),
    stop: signed(-whole * (1 - running)),
  }
}

/** The errors of `length` days in a row together, for each row of days of the past. */
const inWindows = (judgements: readonly Judgement[], length: number): { used: number; said: number }[] =>
  judgements.slice(0, Math.max(0, judgements.length - length + 1)).map((_, at) => {
    const days = judgements.slice(at, at + length)
    return { used: sum(days.map(({ used }) => used)), said: sum(days.map(({ said }) => said)) }
  })

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function ranged(value: number, { below, above }: Margins): Suggested {
  const volume = (share: number) => fixed(decimal(Math.max(0, value * (1 + share)).toFixed(2)), 2)
  return { value: volume(0), low: volume(Math.min(0, below)), high: volume(Math.max(0, above)) }
}

const NO_EFFECTS: Effects = { weather: 0, holiday: 0 }

function predictor(series: Series, method: Method, distance: number): (index: number) => Predicted {
  const known = series.past - 1
  if (method === 'HABIT') return (index) => ({ whole: habitOf(series, index, known), effects: NO_EFFECTS })
  if (method === 'SMOOTHED') {
    const smoothed = new Smoothed(series)
    smoothed.learn(known)
    return (index) => ({ whole: Math.max(0, smoothed.predict(index)), effects: NO_EFFECTS })
  }
  const regression = new Regression(series, distance)
  regression.learn(known)
  return (index) => ({
    whole: Math.max(0, regression.predict(index, known)),
    effects: regression.effects(index, known),
  })
}

/** The measured days at the end of the history, each by what was known `distance` days before. */
function tryOut(series: Series, distance: number): Tried[] {
  const smoothed = new Smoothed(series)
  const regression = new Regression(series, distance)
  const days: Tried[] = []
  for (let index = Math.max(FEWEST, series.past - TRIED); index < series.past; index++) {
    const used = series.measured[index] ?? NaN
    if (Number.isNaN(used)) continue
    const known = index - distance
    smoothed.learn(known)
    regression.learn(known)
    days.push({
      used,
      HABIT: habitOf(series, index, known),
      SMOOTHED: Math.max(0, smoothed.predict(index)),
      REGRESSION: Math.max(0, regression.predict(index, known)),
    })
  }
  return days
}

const missOf = (days: readonly Tried[], method: Method): number =>
  days.reduce((sum, day) => sum + Math.abs(day[method] - day.used), 0)

/** The method with the smallest error; habit where none beats it clearly. */
function bestOf(days: readonly Tried[]): Method {
  let best: Method = 'HABIT'
  let least = BETTER * missOf(days, 'HABIT')
  for (const method of ['SMOOTHED', 'REGRESSION'] as const) {
    const miss = missOf(days, method)
    if (miss < least) [best, least] = [method, miss]
  }
  return best
}

/** What would have been suggested on each day: the record that a customer is shown, so that choosing the method afterwards counts for nothing. */
function suggestions(days: readonly Tried[]): Judgement[] {
  return days.map((day, at) => ({
    used: day.used,
    said: day[bestOf(days.slice(Math.max(0, at - JUDGED), at))],
    habit: day.HABIT,
  }))
}

/** (used − said) ÷ said; days of which 0 was said are left out. */
const errorsOf = (days: readonly { used: number; said: number }[]): number[] =>
  days.flatMap(({ used, said }) => (said > 0 ? [(used - said) / said] : []))

function percentOf<D extends { used: number }>(days: readonly D[], said: (day: D) => number): string | null {
  const used = days.reduce((sum, day) => sum + day.used, 0)
  const missed = days.reduce((sum, day) => sum + Math.abs(said(day) - day.used), 0)
  return used > 0 ? fixed(decimal(((100 * missed) / used).toFixed(4)), 1) : null
}
