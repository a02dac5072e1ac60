import { question } from '../../extensions'
import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { ask } from '../../wiring'

/** Whether the money of a payment may go back: its invoice has been reversed, or there was none (C IV-03). */
export type CanRefund = (work: Work, bp: string, orderId: string) => Promise<boolean>

/** Without the area of invoices none is in the way. */
export const canRefund = question<CanRefund>('canRefund', () => Promise.resolve(true))

/** Whether something of a paid bill may be invoiced here now (C IV-04); what is not known yet may be. */
export type CanInvoice = (work: Work, bp: string, billId: string) => Promise<boolean>

export const canInvoice = question<CanInvoice>('canInvoice', () => Promise.resolve(true))

/** IV-03: refuses 2620 while the payment's invoice is in force. */
export async function refuseInvoiced(work: Work, bp: string, orderId: string): Promise<void> {
  if (!(await ask(work, canRefund)(work, bp, orderId))) throw new Refusal('2620')
}
