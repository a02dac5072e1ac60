import type { Work } from '../../http/context'
import { done } from '../todo/service'
import type { AccountKey } from './types'

/*
 * What others do when money has settled something, in the paying transaction. They register here, so that payment depends on none
 * of them; every handler must be harmless to repeat.
 */
type AccountHandler = (work: Work, key: AccountKey) => Promise<void>

const onPaid: AccountHandler[] = []

/** Registers work to do after any payment of an account's bills, and after money came to its balance (stop-gas cases end, AE-88). */
export const onAccountPaid = (handler: AccountHandler): void => void onPaid.push(handler)

/** Runs the registered work. */
export async function accountPaid(work: Work, key: AccountKey): Promise<void> {
  for (const handler of onPaid) await handler(work, key)
}

/** A bill has been paid off: its to-do closes (CV-8). */
export async function billSettled(work: Work, key: AccountKey, billId: string): Promise<void> {
  await done(work, 'BILL_DUE', billId, key.bp)
}
