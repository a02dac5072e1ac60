import { onePiece, together } from '../../work/kinds'
import { authCentreHandlers } from './handlers'
import { purgeCentreSessions } from './repo'

/** Expired logins of browsers. */
const purge = onePiece(
  'authCentre.purge',
  { dailyAt: '02:40' },
  {
    handle: (work) => purgeCentreSessions(work.db, work.clock.iso()),
  },
)

export const authCentreArea = { name: 'authCentre', handlers: authCentreHandlers, work: together([purge]) }
