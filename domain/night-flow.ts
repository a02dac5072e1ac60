import type { DateText } from './day'
import { decimal, fixed } from './decimal'
import { compareVolume, type Volume } from './volume'

/*
 * Y-11, night-flow guard: what flows through a meter in the hours in which its plant does not produce. The lowest such hour of a gas day
 * is its night flow; it is compared with what the same meter's nights were before. Statistics of flows, no billing: numbers inside,
 * decimal texts at the border.
 */

const HOURS = 24
/** Gas days of the history, the newest ones among them that are judged. */
export const GUARDED_DAYS = 30
/** Nights in a row above the level before anything is said, and that many are not learned from. */
const NIGHTS_ABOVE = 3
/** Nights in a row within the level before it is taken back. */
const NIGHTS_NORMAL = 2
/** Nights without which nothing is learned. */
const FEWEST_NIGHTS = 14
/** An hour is outside of production when it usually takes at most this share of the mean flow; so many hours are a night. */
const QUIET_SHARE = 0.25
const FEWEST_HOURS = 3
/** Smallest excess that counts: this share of the mean flow, and the step of a register (m³/h). */
const MARGIN_SHARE = 0.01
const MARGIN_FLOOR = 0.01
/** Spreads of usual nights (1.4826 × their median distance from the level) that an excess has to be above. */
const SPREADS = 3
const SPREAD_OF_MEDIAN = 1.4826
/** From this share of the meter's greatest flow on it is a plant that runs, which proves nothing. */
const RUNNING_SHARE = 0.1

/** One gas day of a meter, over all of its channels. */
export interface GuardedDay {
  gasDay: DateText
  /** m³ of its 24 hours from 08:00 on; null: not all of them were measured. */
  hours: readonly Volume[] | null
}

/** What a meter's nights usually are; kept with a hint, so that a leak does not become what is usual. */
export interface NightLevel {
  /** Hours outside of production, counted from 08:00 (0–23). */
  quietHours: readonly number[]
  /** m³/h, four decimals, that flow whatever is produced (pilot flames). */
  base: string
  /** Part of the day's mean flow in production, six decimals, that flows in the night as well. */
  share: string
  /** m³/h above base and share that are still usual, four decimals. */
  margin: string
}

/** RUNNING: the plant worked through the night. */
export type NightState = 'NORMAL' | 'ABOVE' | 'RUNNING' | 'UNKNOWN'

export interface Night {
  gasDay: DateText
  /** Lowest hour outside of production, m³/h, four decimals; null: not measured. */
  flow: string | null
  /** What is usual for that day, m³/h, four decimals, without the margin. */
  level: string | null
  state: NightState
}

/** A hint that was given about a meter. */
export interface LeakHint {
  /** First gas day above the level. */
  since: DateText
  /** First gas day that is not part of it; null: open. */
  endedOn: DateText | null
  /** The customer called the flow usual. */
  isUsual: boolean
  level: NightLevel
}

/** FEW_NIGHTS: too few measured nights yet. ROUND_THE_CLOCK: no three hours outside of production. */
export type Unlearned = 'FEW_NIGHTS' | 'ROUND_THE_CLOCK'

export interface Guard {
  level: NightLevel | Unlearned
  /** Empty while nothing is learned. */
  nights: Night[]
  /** First gas day of an excess of which a hint is due. */
  newSince: DateText | null
  /** First gas day that is normal again after the open hint. */
  overSince: DateText | null
}

interface Flows {
  hours: readonly number[]
  mean: number
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2
}

/** m³ of an hour are m³/h. A day of another length than 24 hours is none. */
function flowsOf({ hours }: GuardedDay): Flows | null {
  if (hours === null || hours.length !== HOURS) return null
  const flows = hours.map(Number)
  return { hours: flows, mean: mean(flows) }
}

const inHours = ({ hours }: Flows, quiet: ReadonlySet<number>, isQuiet: boolean) =>
  hours.filter((_, hour) => quiet.has(hour) === isQuiet)

/** A night as a point: mean flow in production, lowest hour outside of it, m³/h. */
interface Point {
  production: number
  flow: number
}

const pointOf = (flows: Flows, quiet: ReadonlySet<number>): Point => ({
  production: mean(inHours(flows, quiet, false)),
  flow: Math.min(...inHours(flows, quiet, true)),
})

interface Line {
  base: number
  share: number
}

/** Least squares of flow = base + share × production with neither below zero. */
function lineOf(points: readonly Point[]): Line {
  const x = mean(points.map(({ production }) => production))
  const y = mean(points.map(({ flow }) => flow))
  const spread = points.reduce((sum, one) => sum + (one.production - x) ** 2, 0)
  const both = points.reduce((sum, one) => sum + (one.production - x) * (one.flow - y), 0)
  const share = spread === 0 ? 0 : both / spread
  if (share <= 0) return { base: y, share: 0 }
  if (y - share * x >= 0) return { base: y - share * x, share }
  const squares = points.reduce((sum, one) => sum + one.production ** 2, 0)
  return { base: 0, share: points.reduce((sum, one) => sum + one.production * one.flow, 0) / squares }
}

