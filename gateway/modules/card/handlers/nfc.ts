import { nfc } from '@contract/card/nfc'
import { implement } from '../../../http/handlers'
import { cardList, nfcSupport, recordPage } from '../card-views'
import { abortSession, openSession } from '../session'
import { stepSession } from '../step'

export const nfcHandlers = implement(nfc, {
  'default GET /crmgas/nfc/cards': (ctx) => cardList(ctx, ctx.session),
  'default GET /crmgas/nfc/support': (ctx, input) => nfcSupport(ctx, input),
  'default POST /crmgas/nfc/open': (ctx, input) => openSession(ctx, input),
  'default POST /crmgas/nfc/step': (ctx, input) => stepSession(ctx, input),
  'default POST /crmgas/nfc/abort': (ctx, { sessionId }) => abortSession(ctx, sessionId),
  'default GET /crmgas/nfc/record': (ctx, input) => recordPage(ctx, ctx.session, input),
})
