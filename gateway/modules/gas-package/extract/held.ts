import type { Work } from '../../../http/context'
import { ownOr2902 } from '../../../http/refusal'
import { lockAccount } from '../../gas-account/service'
import { childrenOfOrder } from '../repo/children'
import { cyclesOfOrder } from '../repo/cycles'
import { lockOrder } from '../repo/orders'
import type { AccountKey, Child, CycleRow, Order } from '../types'

/** An order under its lock, with its cycles and children by number of the cycle. */
export interface Held {
  order: Order
  cycles: CycleRow[]
  children: Child[]
}

/** Locks the account and then the order (A 9.4), so that money can be booked; null for an unknown order. */
export async function holdOrder(
  work: Work,
  { bp, companyCode, orderNo }: AccountKey & { orderNo: string },
): Promise<Held | null> {
  await lockAccount(work.db, { bp, companyCode })
  const order = await lockOrder(work.db, { bp, orderNo })
  if (!order) return null
  return { order, cycles: await cyclesOfOrder(work.db, order), children: await childrenOfOrder(work.db, order) }
}

/** As {@link holdOrder}; 2902 for an unknown one. */
export async function ownHeld(work: Work, key: AccountKey & { orderNo: string }): Promise<Held> {
  const held = ownOr2902(await holdOrder(work, key))
  return held
}

/** The child of a cycle and the other way round: every cycle has one from the beginning. */
export function childOf({ children }: Pick<Held, 'children'>, cycleNo: number): Child {
  const child = children.find((one) => one.cycleNo === cycleNo)
  if (!child) throw new Error(`no child of cycle ${cycleNo}`)
  return child
}

export function cycleOf({ cycles }: Pick<Held, 'cycles'>, cycleNo: number): CycleRow {
  const cycle = cycles.find((one) => one.cycleNo === cycleNo)
  if (!cycle) throw new Error(`no cycle ${cycleNo}`)
  return cycle
}
