import { authCentre } from '@contract/auth-centre'
import { implement, manual } from '../../http/handlers'
import { onePiece, together } from '../../work/kinds'
import { centreGrant, centreIcome, centreLogin, centreSession, logoutOnServer } from './centre'
import { purgeCentreSessions } from './repo'

const handlers = implement(authCentre, {
  'auth POST {init}/unify/auth/logoutOnServer': (ctx) => logoutOnServer(ctx),
  'auth GET {init}/authCentre/session': (ctx, input) => centreSession(ctx, input),
  'auth POST {init}/authCentre/login': manual((ctx, input) => centreLogin(ctx, input)),
  'auth POST {init}/authCentre/iCome': manual((ctx, input) => centreIcome(ctx, input)),
  'auth POST {init}/authCentre/grant': (ctx, input) => centreGrant(ctx, input),
})

/** Logins of browsers whose time is over. */
const purge = onePiece(
  'authCentre.purge',
  { dailyAt: '02:40' },
  {
    handle: (work) => purgeCentreSessions(work.db, work.clock.iso()),
  },
)

export const authCentreArea = { name: 'authCentre', handlers, work: together([purge]) }
