import type { Row } from '@contract'
import { sumMoney, type Money } from '@domain/money'

/* Which bills the order form pays, and what they come to (A 6.19). */

export type Bill = Row<'default GET /crmgas/bill/list'>

/** May it be paid by this form? Also while it is held by the order that the form itself made. */
export const isPayable = (bill: Pick<Bill, 'canPay' | 'locked'>, madeId: string | undefined): boolean =>
  bill.canPay || (madeId !== undefined && bill.locked?.orderId === madeId)

export interface BillSum {
  due: Money
  principal: Money
  lateFee: Money
}

/** To the cent what the order will ask for (AE-38). */
export const sumOf = (bills: readonly Bill[]): BillSum => ({
  due: sumMoney(bills.map(({ totalDue }) => totalDue)),
  principal: sumMoney(bills.map(({ unpaid }) => unpaid)),
  lateFee: sumMoney(bills.map(({ lateFeeAccrued }) => lateFeeAccrued)),
})
