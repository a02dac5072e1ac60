import { Type as t } from '@sinclair/typebox'
import { Bp, CompanyCode, Done, Flag, Id, Instant, Money, Nullable, OneOf, Text } from './common'
import { endpoints } from './endpoint'

/*
 * Part C: who the user is. Sections C 5.1 (unified authentication), 5.2 (start-up), 5.3 (login), 5.4 (customer numbers).
 * Fields that have no value travel as '' where the design says so (userInfo without a customer number), as null elsewhere.
 */

/** One live session per user and kind of terminal (LG-10). */
export const TerminalType = OneOf('APP', 'H5', 'WEAPP', 'PC', 'ICOME')
export const SmsType = OneOf(
  'LOGIN',
  'RESET',
  'BINDWX',
  'BIND',
  'OLDPHONE',
  'NEWPHONE',
  'TRANSFER',
  'CANCEL',
  'TITLE',
  'BALANCE_PAY',
  'CONTRACT_SIGN',
  'BANK_VIEW',
  'BANK_DELETE',
)
/** 0 rejected, 1 passed, 2 awaiting the master, 3 timed out; '' without a customer number. */
const ReviewStatus = OneOf('0', '1', '2', '3')
/** State of the newest certification (C 3.4); '' = never asked for. */
const CertStatus = OneOf('', '00', '10', '20', '30', '40', '50', '60')
const CustomerClass = OneOf('INDUSTRY', 'COMMERCE', 'PUBLIC')

/* What a person typed is judged by the rule, which has its own text (2001, 2002, 2008): the schema bounds its size only. */
const Phone = Text(20)
const SmsCode = Text(10)
const Password = Text(64)
const GrantCode = Text(200)

const LoginFrom = {
  /** '1' once the box 《用户协议》《隐私政策》 is ticked; anything else is 2012. */
  agreement: t.Optional(Text(1)),
  terminalType: TerminalType,
  rememberMe: t.Optional(Flag),
  deviceName: t.Optional(Text(100)),
}
const captchaFields = { captchaId: t.Optional(Text(64)), captchaCode: t.Optional(Text(10)) }

/** What every login call answers (C 5.3, "L"). cancelStatus 'C2' = a cancellation was revoked, '' = none. */
const loginFields = {
  token: t.String(),
  userId: t.String(),
  grantCode: t.String(),
  tenantId: t.String(),
  isNew: Flag,
  cancelStatus: OneOf('', 'C0', 'C1', 'C2', 'C3'),
}
const LoginAnswer = t.Object(loginFields)

/** loginUserInfo (C 5.2, call 25): all fields of the customer number are '' when there is none. */
const userInfoFields = {
  userId: t.String(),
  bp: t.Union([Bp, t.Literal('')]),
  username: t.String(),
  customerName: t.String(),
  /** Same value as companyCode. */
  company: t.String(),
  companyCode: t.String(),
  companyName: t.String(),
  region: t.String(),
  reviewStatus: OneOf('', '0', '1', '2', '3'),
  rejectReason: t.String(),
  /** Unmasked, and only told to an applicant or member of this customer number (BD-20). */
  masterUsername: t.String(),
  isMaster: Flag,
  nickname: t.String(),
  portrait: t.String(),
  position: t.String(),
  email: t.String(),
  hasPassword: Flag,
  wxBound: Flag,
  certStatus: CertStatus,
  customerClass: OneOf('', 'INDUSTRY', 'COMMERCE', 'PUBLIC'),
  tenantId: t.String(),
  entrustedTenantId: t.String(),
  cancelStatus: OneOf('', 'C0', 'C1', 'C2', 'C3'),
  /** Only when the request came without a business token (AU-01). */
  token: t.Optional(t.String()),
}
const UserInfo = t.Object(userInfoFields)

const TokenAnswer = t.Object({
  ennUnifiedAuthorizationCookie: t.Object({
    name: t.Literal('ennUnifiedAuthorization'),
    value: t.String(),
    /** Seconds. */
    maxAge: t.Integer(),
    path: t.Literal('/'),
  }),
  ennUnifiedCsrfToken: t.String(),
  ennUnifiedGrantCode: t.String(),
  tenantId: t.String(),
  expireAt: Instant,
})
/** By grant code or, with `code`, by temporary code. Every field is optional so that a missing one is 422, not 2901. */
const TokenRequest = t.Object({
  grantCode: t.Optional(GrantCode),
  code: t.Optional(GrantCode),
  tenantId: t.Optional(Text(32)),
  appId: t.Optional(Text(32)),
  rememberMe: t.Optional(Flag),
  entrustedTenantId: t.Optional(Text(32)),
  /** Of the login that begins here when no login call came before (default 'APP', the constant of C 0.1). */
  terminalType: t.Optional(TerminalType),
})

const AuthorityModel = t.Object({
  modelCode: t.String(),
  modelName: t.String(),
  description: t.String(),
  has: Flag,
  masterOnly: Flag,
  defaultForSub: Flag,
})

