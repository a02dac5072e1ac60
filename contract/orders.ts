import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { orderGroups, orderTypes } from '@domain/statuses/order-index'
import { DateText, Done, Instant, Money, Nullable, OneOf, Paged, Text, pageFields } from './common'
import { endpoints } from './endpoint'

/* Part B 5.6: all orders of a customer number. */

const Tone = OneOf('success', 'warning', 'danger', 'primary', 'muted')
/** `{orderType}:{number}`. */
const OrderKey = t.String({ minLength: 3, maxLength: 64 })
const Group = OneOf(...codes(orderGroups))
const Type = OneOf(...codes(orderTypes))

export const OrderLine = t.Object({
  orderKey: OrderKey,
  orderType: Type,
  title: t.String(),
  orderNo: t.String(),
  /** m³ as it was ordered, with the decimals of its kind. */
  volume: Nullable(t.String({ pattern: '^\\d{1,14}(\\.\\d{1,2})?$' })),
  amount: Nullable(Money),
  group: Group,
  statusText: t.String(),
  statusColor: Tone,
  /** What waits for the customer, and where it is done (O-03). */
  actionText: Nullable(t.String()),
  actionRoute: Nullable(t.String()),
  /** The order's own page. */
  route: t.String(),
  parentKey: Nullable(OrderKey),
  orderTime: Instant,
})

export const orders = endpoints({
  'default GET /crmgas/order/list': {
    access: 'model:ORDER_VIEW',
    refuses: ['A2316', 'A2331'],
    in: t.Object({
      ...pageFields,
      group: t.Optional(Group),
      orderType: t.Optional(Type),
      dateFrom: t.Optional(DateText),
      dateTo: t.Optional(DateText),
      keyword: t.Optional(Text(40)),
    }),
    out: Paged(
      t.Object({
        ...OrderLine.properties,
        /** Children and supplements (O-02), and how many of them wait for the customer. */
        parts: t.Object({ total: t.Integer(), todo: t.Integer() }),
      }),
      {
        counts: t.Object({
          ALL: t.Integer(),
          TODO: t.Integer(),
          DOING: t.Integer(),
          DONE: t.Integer(),
          CLOSED: t.Integer(),
        }),
      },
    ),
    summary:
      'Orders of the customer number, the newest first; without days the last three months and whatever is not over',
  },
  'default GET /crmgas/order/detail': {
    access: 'model:ORDER_VIEW',
    refuses: ['2902'],
    in: t.Object({ orderKey: OrderKey }),
    out: t.Object({
      ...OrderLine.properties,
      fields: t.Array(t.Object({ label: t.String(), value: t.String() })),
      timeline: t.Array(t.Object({ time: Instant, text: t.String(), reason: t.String() })),
      payments: t.Array(
        t.Object({
          amount: Money,
          channel: t.String(),
          time: Nullable(Instant),
          statusText: t.String(),
          statusColor: Tone,
          isPaid: t.Boolean(),
        }),
      ),
      /** What a ticket about it is filed as; null where none can name it (TK-13). */
      ask: Nullable(
        t.Object({
          subtype: OneOf('C_BILL', 'C_CONTRACT'),
          relatedType: OneOf('ORDER', 'PAYMENT'),
          relatedId: t.String(),
        }),
      ),
      /** The order that it is a part of, or its own parts. */
      related: t.Array(OrderLine),
    }),
    summary: 'One order of any kind',
  },
  'default POST /crmgas/order/hide': {
    access: 'model:ORDER_VIEW',
    refuses: ['2902', '42906'],
    in: t.Object({ orderKey: OrderKey }),
    out: Done,
    summary: 'Leaves a closed order out of the list of this user (O-04)',
  },
})
