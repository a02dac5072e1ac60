import { scan } from '@contract/scan'
import { implement, manual } from '../../http/handlers'
import { confirmTicket, createPcLogin, pollTicket, scanTicket } from './scan'

export const scanHandlers = implement(scan, {
  'default POST /crmgas/scan/create': (ctx, input) => createPcLogin(ctx, input),
  'default GET /crmgas/scan/poll': manual((ctx, input) => pollTicket(ctx, input.scanId)),
  'default POST /crmgas/scan/scan': (ctx, input) => scanTicket(ctx, input.scanId),
  'default POST /crmgas/scan/confirm': (ctx, input) => confirmTicket(ctx, input),
})
