import type { Channel, PaymentState, PayOrderState } from '@domain/statuses/pay-order'
import type { RefundState } from '@domain/statuses/refund'
import type { Row, Value } from '../../db/rows'
import type { linesOfBill } from '../billing/service'

export type { Account } from '../gas-account/service'
export type { Bill, Owed } from '../billing/service'
export type { Item, Order, SubOrder } from './repo/orders'
export type { Payment } from './repo/payments'
export type { Refund } from './repo/refunds'
/** A transfer's row; its queries read a part of it (repo/transfers.ts). */
export type TransferRow = Row<'ttOrder'>
export type { Channel, PaymentState, PayOrderState, RefundState }

/** The account of a customer with one company: every row of this module is read through it (CV-3). */
export interface AccountKey {
  companyCode: string
  bp: string
}

export type BillLineRow = Awaited<ReturnType<typeof linesOfBill>>[number]

export type ItemRef = Value<'payOrderItem', 'refType'>

/** The payer: saved on the order, shown masked to others. */
export interface Payer {
  userId: string
  bp: string
  /** Masked phone. */
  mask: string
}
