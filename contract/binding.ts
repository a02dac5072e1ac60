import { Type as t } from '@sinclair/typebox'
import { ClaimStatus, CustomerClass, Relation, ReviewStatus } from './codes'
import { Bp, CompanyCode, Done, Flag, Id, Instant, Money, Nullable, OneOf, Paged, Text, pageFields } from './common'
import { endpoints } from './endpoint'

/*
 * Part C: customer numbers (C 5.4) and the step-up before what cannot be undone (call 54). Phones are masked, except those of
 * applicants for the master and that of the master for an applicant (BD-20).
 */

/** What a step-up opens; its ticket is good for this alone. */
/** staff: what opens the desk to an employee, besides the login. */
/** Of the scene grant, where a colleague may spend more afterwards. */
const GrantTicket = t.Optional(Text(128))
const Scene = OneOf('bind', 'changePhone', 'transfer', 'cancel', 'title', 'payApprove', 'exportData', 'grant', 'staff')
const Models = t.Array(Text(40), { maxItems: 60 })
const Ticket = Text(100)
const Reason = Text(100)
const RemarkName = Text(12)

/** One sub-account or application, as its master (and its own user) sees it. */
const SubRow = t.Object({
  bindingId: Id,
  bp: Bp,
  customerName: t.String(),
  companyName: t.String(),
  username: t.String(),
  remarkName: t.String(),
  nickname: t.String(),
  relation: Relation,
  applyReason: t.String(),
  reviewStatus: ReviewStatus,
  rejectReason: t.String(),
  applyAt: Instant,
  deadlineAt: Nullable(Instant),
  reviewedAt: Nullable(Instant),
  modelCount: t.Integer(),
  /** What of these rights spends the customer's money, in words; '' for nothing. */
  spends: t.String(),
  lastSeenAt: Nullable(Instant),
  /** Sent back by saveSubModels; another one means that the models were changed meanwhile (2206). */
  version: t.Integer(),
})

const LogRow = t.Object({
  at: Instant,
  byName: t.String(),
  added: t.Array(t.String()),
  removed: t.Array(t.String()),
})

const ModelRow = t.Object({
  modelCode: t.String(),
  modelName: t.String(),
  description: t.String(),
  has: Flag,
  masterOnly: Flag,
  defaultForSub: Flag,
})

export const binding = endpoints({
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
    refuses: ['2107', '2111', '2203', '2902'],
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

  'default GET /hqw/subAccount/list': {
    access: 'master',
    in: t.Object({ reviewStatus: t.Optional(ReviewStatus), ...pageFields }),
    out: Paged(SubRow, {
      counts: t.Object({ pending: t.Integer(), passed: t.Integer(), rejected: t.Integer(), timeout: t.Integer() }),
      limit: t.Integer(),
    }),
    summary: 'Sub-accounts and applications of the session’s customer number',
  },
  'default GET /hqw/subAccount/detail': {
    access: 'login',
    in: t.Object({ bindingId: Id }),
    out: t.Composite([
      SubRow,
      t.Object({
        /** The master that the application waits for, or the present master; '' for the master. */
        masterUsername: t.String(),
        isMaster: Flag,
        models: t.Array(t.String()),
        log: t.Array(LogRow),
      }),
    ]),
    summary: 'One binding: the own one, or one of the master’s customer number',
  },
  'default POST /hqw/subAccount/review': {
    access: 'master',
    refuses: ['2040', '2107', '2201', '2202', '2203', '2204', '2205', '2902'],
    in: t.Object({
      bindingId: Id,
      result: Flag,
      rejectReason: t.Optional(Reason),
      models: t.Optional(Models),
      remarkName: t.Optional(RemarkName),
      securityTicket: GrantTicket,
    }),
    out: SubRow,
    summary: 'Admits or rejects an application',
  },
  'default POST /hqw/subAccount/remove': {
    access: 'master',
    refuses: ['2203', '2902'],
    in: t.Object({ bindingId: Id }),
    out: Done,
    summary: 'Removes a sub-account; its sessions lose the customer number at once',
  },
  'default POST /hqw/subAccount/rename': {
    access: 'master',
    refuses: ['2902'],
    in: t.Object({ bindingId: Id, remarkName: RemarkName }),
    out: Done,
    summary: 'The master’s name for a sub-account',
  },
  'default POST /hqw/subAccount/createInvite': {
    access: 'master',
    refuses: ['2040', '2107', '2201', '2205', '2902'],
    in: t.Object({ models: Models, remarkName: RemarkName, securityTicket: GrantTicket }),
    out: t.Object({ scanId: t.String(), qrText: t.String(), expireAt: Instant }),
    summary: 'A picture that makes one colleague a sub-account at once (SA-08); it lives a day, for one use',
  },
  'default GET /hqw/authority/getSubModels': {
    access: 'master',
    in: t.Object({ bindingId: Id }),
    out: t.Array(
      t.Object({ groupCode: t.String(), groupName: t.String(), sort: t.Integer(), models: t.Array(ModelRow) }),
    ),
    summary: 'The catalogue with what one sub-account has',
  },
  'default POST /hqw/authority/saveSubModels': {
    access: 'master',
    refuses: ['2040', '2201', '2205', '2206', '2902'],
    in: t.Object({
      bindingId: Id,
      models: Models,
      /** Saved with the rights they bound; absent: they stay as they are. */
      limits: t.Optional(t.Object({ perOrder: Nullable(Money), perMonth: Nullable(Money) })),
      version: t.Integer(),
      securityTicket: GrantTicket,
    }),
    out: t.Object({ version: t.Integer() }),
    summary: 'Changes what a sub-account may do; it holds from its next request',
  },
  'btwob GET /authority/payLimit': {
    access: 'master',
    in: t.Object({ bindingId: Id }),
    out: t.Object({ perOrder: Nullable(Money), perMonth: Nullable(Money), version: t.Integer() }),
    refuses: ['2108'],
    summary: 'What a sub-account may pay by itself, per order and calendar month; null = no limit (Y-12)',
  },
  'btwob POST /authority/payLimit/save': {
    access: 'master',
    refuses: ['2040', '2108', '2206', '2902'],
    in: t.Object({
      bindingId: Id,
      perOrder: Nullable(Money),
      perMonth: Nullable(Money),
      version: t.Integer(),
      securityTicket: GrantTicket,
    }),
    out: t.Object({ version: t.Integer() }),
    summary: 'Sets both limits; what is beyond them the master approves',
  },
  'default GET /hqw/authority/logList': {
    access: 'master',
    in: t.Object({ bindingId: Id, ...pageFields }),
    out: Paged(LogRow),
    summary: 'Changes of a sub-account’s models with their authors, newest first',
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
    refuses: ['2113', '2208', '2209', '2902'],
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
