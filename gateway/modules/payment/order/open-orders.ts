import type { Work } from '../../../http/context'
import { countOpenOrders, ordersById } from '../repo/orders'

/** Payments under way, of a payer or of an account: a user or an account with money on its way cannot be closed (CX-02). */
export const openOrders = (work: Work, of: { payerUserId: string } | { bp: string }): Promise<number> =>
  countOpenOrders(work.db, of)

/** Yuan of each order that its slices have taken so far; none of it is on a bill before all of it is there (AE-49). */
export const paidSoFar = async (work: Work, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await ordersById(work.db, orderIds)).map(({ orderId, paidAmount }) => [orderId, paidAmount]))
