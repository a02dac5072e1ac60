import { Type as t } from '@sinclair/typebox'
import { PayOrderState, PreparedAct, PreparedKind, PreparedState, TtState } from '../codes'
import { AmountInput, Id, Instant, Money, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'

const Ids = t.Array(Id, { minItems: 1, maxItems: 50 })

/** What a prepared transfer says of the transfer itself. */
const TransferWish = t.Object({
  receiverId: Id,
  bankId: t.Optional(Id),
  payerName: t.Optional(Text(60)),
  payerAccount: t.Optional(Text(60)),
  payerBank: t.Optional(Text(60)),
  remark: t.Optional(Text(100)),
})

export const headFields = {
  preparedId: Id,
  kind: PreparedKind,
  title: t.String(),
  /** What it came to when it was prepared or last changed. */
  amount: Money,
  state: PreparedState,
  preparedMask: t.String(),
  byMe: t.Boolean(),
  createdAt: Instant,
  expireAt: Instant,
  reason: t.String(),
  orderId: Nullable(Id),
  version: t.Integer(),
}

/** Y-12: one prepares, the master approves. Limits are on the authority page. */
export const prepared = endpoints({
  'btwob POST /pay/prepared/save': {
    access: 'model:BILL_VIEW',
    orModels: ['PAY_TOPUP', 'PAY_TRANSFER'],
    once: true,
    refuses: ['2902', '2903', 'A2304', 'A2305', 'A2311', 'A2317', 'A2344', 'A2501'],
    in: t.Object({
      kind: PreparedKind,
      /** BILL, and TRANSFER for bills. */
      billIds: t.Optional(Ids),
      /** PREPAY, and TRANSFER. */
      amount: t.Optional(AmountInput),
      transfer: t.Optional(TransferWish),
      note: t.Optional(Text(100)),
    }),
    out: t.Object({ preparedId: Id, state: PreparedState, expireAt: Instant }),
    summary: 'Prepares a payment for the master, with one message to the master',
  },
  'btwob GET /pay/prepared/list': {
    access: 'bound',
    in: t.Object({ ...pageFields, state: t.Optional(PreparedState) }),
    out: Paged(t.Object(headFields), { open: t.Integer() }),
    summary: 'The master sees all of the customer number, other users their own; the newest first',
  },
  'btwob GET /pay/prepared/detail': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ preparedId: Id }),
    out: t.Object({
      ...headFields,
      note: t.String(),
      /** What an approval pays now. */
      items: t.Array(t.Object({ billId: Nullable(Id), title: t.String(), amount: Money })),
      dueNow: Money,
      /** Bills that cannot be paid any more, each with its reason. */
      fallen: t.Array(t.Object({ billId: Id, title: t.String(), reason: t.String() })),
      transfer: Nullable(
        t.Object({ receiverName: t.String(), payerName: t.String(), payerAccountMask: t.String(), remark: t.String() }),
      ),
      /** The master's own: approving, changing, refusing. */
      canDecide: t.Boolean(),
      canWithdraw: t.Boolean(),
      trail: t.Array(t.Object({ act: PreparedAct, byMask: t.String(), at: Instant, note: t.String() })),
    }),
  },
  'btwob POST /pay/prepared/change': {
    access: 'master',
    refuses: ['2902', '2904', 'A2304', 'A2305', 'A2311', 'A2317', 'A2343', 'A2501'],
    in: t.Object({
      preparedId: Id,
      version: t.Integer(),
      billIds: t.Optional(Ids),
      amount: t.Optional(AmountInput),
    }),
    out: t.Object({ version: t.Integer(), amount: Money }),
    summary: 'Fewer bills, or another amount',
  },
  'btwob POST /pay/prepared/approve': {
    access: 'master',
    once: true,
    refuses: [
      '2002',
      '2003',
      '2040',
      '2902',
      '2904',
      'A2301',
      'A2305',
      'A2307',
      'A2311',
      'A2321',
      'A2324',
      'A2342',
      'A2343',
      'A2501',
      'A2504',
    ],
    in: t.Object({
      preparedId: Id,
      version: t.Integer(),
      /** What the master saw: another sum is asked about again. */
      dueNow: Money,
      securityTicket: Text(100),
      useBalance: t.Optional(OneOf('1', '0')),
      smsCode: t.Optional(t.String({ maxLength: 8 })),
      /** Not for a transfer. */
      channel: t.Optional(OneOf('WXMINI', 'WXJSAPI', 'WXH5', 'NATIVE', 'SANDBOX', 'BALANCE')),
    }),
    out: t.Object({
      kind: PreparedKind,
      orderId: Id,
      split: OneOf('NONE', 'AMOUNT'),
      state: t.Union([PayOrderState, TtState]),
    }),
    summary: 'Makes the order: what is payable of it, in the master’s name; once, for the first approval',
  },
  'btwob POST /pay/prepared/refuse': {
    access: 'master',
    refuses: ['2902', '2904'],
    in: t.Object({ preparedId: Id, reason: Text(100, 2) }),
    out: t.Object({ state: PreparedState }),
  },
  'btwob POST /pay/prepared/withdraw': {
    access: 'bound',
    refuses: ['2902', '2904'],
    in: t.Object({ preparedId: Id }),
    out: t.Object({ state: PreparedState }),
  },
})