const distance = (line: Line, { production, flow }: Point): number => flow - line.base - line.share * production

const spreadOf = (line: Line, points: readonly Point[]): number =>
  SPREAD_OF_MEDIAN * median(points.map((point) => Math.abs(distance(line, point))))

/**
 * Y-11: the hours outside of production and what flows in them, learned from measured days; nights far off the others (a shift that
 * was made up for) are left out. The unit is m³/h. Source of the method: this project.
 */
export function learnLevel(days: readonly GuardedDay[]): NightLevel | Unlearned {
  const all = days.flatMap((day) => flowsOf(day) ?? [])
  if (all.length < FEWEST_NIGHTS) return 'FEW_NIGHTS'
  const usual = mean(all.map((one) => one.mean))
  const quietHours = Array.from({ length: HOURS }, (_, hour) => hour).filter(
    (hour) => median(all.map(({ hours }) => hours[hour] ?? 0)) <= QUIET_SHARE * usual,
  )
  if (quietHours.length < FEWEST_HOURS) return 'ROUND_THE_CLOCK'
  const quiet = new Set(quietHours)
  const points = all.map((one) => pointOf(one, quiet))
  const smallest = Math.max(MARGIN_SHARE * usual, MARGIN_FLOOR)
  const rough = lineOf(points)
  const near = Math.max(SPREADS * spreadOf(rough, points), smallest)
  const kept = points.filter((point) => Math.abs(distance(rough, point)) <= near)
  const line = lineOf(kept)
  return {
    quietHours,
    base: line.base.toFixed(4),
    share: line.share.toFixed(6),
    margin: Math.max(SPREADS * spreadOf(line, kept), smallest).toFixed(4),
  }
}

/** Y-11: nights beside a level. `qmax`: greatest flow of the meter, m³/h. */
export function compareNights(days: readonly GuardedDay[], level: NightLevel, qmax: string): Night[] {
  const quiet = new Set(level.quietHours)
  return days.map((day) => {
    const flows = flowsOf(day)
    if (flows === null) return { gasDay: day.gasDay, flow: null, level: null, state: 'UNKNOWN' }
    const { production, flow } = pointOf(flows, quiet)
    const usual = decimal(level.base).plus(decimal(level.share).times(decimal(production.toFixed(4))))
    const flowText = flow.toFixed(4)
    return {
      gasDay: day.gasDay,
      flow: flowText,
      level: fixed(usual, 4),
      state: stateOf(flowText, fixed(usual.plus(decimal(level.margin)), 4), Number(qmax)),
    }
  })
}

function stateOf(flow: string, bound: string, qmax: number): NightState {
  if (compareVolume(flow, bound) <= 0) return 'NORMAL'
  return Number(flow) > RUNNING_SHARE * qmax ? 'RUNNING' : 'ABOVE'
}

/** First gas day of the nights in one state that end with the newest one, once there are so many of them in a row. */
function lastRun(nights: readonly Night[], state: NightState, fewest: number): DateText | null {
  let first = nights.length
  while (first > 0 && nights[first - 1]?.state === state) first -= 1
  return nights.length - first >= fewest ? (nights[first]?.gasDay ?? null) : null
}

/** Days that may be learned from: none of a leak that is over, none before a flow that the customer called usual. */
function learnable(days: readonly GuardedDay[], hints: readonly LeakHint[]): GuardedDay[] {
  return days.filter(({ gasDay }) =>
    hints.every(({ since, endedOn, isUsual }) => {
      if (isUsual) return gasDay >= since
      return gasDay < since || (endedOn !== null && gasDay >= endedOn)
    }),
  )
}

/**
 * Y-11: what a meter's nights say. `days`: consecutive gas days, oldest first, the last 30 up to the newest closed one; the newest three
 * are judged, the others learned from. While a hint is open its own level holds. `hints`: those that reach into these days.
 */
export function guardNights(days: readonly GuardedDay[], hints: readonly LeakHint[], qmax: string): Guard {
  const open = hints.find(({ endedOn }) => endedOn === null)
  const level = open?.level ?? learnLevel(learnable(days.slice(0, -NIGHTS_ABOVE), hints))
  if (typeof level === 'string') return { level, nights: [], newSince: null, overSince: null }
  const nights = compareNights(days, level, qmax)
  if (open) {
    const later = nights.filter(({ gasDay }) => gasDay > open.since)
    return { level, nights, newSince: null, overSince: lastRun(later, 'NORMAL', NIGHTS_NORMAL) }
  }
  // Nights of an ended hint do not count towards another hint.
  const fresh = nights.filter(({ gasDay }) => hints.every(({ endedOn }) => gasDay >= (endedOn ?? '')))
  return { level, nights, newSince: lastRun(fresh, 'ABOVE', NIGHTS_ABOVE), overSince: null }
}
