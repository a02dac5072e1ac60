import { transfers } from '@contract/payment/transfers'
import { implement } from '../../../http/handlers'
import { readSlip } from '../transfer/slip-reading'
import { cancelTransfer } from '../transfer/cancel'
import { createTransfer } from '../transfer/create'
import { uploadProof } from '../transfer/proof'
import { transferSlip } from '../transfer/slip-paper'
import { transferDetail, transferInit, transferPage } from '../transfer/view'

export const transferHandlers = implement(transfers, {
  'default GET /crmgas/pay/tt/init': (ctx) => transferInit(ctx, ctx.session),
  'default POST /crmgas/pay/tt/create': (ctx, input) => createTransfer(ctx, input),
  'default GET /crmgas/pay/tt/detail': (ctx, { ttId }) => transferDetail(ctx, ctx.session, ttId),
  'default GET /crmgas/pay/tt/slip': (ctx, { ttId }) => transferSlip(ctx, ttId),
  'default GET /crmgas/pay/tt/list': (ctx, input) => transferPage(ctx, ctx.session, input),
  'btwob POST /pay/tt/readSlip': (ctx, input) => readSlip(ctx, input),
  'default POST /crmgas/pay/tt/uploadProof': (ctx, input) => uploadProof(ctx, input),
  'default POST /crmgas/pay/tt/cancel': async (ctx, { ttId }) => ({
    state: await cancelTransfer(ctx, { bp: ctx.session.bp, orderId: ttId }, ctx.session.userId),
  }),
})
