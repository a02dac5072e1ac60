import { records } from '@contract/payment/records'
import { implement, manual } from '../../../http/handlers'
import { exportFee } from '../record/export'
import { feePage, recordDetail, recordPage } from '../record/views'
import { applyRefund } from '../refund/refunds'
import { sendVoucher } from '../voucher/mail'
import { voucherDetail, voucherPage } from '../voucher/views'

export const recordHandlers = implement(records, {
  'default GET /crmgas/pay/record': (ctx, input) => recordPage(ctx, ctx.session, input),
  'default GET /crmgas/pay/recordDetail': (ctx, { orderId }) => recordDetail(ctx, ctx.session, orderId),
  'default POST /crmgas/pay/refundApply': (ctx, input) => applyRefund(ctx, input.orderId, input.reason),
  'default GET /crmgas/fee/transaction': (ctx, input) => feePage(ctx, ctx.session, input),
  'default POST /crmgas/fee/export': manual((ctx, input) => exportFee(ctx, ctx.session, input)),
  'default GET /crmgas/voucher/list': (ctx, input) => voucherPage(ctx, ctx.session, input),
  'default GET /crmgas/voucher/detail': (ctx, { voucherId }) => voucherDetail(ctx, ctx.session, voucherId),
  'default POST /crmgas/voucher/sendEmail': (ctx, input) => sendVoucher(ctx, input),
})
