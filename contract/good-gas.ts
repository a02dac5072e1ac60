import { Type as t } from '@sinclair/typebox'
import {
  Flag,
  Instant,
  Money,
  Month,
  Nullable,
  OneOf,
  Paged,
  Price,
  Text,
  Volume0,
  Volume2,
  pageFields,
} from './common'
import { GasProductCard, GasProductKind, GasProductState, ProductCard } from './content/market'
import { endpoints } from './endpoint'

/* E 5.3: ways of buying gas, and which of them would have cost least. */

const Basis = OneOf('low', 'mean', 'peak')

/** What a year of gas would have cost; null where the price of a month is not known. */
const sumFields = {
  total: Nullable(Money),
  /** The month with the highest average price. */
  worst: Nullable(t.Object({ month: Month, price: Price })),
}

export const goodGas = endpoints({
  'default GET /hqw/goodGas/productList': {
    access: 'bound',
    in: t.Object({
      ...pageFields,
      kind: t.Optional(GasProductKind),
      state: t.Optional(GasProductState),
      /** Only what can be bought now. */
      open: t.Optional(Flag),
      sort: t.Optional(OneOf('default', 'priceAsc')),
    }),
    out: Paged(t.Object({ ...GasProductCard.properties, reminded: t.Boolean() }), { serverTime: Instant }),
    summary: 'Ways of buying gas for the customer, what can be bought now first (E-M-23)',
  },
  'default GET /hqw/goodGas/recommend': {
    access: 'bound',
    in: t.Object({ basis: t.Optional(Basis) }),
    out: t.Object({
      /** Why nothing was tried; null: it was. */
      reason: Nullable(OneOf('NO_ACCESS', 'NO_DATA', 'NO_PRICE')),
      profile: Nullable(
        t.Object({
          months: t.Integer(),
          volume: Volume2,
          avgMonth: Volume2,
          peakMonth: Month,
          peakVolume: Volume2,
          /** Standard deviation ÷ mean of the months. */
          cv: t.String({ pattern: '^\\d+\\.\\d{4}$' }),
          avgPrice: Nullable(Price),
          currentPrice: Nullable(Price),
        }),
      ),
      /** Gas after packages, the oldest month first. */
      monthly: t.Array(t.Object({ month: Month, volume: Volume2 })),
      basis: Basis,
      /** m³ of each month that the offers are tried with. */
      wish: Nullable(Volume0),
      volumes: Nullable(t.Object({ low: Volume0, mean: Volume0, peak: Volume0 })),
      /** The same months at the published price. */
      plain: Nullable(t.Object(sumFields)),
      /** The cheapest first; those without a known price last. */
      offers: t.Array(
        t.Object({
          card: GasProductCard,
          /** Of the price, where the offer has several; '' else. */
          name: t.String(),
          /** m³ of each month: the nearest that it admits. */
          volume: Volume0,
          ...sumFields,
          /** Against the published price; negative: less. */
          difference: Nullable(Money),
          shortFee: Nullable(Money),
          /** Months without a published price. */
          unknown: t.Array(Month),
          assumption: t.String(),
        }),
      ),
      equipment: t.Array(ProductCard),
      /** Days of the months without data; they count as 0. */
      missingDays: t.Integer(),
      asOf: Instant,
    }),
    summary: 'Each way of buying gas priced on the customer’s own last twelve months by the code that bills them',
  },
  'default POST /hqw/goodGas/remind': {
    access: 'bound',
    refuses: ['2902', 'E1027'],
    in: t.Object({ gpId: Text(80, 3), on: t.Boolean() }),
    out: t.Object({ reminded: t.Boolean() }),
    summary: 'Reminds the user ten minutes before an offer opens, or no more',
  },
})
