import type { Api } from '@contract'
import { diffDays } from '@domain/date'
import { totalOf } from '@domain/package/allocate'
import { childPayable } from '@domain/package/amounts'
import { cycleName } from '@domain/package/cycles'
import { windowState } from '@domain/package/lock'
import { maxVolume, subtractVolume } from '@domain/volume'
import { extractedOf } from '../repo/records'
import type { Work } from '../../../http/context'
import type { Child, CycleRow, Order } from '../types'
import { childOf, type Held } from './held'
import { cycleFields as cycleFieldsSchema } from '@contract/gas-package/words'
import { shape } from '../../../http/shape'

type CycleView = Api['taocan GET /trade/order/detail']['out']['cycles'][number]

const NOTHING = '0.00'

/** The name of a cycle of an order. */
export const nameOf = (order: Pick<Order, 'packageSnapshot'>, startDate: string): string =>
  cycleName(order.packageSnapshot.cycleType, startDate)

/** T of a child; of a cycle that is not locked by its plan. */
export const childTotal = (cycle: Pick<CycleRow, 'planVolume'>, child: Child): string =>
  totalOf({ ...child, lockedVolume: child.lockedVolume ?? cycle.planVolume })

const LOST: readonly Child['state'][] = ['FORFEITED', 'VOID']
export const isLost = ({ state }: Pick<Child, 'state'>): boolean => LOST.includes(state)

/** What can still be taken of a cycle's total, m³: nothing where it has lapsed or is void (K-25). */
export const leftOf = (child: Pick<Child, 'state'>, total: string, extracted: string): string =>
  isLost(child) ? NOTHING : maxVolume(NOTHING, subtractVolume(total, extracted))

/** A cycle as answers show it (contract `cycleFields`). */
export function cycleView(order: Order, cycle: CycleRow, child: Child, extracted: string, now: number): CycleView {
  const isLocked = cycle.lockedVolume !== null
  const estimate = { ...child, lockedVolume: cycle.planVolume, unitPrice: child.unitPrice ?? order.unitPrice }
  return shape(cycleFieldsSchema, cycle, {
    name: nameOf(order, cycle.startDate),
    childNo: child.childNo,
    days: diffDays(cycle.startDate, cycle.endDate) + 1,
    low: cycle.lowVolume,
    high: cycle.highVolume,
    payDeadline: child.payDeadline,
    unitPrice: child.unitPrice ?? (order.packageSnapshot.priceType === 'FIXED' ? order.unitPrice : null),
    payableAmount: child.payableAmount ?? childPayable(estimate),
    estimated: !isLocked,
    paidAmount: child.paidAmount,
    total: childTotal(cycle, child),
    extracted,
    state: child.state,
    open: windowState(cycle, now) === 'OPEN' && ['EFFECTIVE', 'EXTRACTING'].includes(order.state),
  })
}

/** All cycles of an order as answers show them. */
export async function cycleViews(work: Pick<Work, 'db' | 'clock'>, held: Held): Promise<CycleView[]> {
  const { order, cycles, children } = held
  const taken = await extractedOf(
    work.db,
    order.bp,
    children.map(({ childNo }) => childNo),
  )
  return cycles.map((cycle) => {
    const child = childOf(held, cycle.cycleNo)
    return cycleView(order, cycle, child, taken.get(child.childNo) ?? NOTHING, work.clock.now())
  })
}
