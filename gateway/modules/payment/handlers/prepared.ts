import { prepared } from '@contract/payment/prepared'
import { implement, manual } from '../../../http/handlers'
import { changePrepared, refusePrepared, savePrepared, withdrawPrepared } from '../prepared/payments'
import { approvePrepared } from '../prepared/approve'
import { preparedDetail, preparedPage } from '../prepared/view'

export const preparedHandlers = implement(prepared, {
  'btwob POST /pay/prepared/save': (ctx, input) => savePrepared(ctx, input),
  'btwob GET /pay/prepared/list': (ctx, input) => preparedPage(ctx, ctx.session, input),
  'btwob GET /pay/prepared/detail': (ctx, { preparedId }) => preparedDetail(ctx, ctx.session, preparedId),
  'btwob POST /pay/prepared/change': (ctx, input) => changePrepared(ctx, input),
  'btwob POST /pay/prepared/approve': manual((ctx, input) => approvePrepared(ctx, input)),
  'btwob POST /pay/prepared/refuse': (ctx, { preparedId, reason }) => refusePrepared(ctx, preparedId, reason),
  'btwob POST /pay/prepared/withdraw': (ctx, { preparedId }) => withdrawPrepared(ctx, preparedId),
})
