import { profileCalls } from '@contract/account/profile'
import { implement } from '../../http/handlers'
import { deviceList, kickDevice } from './devices'
import { updateProfile } from './profile'

export const profileHandlers = implement(profileCalls, {
  'default POST /crmgas/portal/user/updateProfile': (ctx, input) => updateProfile(ctx, ctx.session, input),
  'default GET /crmgas/portal/user/deviceList': (ctx) => deviceList(ctx, ctx.session),
  'default POST /crmgas/portal/user/kickDevice': (ctx, input) => kickDevice(ctx, ctx.session, input.sessionId),
})
