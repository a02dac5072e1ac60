import type { Work } from '../../../http/context'
import { countOpenOrders } from '../repo/orders'

/** Payments under way, of a payer or of an account: a user or an account with money on its way cannot be closed (CX-02). */
export const openOrders = (work: Work, of: { payerUserId: string } | { bp: string }): Promise<number> =>
  countOpenOrders(work.db, of)
