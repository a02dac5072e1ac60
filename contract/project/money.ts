import { Type as t } from '@sinclair/typebox'
import { DateText, Id, Money, Nullable, OneOf, Text } from '../common'
import { endpoints } from '../endpoint'
import { Approval, ApprovalStatus, key, Payment, signFields, view } from './words'

/* Part D 5.2: instalments of a project, and what its customer agrees to. */

const Files = t.Array(Id, { minItems: 1, maxItems: 5, uniqueItems: true })

export const moneyCalls = endpoints({
  'job GET /project/queryPaymentInfo': {
    ...view,
    in: t.Object(key),
    out: t.Object({
      contractAmount: Nullable(Money),
      paidAmount: Money,
      unpaidAmount: Money,
      payee: Nullable(t.Object({ name: t.String(), bankName: t.String(), accountNo: t.String() })),
      list: t.Array(Payment),
    }),
    summary: 'Instalments with the code of each transfer that is awaited',
  },
  'job POST /project/payment/voucher': {
    ...view,
    refuses: ['2902', '2904', '44604', '44605', '44607', '44852'],
    once: true,
    in: t.Object({ paymentId: Id, version: t.Integer(), amount: Money, files: Files, payDate: DateText }),
    out: Payment,
    summary: 'Proves a payment that came without a code (PJ-07); not while a transfer with a code is open for it',
  },
  'job GET /project/approval/get': {
    ...view,
    in: t.Object({
      approvalId: t.Optional(Id),
      projectId: t.Optional(Id),
      status: t.Optional(ApprovalStatus),
    }),
    out: t.Object({ list: t.Array(Approval) }),
    summary: 'One approval, or those of a project, the newest first; at most 100',
  },
  'job POST /project/approval/commit': {
    access: 'master',
    refuses: ['2901', '2902', '2904', '44305', '44602', '44603', '44605', '44852'],
    once: true,
    in: t.Object({
      approvalId: Id,
      version: t.Integer(),
      result: OneOf('AGREE', 'REFUSE'),
      opinion: t.Optional(Text(200, 5)),
      ...signFields,
    }),
    out: Approval,
    summary: 'Agrees or refuses (PJ-06)',
  },
})
