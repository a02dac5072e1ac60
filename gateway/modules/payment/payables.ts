import type { EntryType } from '@domain/statuses/names'
import type { BizType } from '@domain/statuses/pay-order'
import { collection } from '../../extensions'
import type { Work } from '../../http/context'
import { entriesOf } from '../../wiring'
import type { HeldOrder } from './order/hold'
import type { PricedPart } from './rules/priced'
import type { AccountKey, Item, Order } from './types'

/** Where the money of an item went, in yuan; what no part names stays on the balance as surplus (AE-48). */
export interface Taken {
  principal: string
  lateFee?: string
  /** Goes to the balance by the order's own terms: a top-up, or what makes no tenth of a m³ (AE-38, AE-56). */
  topUp?: string
  /** What was paid for still owes money (AE-33). */
  hasRest?: boolean
}

/** How an order or a transfer ends without money; `by` is a user id or the name of a job. */
export interface PayableEnd {
  as: 'CANCELLED' | 'EXPIRED' | 'REJECTED'
  by: string
  reason?: string
}

/** Decision about an application for the money of a paid order (AE-53), and its last step. */
export interface RefundOutcome {
  outcome: 'APPROVED' | 'REFUSED' | 'DONE'
  by: string
  reason: string
}

/** The gas order behind a payment, and whether a phone is to write it. */
export interface GasBehind {
  gasOrderId: string
  toWrite: boolean
  writtenAt: string | null
}

/** Payment by bank transfer of exactly what is expected (AE-74a). */
export interface ByTransfer {
  /** What a transfer has to bring for the payment; null where it is unknown, of another customer, or waits for none. */
  expected(
    work: Work,
    key: AccountKey,
    payNo: string,
  ): Promise<{ title: string; amount: string; expireAt: string } | null>
  /** Links the payment to its transfer. Refuses 2904 where it has one. */
  ordered(work: Work, key: { bp: string }, payNo: string, ttId: string): Promise<void>
}

/**
 * One kind of thing that an order pays. Each function runs in the transaction that moves the money, with the account locked, and is
 * harmless to repeat.
 */
export interface Payable {
  /** The balance pays a PART and the channel the rest, not for PREPAID_REMOTE (AE-50); or the WHOLE order (K-27); or NONE of it. */
  balance: 'PART' | 'WHOLE' | 'NONE'
  /** Ledger entry of the balance that pays it. */
  entryType: EntryType
  /** Ledger entry of {@link Taken.topUp}; a LEFTOVER is surplus on the voucher. */
  topUpAs: 'TOPUP' | 'LEFTOVER'
  /** Name of its line on the voucher (A 2.19). */
  voucherPart(order: Order): string
  /**
   * A payment of its own decides whether it takes money, even when its order has ended; what it declines goes back the way it came
   * (B 3.6). Otherwise the money of an order that has ended stays on the balance (AE-47).
   */
  declines: boolean
  /** Takes the money of one item (AE-46); null where it declines. Only the first item of an order may be declined. */
  paid(work: Work, held: HeldOrder, item: Item, money: { at: string; by: string }): Promise<Taken | null>
  /** No money comes for one item of the order. */
  ended?(work: Work, key: AccountKey, item: Item, end: PayableEnd): Promise<void>
  /** A refund of the order is decided or done; with APPROVED the whole price is posted to the balance (AE-53). */
  refund?(work: Work, order: Order, outcome: RefundOutcome): Promise<void>
  byTransfer?: ByTransfer
  /** Price segments of what an order paid, by the number of its item (A 2.19); left out where nothing is charged by volume. */
  priced?(
    work: Work,
    order: { bp: string; orderId: string },
    refIds: readonly string[],
  ): Promise<Map<string, PricedPart[]>>
  /** Gas that is to be written to a card; null where the order bought none. */
  gasBehind?(work: Work, bp: string, orderId: string): Promise<GasBehind | null>
}

/** What can be paid, by the kind of order. */
export const payables = collection<Payable, BizType>('payable')

/** The null object for a kind of an area that is not part of this gateway: it takes no money, and money for it is refunded. */
const absent: Payable = {
  balance: 'NONE',
  entryType: 'BILL_OFFSET',
  topUpAs: 'TOPUP',
  voucherPart: ({ title }) => title,
  declines: true,
  paid: () => Promise.resolve(null),
  byTransfer: { expected: () => Promise.resolve(null), ordered: () => Promise.resolve() },
}

/** The payable of an order; one that declines all money where no area of this gateway declares the kind. */
export const payableOf = (work: Work, { bizType }: { bizType: BizType }): Payable =>
  entriesOf(work, payables).get(bizType) ?? absent

/** Whether an area of this gateway declares the kind. */
export const isPayable = (work: Work, { bizType }: { bizType: BizType }): boolean =>
  entriesOf(work, payables).has(bizType)
