import type { Work } from '../../http/context'
import { emit } from '../../wiring'
import { done } from '../todo/service'
import { billPaidInTime } from './events'
import type { Bill } from './repo/bills'

/**
 * A bill has been paid off: its to-do closes (CV-8), and what follows from a payment in time is notified. `paidOn`: the day of the payment,
 * which may be counted after it.
 */
export async function billSettled(
  work: Work,
  { bp, companyCode, billId, dueDate }: Pick<Bill, 'bp' | 'companyCode' | 'billId' | 'dueDate'>,
  paidOn: string,
): Promise<void> {
  await done(work, 'BILL_DUE', billId, bp)
  if (paidOn <= dueDate) await emit(work, billPaidInTime, { bp, companyCode, billId })
}
