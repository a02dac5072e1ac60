import { Type as t } from '@sinclair/typebox'
import { Done, Flag, Instant, Text } from '../common'
import { endpoints } from '../endpoint'
import { GrantCode, TerminalType } from './words'

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

/** C 5.1: unified authentication. */
export const authCalls = endpoints({
  'auth POST {auth}/userCenter/unify/auth/isValid4GrantCode': {
    access: 'public',
    in: t.Object({ grantCode: t.Optional(GrantCode) }),
    out: t.Boolean(),
    summary: 'Whether a grant code is still valid',
  },
  'auth POST {base}/unify/auth/authentication': {
    access: 'public',
    refuses: ['4101', '4102'],
    in: TokenRequest,
    out: TokenAnswer,
    summary: 'Grant code or temporary code against the unified tokens; also the change of tenant',
  },
  'auth POST {init}/unify/auth/getAccessToken': {
    access: 'public',
    refuses: ['4101', '4102'],
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
})
