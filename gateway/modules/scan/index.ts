import { scan } from '@contract/scan'
import { implement, manual } from '../../http/handlers'
import type { Job } from '../../jobs/job'
import { isoOf } from '../../ports/clock'
import { purgeTickets } from './repo'
import { confirmTicket, createPcLogin, pollTicket, scanTicket } from './scan'

const handlers = implement(scan, {
  'default POST /crmgas/scan/create': (ctx, input) => createPcLogin(ctx, input),
  'default GET /crmgas/scan/poll': manual((ctx, input) => pollTicket(ctx, input.scanId)),
  'default POST /crmgas/scan/scan': (ctx, input) => scanTicket(ctx, input.scanId),
  'default POST /crmgas/scan/confirm': (ctx, input) => confirmTicket(ctx, input),
})

/** Tickets that nobody asks about any more. */
const scanPurge: Job = {
  name: 'scanPurge',
  schedule: { dailyAt: '02:45' },
  run: (ctx) => ctx.transaction((work) => purgeTickets(work.db, isoOf(work.clock.now() - 7 * 86_400_000))),
}

export const scanArea = { name: 'scan', handlers, jobs: [scanPurge] }
