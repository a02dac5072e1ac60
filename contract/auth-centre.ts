import { Type as t } from '@sinclair/typebox'
import { CompanyCode, Done, Flag, Nullable, OneOf, Text } from './common'
import { captchaFields, Password, Phone, SmsCode } from './account/words'
import { endpoints } from './endpoint'

const Redirect = Text(4000)
const AppId = Text(32)

/** A tenant of the user; of a service tenant also the gas companies that entrusted it (AU-16). */
const Tenant = t.Object({
  tenantId: t.String(),
  tenantName: t.String(),
  kind: OneOf('GAS', 'SERVICE'),
  /** null of a service tenant. */
  companyCode: Nullable(CompanyCode),
  /** Address of its mark; '' when it has none. */
  logo: t.String(),
  entrusting: t.Array(t.Object({ tenantId: t.String(), tenantName: t.String() })),
})
const Tenants = t.Array(Tenant)

/** C 5.1, calls 7 and 10–13: the pages /auth /login /tenants /iCome, by the cookie ac_sid. */
export const authCentre = endpoints({
  'auth POST {init}/unify/auth/logoutOnServer': {
    access: 'public',
    out: Done,
    summary: 'As logout; also ends the login of the auth centre in this browser',
  },
  'auth GET {init}/authCentre/session': {
    access: 'public',
    refuses: ['4102'],
    in: t.Object({ appid: AppId, redirect: t.Optional(Redirect) }),
    out: t.Object({
      loggedIn: t.Boolean(),
      appName: t.String(),
      redirectAllowed: t.Boolean(),
      tenants: Tenants,
      /** Tenant of the newest session of this user; '' when there was none. */
      lastTenantId: t.String(),
    }),
    summary: 'Whether this browser is logged in at the auth centre, and where it may return to',
  },
  'auth POST {init}/authCentre/login': {
    access: 'public',
    refuses: ['2001', '2002', '2003', '2006', '2007', '2008', '2009', '2012', '2019', '2502'],
    in: t.Object({
      way: OneOf('sms', 'password'),
      username: Phone,
      smsCode: t.Optional(SmsCode),
      password: t.Optional(Password),
      agreement: t.Optional(Text(1)),
      rememberMe: t.Optional(Flag),
      ...captchaFields,
    }),
    out: t.Object({ tenants: Tenants }),
    summary: 'Login of the browser at the auth centre; sets ac_sid',
  },
  'auth POST {init}/authCentre/iCome': {
    access: 'public',
    refuses: ['2017', '2019', '2502'],
    in: t.Object({ code: Text(400) }),
    out: t.Object({ tenants: Tenants, empNo: t.String() }),
    summary: 'Login of an employee by a code of the IM client; sets ac_sid',
  },
  'auth POST {init}/authCentre/grant': {
    access: 'public',
    refuses: ['2019', '2502', '4101', '4102', '4103'],
    in: t.Object({
      appid: AppId,
      redirect: Redirect,
      tenantId: Text(32),
      entrustedTenantId: t.Optional(Text(32)),
      withTempAuthCode: t.Optional(Flag),
      /** Parameters of the caller that go back unchanged. */
      extras: t.Optional(t.Record(t.String({ maxLength: 40 }), Text(500))),
    }),
    out: t.Object({ location: t.String() }),
    summary: 'The address to go back to, with the code that opens the app',
  },
})
