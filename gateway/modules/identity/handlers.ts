import { authCalls } from '@contract/account/auth'
import { loginCalls } from '@contract/account/login'
import { profileCalls } from '@contract/account/profile'
import { startCalls } from '@contract/account/start'
import { implement, manual } from '../../http/handlers'
import type { Ctx } from '../../http/context'
import { productToken, workbenchToken } from './access-tokens'
import { anonymousToken } from './anonymous'
import { issueCaptcha, issueWait } from './captcha'
import { changePassword } from './change-password'
import { changePhone } from './change-phone'
import { deviceList, kickDevice } from './devices'
import { loginByPassword, loginBySms, resetPassword, revokeCancel } from './login'
import { requestCode } from './request-code'
import { endSession } from './sessions'
import { authenticate, isValidGrant, issueTmpToken, refresh } from './unified'
import { bindWechat, loginByWechat, saveRelation, signPage, smallInfo, unbindWechat } from './wechat'

/** Logouts never fail: a dead session is as good as ended (C 5.1, call 6). */
const logout = async (ctx: Ctx) => {
  if (ctx.session) await endSession(ctx, ctx.session.userId, ctx.session.sessionId)
  return true as const
}

export const identityHandlers = implement(
  { ...authCalls, ...loginCalls, ...profileCalls, ...startCalls },
  {
    'auth POST {auth}/userCenter/unify/auth/isValid4GrantCode': (ctx, input) => isValidGrant(ctx, input.grantCode),
    'auth POST {base}/unify/auth/authentication': manual((ctx, input) => authenticate(ctx, input)),
    'auth POST {init}/unify/auth/getAccessToken': manual((ctx, input) => authenticate(ctx, input)),
    'auth POST {base}/unify/auth/refreshToken': (ctx) => refresh(ctx),
    'auth POST {gateway}/userCenter/unify/auth/getTmpToken': (ctx, input) => issueTmpToken(ctx, input),
    'auth POST {base}/unify/auth/logout': logout,

    'default GET /crmgas/portal/sms/captcha': (ctx, { way }) => (way === 'wait' ? issueWait(ctx) : issueCaptcha(ctx)),
    'default POST /crmgas/portal/sms/sendSms': manual((ctx, input) => requestCode(ctx, input)),
    'default POST /crmgas/portal/login/icLoginSms': manual((ctx, input) => loginBySms(ctx, input)),
    'default POST /crmgas/portal/login/icLogin': manual((ctx, input) => loginByPassword(ctx, input)),
    'default POST /crmgas/portal/login/resetPassword': manual((ctx, input) => resetPassword(ctx, input)),
    'default POST?appletAppliedNo /crmgas/portal/login/icLoginWx': manual((ctx, input) => loginByWechat(ctx, input)),
    'default POST?appletAppliedNo /crmgas/portal/login/bindWx': manual((ctx, input) => bindWechat(ctx, input)),
    'default GET /crmgas/saveOpenIdAccountRelation': (ctx, input) => saveRelation(ctx, input.openId),
    'default POST /crmgas/portal/login/unbindWx': (ctx) => unbindWechat(ctx),
    'default POST /crmgas/portal/login/anonymous': (ctx, input) => anonymousToken(ctx, input.deviceId),
    'default POST:query /crmgas/portal/user/logout': logout,
    'default POST /crmgas/portal/user/revokeCancel': (ctx, input) => revokeCancel(ctx, input.revokeTicket),

    'default POST /crmgas/portal/user/changePassword': manual((ctx, input) => changePassword(ctx, input)),
    'default POST /crmgas/portal/user/changePhone': manual((ctx, input) => changePhone(ctx, input)),
    'default GET /crmgas/portal/user/deviceList': (ctx) => deviceList(ctx, ctx.session),
    'default POST /crmgas/portal/user/kickDevice': (ctx, input) => kickDevice(ctx, ctx.session, input.sessionId),

    'default GET /crmgas/getToken': (ctx) => productToken(ctx, ctx.session),
    'default GET /crmgas/portal/login/getTicketTokenByUrl': (ctx, input) => signPage(ctx, input.url),
    'default GET /small/smart-wx-info/get': (ctx, { scene }) => smallInfo(ctx, scene),
    'zh GET:form /auth/ent/getAuthToken': (ctx, { securityTicket }) => workbenchToken(ctx, ctx.session, securityTicket),
  },
)
