import type { Work } from '../../http/context'
import type { AccountKey } from '../gas-account/service'
import { offsetBills } from './offset'
import { setHolder } from './repo/bills'

/** An application for instalments holds these bills: they are not paid singly, nor from the balance, until it is over (AE-42). */
export const lockForPlan = (work: Work, key: AccountKey, planId: string, billIds: readonly string[]): Promise<void> =>
  setHolder(work.db, key, billIds, planId, work.clock.iso())

/** The application came to nothing: its bills are as others again, and the balance pays what it can of them (AE-33). */
export async function letGo(work: Work, key: AccountKey, billIds: readonly string[]): Promise<void> {
  await setHolder(work.db, key, billIds, null, work.clock.iso())
  await offsetBills(work, key)
}
