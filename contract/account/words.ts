import { Type as t } from '@sinclair/typebox'
import { Bp, Flag, Instant, OneOf, Text } from '../common'

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
  'STAFF',
)
/** 0 rejected, 1 passed, 2 awaiting the master, 3 timed out; '' without a customer number. */
export const ReviewStatus = OneOf('0', '1', '2', '3')
/** State of the newest certification (C 3.4); '' = never asked for. */
export const CertStatus = OneOf('', '00', '10', '20', '30', '40', '50', '60')
export const CustomerClass = OneOf('INDUSTRY', 'COMMERCE', 'PUBLIC')

/* What a person typed is judged by the rule, which has its own text (2001, 2002, 2008): the schema bounds its size only. */
export const Phone = Text(20)
export const SmsCode = Text(10)
export const Password = Text(64)
export const GrantCode = Text(200)

export const LoginFrom = {
  /** '1' once the box 《用户协议》《隐私政策》 is ticked; anything else is 2012. */
  agreement: t.Optional(Text(1)),
  terminalType: TerminalType,
  rememberMe: t.Optional(Flag),
  deviceName: t.Optional(Text(100)),
}
export const captchaFields = { captchaId: t.Optional(Text(64)), captchaCode: t.Optional(Text(10)) }

/** What every login call answers (C 5.3, "L"). cancelStatus 'C2' = a cancellation was revoked, '' = none. */
export const loginFields = {
  token: t.String(),
  userId: t.String(),
  grantCode: t.String(),
  tenantId: t.String(),
  isNew: Flag,
  cancelStatus: OneOf('', 'C0', 'C1', 'C2', 'C3'),
}
export const LoginAnswer = t.Object(loginFields)

/** loginUserInfo (C 5.2, call 25): all fields of the customer number are '' when there is none. */
export const userInfoFields = {
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
  /** Signed address, '' = none. */
  portrait: t.String(),
  position: t.String(),
  email: t.String(),
  registeredAt: Instant,
  hasPassword: Flag,
  /** Applicant of a certification in force: he may prove himself by password when his phone is lost (LG-17). */
  isCertApplicant: Flag,
  wxBound: Flag,
  certStatus: CertStatus,
  customerClass: OneOf('', 'INDUSTRY', 'COMMERCE', 'PUBLIC'),
  tenantId: t.String(),
  entrustedTenantId: t.String(),
  cancelStatus: OneOf('', 'C0', 'C1', 'C2', 'C3'),
  /** Only when the request came without a business token (AU-01). */
  token: t.Optional(t.String()),
}
export const UserInfo = t.Object(userInfoFields)
