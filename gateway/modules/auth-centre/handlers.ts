import { authCentre } from '@contract/auth-centre'
import { implement, manual } from '../../http/handlers'
import { centreGrant, centreIcome, centreLogin, centreSession, logoutOnServer } from './centre'

export const authCentreHandlers = implement(authCentre, {
  'auth POST {init}/unify/auth/logoutOnServer': (ctx) => logoutOnServer(ctx),
  'auth GET {init}/authCentre/session': (ctx, input) => centreSession(ctx, input),
  'auth POST {init}/authCentre/login': manual((ctx, input) => centreLogin(ctx, input)),
  'auth POST {init}/authCentre/iCome': manual((ctx, input) => centreIcome(ctx, input)),
  'auth POST {init}/authCentre/grant': (ctx, input) => centreGrant(ctx, input),
})
