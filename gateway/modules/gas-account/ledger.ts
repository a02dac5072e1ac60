import { addMoney, compareMoney, isPositiveMoney, negateMoney } from '@domain/money'
import { availableOf } from '@domain/billing/balance'
import type { Work } from '../../http/context'
import { refuseOwnNumber } from '../../http/admission'
import { newId } from '../../http/ids'
import { ownOr2902, Refusal } from '../../http/refusal'
import * as accounts from './repo/accounts'
import * as ledger from './repo/ledger'
import type { EntryType } from '@domain/statuses/names'
import type { AccountKey } from './types'

export interface Posting extends AccountKey {
  direction: 'IN' | 'OUT'
  /** Yuan, > 0. */
  amount: string
  entryType: EntryType
  refType: string
  refId: string
  /** Makes the posting idempotent together with bp and entryType. */
  key: string
  remark?: string
  /** Lower bound of the available money after an OUT; '0.00' by default (A2324). Null: the money was reserved or decided before. */
  floor?: string | null
}

/**
 * Books a change of the balance (AE-30): the account row locked, the entry and the new balance in the caller's transaction. The
 * same (bp, entryType, key) again books nothing and answers the first entry. Refuses an OUT beyond what is available with A2324, and
 * with 2210 what staff would book on an account of their own.
 */
export async function post(work: Work, posting: Posting): Promise<{ entryId: string; balanceAfter: string }> {
  if (!isPositiveMoney(posting.amount)) throw new RangeError(`posting of ${posting.amount}`)
  refuseOwnNumber(work, posting.bp)
  const account = ownOr2902(await accounts.lockAccount(work.db, posting))
  const before = await ledger.findByKey(work.db, posting, posting.entryType, posting.key)
  if (before) return before
  const floor = posting.floor === undefined ? '0.00' : posting.floor
  const signed = posting.direction === 'IN' ? posting.amount : negateMoney(posting.amount)
  if (posting.direction === 'OUT' && floor !== null) {
    const left = availableOf({ ...account, balance: addMoney(account.balance, signed) })
    if (compareMoney(left, floor) < 0) throw new Refusal('A2324')
  }
  const now = work.clock.iso()
  const moved = await accounts.move(work.db, posting, signed, now)
  const entryId = newId(work.clock.now())
  await ledger.insertEntry(work.db, {
    bp: posting.bp,
    companyCode: posting.companyCode,
    entryId,
    seq: moved.ledgerSeq,
    direction: posting.direction,
    amount: posting.amount,
    balanceAfter: moved.balance,
    entryType: posting.entryType,
    refType: posting.refType,
    refId: posting.refId,
    key: posting.key,
    occurredAt: now,
    remark: posting.remark ?? '',
  })
  return { entryId, balanceAfter: moved.balance }
}

/** Money an account may spend: balance − provisional − frozen; may be negative. Unknown account: 2902. */
export async function available(work: Work, key: AccountKey): Promise<string> {
  const account = ownOr2902(await accounts.findAccount(work.db, key))
  return availableOf(account)
}
