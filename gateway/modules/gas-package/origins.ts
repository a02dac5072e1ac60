import type { Money } from '@domain/money'
import { collection, question } from '../../extensions'
import type { Work } from '../../http/context'
import type { Standing } from './rules/payable'
import type { Order } from './types'

/*
 * What areas above packages bring to them: orders that begin with something that was won (N-12), and money that is paid at the cashier
 * of packages before there is an order (2.9).
 */

/** Where an order comes from that was not bought in the shop window. Called with the account and the order locked. */
export interface OrderOrigin {
  /** The order is signed: what is held for it already becomes its deposit. Answers that sum and its cause; it covers the deposit. */
  signed(work: Work, order: Order): Promise<{ amount: Money; cause: string }>
  /** The order ended before it was in force. */
  ended(work: Work, order: Order): Promise<void>
}

/** By `package_order.source_type`. */
export const orderOrigins = collection<OrderOrigin, 'NG'>('order origin')

/** When a customer last renounced a win; null for never (K-02, CREDIT). */
export const lastDefault = question<(work: Pick<Work, 'db'>, bp: string) => Promise<string | null>>(
  'lastDefault',
  async () => null,
)

/** Something that is paid at the cashier of packages and belongs to no order. */
export interface SoldPart {
  bp: string
  companyCode: string
  bizNo: string
  /** What is bought, e.g. the name of the activity. */
  name: string
  /** What the money is. */
  title: string
  standing: Standing
  amount: Money
  deadline: string | null
  formula: string
  /** Whether money that was there at this moment (ISO) is taken. */
  takes(at: string): boolean
  /** The next thing to do once it is paid. */
  nextText: string
}

export interface TradePart {
  /** Model that may pay it (K-29). */
  right: string
  /** Undefined for what is unknown or another customer's; `lock`: under its row lock. */
  find(work: Work, key: { bp: string; bizNo: string }, lock: boolean): Promise<SoldPart | undefined>
  paid(work: Work, part: SoldPart, money: { payNo: string; amount: Money; at: string; by: string }): Promise<void>
}

/** By `trade_payment.biz_type`. */
export const tradeParts = collection<TradePart, 'NG_MARGIN'>('trade part')
