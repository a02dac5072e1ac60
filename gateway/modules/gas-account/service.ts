/*
 * The gas account: charge mode and money of a customer. A change runs in the caller's transaction (`work.db`) and locks the account's
 * row first (A 9.4).
 */
import type { Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { findAccount } from './repo/accounts'
import type { Account, AccountKey } from './types'

export { available, post } from './ledger'
export {
  allEntries,
  entriesOf,
  entriesOfBills,
  keysOfOrder,
  monthSums,
  pageOfEntries,
  unbalanced,
  type Entry,
} from './repo/ledger'
export {
  accountCompanies,
  accountsInArea,
  accountsPage,
  addFrozen,
  findAccount,
  findAccounts,
  lockAccount,
  overdrawnAccounts,
  setProvisional,
  settledAccounts,
} from './repo/accounts'
export { keyOf, type Account, type AccountKey } from './types'

/** The gas account of the session's customer; 2902 when the company keeps none. */
export async function ownAccount(work: Pick<Work, 'db'>, key: AccountKey): Promise<Account> {
  const account = ownOr2902(await findAccount(work.db, key))
  return account
}
