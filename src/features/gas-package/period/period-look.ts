import type { ChartPoint } from '@/ui'
import { diffDays, type DateText } from '@domain/date'
import { sharePercent } from '@domain/percent'
import { formatVolume, sumVolume } from '@domain/volume'
import type { OrderCycle } from '../types'

/* Cycles of an order as they run (B 6.1). */

const RUNNING = 'EXTRACTING'
const BEFORE = ['PLANNED', 'WAIT_PAY', 'PAY_CONFIRMING', 'OVERDUE', 'PAID'] as const
/** States in which a cycle is to be paid. */
const PAYABLE: readonly OrderCycle['state'][] = ['WAIT_PAY', 'OVERDUE']

export const isPayable = ({ state }: OrderCycle): boolean => PAYABLE.includes(state)
export const isRunning = ({ state }: OrderCycle): boolean => state === RUNNING

/** The cycle that runs; before the first, or between two: the next one that will. */
export const currentOf = (cycles: readonly OrderCycle[]): OrderCycle | undefined =>
  cycles.find(isRunning) ?? cycles.find(({ state }) => (BEFORE as readonly string[]).includes(state))

/** m³ that a cycle stands for: what is locked, else what is planned. */
export const plannedOf = ({ lockedVolume, planVolume }: OrderCycle): string => lockedVolume ?? planVolume

/** Share of the cycle that was taken, '63.1'; null where there is nothing to take. */
export const takenOf = ({ extracted, total }: Pick<OrderCycle, 'extracted' | 'total'>): string | null =>
  sharePercent(extracted, total)

/** How much of a cycle's time is over, 0 to 1. */
export const elapsedOf = ({ startDate, days }: Pick<OrderCycle, 'startDate' | 'days'>, today: DateText): number =>
  Math.min(1, Math.max(0, diffDays(startDate, today) / days))

/** Bars of what was taken, the line of what may be. */
export const cyclePoints = (cycles: readonly OrderCycle[]): ChartPoint[] =>
  cycles.map((cycle) => {
    const taken = takenOf(cycle)
    return {
      key: cycle.childNo,
      label: cycle.name,
      title: `${cycle.startDate.slice(0, 4)}年${cycle.name}`,
      value: cycle.extracted,
      plan: cycle.total,
      ...(taken !== null && { note: `已提 ${taken}%` }),
    }
  })

export const chartSummary = (cycles: readonly OrderCycle[]): string =>
  `各周期计划与提气柱状图，计划合计${formatVolume(sumVolume(cycles.map(({ total }) => total)))}，已提合计${formatVolume(
    sumVolume(cycles.map(({ extracted }) => extracted)),
  )}`
