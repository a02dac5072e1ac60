import type { StatusText } from '@domain/machine'
import type { OrderGroup, OrderType } from '@domain/statuses/order-index'
import type { StateChange } from '../../db/state-log'
import { collection, event, question } from '../../extensions'
import type { Work } from '../../http/context'
import type { AnyMachine, Moved } from '../../states'

/* What areas that sell something report to the order centre (B 2.22). It is above all of them, so the interfaces are here. */

/** An order was made, has moved, or shows another volume: its row of the order centre is written again. */
export const orderChanged = event<Moved>('order.changed')

export interface OrderRow {
  companyCode: string
  orderType: OrderType
  /** The number that customers know it by. */
  orderNo: string
  state: string
  title: string
  /** m³, as its source writes it. */
  volume: string | null
  amount: string | null
  /** Its own page. */
  route: string
  /** What waits for the customer, and the page on which that is done (O-03). */
  action: { text: string; route: string } | null
  /** The order that it is a part of (O-02). */
  parent: { orderType: OrderType; orderNo: string } | null
  orderTime: string
}

export interface OrderPayment {
  amount: string
  channel: string
  time: string | null
  status: StatusText
  isPaid: boolean
}

export interface OrderFacts {
  fields: { label: string; value: string }[]
  payments: OrderPayment[]
  /** What a ticket about it is filed as (TK-13). */
  ask: { subtype: 'C_BILL' | 'C_CONTRACT'; relatedType: 'ORDER' | 'PAYMENT'; relatedId: string } | null
}

interface OrderKey {
  bp: string
  id: string
}

/** One kind of order. Both functions answer null for one that the order centre does not show. */
export interface OrderSource {
  machine: AnyMachine
  states: Readonly<Record<string, StatusText>>
  groups: Readonly<Record<string, OrderGroup>>
  row(work: Work, of: OrderKey): Promise<OrderRow | null>
  facts(work: Work, of: OrderKey): Promise<OrderFacts | null>
}

/** Kinds of orders by the name of their machine in the state log. */
export const orderSources = collection<OrderSource, StateChange['entity']>('order source')

/** A kind with a group for each of its states, and how its orders are found: null or undefined for one that is not shown. */
export const orderSource = <S extends string, R>({
  find,
  row,
  facts,
  ...kind
}: {
  machine: AnyMachine
  states: Readonly<Record<S, StatusText>>
  groups: Readonly<Record<NoInfer<S>, OrderGroup>>
  find(work: Work, of: OrderKey): Promise<R | null | undefined>
  row(found: NoInfer<R>): OrderRow
  facts(work: Work, found: NoInfer<R>): OrderFacts | Promise<OrderFacts>
}): OrderSource => ({
  ...kind,
  async row(work, of) {
    const found = await find(work, of)
    return found ? row(found) : null
  },
  async facts(work, of) {
    const found = await find(work, of)
    return found ? facts(work, found) : null
  },
})

/** Orders of these types that a customer number has under way. */
export const ordersUnderWay = question<
  (work: Work, of: { bp: string; companyCode: string }, types: readonly OrderType[]) => Promise<number>
>('ordersUnderWay', () => Promise.resolve(0))

/** Lines without a value are left out. */
export const factList = (
  rows: readonly (readonly [label: string, value: string | null | undefined])[],
): OrderFacts['fields'] => rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
