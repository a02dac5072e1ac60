import type { Work } from '../../../http/context'
import { paidInParts, paidSingly } from '../repo/paid'
import { eachOrderOnce } from '../rules/paid'

export interface PaidOnBill {
  orderId: string
  orderNo: string
  channel: Awaited<ReturnType<typeof paidSingly>>[number]['channel']
  paidAt: string | null
  settledPrincipal: string
  settledLateFee: string
}

/** What orders paid on each of several bills, as the detail page of the bill shows it. */
export async function paidOnBills(
  work: Pick<Work, 'db'>,
  bp: string,
  bills: readonly { billId: string; installmentId: string | null }[],
): Promise<ReadonlyMap<string, PaidOnBill[]>> {
  if (bills.length === 0) return new Map()
  const singly = await paidSingly(work.db, { bp, billIds: bills.map(({ billId }) => billId) })
  const planned = bills.filter(({ installmentId }) => installmentId !== null).map(({ billId }) => billId)
  const parts = planned.length === 0 ? [] : await paidInParts(work.db, { bp, billIds: planned })
  return new Map(
    bills.map(({ billId }) => [
      billId,
      eachOrderOnce(
        singly.filter((one) => one.billId === billId),
        parts.filter((one) => one.billId === billId),
      ),
    ]),
  )
}
