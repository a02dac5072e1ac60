import type { Work } from '../../../http/context'
import { countOpenOrders } from '../repo/orders'

/** Payments under way, of a payer or of an account: nobody may leave while money is on its way (CX-02, closing of an account). */
export const openOrders = (work: Work, of: { payerUserId: string } | { bp: string }): Promise<number> =>
  countOpenOrders(work.db, of)
