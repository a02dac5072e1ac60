import type { Area } from '../../areas'
import { basketPapers } from './basket/receipt'
import { basketHandlers } from './handlers/basket'
import { billPapers } from './bill/paper'
import { transferPapers } from './transfer/slip-paper'
import { billHandlers } from './handlers/bills'
import { installmentHandlers } from './handlers/installments'
import { payHandlers } from './handlers/pay'
import { preparedHandlers } from './handlers/prepared'
import { recordHandlers } from './handlers/records'
import { trackHandlers } from './handlers/track'
import { transferHandlers } from './handlers/transfers'
import { bankDesk } from './transfer/bank-desk'
import { blockedRefundDesk } from './refund/blocked'
import { paidSoFar } from './order/open-orders'
import { installmentDesk, planLostBill } from './plan/review'
import { heldBillReversed, paidOnOrders } from '../billing/service'
import { creditMoved } from '../metering/service'
import { followCredit, solve } from './promise/promises'
import { orderSubject } from './order/subject'
import { ticketAnswered, ticketSubjectKinds } from '../ticket/service'
import { refundDesk } from './refund/desk'
import { planPapers } from './plan/agreement'
import { transferDesk } from './transfer/desk'
import { payOrderSource } from './order/centre'
import { orderSources } from './order-centre'
import { planSource } from './plan/centre'
import { ownPayables } from './own-payables'
import { payables } from './payables'
import { voucherData } from './voucher/mail'
import { voucherPapers } from './voucher/views'
import { paymentWork } from './work'
import { personalData } from '../../personal-data'
import { on } from '../../wiring'
import { answer, contribute } from '../../extensions'
import { deskTasks } from '../desk/service'
import { papers } from '../file/service'

/** Bills, payment, balance and proofs (part A 4.6–4.8, 5.4–5.9). */
export const paymentArea = {
  name: 'payment',
  handlers: {
    ...billHandlers,
    ...payHandlers,
    ...recordHandlers,
    ...installmentHandlers,
    ...transferHandlers,
    ...trackHandlers,
    ...preparedHandlers,
    ...basketHandlers,
  } as Area['handlers'],
  work: paymentWork,
  extensions: [
    on(creditMoved, followCredit),
    on(ticketAnswered, solve),
    on(heldBillReversed, planLostBill),
    contribute(ticketSubjectKinds, { PAYMENT: orderSubject }),
    answer(paidOnOrders, paidSoFar),
    contribute(payables, ownPayables),
    contribute(personalData, voucherData),
    contribute(orderSources, { pay_order: payOrderSource, installment_plan: planSource }),
    contribute(papers, { ...billPapers, ...transferPapers, ...voucherPapers, ...planPapers, ...basketPapers }),
    contribute(deskTasks, {
      INSTALLMENT: installmentDesk,
      REFUND: refundDesk,
      REFUND_BLOCKED: blockedRefundDesk,
      TT_PROOF: transferDesk,
      BANK_ENTRY: bankDesk,
    }),
  ],
} satisfies Area
