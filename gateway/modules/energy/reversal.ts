import { dueDate } from '@domain/billing/dates'
import { addDays } from '@domain/date'
import { isPositiveMoney } from '@domain/money'
import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { workingCalendar } from '../calendar/service'
import { offsetBills, post } from '../payment/service'
import type { Issued } from './billing'
import { lockAccount } from './repo/account'
import { logStates } from './repo/log'
import * as billRepo from './repo/bill'
import { keyOf, type AccountKey } from './types'

/**
 * The company takes a bill back (A 3.3, AE-27): REVERSED, and what was paid on it goes to the balance, from where the next bill takes
 * it. Refuses nothing a second time: a reversed bill stays as it is.
 */
export async function reverseBill(work: Work, key: AccountKey, billId: string, reason: string): Promise<void> {
  const account = await lockAccount(work.db, key)
  const bill = await billRepo.lockBill(work.db, key, billId)
  if (!account || !bill || bill.state === 'REVERSED') return
  const now = work.clock.iso()
  await billRepo.setReversed(work.db, key, billId, now)
  await logStates(work.db, [
    {
      bp: key.bp,
      entity: 'bill',
      entityId: billId,
      fromState: bill.state,
      toState: 'REVERSED',
      by: 'SYSTEM',
      reason,
      at: now,
    },
  ])
  if (isPositiveMoney(bill.paidPrincipal))
    await post(work, {
      ...keyOf(account),
      direction: 'IN',
      amount: bill.paidPrincipal,
      entryType: 'ADJUST_IN',
      refType: 'BILL',
      refId: billId,
      key: `REVERSED|${billId}`,
      remark: '账单冲销退回',
    })
}

/** The new bill in place of a reversed one: same lines, type ADJUST, a due date of its own (A 3.3). Throws for an unknown bill. */
export async function reissueBill(work: Work, key: AccountKey, billId: string): Promise<Issued> {
  const account = await lockAccount(work.db, key)
  const old = await billRepo.fullBill(work.db, key, billId)
  if (!account || !old) throw new RangeError(`no bill ${billId}`)
  const today = work.clock.today()
  const isWorkday = await workingCalendar(work, today, addDays(today, 60))
  const due = dueDate(today, account.chargeMode, isWorkday, work.settings.integer(key.companyCode, 'dueDays', 10))
  const number = await nextNo(work.db, 'seq_bill_no')
  const bill: billRepo.NewBill = {
    ...old.bill,
    billId: newId(work.clock.now()),
    billNo: `ZD${old.bill.billMonth.replace('-', '')}${String(number).padStart(8, '0')}`,
    billType: 'ADJUST',
    issueDate: today,
    dueDate: due,
    lateFeeBaseDate: due,
    state: 'UNPAID',
    sourceId: billId,
  }
  await billRepo.insertBill(work.db, bill, old.lines, work.clock.iso())
  await logStates(work.db, [
    {
      bp: key.bp,
      entity: 'bill',
      entityId: bill.billId,
      fromState: '',
      toState: 'UNPAID',
      by: 'SYSTEM',
      at: work.clock.iso(),
    },
  ])
  await offsetBills(work, keyOf(account))
  return { billId: bill.billId, billNo: bill.billNo, receivable: bill.receivable, dueDate: due }
}
