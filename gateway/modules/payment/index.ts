import type { Area } from '../../areas'
import { billHandlers } from './handlers/bills'
import { payHandlers } from './handlers/pay'
import { recordHandlers } from './handlers/records'
import { paymentJobs } from './jobs'
import { registerRefundDesk } from './refund-desk'
import { seedPayment } from './seed'
import { registerBillAmounts } from './todo-amounts'

registerBillAmounts()
registerRefundDesk()

/** Bills, payment, balance and proofs (part A 4.6–4.8, 5.4–5.9). */
export const paymentArea = {
  name: 'payment',
  handlers: { ...billHandlers, ...payHandlers, ...recordHandlers } as Area['handlers'],
  jobs: paymentJobs,
  seed: seedPayment,
} satisfies Area
