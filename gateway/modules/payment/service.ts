/* What other modules may call of payment (CV-7). */
export { accountProofs, payerAccounts, type CodedArrival, type PayerAccount, type PayerAccounts } from './asked'
export { openOrders } from './order/open-orders'
export { billDetail } from './bill/detail'
export { billRows } from './bill/view'
export { cancelOrder } from './order/cancel'
export { canInvoice, canRefund, refuseInvoiced } from './invoiced'
export { createdView } from './order/view'
export { refuseBeyondOwn } from './order/own-limits'
export { madeBefore } from './order/repeat'
export { balanceProof, payIfBalance, placeAsked, refuseAtDayEnd, type Asked } from './order/orders'
export { bringToDesk, openRefund } from './refund/refunds'
export { payables, type Payable, type PayableEnd, type RefundOutcome } from './payables'
export { payChannels } from './order/pay-views'
export { paidOnBills, type PaidOnBill } from './bill/paid-on-bills'
export { hasLateInstalment } from './plan/plans'
export { findOrder } from './repo/orders'
export { refundOf } from './repo/refunds'
export { gasOrderNo } from './rules/numbers'
export { instants } from './record/views'
export { queryOrder } from './channel/query'
export { paySettings } from './settings'
export { receiversOf } from './repo/bank'
export { openFrom } from './repo/transfers'
export { newRemitCode } from './transfer/create'
export { voucherIdOf } from './repo/vouchers'
export { payeeOf, transferHeads } from './transfer/heads'
export {
  factList,
  orderChanged,
  orderSource,
  orderSources,
  ordersUnderWay,
  type OrderFacts,
  type OrderPayment,
  type OrderRow,
  type OrderSource,
} from './order-centre'
export { askAbout, paymentsOfOrder } from './order/centre'
