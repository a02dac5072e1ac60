import { Type as t } from '@sinclair/typebox'
import { subAccountCalls } from './binding/sub-accounts'
import { Reason } from './binding/words'
import { ClaimStatus, CustomerClass, Relation, ReviewStatus } from './codes'
import { Bp, CompanyCode, Done, Flag, Id, Instant, Nullable, OneOf, Text } from './common'
import { endpoints } from './endpoint'

/*
 * Part C: customer numbers (C 5.4) and the step-up before what cannot be undone (call 54). Phones are masked, except those of
 * applicants for the master and that of the master for an applicant (BD-20).
 */

/** What a step-up opens; its ticket is good for this alone. staff: what opens the desk to an employee, besides the login. */
const Scene = OneOf('bind', 'changePhone', 'transfer', 'cancel', 'title', 'payApprove', 'exportData', 'grant', 'staff')
const Ticket = Text(100)

const ownCalls = endpoints({
  'default POST /crmgas/portal/security/verify': {
    access: 'login',
    refuses: ['2002', '2003', '2008', '2009', '2102'],
    in: t.Object({
      scene: Scene,
      /** The password serves changePhone, title and staff only; staff prove what their login did not. */
      way: OneOf('sms', 'password'),
      smsCode: t.Optional(Text(10)),
      password: t.Optional(Text(64)),
      /** bind: the customer number found before. */
      bp: t.Optional(Text(20)),
      companyCode: t.Optional(Text(10)),
    }),
    out: t.Object({ securityTicket: t.String(), expireIn: t.Integer() }),
    summary: 'Step-up: a second proof by phone (or password) for one scene; the ticket lives 10 min, for one use',
  },

  'default POST /crmgas/portal/user/queryCustomerInfo': {
    access: 'login',
    refuses: ['2102', '2103', '2104', '2105', '2120'],
    in: t.Object({
      companyCode: CompanyCode,
      bp: t.Optional(Text(20)),
      meterNo: t.Optional(Text(20)),
      customerName: t.Optional(Text(100)),
    }),
    out: t.Object({
      /** Opens bindCustomer for 15 minutes. */
      matchTicket: t.String(),
      bp: Bp,
      companyCode: CompanyCode,
      companyName: t.String(),
      customerNameMasked: t.String(),
      addressMasked: t.String(),
      customerClass: CustomerClass,
      meters: t.Array(t.String()),
      /** '' = none filed. */
      reservedPhoneMasked: t.String(),
      hasMaster: Flag,
      masterUsernameMasked: t.String(),
      roles: t.Array(OneOf('MASTER_SMS', 'MASTER_CERT', 'SUB')),
      /** The caller has a passed certification of this legal entity. */
      certPassed: Flag,
    }),
    summary: 'Finds a customer by two of three facts; masked (BD-02, BD-03)',
  },
  'default POST /crmgas/portal/user/bindCustomer': {
    access: 'login',
    refuses: ['2040', '2101', '2104', '2105', '2106', '2107', '2111', '2209', '2902'],
    once: true,
    in: t.Object({
      matchTicket: Ticket,
      role: OneOf('MASTER_SMS', 'MASTER_CERT', 'SUB'),
      securityTicket: t.Optional(Ticket),
      relation: t.Optional(Relation),
      applyReason: t.Optional(Reason),
    }),
    out: t.Object({ bindingId: Id, reviewStatus: ReviewStatus, isMaster: Flag }),
    summary: 'Becomes the master of a customer number, or applies to its master',
  },
  'default POST /crmgas/portal/user/unbindCustomer': {
    access: 'login',
    refuses: ['2112', '2113', '2902'],
    in: t.Object({ bindingId: Id }),
    out: Done,
    summary: 'Gives a customer number up; the master only without sub-accounts (2112)',
  },
  'default POST /crmgas/portal/user/reapplyBinding': {
    access: 'login',
    refuses: ['2104', '2107', '2111', '2203', '2902'],
    once: true,
    in: t.Object({ bindingId: Id, relation: Relation, applyReason: Reason }),
    out: t.Object({ reviewStatus: t.Literal('2'), deadlineAt: Instant }),
    summary: 'Applies again after a rejection or a time-out',
  },
  'default POST /crmgas/portal/user/withdrawBinding': {
    access: 'login',
    refuses: ['2203', '2902'],
    in: t.Object({ bindingId: Id }),
    out: Done,
    summary: 'Takes back an application that waits',
  },
  'default POST /crmgas/portal/user/transferMaster': {
    access: 'master',
    refuses: ['2040', '2101', '2113', '2207', '2208', '2306', '2902'],
    once: true,
    in: t.Object({
      securityTicket: Ticket,
      bp: Text(20),
      toBindingId: t.Optional(Id),
      toPhone: t.Optional(Text(20)),
      /** '1': the former master leaves the customer number altogether. */
      quit: Flag,
    }),
    out: Done,
    summary: 'Transfers the role of the master (SA-06)',
  },
  'default POST /crmgas/portal/user/claimMaster': {
    access: 'login',
    refuses: ['2104', '2113', '2208', '2209', '2902'],
    once: true,
    in: t.Object({ bp: Text(20), reason: Reason }),
    out: t.Object({ claimId: Id, deadlineAt: Instant }),
    summary: 'A certified user asks for the place of the master (BD-21)',
  },
  'default POST /crmgas/portal/user/objectClaim': {
    access: 'master',
    refuses: ['2203', '2902'],
    in: t.Object({ claimId: Id, reason: Reason }),
    out: Done,
    summary: 'The master objects; an operator decides',
  },
  'default GET /crmgas/portal/user/masterClaim': {
    access: 'login',
    in: t.Object({ bp: Text(20) }),
    out: t.Object({
      /** The caller has a passed certification of the customer’s legal entity. */
      certPassed: Flag,
      customerName: t.String(),
      /** The newest claim by the caller, or waiting for the caller as the master. */
      claim: Nullable(
        t.Object({
          claimId: Id,
          status: ClaimStatus,
          reason: t.String(),
          objection: t.String(),
          /** Of the claimant; masked unless the caller is the master. */
          username: t.String(),
          appliedAt: Instant,
          deadlineAt: Instant,
          isMine: Flag,
        }),
      ),
    }),
    summary: 'State of a claim, for its two sides',
  },
})

export const binding = { ...ownCalls, ...subAccountCalls }
