import { account } from '@contract/account'
import { isBp } from '@domain/validate'
import { implement, manual } from '../../http/handlers'
import type { Ctx } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { anonymousToken } from './anonymous'
import { issueCaptcha } from './captcha'
import { catalogueWith } from './catalogue'
import { clientConfig, loginUser, menusOf, productToken, workbenchToken } from './clients'
import { companyList, customerList, setDefaultCustomer, switchCustomer } from './customers'
import { loginByPassword, loginBySms, resetPassword, revokeCancel } from './login'
import { requestCode } from './request-code'
import { profileHandlers } from './profile-handlers'
import { endSession } from './sessions'
import { businessTokenOf } from './tokens'
import { authenticate, isValidGrant, issueTmpToken, refresh } from './unified'
import { userInfo, userInfoNow } from './user-info'
import { bindWechat, loginByWechat, saveRelation, signPage, smallInfo, unbindWechat } from './wechat'

/** Logouts never fail: a dead session is as good as ended (C 5.1, call 6). */
const logout = async (ctx: Ctx) => {
  if (ctx.session) await endSession(ctx, ctx.session.userId, ctx.session.sessionId)
  return true as const
}

export const identityHandlers = implement(account, {
  'auth POST {auth}/userCenter/unify/auth/isValid4GrantCode': (ctx, input) => isValidGrant(ctx, input.grantCode),
  'auth POST {base}/unify/auth/authentication': manual((ctx, input) => authenticate(ctx, input)),
  'auth POST {init}/unify/auth/getAccessToken': manual((ctx, input) => authenticate(ctx, input)),
  'auth POST {base}/unify/auth/refreshToken': (ctx) => refresh(ctx),
  'auth POST {gateway}/userCenter/unify/auth/getTmpToken': (ctx, input) => issueTmpToken(ctx, input),
  'auth POST {base}/unify/auth/logout': logout,
  'auth GET {participant}/getLoginUserInfo': (ctx) => loginUser(ctx, ctx.session),
  'auth GET {gateway}/app/menuAndFunc/{iss}/{tenantId}/{appId}': (ctx, input) => menusOf(ctx, ctx.session, input),

  'default GET /crmgas/portal/sms/captcha': (ctx) => issueCaptcha(ctx),
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

  ...profileHandlers,

  'default POST /crmgas/portal/user/userInfo': async (ctx) => {
    const info = await userInfo(ctx, ctx.session)
    // AU-01: who came without a business token is given the one of this session.
    return ctx.header('authorization') ? info : { ...info, token: businessTokenOf(ctx, ctx.session.sessionId) }
  },
  'default POST /crmgas/portal/user/customerListNew': (ctx, input) => customerList(ctx, ctx.session, input.code ?? ''),
  'default POST /crmgas/portal/user/switchCustomer': async (ctx, input) => {
    if (!isBp(input.bp)) throw new Refusal('2108')
    await switchCustomer(ctx, ctx.session, input.bp, input.companyCode ?? '')
    return userInfoNow(ctx, ctx.session)
  },
  'default POST /crmgas/portal/user/setDefaultCustomer': (ctx, input) =>
    setDefaultCustomer(ctx, ctx.session, input.bindingId),
  'default GET /hqw/authority/getHqwAllModelsByGroupBy': async (ctx) => catalogueWith(ctx.session.models),
  'default GET /crmgas/company/list': (ctx, input) => companyList(ctx, input.city ?? '', input.keyword ?? ''),
  'default GET /crmgas/config/client': (ctx) => clientConfig(ctx, ctx.session),
  'default GET /crmgas/getToken': (ctx) => productToken(ctx, ctx.session),
  'default GET /crmgas/portal/login/getTicketTokenByUrl': (ctx, input) => signPage(ctx, input.url),
  'default GET /small/smart-wx-info/get': async (ctx) => smallInfo(ctx),
  'zh GET:form /auth/ent/getAuthToken': (ctx, { securityTicket }) => workbenchToken(ctx, ctx.session, securityTicket),
})
