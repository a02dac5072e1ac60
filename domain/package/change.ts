import { addDays, dateAt, diffDays, startOf, type DateText } from '../day'
import { compareDecimals } from '../decimal-text'
import { cut, decimal, fixed, type Big } from '../decimal'
import { CYCLE_STEP } from './cycles'

export type ChangeType = 'DELAY' | 'ADVANCE' | 'ADD'

/** Limits of changes (settings change.*). */
export interface ChangeRules {
  /** Per cent of the locked volume. */
  maxRate: string
  perCycle: number
  perOrder: number
  /** Hour of Shanghai before which a request takes effect on the next day. */
  cutoffHour: number
  /** Last days of a cycle in which nothing changes any more. */
  tailDays: number
}

/** ADD up to this share of the locked volume needs no consent. Per cent. */
const FREE_ADD_RATE = '5.00'
/** Hours in which a supplement has to be paid. */
export const SUPPLEMENT_HOURS = 24

/** before the cut-off of D−1 a request takes effect on D, from then on a day later. The cut-off itself is late (pitfall 19). */
export function effectDateOf(now: number, cutoffHour: number): DateText {
  const today = dateAt(now)
  return addDays(today, now < startOf(today, cutoffHour) ? 1 : 2)
}

/** The moment from which gas that is paid for takes effect after its cycle's last day only: it could not be taken. */
export const moreUntil = (endDate: DateText, cutoffHour: number): number => startOf(addDays(endDate, -1), cutoffHour)

/** m³ of a cycle's volume that may move, cut to hundreds: 32,600 → 3,200. */
export const mostToChange = (lockedVolume: string, maxRate: string): string => floorToStep(rated(lockedVolume, maxRate))

/** ADD of so much passes by itself. */
export const passesAlone = (volume: string, lockedVolume: string): boolean =>
  decimal(volume).lte(rated(lockedVolume, FREE_ADD_RATE))

const rated = (volume: string, rate: string) => decimal(volume).times(rate).div(100)

/** Cut down to whole hundreds, never below 0. */
function floorToStep(value: Big): string {
  const steps = decimal(cut(value.div(CYCLE_STEP), 0))
  return steps.lt(0) ? '0' : fixed(steps.times(CYCLE_STEP), 0)
}

/** m³ that a running cycle can give away: locked + added − moved out − taken so far (42215). */
export const delayRoom = (cycle: {
  lockedVolume: string
  addVolume: string
  movedOutVolume: string
  extracted: string
}): string =>
  floorToStep(
    decimal(cycle.lockedVolume)
      .plus(decimal(cycle.addVolume))
      .minus(decimal(cycle.movedOutVolume))
      .minus(decimal(cycle.extracted)),
  )

/** m³ that a later cycle can give away without falling below its least. */
export const advanceRoom = (source: { planVolume: string; lowVolume: string }): string =>
  floorToStep(decimal(source.planVolume).minus(decimal(source.lowVolume)))

/** The last days of a cycle are closed to changes (42214). */
export const isTail = (today: DateText, endDate: DateText, tailDays: number): boolean =>
  diffDays(today, endDate) < tailDays

export interface ChangeAsk {
  changeType: ChangeType
  volume: string
  today: DateText
  child: { lockedVolume: string; endDate: DateText; running: boolean }
  /** Changes that stand or are still open, of the cycle and of the whole order. */
  used: { cycle: number; parent: number }
  /** m³ that the cycle and the target leave; null where there is no usable target. */
  room: string | null
  rules: ChangeRules
}

type ChangeFault =
  | { code: '2901' | '2904' | '42211' | '42212' | '42215' | '42216' }
  | { code: '42214'; params: { days: string } }
  | { code: '42213'; params: { max: string } }

/** why a cycle cannot change at all now, or null. */
export function changeBlocked({ child, today, used, rules }: Pick<ChangeAsk, 'child' | 'today' | 'used' | 'rules'>) {
  if (!child.running) return { code: '2904' } as const
  if (used.cycle >= rules.perCycle) return { code: '42211' } as const
  if (used.parent >= rules.perOrder) return { code: '42212' } as const
  const { tailDays } = rules
  return isTail(today, child.endDate, tailDays)
    ? ({ code: '42214', params: { days: String(tailDays) } } as const)
    : null
}

/** the first thing that is wrong with a change, or null. */
export function changeFault(ask: ChangeAsk): ChangeFault | null {
  const blocked = changeBlocked(ask)
  if (blocked) return blocked
  if (!isStep(ask.volume)) return { code: '2901' }
  const max = mostToChange(ask.child.lockedVolume, ask.rules.maxRate)
  if (compareDecimals(ask.volume, max) > 0) return { code: '42213', params: { max } }
  if (ask.room === null) return { code: '42216' }
  if (compareDecimals(ask.volume, ask.room) <= 0) return null
  return { code: ask.changeType === 'DELAY' ? '42215' : '42216' }
}

const isStep = (volume: string): boolean => /^[1-9]\d{0,9}$/.test(volume) && decimal(volume).mod(CYCLE_STEP).eq(0)
