import { formatMonth } from '@domain/date-format'
import { formatAmount } from '@domain/money'
import type { FindSubject } from '../ticket/service'
import { findBill } from './repo/bills'

/** A bill as a ticket about it shows it. */
export const billSubject: FindSubject = async (work, key, billId) => {
  const bill = await findBill(work.db, key, billId)
  if (!bill) return undefined
  return {
    title: `${formatMonth(bill.billMonth)}账单`,
    route: `/pages/my-bill/details/details?billId=${billId}`,
    facts: [
      { label: '账单编号', value: bill.billNo },
      { label: '应缴金额', value: `${formatAmount(bill.receivable)}元` },
      { label: '应缴日', value: bill.dueDate },
    ],
  }
}
