import type { Static } from '@sinclair/typebox'
import type { BillRow } from '@contract/payment/words'
import { lateFeeFormula, overdueDays } from '@domain/billing'
import { isOwing } from '@domain/statuses/bill'
import { isPositiveMoney } from '@domain/money'
import { addVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../../http/context'
import { gasDaySpan } from '@domain/gas-day'
import { meterNames, settledAges, type AgeOf } from '../../metering/service'
import { isPlanned, owed, metersOfBills, isLocked, minutesUntil, lateFeeCapPct } from '../../billing/service'
import { payerMasks } from '../repo/orders'
import { openTransfersOf } from '../repo/transfers'
import { errorText } from '@domain/errors'
import type { Account, AccountKey, Bill } from '../types'
import { BillRow as BillRowSchema } from '@contract/payment/words'
import { LateFee } from '@contract/payment/bills'
import { shape } from '../../../http/shape'

type Row = Static<typeof BillRow>

export const keyOf = (session: BoundSession): AccountKey => ({ companyCode: session.companyCode, bp: session.bp })

/** The meter of a bill's line under its name. */
export const lineMeter = (
  meterId: string,
  meterNo: string | null,
  names: ReadonlyMap<string, string>,
): Row['meters'][number] => ({
  meterId,
  meterNo: meterNo ?? '',
  name: names.get(meterId) || (meterNo ?? ''),
})

type BillMeters = Pick<Row, 'meters' | 'packageVolume'>

const NO_METERS: BillMeters = { meters: [], packageVolume: '0.00' }

/** The meters that each bill charges for, and what gas packages cover of their volume. */
async function metersByBill(work: Work, key: AccountKey, bills: readonly Bill[]): Promise<Map<string, BillMeters>> {
  if (bills.length === 0) return new Map()
  const ids = bills.map((bill) => bill.billId)
  const [lines, names] = await Promise.all([
    metersOfBills(work.db, { bp: key.bp, billIds: ids }),
    meterNames(work, key),
  ])
  const byBill = new Map<string, BillMeters>()
  for (const { billId, meterId, meterNo, packageVolume } of lines) {
    if (meterId === null) continue
    const before = byBill.get(billId) ?? NO_METERS
    byBill.set(billId, {
      meters: [...before.meters, lineMeter(meterId, meterNo, names)],
      packageVolume: addVolume(before.packageVolume, packageVolume),
    })
  }
  return byBill
}

/** Bills as rows: what is owed today, the current payer, whether they can be paid now. */
export async function billRows(
  work: Work,
  session: BoundSession,
  account: Account,
  bills: readonly Bill[],
): Promise<Row[]> {
  const meters = await metersByBill(work, account, bills)
  const holders = await lockHolders(work, bills)
  const transfers = await transfersOfBills(work, account, bills)
  const ageOf = await agesOf(work, account, bills)
  return bills.map((bill) =>
    billRow(work, session, account, bill, { ...(meters.get(bill.billId) ?? NO_METERS), holders, transfers, ageOf }),
  )
}

/** Current payers of bills: the masked payer by order id. */
export type Holders = ReadonlyMap<string, string>

/** What a row shows beside its bill. */
export interface Beside extends BillMeters {
  holders: Holders
  /** The open transfer of a bill, by the bill's id. */
  transfers: ReadonlyMap<string, string>
  ageOf: AgeOf
}

/** Open transfers that were ordered for bills: what owes nothing has none to be shown. */
export const transfersOfBills = (
  work: Work,
  { bp }: AccountKey,
  bills: readonly Bill[],
): Promise<ReadonlyMap<string, string>> =>
  openTransfersOf(
    work.db,
    bp,
    bills.filter(({ state }) => isOwing(state)).map(({ billId }) => billId),
  )

export async function lockHolders(work: Work, bills: readonly Bill[]): Promise<Holders> {
  const now = work.clock.now()
  const orderIds = bills.flatMap((bill) => (isLocked(bill, now) && bill.lockOrderId !== null ? [bill.lockOrderId] : []))
  return orderIds.length === 0 ? new Map() : payerMasks(work.db, [...new Set(orderIds)])
}

/** How old and how whole the volumes of bills are: those of their statements (Y-03). */
export const agesOf = (work: Work, key: AccountKey, bills: readonly Bill[]): Promise<AgeOf> =>
  settledAges(
    work,
    key,
    bills.flatMap(({ statementId }) => statementId ?? []),
  )

export function billRow(
  work: Work,
  session: BoundSession,
  account: Account,
  bill: Bill,
  { meters, packageVolume, holders, transfers, ageOf }: Beside,
): Row {
  const due = owed(work, bill, account, work.clock.today())
  const locked = lockView(work, session, bill, holders)
  const hint = payHint(work, bill, due.totalDue, locked)
  return shape(BillRowSchema.properties, bill, {
    packageVolume,
    lateFeeAccrued: due.lateFee,
    unpaid: due.unpaid,
    totalDue: due.totalDue,
    overdueDays: isOwing(bill.state) ? overdueDays(bill.dueDate, work.clock.today()) : 0,
    installmentId: bill.heldByPlan ?? bill.installmentId,
    locked,
    transferId: transfers.get(bill.billId) ?? null,
    canPay: isOwing(bill.state) && !isPlanned(bill) && isPositiveMoney(due.totalDue) && locked === null,
    payHint: hint,
    meters,
    ...ageOf(bill.statementId === null ? [] : [bill.statementId], gasDaySpan(bill.periodTo).to),
  })
}

function lockView(work: Work, session: BoundSession, bill: Bill, holders: Holders): Row['locked'] {
  if (!isLocked(bill, work.clock.now()) || bill.lockOrderId === null || bill.lockUntil === null) return null
  const byMe = bill.lockUserId === session.userId
  return {
    byMe,
    byText: holders.get(bill.lockOrderId) ?? '',
    until: bill.lockUntil,
    orderId: byMe ? bill.lockOrderId : null,
  }
}

/** Why a bill cannot be paid now, in the words of the refusal that paying it would get. */
function payHint(work: Work, bill: Bill, totalDue: string, locked: Row['locked']): string | null {
  if (isPlanned(bill)) return errorText('A2303')
  if (!isOwing(bill.state) || !isPositiveMoney(totalDue) || locked === null) return null
  return errorText('A2301', { phone: locked.byText, mm: minutesUntil(locked.until, work.clock.now()) })
}

/** The late fee explained (6.15). */
export function lateFeeView(work: Work, account: Account, bill: Bill) {
  const due = owed(work, bill, account, work.clock.today())
  return shape(LateFee.properties, due, {
    base: due.unpaid,
    baseDate: bill.lateFeeBaseDate,
    amount: due.lateFee,
    capPct: lateFeeCapPct(work.settings, account.companyCode),
    formulaText: lateFeeFormula(due.unpaid, due.terms, { carried: bill.lateFeeCarried, waived: due.waived }),
  })
}
