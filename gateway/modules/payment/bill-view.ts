import type { Static } from '@sinclair/typebox'
import type { BillRow } from '@contract/payment/words'
import { lateFeeFormula, overdueDays } from '@domain/billing'
import { isOwing } from '@domain/statuses/bill'
import { isPositiveMoney } from '@domain/money'
import type { BoundSession, Work } from '../../http/context'
import { listMeters } from '../energy/service'
import { owed } from './bill-money'
import { metersOfBills } from './repo/bills'
import { findOrder } from './repo/orders'
import { isLocked, minutesUntil } from './rules/lock'
import { errorText } from '@domain/errors'
import type { Account, AccountKey, Bill } from './types'

type Row = Static<typeof BillRow>

export const keyOf = (session: BoundSession): AccountKey => ({ companyCode: session.companyCode, bp: session.bp })

/** What a customer calls his meters: the alias, else the place; '' for a meter without either. */
export type MeterNames = ReadonlyMap<string, string>

export const meterNames = async (work: Work, key: AccountKey): Promise<MeterNames> =>
  new Map((await listMeters(work, key)).map((meter) => [meter.meterId, meter.alias || meter.location]))

/** The meter of a bill's line under its name. */
export const lineMeter = (meterId: string, meterNo: string | null, names: MeterNames): Row['meters'][number] => ({
  meterId,
  meterNo: meterNo ?? '',
  name: names.get(meterId) || (meterNo ?? ''),
})

/** The meters that each bill charges for. */
async function metersByBill(work: Work, key: AccountKey, bills: readonly Bill[]): Promise<Map<string, Row['meters']>> {
  if (bills.length === 0) return new Map()
  const lines = await metersOfBills(
    work.db,
    key.bp,
    bills.map((bill) => bill.billId),
  )
  const names = await meterNames(work, key)
  const byBill = new Map<string, Row['meters']>()
  for (const { billId, meterId, meterNo } of lines) {
    if (meterId === null) continue
    byBill.set(billId, [...(byBill.get(billId) ?? []), lineMeter(meterId, meterNo, names)])
  }
  return byBill
}

/** Bills as rows: what is owed today, who is paying them, whether they can be paid now. */
export async function billRows(
  work: Work,
  session: BoundSession,
  account: Account,
  bills: readonly Bill[],
): Promise<Row[]> {
  const meters = await metersByBill(work, account, bills)
  const rows: Row[] = []
  for (const bill of bills) rows.push(await billRow(work, session, account, bill, meters.get(bill.billId) ?? []))
  return rows
}

export async function billRow(
  work: Work,
  session: BoundSession,
  account: Account,
  bill: Bill,
  meters: Row['meters'],
): Promise<Row> {
  const due = owed(work, bill, account, work.clock.today())
  const locked = await lockView(work, session, bill)
  const hint = payHint(work, bill, due.totalDue, locked)
  return {
    billId: bill.billId,
    billNo: bill.billNo,
    billType: bill.billType,
    billVersion: bill.billVersion,
    billMonth: bill.billMonth,
    periodFrom: bill.periodFrom,
    periodTo: bill.periodTo,
    issueDate: bill.issueDate,
    dueDate: bill.dueDate,
    volume: bill.volume,
    receivable: bill.receivable,
    paidPrincipal: bill.paidPrincipal,
    lateFeePaid: bill.lateFeePaid,
    lateFeeWaived: bill.lateFeeWaived,
    lateFeeAccrued: due.lateFee,
    unpaid: due.unpaid,
    totalDue: due.totalDue,
    state: bill.state,
    overdueDays: isOwing(bill.state) ? overdueDays(bill.dueDate, work.clock.today()) : 0,
    installmentId: bill.installmentId,
    invoiceState: bill.invoiceState,
    statementId: bill.statementId,
    locked,
    canPay: isOwing(bill.state) && isPositiveMoney(due.totalDue) && locked === null,
    payHint: hint,
    meters,
  }
}

async function lockView(work: Work, session: BoundSession, bill: Bill): Promise<Row['locked']> {
  if (!isLocked(bill, work.clock.now()) || bill.lockOrderId === null || bill.lockUntil === null) return null
  const holder = await findOrder(work.db, bill.lockOrderId)
  const byMe = bill.lockUserId === session.userId
  return { byMe, byText: holder?.payerMask ?? '', until: bill.lockUntil, orderId: byMe ? bill.lockOrderId : null }
}

/** Why a bill cannot be paid now, in the words of the refusal that paying it would get. */
function payHint(work: Work, bill: Bill, totalDue: string, locked: Row['locked']): string | null {
  if (bill.state === 'IN_INSTALLMENT') return errorText('A2303')
  if (!isOwing(bill.state) || !isPositiveMoney(totalDue) || locked === null) return null
  return errorText('A2301', { phone: locked.byText, mm: minutesUntil(locked.until, work.clock.now()) })
}

/** The late fee explained (6.15). */
export function lateFeeView(work: Work, account: Account, bill: Bill) {
  const due = owed(work, bill, account, work.clock.today())
  return {
    rate: due.rate,
    days: due.days,
    base: due.unpaid,
    baseDate: bill.lateFeeBaseDate,
    amount: due.lateFee,
    capped: due.capped,
    formulaText: lateFeeFormula(due.unpaid, due.rate, due.days),
  }
}
