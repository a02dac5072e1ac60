import type { Work } from '../../http/context'
import { releaseLocks } from './repo/bills'
import type { AccountKey } from '../gas-account/service'

/** Frees the bills that an order holds (AE-40); bills that another order has taken meanwhile stay as they are. */
export async function unlock(work: Work, key: AccountKey, orderId: string): Promise<number> {
  return releaseLocks(work.db, key.bp, orderId, work.clock.iso())
}
