import type { BoundSession, Work } from '../../../http/context'
import { childrenOfOrders } from '../repo/children'
import { cyclesOfOrders } from '../repo/cycles'
import { extractedOf } from '../repo/records'
import { supplementsOfOrders } from '../repo/supplements'
import { nextStep, type Step, type Whole } from '../rules/actions'
import type { Order } from '../types'

/** An order as it is shown: with its parts and what was taken of each child. */
export interface Shown extends Whole {
  /** m³ by child. */
  extracted: ReadonlyMap<string, string>
  next: Step | null
}

/** The parts of orders of one customer, in as many statements for many as for one. */
export async function wholeOrders(work: Work, session: BoundSession, orders: readonly Order[]): Promise<Shown[]> {
  const { bp } = session
  const orderNos = orders.map(({ orderNo }) => orderNo)
  const cycles = await cyclesOfOrders(work.db, bp, orderNos)
  const children = await childrenOfOrders(work.db, bp, orderNos)
  const supplements = await supplementsOfOrders(work.db, bp, orderNos)
  const extracted = await extractedOf(
    work.db,
    bp,
    children.map(({ childNo }) => childNo),
  )
  const of = (orderNo: string) => (row: { orderNo: string }) => row.orderNo === orderNo
  return orders.map((order) => {
    const whole = {
      order,
      cycles: cycles.filter(of(order.orderNo)),
      children: children.filter(of(order.orderNo)),
      supplements: supplements.filter(of(order.orderNo)),
    }
    return { ...whole, extracted, next: nextStep(whole, askedBy(work, session)) }
  })
}

/** Moment and user for the rules about next steps. */
export const askedBy = (work: Work, { models }: BoundSession) => ({
  now: work.clock.now(),
  today: work.clock.today(),
  models,
})
