import { question } from '../../extensions'
import type { Work } from '../../http/context'

/** Payments of package orders (B 2.9), each call in the transaction that takes the money. */
export interface PackagePayments {
  /** What a bank transfer has to bring for such a payment (AE-74a); null for one that is unknown, of another customer, or waits for none. */
  expected(
    work: Work,
    key: { bp: string; companyCode: string },
    payNo: string,
  ): Promise<{ title: string; amount: string; expireAt: string } | null>
  /** A bank transfer has been ordered for it. */
  ordered(work: Work, key: { bp: string }, payNo: string, ttId: string): Promise<void>
  /** Its money is there. False: it takes no money any more, which goes back (B 3.6). The account is locked by the caller. */
  paid(
    work: Work,
    key: { bp: string },
    payNo: string,
    money: { amount: string; at: string; by: string },
  ): Promise<boolean>
  /** No money comes for it: its order or transfer is over, or the bank slip proves nothing. Harmless to repeat. */
  ended(work: Work, key: { bp: string }, payNo: string, end: PackagePaymentEnd): Promise<void>
}

export interface PackagePaymentEnd {
  as: 'CANCELLED' | 'EXPIRED' | 'REJECTED'
  by: string
  reason?: string
}

/** Without the area of packages no such payment exists. */
export const packagePayments = question<PackagePayments>('packagePayments', {
  expected: () => Promise.resolve(null),
  ordered: () => Promise.resolve(),
  paid: () => Promise.resolve(false),
  ended: () => Promise.resolve(),
})
