import type { Work } from '../../http/context'
import { done } from '../todo/service'
import type { AccountKey } from '../gas-account/service'

/** A bill has been paid off: its to-do closes (CV-8). */
export async function billSettled(work: Work, key: AccountKey, billId: string): Promise<void> {
  await done(work, 'BILL_DUE', billId, key.bp)
}
