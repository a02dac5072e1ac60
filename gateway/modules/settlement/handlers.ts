import { settlementCalls } from '@contract/energy/settlement'
import { implement, manual } from '../../http/handlers'
import { confirm } from './confirm'
import { cancelDispute, dispute } from './disputes'
import { oldStatement, settlementList } from './list'
import { document } from './document'
import { wholeStatement } from './view'

export const settlementHandlers = implement(settlementCalls, {
  'energy GET /settlement/list': (ctx, input) => settlementList(ctx, ctx.session, input),
  'energy GET /settlement/detail': (ctx, input) => wholeStatement(ctx, ctx.session, input.statementId, 'MULTI'),
  'energy GET /settlement/detailSingle': (ctx, input) => wholeStatement(ctx, ctx.session, input.statementId, 'SINGLE'),
  'energy GET /settlement/detailOld': (ctx, input) => oldStatement(ctx, ctx.session, input.statementId),
  'energy POST /settlement/confirm': manual((ctx, input) => confirm(ctx, input)),
  'energy POST /settlement/dispute': (ctx, input) => dispute(ctx, ctx.session, input),
  'energy POST /settlement/cancelDispute': (ctx, input) => cancelDispute(ctx, ctx.session, input.disputeId),
  'energy GET /settlement/pdf': (ctx, input) => document(ctx, ctx.session, input.statementId),
})
