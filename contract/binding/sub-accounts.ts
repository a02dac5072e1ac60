import { Type as t } from '@sinclair/typebox'
import { Relation, ReviewStatus } from '../codes'
import { Bp, Done, Flag, Id, Instant, Money, Nullable, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { Reason } from './words'

/* Part C 5.4: sub-accounts of a customer number, what they may do and pay. */

/** Of the scene grant, where a colleague may spend more afterwards. */
const GrantTicket = t.Optional(Text(128))
const Models = t.Array(Text(40), { maxItems: 60 })
const RemarkName = Text(12)
/** Of what a colleague may pay; null = no limit (Y-12). */
const PayLimit = Nullable(t.String({ pattern: '^\\d{1,14}\\.\\d{2}$', description: 'yuan, 2 decimals, not negative' }))

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

export const subAccountCalls = endpoints({
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
      limits: t.Optional(t.Object({ perOrder: PayLimit, perMonth: PayLimit })),
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
      perOrder: PayLimit,
      perMonth: PayLimit,
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
})
