import { Type as t } from '@sinclair/typebox'
import { PackageOrderState, TradeBizType, TradeChannel, TradePaymentState } from '../codes'
import { Id, Instant, Money, Nullable, Price, Text, Volume0, Volume2 } from '../common'
import { endpoints } from '../endpoint'
import { PlatformCode } from '../payment/words'
import { DepositEntry } from './words'

/** Something of an order that is to be paid. */
const payableFields = {
  bizType: TradeBizType,
  bizNo: Id,
  title: t.String(),
  amount: Money,
  deadline: Nullable(Instant),
  /** A payment that is under way for it. */
  payNo: Nullable(Id),
}

/** Part B 5.1 and A 6.22: paying deposits, cycles and supplements. */
export const packagePay = endpoints({
  'default GET /crmgas/pay/packageOrder': {
    access: 'model:PAY_TOPUP',
    refuses: ['2902', 'A2323'],
    in: t.Object({ packageOrderNo: Id }),
    out: t.Object({
      orderNo: Id,
      agreeId: Id,
      title: t.String(),
      volume: Volume0,
      price: Price,
      orderState: PackageOrderState,
      agreementOk: t.Boolean(),
      payables: t.Array(t.Object(payableFields)),
    }),
    summary: 'All that an order has to pay now, in one place (A 6.22)',
  },
  'btwob GET /package/payable': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902'],
    in: t.Object({ bizType: TradeBizType, bizNo: Id, platform: PlatformCode }),
    out: t.Object({
      ...payableFields,
      /** Null before there is an order: the margin of a bid. */
      orderNo: Nullable(Id),
      orderName: t.String(),
      /** What the amount is made of, e.g. 32,600m³ × 3.6800元/m³. */
      formula: t.String(),
      volume: Nullable(Volume2),
      /** It can be paid now; `reason` says why not. */
      payable: t.Boolean(),
      reason: Nullable(t.String()),
      customerName: t.String(),
      balance: Money,
      channels: t.Array(
        t.Object({
          channel: TradeChannel,
          name: t.String(),
          icon: t.String(),
          enabled: t.Boolean(),
          reason: Nullable(t.String()),
          /** Tag 测试. */
          test: t.Boolean(),
        }),
      ),
      /** A balance above this needs an SMS code. */
      balanceSmsOver: Money,
    }),
    summary: 'The cashier of one payable, with its channels (K-27)',
  },
  'taocan POST /trade/pay/create': {
    access: 'model:PACKAGE_VIEW',
    refuses: [
      '2002',
      '2003',
      '2110',
      '2902',
      '2904',
      '42901',
      '42902',
      '42903',
      '42905',
      'A2307',
      'A2321',
      'A2322',
      'A2324',
      'A2340',
      'A2341',
      'A2501',
      'A2503',
    ],
    once: true,
    in: t.Object({
      bizType: TradeBizType,
      bizNo: Id,
      channel: TradeChannel,
      smsCode: t.Optional(t.String({ maxLength: 8 })),
    }),
    out: t.Object({
      payNo: Id,
      status: TradePaymentState,
      amount: Money,
      expireAt: Instant,
      /** Order of the payment module, for `pay/prepay`; TT: the transfer, once it is ordered. Null where there is none. */
      orderId: Nullable(Id),
    }),
    summary: 'Deposits and margins need PACKAGE_ORDER, cycles and supplements PACKAGE_EXTRACT (K-29)',
  },
  'taocan GET /trade/pay/status': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ payNo: Id }),
    out: t.Object({
      payNo: Id,
      status: TradePaymentState,
      bizType: TradeBizType,
      bizNo: Id,
      /** Null before there is an order: the margin of a bid. */
      orderNo: Nullable(Id),
      orderName: t.String(),
      amount: Money,
      channel: TradeChannel,
      paidAt: Nullable(Instant),
      failReason: Nullable(t.String()),
      /** The next thing to do, in words; '' when nothing. */
      nextText: t.String(),
      orderId: Nullable(Id),
    }),
  },
  'taocan POST /trade/pay/cancel': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902', '2904', '42902', 'A2322', 'A2503'],
    once: true,
    in: t.Object({ payNo: Id }),
    out: t.Object({ status: TradePaymentState }),
  },
  'taocan GET /trade/deposit/ledger': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902'],
    in: t.Object({ bizNo: Text(64, 1) }),
    out: t.Object({ entries: t.Array(DepositEntry) }),
  },
})
