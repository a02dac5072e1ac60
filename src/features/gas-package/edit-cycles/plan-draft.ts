import type { Out } from '@contract'
import { compareDecimals, grouped } from '@domain/decimal-text'
import { differenceOf } from '@domain/package/cycles'
import { subtractVolume } from '@domain/volume'
import type { Wish } from '../parts/cycle/use-pick-bill'

/* A plan while the user changes it: the input, beside the gateway's values. */

export type PickCycles = Out<'taocan GET /trade/pick/cycles'>
export type PickCycle = PickCycles['cycles'][number]
/** What was typed, by number of the cycle. */
export type Edits = Readonly<Record<string, string>>

export interface Draft {
  /** Of the answer that the edits belong to. */
  version: number
  edits: Edits
  /** 我的修改: edits of an older version, kept beside the new plan. */
  mine: Edits
  /** The cycle that was typed in last. */
  last?: number
}

/**
 * The draft towards an answer: what has become the plan is no edit any more, edits of an older version are beside it. A draft that has
 * just been saved is ahead of the answer.
 */
export function draftFor(draft: Draft | undefined, plan: Pick<PickCycles, 'version' | 'cycles'> | undefined): Draft {
  if (plan === undefined) return draft ?? { version: 0, edits: {}, mine: {} }
  if (draft === undefined) return { version: plan.version, edits: {}, mine: {} }
  if (draft.version < plan.version) return { version: plan.version, edits: {}, mine: { ...draft.mine, ...draft.edits } }
  const isOpen = (cycleNo: string, volume: string) =>
    plan.cycles.some((cycle) => String(cycle.cycleNo) === cycleNo && cycle.planVolume !== volume)
  return {
    ...draft,
    edits: Object.fromEntries(Object.entries(draft.edits).filter(([cycleNo, volume]) => isOpen(cycleNo, volume))),
  }
}

export const typedInto = (draft: Draft, { cycleNo, planVolume }: PickCycle, volume: string): Draft => {
  const { [cycleNo]: _old, ...others } = draft.edits
  const edits = volume === planVolume ? others : { ...others, [cycleNo]: volume }
  return { ...draft, edits, last: cycleNo }
}

export const isChanged = ({ edits }: Draft): boolean => Object.keys(edits).length > 0

export const volumeOf = ({ cycleNo, planVolume }: PickCycle, edits: Edits): string => edits[cycleNo] ?? planVolume

/** What still counts as plan: neither locked nor void. */
const isUnlocked = ({ lockedVolume, state }: PickCycle): boolean => lockedVolume === null && state === 'PLANNED'

export const wishesOf = (cycles: readonly PickCycle[], edits: Edits): Wish[] =>
  cycles.filter(isUnlocked).map((cycle) => ({ cycleNo: cycle.cycleNo, volume: volumeOf(cycle, edits) || '0' }))

/** What is wrong with a volume that was typed. */
export function volumeFault({ low, high }: Pick<PickCycle, 'low' | 'high'>, volume: string): string | undefined {
  if (volume === '') return '请输入气量'
  if (compareDecimals(volume, low) >= 0 && compareDecimals(volume, high) <= 0) return undefined
  return `气量须在${grouped(low)}至${grouped(high)} m³之间`
}

/** A volume that has not been touched is never wrong. */
export const faultIn = (cycle: PickCycle, edits: Edits): string | undefined =>
  edits[cycle.cycleNo] === undefined ? undefined : volumeFault(cycle, volumeOf(cycle, edits))

/** Too much (> 0) or too little (< 0) planned, whole m³. */
export const differenceIn = (
  { cycles, unlockedSum }: Pick<PickCycles, 'cycles' | 'unlockedSum'>,
  edits: Edits,
): string =>
  differenceOf(
    wishesOf(cycles, edits).map(({ volume }) => volume),
    unlockedSum,
  )

interface Balance {
  cycle: PickCycle
  volume: string
}

/** Another cycle that can take the whole difference within its bounds: the first after the one that was typed in last. */
export function balanceOf(plan: Pick<PickCycles, 'cycles' | 'unlockedSum'>, { edits, last }: Draft): Balance | null {
  const difference = differenceIn(plan, edits)
  if (difference === '0') return null
  const later = plan.cycles.filter(({ cycleNo }) => last === undefined || cycleNo > last)
  const earlier = plan.cycles.filter(({ cycleNo }) => last !== undefined && cycleNo < last)
  for (const cycle of [...later, ...earlier].filter(({ editable }) => editable)) {
    const volume = subtractVolume(volumeOf(cycle, edits) || '0', difference).replace(/\.00$/, '')
    if (volumeFault(cycle, volume) === undefined) return { cycle, volume }
  }
  return null
}

/** Why the plan cannot be saved or submitted as it is; null when it can. */
export function planFault(plan: PickCycles, edits: Edits): string | null {
  if (plan.cycles.some((cycle) => faultIn(cycle, edits) !== undefined)) return '请先改正标红的周期气量'
  return differenceIn(plan, edits) === '0' ? null : '各周期气量合计须与原计划一致'
}

/** The cycle that is submitted without a question: the one named, else the one with the window that closes first. */
export function firstToLock(cycles: readonly PickCycle[], named: string | undefined): PickCycle | undefined {
  const open = cycles.filter((cycle) => cycle.open)
  const byClosing = [...open].sort((a, b) => (a.editCloseAt < b.editCloseAt ? -1 : 1))
  return open.find(({ cycleNo }) => String(cycleNo) === named) ?? byClosing[0]
}
