import { Type as t } from '@sinclair/typebox'
import { PayOrderState } from '../codes'
import { AmountInput, Bp, CompanyCode, Flag, Id, Instant, Money, Nullable, OneOf } from '../common'
import { endpoints } from '../endpoint'
import { Prepared, PrepayChannel, WechatParams } from './words'

const BasketOrder = t.Object({
  orderId: Id,
  bp: Bp,
  customerName: t.String(),
  title: t.String(),
  amount: Money,
  state: PayOrderState,
  voucherId: Nullable(Id),
})

/** What goes to one gas company: one payment at the channel. */
const Group = t.Object({
  companyCode: CompanyCode,
  companyName: t.String(),
  /** Still to be paid. */
  due: Money,
  paid: Money,
  canPay: t.Boolean(),
  orders: t.Array(BasketOrder),
})

const View = t.Object({
  basketId: Id,
  total: Money,
  expireAt: Instant,
  groups: t.Array(Group),
  /** One receipt over everything that has been paid; null while nothing has. Good for ten minutes. */
  receiptUrl: Nullable(t.String()),
})

/** Y-13: bills and top-ups of several own customer numbers in one go. */
export const basket = endpoints({
  'btwob POST /pay/basket/create': {
    access: 'model:PAY_TOPUP',
    once: true,
    refuses: ['2902', '2904', 'A2301', 'A2304', 'A2305', 'A2307', 'A2311', 'A2317', 'A2321', 'A2340', 'A2341'],
    in: t.Object({
      entries: t.Array(
        t.Object({
          bp: Bp,
          /** Everything that is due, or an amount for the balance. */
          kind: OneOf('BILL', 'PREPAY'),
          amount: t.Optional(AmountInput),
        }),
        { minItems: 1, maxItems: 20 },
      ),
      channel: PrepayChannel,
    }),
    out: View,
    summary: 'Makes an order per entry; each gas company is paid by a payment of its own',
  },
  'btwob GET /pay/basket/detail': {
    access: 'model:PAY_TOPUP',
    refuses: ['2902'],
    in: t.Object({ basketId: Id }),
    out: View,
  },
  'btwob POST /pay/basket/prepay': {
    access: 'model:PAY_TOPUP',
    once: true,
    refuses: ['2902', '2904', 'A2305', 'A2306', 'A2311', 'A2319', 'A2321'],
    in: t.Object({
      basketId: Id,
      companyCode: CompanyCode,
      channel: PrepayChannel,
      openId: t.Optional(t.String({ maxLength: 64 })),
      again: t.Optional(Flag),
    }),
    out: t.Union([
      Prepared('WXMINI', WechatParams.properties),
      Prepared('WXJSAPI', WechatParams.properties),
      Prepared('WXH5', { h5Url: t.String() }),
      Prepared('NATIVE', { payInfo: t.String() }),
      Prepared('SANDBOX', { sandboxToken: t.String() }),
    ]),
    summary: 'Opens the one payment of a gas company at the channel',
  },
})
