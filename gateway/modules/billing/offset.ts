import { emit } from '../../wiring'
import { accountPaid } from './events'
import { availableOf } from '@domain/billing/balance'
import { applyPayment, offsetBills as spread, type Offset as Share } from '@domain/billing/payment'
import { isOwing } from '@domain/statuses/bill'
import { addMoney, isPositiveMoney, maxMoney, minMoney, money } from '@domain/money'
import type { Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { isPlanned } from './arrears'
import { owed, payBill } from './bill-money'
import { billSettled } from './settled'
import { post } from '../gas-account/service'
import * as accounts from '../gas-account/service'
import * as bills from './repo/bills'
import { isLocked } from './rules/lock'
import { trueUpText } from './rules/true-up'
import type { Account, AccountKey } from '../gas-account/service'
import type { Bill } from './repo/bills'

/** What the balance paid on a bill. */
export interface Offset {
  billId: string
  principal: string
  lateFee: string
}

/**
 * AE-33: the balance pays open bills, oldest due date first, late fee before principal; bills with a payment under way are skipped and
 * the balance never goes below 0. Card accounts buy volume instead and are left out. Runs after every credit to the balance: areas that
 * wait for it (AE-34, AE-88) are notified, whether or not it paid a bill.
 */
export async function offsetBills(work: Work, key: AccountKey): Promise<Offset[]> {
  const offsets = await payFromBalance(work, key)
  await emit(work, accountPaid, key)
  return offsets
}

async function payFromBalance(work: Work, key: AccountKey): Promise<Offset[]> {
  const account = await locked(work, key)
  if (account.chargeMode === 'PREPAID_CARD') return []
  const spendable = maxMoney(minMoney(account.balance, availableOf(account)), '0.00')
  if (!isPositiveMoney(spendable)) return []
  const open = await bills.lockOwingBills(work.db, key)
  const today = work.clock.today()
  const { offsets } = spread(
    spendable,
    open.map((bill) => {
      const due = owed(work, bill, account, today)
      return {
        billId: bill.billId,
        dueDate: bill.dueDate,
        unpaid: due.unpaid,
        lateFee: due.lateFee,
        locked: isLocked(bill, work.clock.now()),
      }
    }),
  )
  for (const share of offsets) {
    const bill = billOf(open, share.billId)
    // What the bill had taken before names this offset: the same state is never paid twice.
    await offsetOne(work, account, bill, share, `${bill.billId}|${addMoney(bill.paidPrincipal, bill.lateFeePaid)}`, '')
  }
  return offsets
}

/**
 * AE-31: a remote prepaid bill is paid from the balance the moment it is issued, down to −creditLimit, in one BILL_OFFSET entry. The
 * estimates of its days (`provisional`) have left the account already; null for a bill in the place of another, with which they left. What
 * the credit does not cover stays unpaid on the bill.
 */
export async function offsetAtIssue(
  work: Work,
  issue: AccountKey & { billId: string; provisional: string | null },
): Promise<Offset | null> {
  const account = await locked(work, issue)
  const bill = ownOr2902((await bills.lockBills(work.db, issue, [issue.billId]))[0])
  const room = addMoney(availableOf(account), account.creditLimit)
  const due = owed(work, bill, account, work.clock.today())
  const amount = minMoney(maxMoney(room, '0.00'), due.unpaid)
  if (!isPositiveMoney(amount)) return null
  const share: Share = { billId: bill.billId, principal: money(amount), lateFee: '0.00' }
  const remark = issue.provisional === null ? '' : trueUpText(money(issue.provisional), due.unpaid)
  await offsetOne(work, account, bill, share, `issue|${bill.billId}`, remark)
  return share
}

/**
 * Money that came for certain bills pays them in that order, late fees as of `asOf` (AE-77, AE-78): never more than `amount`, which is
 * on the balance already. Bills that take no money any more, with a payment under way, or of a plan (AE-42) are skipped. The account is
 * locked by the caller.
 */
export async function offsetNamed(
  work: Work,
  account: Account,
  named: { billIds: readonly string[]; amount: string; asOf: string; key: string; remark: string },
): Promise<Offset[]> {
  const list = named.billIds.length === 0 ? [] : await bills.lockBills(work.db, account, named.billIds)
  const paid: Offset[] = []
  let rest = named.amount
  for (const billId of named.billIds) {
    const bill = billOf(list, billId)
    if (!isOwing(bill.state) || isPlanned(bill) || isLocked(bill, work.clock.now())) continue
    const due = owed(work, bill, account, named.asOf)
    const share = applyPayment({ unpaid: due.unpaid, lateFee: due.lateFee }, rest, named.asOf)
    rest = share.surplus
    const offset = { billId, lateFee: share.lateFeePaid, principal: share.principalPaid }
    if (!isPositiveMoney(addMoney(offset.lateFee, offset.principal))) continue
    await offsetOne(work, account, bill, offset, `${named.key}|${billId}`, named.remark, named.asOf)
    paid.push(offset)
  }
  return paid
}

/** One bill: the money leaves the balance (late fee and principal as entries of their own) and lands on the bill. */
async function offsetOne(
  work: Work,
  account: Account,
  bill: Bill,
  share: Share,
  key: string,
  remark: string,
  asOf = work.clock.today(),
): Promise<void> {
  const posting = {
    companyCode: account.companyCode,
    bp: account.bp,
    direction: 'OUT',
    refType: 'BILL',
    refId: bill.billId,
    key,
    floor: null,
  } as const
  if (isPositiveMoney(share.lateFee))
    await post(work, { ...posting, amount: share.lateFee, entryType: 'LATEFEE', remark })
  if (isPositiveMoney(share.principal))
    await post(work, { ...posting, amount: share.principal, entryType: 'BILL_OFFSET', remark })
  const settled = await payBill(work, account, bill, share, asOf, 'offset')
  if (isPositiveMoney(settled.surplus)) throw new RangeError(`offset of bill ${bill.billId} left ${settled.surplus}`)
  if (settled.state === 'PAID') await billSettled(work, bill, asOf)
}

async function locked(work: Work, key: AccountKey): Promise<Account> {
  const account = ownOr2902(await accounts.lockAccount(work.db, key))
  return account
}

function billOf(list: readonly Bill[], billId: string): Bill {
  const bill = list.find((row) => row.billId === billId)
  if (!bill) throw new RangeError(`no bill ${billId}`)
  return bill
}
