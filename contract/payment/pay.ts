import { Type as t } from '@sinclair/typebox'
import { MeterType, ChargeMode, GasOrderState, MeterState, PayBizType, Channel, PayOrderState } from '../codes'
import {
  FailedParts,
  AmountInput,
  Bp,
  CompanyCode,
  DateText,
  Flag,
  Id,
  Instant,
  Money,
  Nullable,
  OneOf,
  Volume1,
} from '../common'
import { endpoints } from '../endpoint'
import { ProvisionalMonth } from '../energy/home'
import {
  InPayment,
  OrderView,
  PlatformCode,
  Prepared,
  PrepayChannel,
  SplitCode,
  SubOrderRow,
  WechatParams,
} from './words'

const NextCosts = t.Array(Money, { maxItems: 31 })

export const PayAccount = t.Object({
  bp: Bp,
  customerName: t.String(),
  companyCode: CompanyCode,
  companyName: t.String(),
  chargeMode: ChargeMode,
  balance: Money,
  /** Estimated charges of gas days not yet billed (AE-31). */
  provisional: Money,
  /** The same by month, the oldest first: balance − all of them − frozen = available. */
  provisionalMonths: t.Array(ProvisionalMonth),
  frozen: Money,
  available: Money,
  creditLimit: Money,
  /** Whole days the money lasts (AE-32); null = unknown, shown as --. */
  daysLeft: Nullable(t.Integer()),
  /** Expected cost of each of the next gas days, the nearest first; empty = unknown. */
  nextCosts: NextCosts,
  /** Both once the cycles of packages are paid that wait for their payment, e.g. 11月下旬; null without such. */
  ifPaid: Nullable(t.Object({ cycles: t.Array(t.String()), daysLeft: Nullable(t.Integer()), nextCosts: NextCosts })),
  /** Everything owed, what of it is owed through an instalment plan, and what an application for one holds (AE-42). */
  arrears: Money,
  installmentDue: Money,
  heldDue: Money,
  canPrepay: t.Boolean(),
})

const PayMeter = t.Object({
  meterId: Id,
  meterNo: t.String(),
  name: t.String(),
  location: t.String(),
  meterType: MeterType,
  chargeMode: ChargeMode,
  cardType: Nullable(OneOf('NFC', 'CONTACT')),
  remainVolume: Nullable(Volume1),
  /** Time of the meter's last report: what is left is as of then (Y-03). */
  lastReadingAt: Nullable(Instant),
  state: MeterState,
  canPay: t.Boolean(),
  reason: Nullable(t.String()),
  /** The purchase that is to be written first (AE-57): another one of the same meter is refused. */
  pending: Nullable(t.Object({ gasOrderId: Id, state: GasOrderState, volume: Nullable(Volume1), amount: Money })),
})

const Payee = t.Object({
  bpMask: t.String(),
  nameMask: t.String(),
  totalDue: Money,
  billCount: t.Integer(),
  canPrepay: t.Boolean(),
  /** Stands for the account in `pay/createOrder`, 15 minutes (AE-61). */
  payToken: t.String(),
  expireAt: Instant,
})

export const PlacedOrder = t.Object({
  orderId: Id,
  orderNo: t.String(),
  bizType: PayBizType,
  amount: Money,
  balanceUsed: Money,
  payAmount: Money,
  split: SplitCode,
  subOrders: t.Array(SubOrderRow),
  expireAt: Instant,
  state: PayOrderState,
})

