import { DAY } from '@domain/date'
import { isoOf } from '../../ports/clock'
import { onePiece, together } from '../../work/kinds'
import * as repo from './repo'

/** Codes and sessions that no rule asks for any more. */
const purge = onePiece(
  'identity.purge',
  { dailyAt: '02:30' },
  {
    async handle({ db, clock }) {
      await repo.purgeCodes(db, isoOf(clock.now() - 2 * DAY))
      await repo.purgeSessions(db, isoOf(clock.now() - 365 * DAY))
    },
  },
)

export const identityWork = together([purge])
