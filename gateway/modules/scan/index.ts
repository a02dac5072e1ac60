import { DAY } from '@domain/date'
import { scan } from '@contract/scan'
import { implement, manual } from '../../http/handlers'
import { onePiece, together } from '../../work/kinds'
import { isoOf } from '../../ports/clock'
import { purgeTickets } from './repo'
import { confirmTicket, createPcLogin, pcLogin, pollTicket, scanTicket } from './scan'

const handlers = implement(scan, {
  'default POST /crmgas/scan/create': (ctx, input) => createPcLogin(ctx, input),
  'default GET /crmgas/scan/poll': manual((ctx, input) => pollTicket(ctx, input.scanId)),
  'default POST /crmgas/scan/scan': (ctx, input) => scanTicket(ctx, input.scanId),
  'default POST /crmgas/scan/confirm': (ctx, input) => confirmTicket(ctx, input),
})

/** Tickets that nobody asks about any more. */
const purge = onePiece(
  'scan.purge',
  { dailyAt: '02:45' },
  {
    handle: (work) => purgeTickets(work.db, isoOf(work.clock.now() - 7 * DAY)),
  },
)

export const scanArea = { name: 'scan', handlers, work: together([purge]), scans: { PC_LOGIN: pcLogin } }
