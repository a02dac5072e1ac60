import { oldestFirst } from '@domain/billing/payment'
import { isOwing } from '@domain/statuses/bill'
import { minMoney, subtractMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { badField, Refusal } from '../../../http/refusal'
import { owed, isLocked, minutesUntil, secondsUntil } from '../../billing/service'
import * as bills from '../../billing/service'
import { findOrder } from '../repo/orders'
import { checkPart, checkTopUp } from '../rules/limits'
import { billOrderTitle, billTitle, topUpTitle } from '../rules/titles'
import { paySettings } from '../settings'
import type { Account, Bill, ItemRef, Payer } from '../types'

/** What an order will pay. */
export interface Plan {
  title: string
  items: { refType: ItemRef; refId: string; title: string; principal: string; lateFee: string }[]
  billIds: string[]
}

export interface AskedBill {
  billId: string
  amount?: string | undefined
}

/** PREPAY (AE-35): remote prepaid and postpaid accounts; a card account buys volume instead. */
export function planTopUp(work: Work, account: Account, amount: string | undefined, orderId: string): Plan {
  const { orderMin, orderMax } = paySettings(work.settings, account.companyCode)
  if (account.chargeMode === 'PREPAID_CARD') throw badField('bizType')
  const checked = checkTopUp(amount ?? '', orderMin, orderMax)
  if (!checked.ok) throw new Refusal(checked.code)
  const title = topUpTitle()
  return {
    title,
    items: [{ refType: 'PREPAY', refId: orderId, title, principal: checked.amount, lateFee: '0.00' }],
    billIds: [],
  }
}

/**
 * BILL: the asked bills, or for a proxy payer all that are due as one sum (AE-61), under their row locks, with the late fee of today
 * (AE-38). Refuses what is not to be paid: 2902, A2311, A2303, A2325, and A2301 unless a lock is no hindrance.
 */
export async function planBills(
  work: Work,
  account: Account,
  asked: readonly AskedBill[] | null,
  payer: Payer,
  how: { despiteLocks?: boolean } = {},
): Promise<Plan> {
  const list = asked === null ? await bills.lockOwingBills(work.db, account) : await lockedBills(work, account, asked)
  if (list.length === 0) throw new Refusal('A2311')
  for (const bill of list) await refuseUnpayable(work, bill, payer, how.despiteLocks ?? false)
  const sorted = [...list].sort(oldestFirst)
  const parts = new Map(asked?.map((row) => [row.billId, row.amount]))
  const items = sorted.map((bill) => ({
    refType: 'BILL' as const,
    refId: bill.billId,
    title: billTitle(bill),
    ...share(work, account, bill, parts.get(bill.billId)),
  }))
  return { title: billOrderTitle(sorted), items, billIds: sorted.map((bill) => bill.billId) }
}

async function lockedBills(work: Work, account: Account, asked: readonly AskedBill[]): Promise<Bill[]> {
  const ids = [...new Set(asked.map((row) => row.billId))]
  if (ids.length !== asked.length) throw badField('billIds')
  const found = await bills.lockBills(work.db, account, ids)
  if (found.length !== ids.length) throw new Refusal('2902')
  return found
}

/** What the payer pays of a bill: everything due today, or a part of it, late fee first (AE-37: postpaid accounts only). */
function share(
  work: Work,
  account: Account,
  bill: Bill,
  part: string | undefined,
): { principal: string; lateFee: string } {
  const due = owed(work, bill, account, work.clock.today())
  if (part === undefined) return { principal: due.unpaid, lateFee: due.lateFee }
  const checked = checkPart(part, due.totalDue)
  if (!checked.ok) throw new Refusal(checked.code)
  if (checked.amount !== due.totalDue && account.chargeMode !== 'POSTPAID') throw badField('amount')
  const lateFee = minMoney(checked.amount, due.lateFee)
  return { lateFee, principal: subtractMoney(checked.amount, lateFee) }
}

async function refuseUnpayable(work: Work, bill: Bill, payer: Payer, despiteLocks: boolean): Promise<void> {
  if (bills.isPlanned(bill)) throw new Refusal('A2303', { data: { planId: bill.heldByPlan ?? bill.installmentId } })
  if (!isOwing(bill.state)) throw new Refusal('A2311')
  if (!despiteLocks && isLocked(bill, work.clock.now())) throw await lockedBy(work, bill, payer)
}

/**
 * A2301: the current payer and the remaining time (AE-40); the payer's own order is named, so that the payer may continue or
 * cancel it.
 */
export async function lockedBy(work: Work, bill: Bill, payer: Payer): Promise<Refusal> {
  const holder = bill.lockOrderId === null ? undefined : await findOrder(work.db, bill.lockOrderId)
  const until = bill.lockUntil ?? work.clock.iso()
  const now = work.clock.now()
  const own = bill.lockUserId === payer.userId
  const seconds = { own: own ? '1' : '0', remainSeconds: secondsUntil(until, now) }
  return new Refusal('A2301', {
    params: { phone: holder?.payerMask ?? '****', mm: minutesUntil(until, now) },
    data: own ? { ...seconds, orderId: bill.lockOrderId } : seconds,
  })
}
