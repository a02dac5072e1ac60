import type { Work } from '../../../http/context'
import { billNumbers } from '../../billing/service'
import type { Entry } from '../../gas-account/service'
import { orderNumbers } from '../repo/orders'

/** Numbers of the orders and bills that entries refer to, by 'refType|refId'. */
export async function refNumbers(
  work: Pick<Work, 'db'>,
  bp: string,
  entries: readonly Pick<Entry, 'refType' | 'refId'>[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (refType: string) => [
    ...new Set(entries.filter((entry) => entry.refType === refType).map((entry) => entry.refId)),
  ]
  const orders = await orderNumbers(work.db, bp, idsOf('ORDER'))
  const bills = await billNumbers(work.db, bp, idsOf('BILL'))
  return new Map([
    ...orders.map((row) => [`ORDER|${row.orderId}`, row.orderNo] as const),
    ...bills.map((row) => [`BILL|${row.billId}`, row.billNo] as const),
  ])
}