/** Part A 5.5: choosing, ordering, paying. */
export const pay = endpoints({
  'default GET /crmgas/pay/payMeters': {
    access: 'model:PAY_TOPUP',
    refuses: ['2902'],
    out: t.Object({
      account: PayAccount,
      groups: t.Array(t.Object({ type: MeterType, meters: t.Array(PayMeter) })),
      bills: t.Object({
        count: t.Integer(),
        totalDue: Money,
        principal: Money,
        lateFee: Money,
        overdueCount: t.Integer(),
        inPayment: InPayment,
        /** Due date of the oldest open bill. */
        firstDueDate: Nullable(DateText),
      }),
      failedParts: FailedParts,
    }),
  },
  'default POST /crmgas/pay/searchAccount': {
    access: 'model:PAY_TOPUP',
    refuses: ['A2314', 'A2315'],
    in: t.Object({ bp: Bp, meterTail: t.String({ pattern: '^\\d{6}$' }) }),
    out: Payee,
  },
  'default GET /crmgas/pay/recentAccounts': {
    access: 'model:PAY_TOPUP',
    out: t.Object({
      own: t.Array(
        t.Object({
          bp: Bp,
          customerName: t.String(),
          companyName: t.String(),
          /** What is owed there is seen with BILL_VIEW or PAY_TOPUP at that number (CV-13); null without. */
          totalDue: Nullable(Money),
          billCount: Nullable(t.Integer()),
          /** The account the session works with now. */
          current: t.Boolean(),
        }),
      ),
      /** At most 10 accounts of others that this user paid for, newest first. */
      recent: t.Array(t.Composite([Payee, t.Object({ lastPaidAt: Instant })])),
    }),
  },
  'default GET /crmgas/pay/channels': {
    access: 'model:PAY_TOPUP',
    /** An order over a package that was begun elsewhere is gone on with by a channel of this host (AE-43). */
    orModels: ['PACKAGE_ORDER', 'PACKAGE_EXTRACT'],
    refuses: ['2902'],
    in: t.Object({
      bizType: PayBizType,
      amount: AmountInput,
      platform: PlatformCode,
      payToken: t.Optional(t.String({ maxLength: 800 })),
    }),
    out: t.Object({
      list: t.Array(
        t.Object({
          channel: PrepayChannel,
          name: t.String(),
          icon: t.String(),
          singleLimit: Money,
          enabled: t.Boolean(),
          reason: Nullable(t.String()),
          /** Tag 测试. */
          test: t.Boolean(),
        }),
      ),
      /** What the balance has for an order of this kind, whatever it amounts to; '0.00' where it cannot be used (AE-50). */
      balanceUsable: Money,
      /** A used balance above this needs an SMS code (AE-50). */
      balanceSmsOver: Money,
      /** Hint under the list, e.g. 请在微信中打开以使用微信支付. */
      hint: Nullable(t.String()),
      failedParts: FailedParts,
    }),
  },
  'default POST /crmgas/pay/createOrder': {
    access: 'model:PAY_TOPUP',
    refuses: [
      '2002',
      '2003',
      '2902',
      '2904',
      'A2301',
      'A2303',
      'A2304',
      'A2305',
      'A2307',
      'A2311',
      'A2317',
      'A2321',
      'A2324',
      'A2325',
      'A2340',
      'A2341',
      'A2603',
    ],
    once: true,
    in: t.Object({
      bizType: OneOf('BILL', 'PREPAY', 'INSTALLMENT'),
      /** `amount` pays a part (AE-37). A proxy payer sends none: all due bills are paid as one sum. */
      billIds: t.Optional(
        t.Array(t.Object({ billId: Id, amount: t.Optional(AmountInput) }), { minItems: 1, maxItems: 50 }),
      ),
      amount: t.Optional(AmountInput),
      /** INSTALLMENT: the oldest unpaid items of a plan, one or more (AE-83). */
      planId: t.Optional(Id),
      seqs: t.Optional(t.Array(t.Integer({ minimum: 0, maximum: 12 }), { maxItems: 13 })),
      payToken: t.Optional(t.String({ maxLength: 800 })),
      useBalance: t.Optional(Flag),
      smsCode: t.Optional(t.String({ maxLength: 8 })),
      channel: OneOf('WXMINI', 'WXJSAPI', 'WXH5', 'NATIVE', 'SANDBOX', 'BALANCE'),
    }),
    out: PlacedOrder,
    summary: 'Orders a payment and locks its bills; A2301 carries {own, orderId, remainSeconds} in data',
  },
  'default GET /crmgas/pay/order': {
    access: 'model:PAY_TOPUP',
    orModels: ['PACKAGE_ORDER', 'PACKAGE_EXTRACT'],
    refuses: ['2902'],
    in: t.Object({ orderId: Id }),
    out: OrderView,
  },
  'default POST /crmgas/pay/prepay': {
    access: 'model:PAY_TOPUP',
    /** Own orders over a package are made with one of these (K-29). */
    orModels: ['PACKAGE_ORDER', 'PACKAGE_EXTRACT'],
    refuses: ['2902', '2904', 'A2305', 'A2306', 'A2311', 'A2319', 'A2320', 'A2321'],
    once: true,
    in: t.Object({
      orderId: Id,
      subOrderId: t.Optional(Id),
      channel: PrepayChannel,
      openId: t.Optional(t.String({ maxLength: 64 })),
      platform: t.Optional(PlatformCode),
    }),
    out: t.Union([
      Prepared('WXMINI', WechatParams.properties),
      Prepared('WXJSAPI', WechatParams.properties),
      Prepared('WXH5', { h5Url: t.String() }),
      Prepared('NATIVE', { payInfo: t.String() }),
      Prepared('SANDBOX', { sandboxToken: t.String() }),
    ]),
    summary: 'Opens the payment at the channel; A2311 when it is paid already (the result page opens)',
  },
  'default GET /crmgas/pay/query': {
    access: 'bound',
    refuses: ['2902'],
    /** `cashier`: the cashier of this payment said that it took the money. */
    in: t.Object({ orderId: Id, cashier: t.Optional(OneOf('DONE')) }),
    out: t.Object({
      orderId: Id,
      orderNo: t.String(),
      bizType: PayBizType,
      title: t.String(),
      state: PayOrderState,
      amount: Money,
      paidAmount: Money,
      balanceUsed: Money,
      channel: Channel,
      createdAt: Instant,
      /** When the channel last took money for it; null before, and for what the balance paid. */
      confirmedAt: Nullable(Instant),
      paidAt: Nullable(Instant),
      /** When its money was booked, as its track says (Y-01); null before. */
      creditedAt: Nullable(Instant),
      /** For another account: its bills and balance are not the payer's to see (AE-61). */
      proxy: t.Boolean(),
      /** The own bills that it pays, once paid. */
      billIds: t.Array(Id),
      resultNote: Nullable(t.String()),
      gasOrderId: Nullable(Id),
      nextAction: OneOf('NONE', 'WRITE_CARD', 'NEXT_SUB', 'PAY_AGAIN'),
      nextSubOrderId: Nullable(Id),
      voucherId: Nullable(Id),
    }),
  },
  'default POST /crmgas/pay/cancel': {
    access: 'model:PAY_TOPUP',
    orModels: ['PACKAGE_ORDER', 'PACKAGE_EXTRACT'],
    refuses: ['2902', '2904', 'A2311', 'A2322', 'A2503'],
    in: t.Object({ orderId: Id }),
    out: t.Object({ state: PayOrderState }),
  },
  'default POST /crmgas/pay/notify/{channel}': {
    access: 'signature',
    /** The body is the channel's own and is verified from its raw bytes. */
    in: t.Object({ channel: OneOf('WXMINI', 'WXJSAPI', 'WXH5', 'NATIVE', 'SANDBOX') }, { additionalProperties: true }),
  },
})
