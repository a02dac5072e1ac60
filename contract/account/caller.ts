import { Type as t } from '@sinclair/typebox'
import { Flag, Id, Nullable, OneOf, Text } from '../common'
import { endpoints } from '../endpoint'
import { UserInfo } from './words'

/** C 5.1–5.3: the caller, with customer numbers and tenant. */
export const callerCalls = endpoints({
  'default POST /crmgas/portal/user/userInfo': {
    access: 'login',
    reads: true,
    out: UserInfo,
    summary: 'loginUserInfo',
  },
  'default POST /crmgas/portal/user/updateProfile': {
    access: 'login',
    refuses: ['2030', '2031', '2610', '44852'],
    in: t.Object({
      /** Characters beyond the basic plane come as numeric entities; judged by the rule (2030, 2031). */
      nickname: t.Optional(Text(200)),
      /** fileID of an uploaded picture (AVATAR). */
      portrait: t.Optional(Id),
      position: t.Optional(Text(20)),
      /** '' = none any more. */
      email: t.Optional(Text(100)),
    }),
    out: UserInfo,
    summary: 'Changes what is given of the own profile',
  },
  'default GET /crmgas/config/client': {
    access: 'public',
    out: t.Object({
      hotline: t.String(),
      emergencyHotline: t.String(),
      features: t.Object({
        invoiceEnabled: Flag,
        nfcEnabled: Flag,
        lotteryEnabled: Flag,
        gptEnabled: Flag,
      }),
      webviewHosts: t.Array(t.String()),
      ssoHosts: t.Array(t.String()),
      privacyVersion: t.String(),
      agreementVersion: t.String(),
      /** Address of the film of the login page; '' without one. */
      introVideo: t.String(),
      /** Hours that the review of a certification takes at most. */
      certAutoHours: t.Integer(),
    }),
    summary: 'What the app needs to know before and after login; hotlines of the session’s company',
  },
  'auth GET {participant}/getLoginUserInfo': {
    access: 'token',
    out: t.Object({
      userId: t.String(),
      username: t.String(),
      nickname: t.String(),
      tenantId: t.String(),
      tenantName: t.String(),
      entrustedTenantId: Nullable(t.String()),
      empNo: Nullable(t.String()),
      tenants: t.Array(t.Object({ tenantId: t.String(), tenantName: t.String(), kind: OneOf('GAS', 'SERVICE') })),
    }),
    summary: 'Whether the unified tokens are good, and their user',
  },
  'auth GET {gateway}/app/menuAndFunc/{iss}/{tenantId}/{appId}': {
    access: 'token',
    in: t.Object({ iss: Text(32), tenantId: Text(32), appId: Text(32) }),
    out: t.Object({
      data: t.Array(
        t.Object({
          menuCode: t.String(),
          menuName: t.String(),
          route: t.String(),
          icon: t.String(),
          sort: t.Integer(),
          funcs: t.Array(t.String()),
        }),
      ),
    }),
    summary: 'Menus of a tenant that the caller may use',
  },
})
