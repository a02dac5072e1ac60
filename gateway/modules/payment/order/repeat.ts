import type { BoundSession, Ctx } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { findByRequest } from '../repo/orders'
import type { Order } from '../types'

/**
 * CV-3: the order that a call has made under this number before, should its first answer have been lost. Refuses 2905 where the number
 * belongs to an order of another call, kind or customer: `isOwn` tells.
 */
export async function madeBefore(
  ctx: Ctx<BoundSession>,
  requestNo: string,
  isOwn: (order: Order) => boolean | Promise<boolean>,
): Promise<Order | null> {
  const order = await findByRequest(ctx.db, ctx.session.userId, requestNo)
  if (!order) return null
  if (!(await isOwn(order))) throw new Refusal('2905')
  return order
}
