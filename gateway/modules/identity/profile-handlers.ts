import { profileCalls } from '@contract/account/profile'
import { implement, manual } from '../../http/handlers'
import { changePassword } from './change-password'
import { changePhone } from './change-phone'
import { deviceList, kickDevice } from './devices'
import { updateProfile } from './profile'

export const profileHandlers = implement(profileCalls, {
  'default POST /crmgas/portal/user/updateProfile': (ctx, input) => updateProfile(ctx, ctx.session, input),
  'default POST /crmgas/portal/user/changePassword': manual((ctx, input) => changePassword(ctx, input)),
  'default POST /crmgas/portal/user/changePhone': manual((ctx, input) => changePhone(ctx, input)),
  'default GET /crmgas/portal/user/deviceList': (ctx) => deviceList(ctx, ctx.session),
  'default POST /crmgas/portal/user/kickDevice': (ctx, input) => kickDevice(ctx, ctx.session, input.sessionId),
})
