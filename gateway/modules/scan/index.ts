import { DAY } from '@domain/date'
import { contribute } from '../../extensions'
import { onePiece, together } from '../../work/kinds'
import { isoOf } from '../../ports/clock'
import { scanHandlers } from './handlers'
import { purgeTickets } from './repo'
import { pcLogin } from './scan'
import { scanKinds } from './service'

/** Tickets that are not polled any more. */
const purge = onePiece(
  'scan.purge',
  { dailyAt: '02:45' },
  {
    handle: (work) => purgeTickets(work.db, isoOf(work.clock.now() - 7 * DAY)),
  },
)

export const scanArea = {
  name: 'scan',
  handlers: scanHandlers,
  work: together([purge]),
  extensions: [contribute(scanKinds, { PC_LOGIN: pcLogin })],
}
