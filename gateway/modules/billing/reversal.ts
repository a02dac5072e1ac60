import { dueDate } from '@domain/billing/dates'
import { addDays } from '@domain/date'
import { addMoney, isPositiveMoney } from '@domain/money'
import type { In, Out } from '@contract'
import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { Refusal } from '../../http/refusal'
import { logCreated, transition } from '../../states'
import { emit } from '../../wiring'
import { heldBillReversed, salesChanged } from './events'
import { workingCalendar } from '../calendar/service'
import { drop } from '../todo/service'
import { announceBill, firstState, type Issued } from './issue'
import { offsetAtIssue, offsetBills } from './offset'
import { keyOf, lockAccount, post, type AccountKey } from '../gas-account/service'
import { lockBills } from './repo/bills'
import * as billRepo from './repo/issue'
import { billNo } from './rules/numbers'
import { billMachine } from './states'

/**
 * The company takes a bill back (A 3.3, AE-27): REVERSED, its to-do ends, and what was paid on it, late fee included, goes to the
 * balance, which pays what else is owed (AE-33); a stop for arrears that are gone with it ends, and an application for instalments that
 * holds it. A reversed bill stays as it is.
 */
export async function reverseBill(
  work: Work,
  key: AccountKey,
  billId: string,
  reason: string,
  by = 'SYSTEM',
): Promise<void> {
  const account = await lockAccount(work.db, key)
  const [bill] = await lockBills(work.db, key, [billId])
  if (!account || !bill || bill.state === 'REVERSED') return
  const unlocked = { lockOrderId: null, lockUserId: null, lockUntil: null }
  await transition(work, billMachine, bill, 'REVERSE', { set: unlocked, reason, by })
  await drop(work, 'BILL_DUE', billId, key.bp)
  const paid = addMoney(bill.paidPrincipal, bill.lateFeePaid)
  if (isPositiveMoney(paid))
    await post(work, {
      ...keyOf(account),
      direction: 'IN',
      amount: paid,
      entryType: 'ADJUST_IN',
      refType: 'BILL',
      refId: billId,
      key: `REVERSED|${billId}`,
      remark: '账单冲销退回',
    })
  if (bill.heldByPlan !== null) await emit(work, heldBillReversed, { ...keyOf(account), planId: bill.heldByPlan })
  await offsetBills(work, keyOf(account))
  await emit(work, salesChanged, keyOf(account))
}

type TakeBack = 'btwob POST /bill/reverse'

/** bill/reverse: staff of the bill's company; 2902 for another's, 2904 for one that a plan keeps. Reversed already: the same answer. */
export async function takeBack(
  work: Work,
  { companyCode, userId }: { companyCode: string; userId: string },
  { bp, billId, reason, reissue }: In<TakeBack>,
): Promise<Out<TakeBack>> {
  const key = { bp, companyCode }
  if (!(await billRepo.fullBill(work.db, key, billId))) throw new Refusal('2902')
  await reverseBill(work, key, billId, reason, userId)
  const next = reissue === '1' ? await reissueBill(work, key, billId, { announce: true }) : null
  return { state: 'REVERSED', newBillId: next?.billId ?? null }
}

/**
 * The new bill in place of a reversed one: same lines, type ADJUST, a due date of its own (A 3.3); a repeat returns the first. Throws
 * for a bill that is unknown or not reversed.
 */
export async function reissueBill(
  work: Work,
  key: AccountKey,
  billId: string,
  options: { announce: boolean },
): Promise<Issued> {
  const account = await lockAccount(work.db, key)
  const old = await billRepo.fullBill(work.db, key, billId)
  if (!account || old?.bill.state !== 'REVERSED') throw new RangeError(`no reversed bill ${billId}`)
  const known = await billRepo.successorOf(work.db, key, billId)
  if (known) return known
  const today = work.clock.today()
  const isWorkday = await workingCalendar(work, today, addDays(today, 60))
  const due = dueDate(today, account.chargeMode, isWorkday, work.settings.integer(key.companyCode, 'dueDays', 10))
  const number = await nextNo(work.db, 'seq_bill_no')
  const bill: billRepo.NewBill = {
    ...old.bill,
    billId: newId(work.clock.now()),
    billNo: billNo(key.bp, old.bill.billMonth, number),
    billType: 'ADJUST',
    issueDate: today,
    dueDate: due,
    lateFeeBaseDate: due,
    state: firstState(old.bill.receivable),
    sourceId: billId,
  }
  await billRepo.insertBill(work.db, bill, old.lines, work.clock.iso())
  await logCreated(work, billMachine, bill)
  if (account.chargeMode === 'PREPAID_REMOTE')
    await offsetAtIssue(work, { ...keyOf(account), billId: bill.billId, provisional: null })
  else await offsetBills(work, keyOf(account))
  if (options.announce) await announceBill(work, account, bill)
  await emit(work, salesChanged, keyOf(account))
  return { billId: bill.billId, billNo: bill.billNo, receivable: bill.receivable, dueDate: due }
}
