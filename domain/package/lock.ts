import { toMillis, type Instant } from '../day'
import { compareDecimals } from '../decimal-text'
import { decimal, fixed } from '../decimal'
import { differenceOf } from './cycles'

/** A cycle of an order as its plan sees it. m³. */
export interface PlanCycle {
  cycleNo: number
  planVolume: string
  lowVolume: string
  highVolume: string
  editOpenAt: Instant
  editCloseAt: Instant
  lockedVolume: string | null
}

type WindowState = 'LOCKED' | 'OPEN' | 'LATER' | 'OVER'

/** where a cycle stands towards its window; open <= now < close. */
export function windowState(
  cycle: Pick<PlanCycle, 'editOpenAt' | 'editCloseAt' | 'lockedVolume'>,
  now: number,
): WindowState {
  if (cycle.lockedVolume !== null) return 'LOCKED'
  if (now < toMillis(cycle.editOpenAt)) return 'LATER'
  return now < toMillis(cycle.editCloseAt) ? 'OPEN' : 'OVER'
}

const LAST_ONE = '仅剩一个周期，气量不可调整'
const words = { LOCKED: '已锁定，不可修改', OVER: '修改时间已截止' } as const

/**
 * why the volume of a cycle cannot change now; null when it can. A cycle before its window changes only as the counterpart
 * of an open one.
 */
export function planBlocked(cycle: PlanCycle, cycles: readonly PlanCycle[], now: number): string | null {
  const state = windowState(cycle, now)
  if (state === 'LOCKED' || state === 'OVER') return words[state]
  const movable = cycles.filter((one) => ['OPEN', 'LATER'].includes(windowState(one, now)))
  if (movable.length < 2) return LAST_ONE
  if (movable.some((one) => windowState(one, now) === 'OPEN')) return null
  return `${openingText(cycles, now)}起可修改`
}

/** The next moment at which a window opens; null when one is open or none comes. */
export function nextOpening(cycles: readonly PlanCycle[], now: number): Instant | null {
  const states = cycles.map((cycle) => windowState(cycle, now))
  if (states.includes('OPEN')) return null
  const later = cycles.filter((cycle) => windowState(cycle, now) === 'LATER').map(({ editOpenAt }) => editOpenAt)
  return later.sort()[0] ?? null
}

/** The earliest moment at which an open window closes; null when none is open. */
export const nextClosing = (cycles: readonly PlanCycle[], now: number): Instant | null =>
  cycles
    .filter((cycle) => windowState(cycle, now) === 'OPEN')
    .map(({ editCloseAt }) => editCloseAt)
    .sort()[0] ?? null

const openingText = (cycles: readonly PlanCycle[], now: number): string =>
  (nextOpening(cycles, now) ?? '').slice(0, 16).replace('T', ' ')

/** Sum that the cycles that are not locked have to keep. */
export const unlockedSum = (cycles: readonly Pick<PlanCycle, 'planVolume' | 'lockedVolume'>[]): string =>
  cycles
    .filter(({ lockedVolume }) => lockedVolume === null)
    .reduce((sum, { planVolume }) => fixed(decimal(sum).plus(decimal(planVolume)), 0), '0')

export interface VolumeWish {
  cycleNo: number
  volume: string
}

/** Why a plan is not taken; `text` of 2901 and of a bound is beside the cycle. */
export type PlanFault =
  | { code: '2901'; cycleNo: number }
  | { code: '42201'; params: { V: string; d: string } }
  | { code: '42202'; params: { cap: string } }
  | { code: '42203' }
  | { code: '42204' }

interface PlanAsk {
  cycles: readonly PlanCycle[]
  wishes: readonly VolumeWish[]
  now: number
  /** m³ that the meters let through in a cycle; null when unknown. */
  capacity: (cycleNo: number) => string | null
}

const WHOLE = /^\d{1,10}$/

/** the first thing that is wrong with a new plan, or null. A volume that stays as it is is never wrong. */
export function planFault({ cycles, wishes, now, capacity }: PlanAsk): PlanFault | null {
  for (const wish of wishes) {
    const fault = wishFault(wish, cycles, now)
    if (fault) return fault
  }
  const before = unlockedSum(cycles)
  const after = withWishes(cycles, wishes)
  const difference = differenceOf(
    after.filter(({ lockedVolume }) => lockedVolume === null).map(({ planVolume }) => planVolume),
    before,
  )
  if (difference !== '0') return { code: '42201', params: { V: before, d: difference } }
  for (const cycle of changedOf(cycles, after)) {
    const most = capacity(cycle.cycleNo)
    if (most !== null && compareDecimals(cycle.planVolume, most) > 0) return { code: '42202', params: { cap: most } }
  }
  return null
}

function wishFault(wish: VolumeWish, cycles: readonly PlanCycle[], now: number): PlanFault | null {
  const cycle = cycles.find(({ cycleNo }) => cycleNo === wish.cycleNo)
  if (!cycle || !WHOLE.test(wish.volume)) return { code: '2901', cycleNo: wish.cycleNo }
  const current = cycle.lockedVolume ?? cycle.planVolume
  if (compareDecimals(wish.volume, current) === 0) return null
  if (cycle.lockedVolume !== null) return { code: '42203' }
  if (planBlocked(cycle, cycles, now) !== null) return { code: '42204' }
  const isWithin =
    compareDecimals(wish.volume, cycle.lowVolume) >= 0 && compareDecimals(wish.volume, cycle.highVolume) <= 0
  return isWithin ? null : { code: '2901', cycleNo: wish.cycleNo }
}

/** The cycles with their new volumes. */
export const withWishes = <C extends PlanCycle>(cycles: readonly C[], wishes: readonly VolumeWish[]): C[] =>
  cycles.map((cycle) => {
    const wish = wishes.find(({ cycleNo }) => cycleNo === cycle.cycleNo)
    return wish && cycle.lockedVolume === null ? { ...cycle, planVolume: fixed(decimal(wish.volume), 0) } : cycle
  })

/** Cycles with a changed volume. */
export const changedOf = <C extends PlanCycle>(before: readonly C[], after: readonly C[]): C[] =>
  after.filter((cycle) => before.find(({ cycleNo }) => cycleNo === cycle.cycleNo)?.planVolume !== cycle.planVolume)
