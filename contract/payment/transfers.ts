import { Type as t } from '@sinclair/typebox'
import { BankStatementState, TtPurpose, TtState } from '../codes'
import {
  AmountInput,
  DateText,
  Flag,
  Id,
  Instant,
  Money,
  Nullable,
  OneOf,
  Paged,
  Text,
  pageFields,
  Timeline,
} from '../common'
import { endpoints } from '../endpoint'
import { BillRow } from './words'

/** Where the money goes: an account of the gas company. */
const receiverFields = {
  accountName: t.String(),
  accountNo: t.String(),
  bankName: t.String(),
  bankNo: t.String(),
}

export const headFields = {
  ttId: Id,
  orderNo: t.String(),
  purpose: TtPurpose,
  title: t.String(),
  amount: Money,
  /** What the remark of the bank transfer has to say (AE-75). */
  remitCode: t.String(),
  state: TtState,
  createdAt: Instant,
  expireAt: Instant,
  arrivedAmount: Nullable(Money),
  arrivedAt: Nullable(Instant),
  rejectReason: Nullable(t.String()),
}

/** Part A 5.6: paying by bank transfer. */
export const transfers = endpoints({
  'default GET /crmgas/pay/tt/init': {
    access: 'model:PAY_TRANSFER',
    refuses: ['2902'],
    out: t.Object({
      receivers: t.Array(t.Object({ id: Id, ...receiverFields })),
      /** Proved accounts on file that are made for payments, the default first (BK-04). */
      myAccounts: t.Array(
        t.Object({ bankId: Id, accountName: t.String(), accountNoMask: t.String(), bankName: t.String() }),
      ),
      bills: t.Array(BillRow),
      /** A card account buys volume instead of topping up. */
      canPrepay: t.Boolean(),
      limits: t.Object({ min: Money, max: Money }),
      tips: t.Array(t.String()),
    }),
  },
  'default POST /crmgas/pay/tt/create': {
    access: 'model:PAY_TRANSFER',
    once: true,
    refuses: ['2902', 'A2301', 'A2303', 'A2311', 'A2317', 'A2327', 'A2340', 'A2341', 'A2501', 'A2504'],
    in: t.Object({
      purpose: TtPurpose,
      billIds: t.Optional(t.Array(Id, { minItems: 1, maxItems: 50 })),
      /** PACKAGE: the payment of the package order; PROJECT: the instalment. */
      payNo: t.Optional(Id),
      amount: AmountInput,
      receiverId: Id,
      /** One of `myAccounts`; else the three fields. */
      bankId: t.Optional(Id),
      payerName: t.Optional(Text(60)),
      payerAccount: t.Optional(Text(60)),
      payerBank: t.Optional(Text(60)),
      remark: t.Optional(Text(100)),
      /** One of the bills has a payment under way, and the transfer is wanted all the same. */
      confirmed: t.Optional(Flag),
    }),
    out: t.Object({ ttId: Id, remitCode: t.String(), receiver: t.Object(receiverFields), expireAt: Instant }),
    summary: 'Orders a bank transfer; A2301 asks for a confirmation while a payment of one of the bills is under way',
  },
  'default GET /crmgas/pay/tt/detail': {
    access: 'model:PAY_TRANSFER',
    refuses: ['2902'],
    in: t.Object({ ttId: Id }),
    out: t.Object({
      ...headFields,
      receiver: t.Object(receiverFields),
      payerName: t.String(),
      payerBank: t.String(),
      payerAccountMask: t.String(),
      remark: t.String(),
      remitDate: Nullable(DateText),
      /** The first and the last day that a slip may have (AE-76). */
      remitFrom: DateText,
      remitTo: DateText,
      proofs: t.Array(
        t.Object({ fileId: Id, name: t.String(), mime: t.String(), url: t.String(), uploadedAt: Instant }),
      ),
      resultNote: Nullable(t.String()),
      bills: t.Array(t.Object({ billId: Id, title: t.String(), amount: Money })),
      voucherId: Nullable(Id),
      canUpload: t.Boolean(),
      canCancel: t.Boolean(),
      /** Money of this payer has arrived and waits for its assignment (Y-14). */
      arrival: Nullable(t.Object({ state: BankStatementState, amount: Money, at: Instant })),
      /** The demo's bank: money can be let in by a button. */
      test: t.Boolean(),
      timeline: Timeline(TtState),
    }),
  },
  'default GET /crmgas/pay/tt/slip': {
    access: 'model:PAY_TRANSFER',
    refuses: ['2902', '2904'],
    in: t.Object({ ttId: Id }),
    out: t.Object({ url: t.String(), fileName: t.String() }),
    summary:
      'A transfer that waits for its money as a document for the bank: amount, account, code, and a QR code of the same',
  },
  'default GET /crmgas/pay/tt/list': {
    access: 'model:PAY_TRANSFER',
    in: t.Object({ ...pageFields, state: t.Optional(TtState) }),
    out: Paged(t.Object(headFields), { open: t.Integer() }),
    summary: 'Bank transfers of the account, the newest first; `open` counts those that wait for money',
  },
  'btwob POST /pay/tt/readSlip': {
    access: 'model:PAY_TRANSFER',
    reads: true,
    refuses: ['2902', '44852'],
    in: t.Object({ ttId: Id, fileId: Id }),
    out: t.Object({
      recognised: t.Boolean(),
      amount: Nullable(Money),
      remitDate: Nullable(DateText),
      payerName: Nullable(t.String()),
      remitCode: Nullable(t.String()),
      /** What is not as it was ordered. */
      differs: t.Array(OneOf('amount', 'payerName', 'remitCode')),
    }),
    summary: 'What an uploaded slip says, for the customer to confirm (Y-14); keeps nothing',
  },
  'default POST /crmgas/pay/tt/uploadProof': {
    access: 'model:PAY_TRANSFER',
    once: true,
    refuses: ['2902', '44852', 'A2502', 'A2505'],
    in: t.Object({
      ttId: Id,
      files: t.Array(t.Object({ fileId: Id }), { maxItems: 20 }),
      remitDate: DateText,
      remark: t.Optional(Text(100)),
    }),
    out: t.Object({ state: TtState }),
  },
  'default POST /crmgas/pay/tt/cancel': {
    access: 'model:PAY_TRANSFER',
    refuses: ['2902', '2904', 'A2503'],
    in: t.Object({ ttId: Id }),
    out: t.Object({ state: TtState }),
  },
})
