import type { Api } from '@contract'
import { MIN_PART_PAYMENT, isOverdue, oldestFirst } from '@domain/billing'
import { negateMoney, sumMoney } from '@domain/money'
import { sumVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { meterNames, statementHead } from '../../metering/service'
import { agesOf, billRow, keyOf, lateFeeView, lineMeter, lockHolders, transfersOfBills } from './view'
import { findAccount, entriesOf } from '../../gas-account/service'
import { billDays, findBill, linesOfBill, owingBills } from '../../billing/service'
import { paymentsOfBill } from '../repo/orders'
import { planHead, planPayments } from '../repo/plans'
import { eachOrderOnce } from '../rules/paid'
import type { Account, Bill, BillLineRow } from '../types'
import { BillPayment } from '@contract/payment/bills'
import { shape } from '../../../http/shape'
import { ask } from '../../../wiring'
import { canInvoice } from '../invoiced'

type Detail = Api['default GET /crmgas/bill/detail']['out']
type Days = Api['default GET /crmgas/bill/dayDetail']
type Line = Detail['lines'][number]

export async function billOf(
  work: Work,
  session: BoundSession,
  billId: string,
): Promise<{ account: Account; bill: Bill }> {
  const key = keyOf(session)
  const [bill, account] = await Promise.all([findBill(work.db, key, billId), findAccount(work.db, key)])
  if (!bill || !account) throw new Refusal('2902')
  return { account, bill }
}

/** bill/detail: everything a customer asks about one bill. */
export async function billDetail(work: Work, session: BoundSession, billId: string): Promise<Detail> {
  const { account, bill } = await billOf(work, session, billId)
  const [lines, names, holders, ageOf, owing, payments, offsets] = await Promise.all([
    linesOfBill(work.db, bill.bp, billId),
    meterNames(work, account),
    lockHolders(work, [bill]),
    agesOf(work, account, [bill]),
    owingBills(work.db, account),
    paymentsOn(work, bill),
    entriesOf(work.db, account, 'BILL', billId),
  ])
  const planId = bill.heldByPlan ?? bill.installmentId
  const row = billRow(work, session, account, bill, {
    meters: metersOf(lines, names),
    packageVolume: sumVolume(lines.map((line) => line.packageVolume ?? '0.00')),
    holders,
    transfers: await transfersOfBills(work, account, [bill]),
    ageOf,
  })
  const today = work.clock.today()
  return {
    ...row,
    netAmount: bill.netAmount,
    taxAmount: bill.taxAmount,
    statement: bill.statementId === null ? null : await statementHead(work, account, bill.statementId),
    lines: lines.filter((line) => line.kind === 'GAS').map((line) => lineView(line, names)),
    extras: lines.filter((line) => line.kind === 'ITEM').map(({ code, name, amount }) => ({ code, name, amount })),
    payments: payments.map((paid) =>
      shape(BillPayment.properties, paid, {
        amount: sumMoney([paid.settledPrincipal, paid.settledLateFee]),
        principal: paid.settledPrincipal,
        lateFee: paid.settledLateFee,
        paidAt: paid.paidAt ?? '',
      }),
    ),
    offsets: offsets.map(({ entryId, seq, entryType, direction, amount, occurredAt, remark }) => ({
      entryId,
      seq,
      entryType,
      amount: direction === 'OUT' ? amount : negateMoney(amount),
      occurredAt,
      remark: remark || null,
    })),
    lateFee: lateFeeView(work, account, bill),
    installment: planId === null ? null : ((await planHead(work.db, bill.bp, planId)) ?? null),
    canPart: row.canPay && account.chargeMode === 'POSTPAID',
    partMin: MIN_PART_PAYMENT,
    olderOverdue: row.canPay
      ? owing.filter((other) => isOverdue(other.dueDate, today) && oldestFirst(other, bill) < 0).length
      : 0,
    canInvoice:
      bill.state === 'PAID' && bill.invoiceState !== 'DONE' && (await ask(work, canInvoice)(work, bill.bp, billId)),
  }
}

/** Everything that orders put on a bill, through its instalment plan as well; oldest first, each order once. */
async function paymentsOn(work: Work, { bp, billId, installmentId }: Bill) {
  const singly = await paymentsOfBill(work.db, bp, billId)
  return eachOrderOnce(singly, installmentId === null ? [] : await planPayments(work.db, { bp, billId }))
}

/** Each meter of the lines once, by id. */
function metersOf(lines: readonly BillLineRow[], names: ReadonlyMap<string, string>): Detail['meters'] {
  const meters = new Map<string, Detail['meters'][number]>()
  for (const { meterId, meterNo } of lines)
    if (meterId !== null) meters.set(`${meterId}|${meterNo ?? ''}`, lineMeter(meterId, meterNo, names))
  return [...meters.values()].sort((a, b) => (a.meterId < b.meterId ? -1 : a.meterId > b.meterId ? 1 : 0))
}

function lineView(line: BillLineRow, names: ReadonlyMap<string, string>): Line {
  const meterId = line.meterId ?? ''
  return {
    meterId,
    meterNo: line.meterNo ?? '',
    name: names.get(meterId) || line.name,
    channelNo: line.channelNo ?? '1',
    channelName: line.channelName ?? '',
    prevReading: line.prevReading ?? '0.00',
    currReading: line.currReading ?? '0.00',
    readVolume: line.readVolume ?? '0.00',
    adjustVolume: line.adjustVolume ?? '0.00',
    adjustReason: line.adjustReason || null,
    adjustAmount: line.adjustAmount ?? '0.00',
    settleVolume: line.settleVolume ?? '0.00',
    packageVolume: line.packageVolume ?? '0.00',
    billedVolume: line.billedVolume ?? '0.00',
    readingSource: line.readingSource ?? 'REMOTE',
    amount: line.amount,
    price: line.price,
    segments: line.segments.map(({ tierNo, season, price, volume, amount, fromDate, toDate }) => ({
      tierNo,
      season,
      price,
      volume,
      amount,
      fromDate,
      toDate,
    })),
  }
}

/** bill/dayDetail (6.16). */
export async function daysOfBill(work: Work, session: BoundSession, input: Days['in']): Promise<Days['out']> {
  return billDays(work, (await billOf(work, session, input.billId)).bill, input)
}