const CustomerRow = t.Object({
  bindingId: Id,
  bp: Bp,
  customerName: t.String(),
  companyCode: CompanyCode,
  companyName: t.String(),
  tenantId: t.String(),
  region: t.String(),
  address: t.String(),
  customerClass: CustomerClass,
  isMaster: Flag,
  reviewStatus: ReviewStatus,
  masterUsername: t.String(),
  rejectReason: t.String(),
  isDefault: Flag,
  isCurrent: Flag,
  /** Owed now; null where the binding is not passed (none of the applicant's business yet) or no gas account exists. */
  arrears: Nullable(Money),
})

const Company = t.Object({
  companyCode: CompanyCode,
  companyName: t.String(),
  region: t.String(),
  city: t.String(),
  hotline: t.String(),
  emergencyHotline: t.String(),
  businessHours: t.String(),
})

export const account = endpoints({
  // C 5.1 unified authentication
  'auth POST {auth}/userCenter/unify/auth/isValid4GrantCode': {
    access: 'public',
    in: t.Object({ grantCode: t.Optional(GrantCode) }),
    out: t.Boolean(),
    summary: 'Whether a grant code still opens the door',
  },
  'auth POST {base}/unify/auth/authentication': {
    access: 'public',
    in: TokenRequest,
    out: TokenAnswer,
    summary: 'Grant code or temporary code against the unified tokens; also the change of tenant',
  },
  'auth POST {init}/unify/auth/getAccessToken': {
    access: 'public',
    in: TokenRequest,
    out: TokenAnswer,
    summary: 'The same as authentication, for apps without a base',
  },
  'auth POST {base}/unify/auth/refreshToken': {
    access: 'token',
    out: TokenAnswer,
    summary: 'New unified tokens until 30 min after the end of the old ones',
  },
  'auth POST {gateway}/userCenter/unify/auth/getTmpToken': {
    access: 'token',
    in: t.Object({ grantCode: t.Optional(GrantCode), rememberMe: t.Optional(Flag), tenantId: t.Optional(Text(32)) }),
    out: t.Object({ tmpToken: t.String(), expireIn: t.Integer() }),
    summary: 'Single-use code of 300 s for a hand-over by URL',
  },
  'auth POST {base}/unify/auth/logout': { access: 'public', out: Done, summary: 'Ends the session; never fails' },
  'auth POST {init}/unify/auth/logoutOnServer': { access: 'public', out: Done, summary: 'As logout' },
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
    summary: 'Whether the unified tokens are good, and whose they are',
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

  // C 5.3 login
  'default GET /crmgas/portal/sms/captcha': {
    access: 'public',
    out: t.Object({ captchaId: t.String(), imageSvg: t.String() }),
    summary: 'A picture code of four characters, good for 2 min and one use',
  },
  'default POST /crmgas/portal/sms/sendSms': {
    access: 'public',
    in: t.Object({
      phone: t.Optional(Phone),
      smsType: SmsType,
      /** BIND goes to the phone filed with the customer number, never to one that the caller names. */
      bp: t.Optional(Text(20)),
      companyCode: t.Optional(Text(10)),
      ...captchaFields,
    }),
    /** Seconds: until the next code may be asked for, and until this one dies. */
    out: t.Object({ interval: t.Integer(), expire: t.Integer() }),
    summary: 'Sends a code; the same answer for known and unknown phones',
  },
  'default POST /crmgas/portal/login/icLoginSms': {
    access: 'public',
    in: t.Object({ username: Phone, smsCode: SmsCode, ...LoginFrom }),
    out: LoginAnswer,
    summary: 'Login by SMS code; registers an unknown phone',
  },
  'default POST /crmgas/portal/login/icLogin': {
    access: 'public',
    in: t.Object({ username: Phone, password: Password, ...LoginFrom, ...captchaFields }),
    out: LoginAnswer,
    summary: 'Login by password',
  },
  'default POST /crmgas/portal/login/resetPassword': {
    access: 'public',
    in: t.Object({ username: Phone, smsCode: SmsCode, password: Password }),
    out: Done,
    summary: 'New password by SMS code; ends every session of the user',
  },
  'default POST /crmgas/portal/login/icLoginWx': {
    access: 'public',
    in: t.Object({ appletAppliedNo: t.Optional(Text(4)), code: Text(200), deviceName: t.Optional(Text(100)) }),
    out: t.Object({
      /** A handle; WeChat's own session_key never leaves the gateway (C 9.9). */
      sessionKey: t.String(),
      openId: t.String(),
      isLogin: t.Union([t.Literal(0), t.Literal(1)]),
      /** '' when isLogin is 0, like the three below. */
      token: t.String(),
      userId: t.String(),
      grantCode: t.String(),
      tenantId: t.String(),
    }),
    summary: 'Login by the WeChat identity of the mini-program',
  },
  'default POST /crmgas/portal/login/bindWx': {
    access: 'public',
    in: t.Object({
      appletAppliedNo: t.Optional(Text(4)),
      openId: Text(64, 1),
      sessionKey: Text(100, 1),
      /** Code of WeChat's phone button; without it phone and smsCode. */
      phoneCode: t.Optional(Text(200)),
      phone: t.Optional(Phone),
      smsCode: t.Optional(SmsCode),
      agreement: t.Optional(Text(1)),
      replace: t.Optional(Flag),
      rememberMe: t.Optional(Flag),
      deviceName: t.Optional(Text(100)),
    }),
    out: t.Object({ ...loginFields, openId: t.String() }),
    summary: 'Ties the WeChat identity to a phone and logs in',
  },
  'default GET /crmgas/saveOpenIdAccountRelation': {
    access: 'login',
    in: t.Object({ openId: Text(64) }),
    out: Done,
    summary: 'Remembers the customer number with the WeChat identity; repeatable',
  },
  'default POST:query /crmgas/portal/user/logout': {
    access: 'token',
    in: t.Object({ username: t.Optional(Phone) }),
    out: Done,
    summary: 'Ends the own session, whatever username says',
  },
  'default POST /crmgas/portal/user/revokeCancel': {
    access: 'public',
    in: t.Object({ revokeTicket: t.Optional(Text(100)) }),
    out: Done,
    summary: 'Takes back the cancellation of the app account in its cooling-off',
  },

  // C 5.2 start-up, C 5.4 customer numbers
  'default POST /crmgas/portal/user/userInfo': { access: 'login', out: UserInfo, summary: 'loginUserInfo' },
  'default POST /crmgas/portal/user/customerListNew': {
    access: 'login',
    in: t.Object({ userName: t.Optional(Phone), code: t.Optional(Text(10)) }),
    out: t.Object({
      list: t.Array(CustomerRow),
      counts: t.Object({ total: t.Integer(), passed: t.Integer(), pending: t.Integer() }),
    }),
    summary: 'The own customer numbers, of one company or of all',
  },
  'default POST /crmgas/portal/user/switchCustomer': {
    access: 'login',
    in: t.Object({ bp: Text(20), companyCode: t.Optional(Text(10)) }),
    out: UserInfo,
    summary: 'Chooses the customer number of this session',
  },
  'default POST /crmgas/portal/user/setDefaultCustomer': {
    access: 'login',
    in: t.Object({ bindingId: Id }),
    out: Done,
    summary: 'The customer number that opens at the next login',
  },
  'default GET /hqw/authority/getHqwAllModelsByGroupBy': {
    access: 'bound',
    out: t.Array(
      t.Object({ groupCode: t.String(), groupName: t.String(), sort: t.Integer(), models: t.Array(AuthorityModel) }),
    ),
    summary: 'All authority models by group, with what the caller has',
  },
  'default GET /crmgas/company/list': {
    access: 'public',
    in: t.Object({ city: t.Optional(Text(20)), keyword: t.Optional(Text(30)) }),
    out: t.Array(Company),
    summary: 'Gas companies with their hotlines',
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
      /** Hours that the review of a certification takes at most. */
      certAutoHours: t.Integer(),
    }),
    summary: 'What the app needs to know before and after login; hotlines of the session’s company',
  },
  'default GET /crmgas/getToken': {
    access: 'login',
    out: t.Object({ accessToken: t.String(), expireIn: t.Integer() }),
    summary: 'Token for the product calls, 7200 s',
  },
  'default GET /crmgas/portal/login/getTicketTokenByUrl': {
    access: 'public',
    in: t.Object({ url: Text(2000) }),
    out: t.Object({ appId: t.String(), timestamp: t.Integer(), nonceStr: t.String(), signature: t.String() }),
    summary: 'Signature for the WeChat JS-SDK of the page (URL without hash)',
  },
  'default GET /small/smart-wx-info/get': {
    access: 'public',
    in: t.Object({ scene: t.Optional(OneOf('bill', 'supply', 'order', 'service', 'hyq')) }),
    out: t.Object({
      appletAppId: t.String(),
      originalId: t.String(),
      homePath: t.String(),
      envVersion: OneOf('develop', 'trial', 'release'),
      jsapiAppId: t.String(),
    }),
    summary: 'Identity of the mini-program and the official account',
  },
  'zh GET:form /auth/ent/getAuthToken': {
    access: 'login',
    out: t.Object({ authToken: t.String(), expireIn: t.Integer(), scope: OneOf('customer', 'staff') }),
    summary: 'x-workbench-token, 8 h',
  },

  // CV-10 development tools, mounted with DEV_TOOLS=1 only
  'btwob POST /dev/clock': {
    access: 'staff',
    in: t.Object({ now: Text(40, 1) }),
    out: t.Object({ now: Instant }),
    summary: 'Moves the clock and runs every job that falls due on the way',
  },
  'btwob GET /dev/outbox': {
    access: 'staff',
    in: t.Object({ channel: t.Optional(OneOf('SMS', 'MAIL', 'PUSH', 'DEPOSIT')), target: t.Optional(Text(60)) }),
    out: t.Array(
      t.Object({
        id: t.String(),
        channel: OneOf('SMS', 'MAIL', 'PUSH', 'DEPOSIT'),
        /** Phone, address or account it went to. */
        target: t.String(),
        kind: t.String(),
        text: t.String(),
        createdAt: Instant,
      }),
    ),
    summary: 'The newest 50 messages that left the embedded senders',
  },
})
