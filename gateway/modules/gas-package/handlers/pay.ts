import { packagePay } from '@contract/gas-package/pay'
import { implement, manual } from '../../../http/handlers'
import { cancelPayment } from '../pay/cancel'
import { createPayment } from '../pay/create'
import { payStatus } from '../pay/status'
import { depositLedger, packageOrderView, payableView } from '../pay/view'

export const packagePayHandlers = implement(packagePay, {
  'default GET /crmgas/pay/packageOrder': (ctx, { packageOrderNo }) => packageOrderView(ctx, packageOrderNo),
  'btwob GET /package/payable': (ctx, input) => payableView(ctx, input),
  'taocan POST /trade/pay/create': manual((ctx, input) => createPayment(ctx, input)),
  'taocan GET /trade/pay/status': manual((ctx, { payNo }) => payStatus(ctx, payNo)),
  'taocan POST /trade/pay/cancel': manual((ctx, { payNo }) => cancelPayment(ctx, payNo)),
  'taocan GET /trade/deposit/ledger': (ctx, { bizNo }) => depositLedger(ctx, bizNo),
})
