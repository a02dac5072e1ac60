import type { Work } from '../../http/context'
import { runningOfUser } from './repo/applies'
import { waitingSums } from './repo/item-pages'
import { itemsOfBill, itemsOfOrder } from './repo/items'
import { openRedsOfUser } from './repo/reds'
import { isTouched } from './rules/items'

/* What other modules may call of invoices (C 5.7). */
export { issuedList } from './apply-views'
export { filesOf, invoicePapers, type Address } from './documents'
export { invoicesAfter } from './repo/invoice-pages'
export { findInvoice, linesOf as linesOfInvoice } from './repo/invoices'
export { invoiceRow } from './invoice-view'
export { spanOfMonths } from './rules/items'

/** IV-03: whether the money of a payment may go back. */
export async function isRefundable(work: Work, bp: string, orderId: string): Promise<boolean> {
  const items = await itemsOfOrder(work.db, bp, orderId)
  return items.every((item) => item.status !== 'I2' && item.status !== 'I3' && item.status !== 'I4' && !isTouched(item))
}

/** Whether something of a paid bill waits for an application, and may be applied for here (IV-04); items follow a payment after it. */
export async function isInvoiceable(work: Work, bp: string, billId: string): Promise<boolean> {
  const items = await itemsOfBill(work.db, bp, billId)
  const today = work.clock.today()
  return (
    items.length === 0 ||
    items.some(({ status, deadline }) => (status === 'I0' || status === 'I1') && deadline >= today)
  )
}

/** Money that waits for an invoice, in yuan: the sum of `waitList` over all months. */
export const waitingAmount = async (work: Work, bp: string): Promise<string> =>
  (await waitingSums(work.db, { bp, today: work.clock.today() })).amount

/** CX-02 (3): what of a user's applications and reversals is not at its end; '' for nothing. */
export async function openInvoices(work: Work, userId: string): Promise<string> {
  const applies = await runningOfUser(work.db, userId)
  const reds = await openRedsOfUser(work.db, userId)
  const parts = [...(applies > 0 ? [`${applies}笔开票申请`] : []), ...(reds > 0 ? [`${reds}笔红冲申请`] : [])]
  return parts.length === 0 ? '' : `${parts.join('、')}处理中`
}
