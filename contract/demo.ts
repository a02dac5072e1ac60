import { Type as t } from '@sinclair/typebox'
import { RedState, UseState } from './codes'
import { AmountInput, DateText, Done, Id, Instant, Nullable, OneOf, Text } from './common'
import { endpoints } from './endpoint'

/** What the demo world answers besides the product: development tools (CV-10), the sandbox cashier, its pictures. */
export const demo = endpoints({
  'btwob POST /dev/clock': {
    access: 'staff',
    refuses: ['2902'],
    in: t.Object({ now: Text(40, 1) }),
    out: t.Object({ now: Instant }),
    summary: 'Moves the clock and runs every job that falls due on the way',
  },
  'btwob GET /dev/outbox': {
    access: 'staff',
    refuses: ['2902'],
    in: t.Object({ channel: t.Optional(OneOf('SMS', 'MAIL', 'PUSH', 'DEPOSIT')), target: t.Optional(Text(60)) }),
    out: t.Array(
      t.Object({
        id: t.String(),
        channel: OneOf('SMS', 'MAIL', 'PUSH', 'DEPOSIT'),
        /** Phone, address or account it went to. */
        target: t.String(),
        kind: t.String(),
        text: t.String(),
        createdAt: Instant,
      }),
    ),
    summary: 'The newest 50 messages that left the embedded senders',
  },
  'default POST /crmgas/pay/sandbox/pay': {
    access: 'model:PAY_TOPUP',
    orModels: ['PACKAGE_ORDER', 'PACKAGE_EXTRACT'],
    refuses: ['A2321'],
    in: t.Object({
      sandboxToken: t.String({ minLength: 1, maxLength: 128 }),
      result: OneOf('SUCCESS', 'FAIL', 'CANCEL', 'LATE'),
    }),
    summary: 'The sandbox cashier: what the payer does at the channel; the notification comes later, signed',
  },
  'default POST /crmgas/pay/tt/sandbox/statement': {
    access: 'model:PAY_TRANSFER',
    refuses: ['2902', 'A2317', 'A2321'],
    in: t.Object({
      /** Sent for this transfer, its code in the remark; or with whatever remark. */
      ttId: t.Optional(Id),
      note: t.Optional(Text(140)),
      amount: t.Optional(AmountInput),
      tradeAt: t.Optional(Instant),
      payerAccount: t.Optional(Text(30)),
      /** The money that proves this bank account, with the code of its running round. */
      accountId: t.Optional(Id),
    }),
    out: t.Object({ stmtId: Id, matchedTtId: Nullable(Id) }),
    summary: 'Lets money come in at the embedded bank, and has it matched at once',
  },
  'default POST /crmgas/contract/sign/sandbox': {
    access: 'model:CONTRACT_SIGN',
    refuses: ['2002', '2003', '2902', '2904', '2998'],
    in: t.Object({ taskId: Id, result: OneOf('SIGN', 'REFUSE'), smsCode: t.Optional(Text(6)) }),
    summary: 'What the signer does at the embedded provider of signatures; its callbacks come later, signed',
  },
  'default POST /crmgas/nfc/virtual': {
    access: 'model:NFC_WRITE',
    refuses: ['2902', 'A2412'],
    in: t.Object({
      cardNo: t.String({ pattern: '^\\d{16}$' }),
      op: OneOf('TAP', 'REMOVE', 'LOAD', 'USE', 'TEAR', 'APDU'),
      /** USE: m³ with one decimal that the meter lets through. */
      volume: t.Optional(t.String({ pattern: '^\\d{1,6}\\.\\d$' })),
      /** TEAR: bytes of the next write that reach the card. */
      at: t.Optional(t.Integer({ minimum: 0, maximum: 32 })),
      apdu: t.Optional(t.String({ pattern: '^([0-9A-Fa-f]{2})+$', maxLength: 520 })),
    }),
    out: t.Object({ image: t.String(), feedback: t.String(), inField: t.Boolean(), data: t.String(), sw: t.String() }),
    summary:
      'The emulated card: held to the phone, taken away, plugged into its meter; sw is empty where it does not answer',
  },
  'btwob POST /dev/invoice/provider': {
    access: 'staff',
    refuses: ['2902'],
    in: t.Object({ mode: OneOf('ok', 'slow', 'timeout', 'reject', 'quota', 'maintenance', 'twice') }),
    out: Done,
    summary:
      'How the embedded tax platform behaves from now on: timeout issues and does not answer, twice notifies twice',
  },
  'btwob POST /dev/invoice/buyerConfirm': {
    access: 'staff',
    refuses: ['2902', '2904'],
    in: t.Object({ redId: Id, result: OneOf('CONFIRM', 'DENY') }),
    out: t.Object({ status: RedState }),
    summary: 'What the buyer says at the tax platform',
  },
  'btwob POST /dev/invoice/useStatus': {
    access: 'staff',
    refuses: ['2902'],
    in: t.Object({ invoiceId: Id, useStatus: UseState }),
    out: Done,
  },
  'btwob POST /dev/item/extend': {
    access: 'staff',
    refuses: ['2902'],
    in: t.Object({ itemId: Id, deadline: DateText }),
    out: Done,
    summary: 'The counter gives an item more time',
  },
  'cms GET /cms/media/demo/{name}': {
    access: 'public',
    summary:
      'Pictures of the demo: those of its articles and goods, drawn when asked for (E 8), and licences to try the certification with',
    in: t.Object({ name: Text(80, 1) }),
  },
})
