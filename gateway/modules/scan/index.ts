import { DAY } from '@domain/date'
import { onePiece, together } from '../../work/kinds'
import { isoOf } from '../../ports/clock'
import { scanHandlers } from './handlers'
import { purgeTickets } from './repo'
import { pcLogin } from './scan'

/** Tickets that nobody asks about any more. */
const purge = onePiece(
  'scan.purge',
  { dailyAt: '02:45' },
  {
    handle: (work) => purgeTickets(work.db, isoOf(work.clock.now() - 7 * DAY)),
  },
)

export const scanArea = { name: 'scan', handlers: scanHandlers, work: together([purge]), scans: { PC_LOGIN: pcLogin } }
