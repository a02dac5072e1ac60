import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { cancelStatus } from '@domain/statuses/cancellation'
import { certStatus } from '@domain/statuses/certification'
import { customerClasses } from '@domain/statuses/names'
import { reviewStatus } from '@domain/statuses/review'
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
  'EXPORT',
  'TITLE',
  'BALANCE_PAY',
  'PAY_APPROVE',
  'GRANT',
  'CONTRACT_SIGN',
  'BANK_VIEW',
  'BANK_DELETE',
  'STAFF',
)

/* Typed input is judged by the rule, which has its own text (2001, 2002, 2008): the schema bounds its size only. */
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
  cancelStatus: OneOf('', ...codes(cancelStatus)),
}
export const LoginAnswer = t.Object(loginFields)

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
  reviewStatus: OneOf('', ...codes(reviewStatus)),
  rejectReason: t.String(),
  /** Unmasked, and only for an applicant or member of this customer number (BD-20). */
  masterUsername: t.String(),
  isMaster: Flag,
  nickname: t.String(),
  /** Signed address, '' = none. */
  portrait: t.String(),
  position: t.String(),
  email: t.String(),
  registeredAt: Instant,
  hasPassword: Flag,
  /** Applicant of a certification in force: may use the password as proof when the phone is lost (LG-17). */
  isCertApplicant: Flag,
  /** Has an employee number: the staff desk is offered. */
  isStaff: Flag,
  wxBound: Flag,
  /** Of the newest certification (C 3.4); '' = never asked for. */
  certStatus: OneOf('', ...codes(certStatus)),
  customerClass: OneOf('', ...codes(customerClasses)),
  /** '0' while the gas company has not opened the gas account yet (a new customer), and without a customer number. */
  hasAccount: Flag,
  tenantId: t.String(),
  entrustedTenantId: t.String(),
  cancelStatus: OneOf('', ...codes(cancelStatus)),
  /** Only when the request came without a business token (AU-01). */
  token: t.Optional(t.String()),
}
export const UserInfo = t.Object(userInfoFields)
