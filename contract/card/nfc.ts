import { Type as t } from '@sinclair/typebox'
import { CardState, GasOrderState, NfcResult } from '../codes'
import { Flag, Id, Instant, Money, Nullable, OneOf, Paged, Text, Volume1, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { rangeFields } from '../payment/words'

const Hex = (most: number) => t.String({ pattern: '^([0-9A-Fa-f]{2})*$', maxLength: most })

/** Bytes for the card, to be sent in this order; anything but 9000 ends the list (AE-65). */
const Commands = t.Array(
  t.Object({
    seq: t.Integer(),
    name: OneOf('SELECT', 'CHALLENGE', 'READ', 'READ_FB', 'AUTH', 'WRITE', 'VERIFY'),
    apdu: t.String(),
  }),
)

/** The content of a card. Volumes are m³ with one decimal, on the card of an amount meter yuan with two. */
export const Card = t.Object({
  cardNo: t.String(),
  meterNo: t.String(),
  purchaseSeq: t.Integer(),
  unit: OneOf('VOLUME', 'AMOUNT'),
  /** On the card and not in the meter yet; nothing of it where `loaded`. */
  held: t.String(),
  loaded: t.Boolean(),
  remain: Nullable(Volume1),
})

const Mode = OneOf('WRITE', 'CHECK', 'READ')

/** Part A 5.7: cards and what is written to them. */
export const nfc = endpoints({
  'default GET /crmgas/nfc/cards': {
    access: 'model:PAY_RECORD',
    orModels: ['NFC_WRITE'],
    out: t.Object({
      list: t.Array(
        t.Object({
          cardNo: t.String(),
          cardType: OneOf('NFC', 'CONTACT'),
          state: CardState,
          meterId: Id,
          meterNo: t.String(),
          meterName: t.String(),
          unit: OneOf('VOLUME', 'AMOUNT'),
          /** As it was last read; null before the first time. */
          purchaseSeq: Nullable(t.Integer()),
          held: Nullable(t.String()),
          loaded: Nullable(t.Boolean()),
          meterRemain: Nullable(Volume1),
          imageAt: Nullable(Instant),
          /** What waits to be written. */
          pending: Nullable(
            t.Object({
              gasOrderId: Id,
              subNo: t.Integer(),
              volume: Nullable(Volume1),
              amount: Money,
              state: GasOrderState,
            }),
          ),
        }),
      ),
    }),
  },
  'default GET /crmgas/nfc/support': {
    access: 'bound',
    in: t.Object({
      platform: OneOf('WEAPP', 'H5WX', 'H5', 'NATIVE'),
      system: t.Optional(Text(60)),
      model: t.Optional(Text(120)),
    }),
    out: t.Object({
      supported: t.Boolean(),
      reasonCode: Nullable(OneOf('IOS', 'H5', 'CLOSED')),
      reason: Nullable(t.String()),
      ways: t.Array(t.String()),
      /** An emulated card stands in for a real one (AE-71). */
      virtual: Flag,
    }),
  },
  'default POST /crmgas/nfc/open': {
    access: 'model:NFC_WRITE',
    refuses: ['2902', '2906', 'A2403', 'A2404', 'A2410', 'A2412'],
    once: true,
    in: t.Object({
      gasOrderId: t.Optional(Id),
      subNo: t.Optional(t.Integer({ minimum: 1, maximum: 10 })),
      platform: OneOf('WEAPP', 'NATIVE', 'VIRTUAL'),
      mode: Mode,
      /** READ without an order. */
      cardNo: t.Optional(Text(16)),
    }),
    out: t.Object({ sessionId: Id, mode: Mode, cardTail: t.String(), expireAt: Instant, commands: Commands }),
    summary:
      'Opens a session with one card; an order that waits to be checked opens as CHECK. A2404 carries {byText} in data',
  },
  'default POST /crmgas/nfc/step': {
    access: 'model:NFC_WRITE',
    refuses: ['2902', 'A2411'],
    in: t.Object({
      sessionId: Id,
      results: t.Array(
        t.Object({ seq: t.Integer(), data: Hex(520), sw: t.String({ pattern: '^([0-9A-Fa-f]{4})?$' }) }),
        { maxItems: 8 },
      ),
      /** The card left before the list was through. */
      lost: t.Optional(t.Boolean()),
    }),
    out: t.Object({
      step: OneOf('WRITE', 'DONE'),
      commands: Commands,
      done: t.Boolean(),
      result: Nullable(t.Object({ state: NfcResult, code: Nullable(t.String()), message: t.String() })),
      card: Nullable(Card),
      orderState: Nullable(GasOrderState),
    }),
  },
  'default POST /crmgas/nfc/abort': {
    access: 'model:NFC_WRITE',
    refuses: ['2902'],
    in: t.Object({ sessionId: Id, reason: t.Optional(Text(60)) }),
    out: t.Object({ orderState: Nullable(GasOrderState) }),
  },
  'default GET /crmgas/nfc/record': {
    access: 'model:PAY_RECORD',
    orModels: ['NFC_WRITE'],
    refuses: ['A2316', 'A2331'],
    in: t.Object({
      ...pageFields,
      ...rangeFields,
      cardNo: t.Optional(Text(16)),
      result: t.Optional(NfcResult),
    }),
    out: Paged(
      t.Object({
        recordId: Id,
        cardTail: t.String(),
        mode: Mode,
        result: NfcResult,
        failCode: Nullable(t.String()),
        message: t.String(),
        volume: Nullable(Volume1),
        amount: Nullable(Money),
        seqBefore: Nullable(t.Integer()),
        seqAfter: Nullable(t.Integer()),
        userMask: t.String(),
        endedAt: Instant,
        /** The order that may still be checked: only where the content of the card is unknown. */
        checkOrderId: Nullable(Id),
        /** The payment of the gas, for its progress (Y-01). */
        orderId: Nullable(Id),
      }),
    ),
  },
})
