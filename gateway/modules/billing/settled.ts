import type { Work } from '../../http/context'
import { emit } from '../../wiring'
import { done } from '../todo/service'
import { billPaidInTime } from './events'
import type { Bill } from './repo/bills'

/** A bill has been paid off: its to-do closes (CV-8), and what follows from a payment in time is notified. */
export async function billSettled(
  work: Work,
  { bp, companyCode, billId, dueDate }: Pick<Bill, 'bp' | 'companyCode' | 'billId' | 'dueDate'>,
): Promise<void> {
  await done(work, 'BILL_DUE', billId, bp)
  if (work.clock.today() <= dueDate) await emit(work, billPaidInTime, { bp, companyCode, billId })
}
