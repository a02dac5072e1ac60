import type { Work } from '../../../http/context'
import { itemsOf, setItemSettled } from '../repo/orders'
import type { Item, Order } from '../types'
import { ask } from '../../../wiring'
import { packagePayments, type PackagePaymentEnd } from '../package-payments'

/*
 * Orders and transfers that pay a part of a gas package: their one item names the payment of part B, which is told what becomes of the
 * money (B 2.9, AE-74a).
 */

export const isPackageOrder = ({ bizType }: Pick<Order, 'bizType'>): boolean =>
  bizType === 'PACKAGE' || bizType === 'EXTRACT'

interface Money {
  at: string
  by: string
}

/** The money of an item is there; false where nothing takes it any more, and it is to go back (B 3.6). */
export async function payPackage(
  work: Work,
  { bp }: Pick<Order, 'bp'>,
  item: Pick<Item, 'orderId' | 'seq' | 'refId' | 'principal'>,
  { at, by }: Money,
): Promise<boolean> {
  const isTaken = await payPackageNo(work, bp, item.refId, { amount: item.principal, at, by })
  if (isTaken) await setItemSettled(work.db, bp, item.orderId, item.seq, item.principal, '0.00')
  return isTaken
}

/** The same by the number of the payment. */
export const payPackageNo = async (
  work: Work,
  bp: string,
  payNo: string,
  money: Money & { amount: string },
): Promise<boolean> => ask(work, packagePayments).paid(work, { bp }, payNo, money)

/** The items of an order that is over get no money. */
export async function endPackage(
  work: Work,
  { bp, orderId }: Pick<Order, 'bp' | 'orderId'>,
  end: PackagePaymentEnd,
): Promise<void> {
  const items = await itemsOf(work.db, bp, [orderId])
  for (const { refType, refId } of items)
    if (refType === 'PACKAGE' || refType === 'EXTRACT') await ask(work, packagePayments).ended(work, { bp }, refId, end)
}
