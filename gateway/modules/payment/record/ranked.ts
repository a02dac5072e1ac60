import { compareUrgency, type Pending } from '@domain/ranking'
import { unfinishedPayOrders } from '@domain/billing/unfinished'
import { payOrderStatus, type PayOrderState } from '@domain/statuses/pay-order'
import type { Work } from '../../../http/context'
import { pageOfRecords, recordsIn, type RecordFilter } from '../repo/records'
import type { Order } from '../types'

const FINISHED = (Object.keys(payOrderStatus) as PayOrderState[]).filter(
  (state) => !unfinishedPayOrders.includes(state),
)

/** Nothing is lost when an order ends unpaid: it is the time left that ranks it. */
const pendingOf = ({ state, expireAt }: Order): Pending => ({
  loss: '0.00',
  dueAt: state === 'EXCEPTION' ? null : expireAt,
})

/** A page of the records: unfinished orders first, the most urgent first, then the newest. */
export async function ordersOfPage(
  work: Work,
  filter: RecordFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<Order[]> {
  const among = (states: readonly PayOrderState[]) => states.filter((state) => filter.states?.includes(state) ?? true)
  const open = await recordsIn(work.db, { ...filter, states: among(unfinishedPayOrders) })
  const now = work.clock.now()
  const first = open.sort((a, b) => compareUrgency(pendingOf(a), pendingOf(b), now)).slice(offset, offset + limit)
  const then = { limit: limit - first.length, offset: Math.max(0, offset - open.length) }
  return [...first, ...(await pageOfRecords(work.db, { ...filter, states: among(FINISHED) }, then))]
}
