import { Type as t } from '@sinclair/typebox'
import { GasOrderState, GasSliceState, NfcResult, PayOrderState, Season, WriteMode } from '../codes'
import {
  AmountInput,
  Flag,
  Id,
  Instant,
  Money,
  Nullable,
  OneOf,
  Paged,
  Price,
  Text,
  Volume1,
  pageFields,
  Timeline,
} from '../common'
import { endpoints } from '../endpoint'
import { SplitCode, SubOrderRow, rangeFields } from '../payment/words'

const Slice = t.Object({
  subNo: t.Integer(),
  /** Null on an amount meter: its card gets the yuan. */
  volume: Nullable(Volume1),
  amount: Money,
  /** Counter of purchases that the card will show; null before the payment (AE-57a). */
  targetSeq: Nullable(t.Integer()),
  state: GasSliceState,
  /** When a write command left for the card, when it was read back and the same, when the meter took it (Y-02). */
  reservedAt: Nullable(Instant),
  writtenAt: Nullable(Instant),
  loadedAt: Nullable(Instant),
})

const head = {
  gasOrderId: Id,
  gasOrderNo: t.String(),
  meterId: Id,
  meterNo: t.String(),
  meterName: t.String(),
  /** Last four digits. */
  cardTail: t.String(),
  cardType: OneOf('NFC', 'CONTACT'),
  buyMode: OneOf('AMOUNT', 'VOLUME'),
  volume: Nullable(Volume1),
  /** m³ that the amount pays for by the prices of the purchase, null where they were not kept; on an amount meter later prices may change it. */
  pricedVolume: Nullable(Volume1),
  /** Price of the gas, and what was paid beyond it (AE-56). */
  amount: Money,
  leftover: Money,
  state: GasOrderState,
  writeMode: WriteMode,
  slices: t.Integer(),
  writtenSlices: t.Integer(),
  createdAt: Instant,
  paidAt: Nullable(Instant),
  orderId: Id,
  /** For the ordering user, while it waits for its payment. */
  canPay: t.Boolean(),
  canCancel: t.Boolean(),
  /** By a phone: not a contact card. */
  canWrite: t.Boolean(),
  /** The slice that is next to be written; null when none is. */
  nextSubNo: Nullable(t.Integer()),
}

const buyFields = {
  meterId: Id,
  buyMode: OneOf('AMOUNT', 'VOLUME'),
  value: AmountInput,
  /** Of the trial that the customer saw (AE-19). */
  priceVersion: Text(80, 1),
  useBalance: t.Optional(Flag),
  smsCode: t.Optional(t.String({ maxLength: 8 })),
  channel: OneOf('WXMINI', 'WXJSAPI', 'WXH5', 'NATIVE', 'SANDBOX', 'BALANCE'),
  writeMode: WriteMode,
}

const Bought = t.Object({
  gasOrderId: Id,
  gasOrderNo: t.String(),
  slices: t.Array(
    t.Object({ subNo: t.Integer(), volume: Nullable(Volume1), amount: Money, targetSeq: Nullable(t.Integer()) }),
  ),
  orderId: Id,
  orderNo: t.String(),
  amount: Money,
  balanceUsed: Money,
  payAmount: Money,
  split: SplitCode,
  subOrders: t.Array(SubOrderRow),
  expireAt: Instant,
  state: PayOrderState,
})

const refusals = [
  '2002',
  '2003',
  '2902',
  'A2101',
  'A2103',
  'A2302',
  'A2305',
  'A2307',
  'A2308',
  'A2309',
  'A2310',
  'A2317',
  'A2318',
  'A2321',
  'A2324',
  'A2340',
  'A2341',
] as const

export const GasPayOrder = t.Object({
  orderNo: t.String(),
  state: PayOrderState,
  amount: Money,
  balanceUsed: Money,
  payAmount: Money,
  split: SplitCode,
  expireAt: Instant,
})

/** Part A 5.5, 5.7: buying gas for a card meter. */
export const gasOrders = endpoints({
  'default POST /crmgas/icBuyGus': {
    access: 'model:PAY_TOPUP',
    refuses: [...refusals],
    once: true,
    silent: true,
    in: t.Object(buyFields),
    out: Bought,
    summary: 'Buys gas that one write of the card holds; A2308 carries {gasOrderId, orderId, own, state} in data',
  },
  'default POST /crmgas/icBuyGus4HQW': {
    access: 'model:PAY_TOPUP',
    refuses: [...refusals],
    once: true,
    silent: true,
    in: t.Object({
      ...buyFields,
      /** The slices of the trial; A2318 when they would be others now. */
      slices: t.Array(t.Object({ volume: Volume1, amount: Money }), { minItems: 1, maxItems: 10 }),
    }),
    out: Bought,
    summary: 'Buys gas in several writes of the card (AE-58)',
  },
  'default GET /crmgas/gasPaymentOrder/list': {
    access: 'model:PAY_TOPUP',
    orModels: ['NFC_WRITE'],
    refuses: ['A2316', 'A2331'],
    in: t.Object({
      ...pageFields,
      ...rangeFields,
      /** One of the tabs; all states by default. */
      state: t.Optional(OneOf('WAIT_PAY', 'WAIT_WRITE', 'DONE', 'REFUND')),
      meterId: t.Optional(Text(64)),
    }),
    out: Paged(t.Object(head)),
  },
  'default GET /crmgas/gasPaymentOrder/detail': {
    access: 'model:PAY_TOPUP',
    orModels: ['NFC_WRITE'],
    refuses: ['2902'],
    in: t.Object({ gasOrderId: Id }),
    out: t.Object({
      ...head,
      segments: t.Array(
        t.Object({ tierNo: t.Integer(), season: Season, price: Price, volume: Volume1, amount: Money }),
      ),
      subOrders: t.Array(Slice),
      payOrder: GasPayOrder,
      writeRecords: t.Array(
        t.Object({
          recordId: Id,
          subNo: Nullable(t.Integer()),
          result: NfcResult,
          message: t.String(),
          seqBefore: Nullable(t.Integer()),
          seqAfter: Nullable(t.Integer()),
          userMask: t.String(),
          endedAt: Instant,
        }),
      ),
      refundable: t.Object({ ok: t.Boolean(), reason: Nullable(t.String()) }),
      voucherId: Nullable(Id),
      timeline: Timeline(GasOrderState),
    }),
  },
  'default POST /crmgas/gasPaymentOrder/cancel': {
    access: 'model:PAY_TOPUP',
    orModels: ['NFC_WRITE'],
    refuses: ['2902', 'A2311', 'A2312', 'A2322'],
    in: t.Object({ gasOrderId: Id }),
    out: t.Object({ state: GasOrderState }),
  },
  'default POST /crmgas/gasPaymentOrder/refund': {
    access: 'model:PAY_TOPUP',
    orModels: ['NFC_WRITE'],
    refuses: ['2620', '2902', 'A2312', 'A2313', 'A2328', 'A2329', 'A2330', 'A2409'],
    once: true,
    in: t.Object({ gasOrderId: Id, reason: Text(100, 5) }),
    out: t.Object({ refundId: Id, state: GasOrderState }),
  },
})
