import type { Work } from '../../http/context'
import { listMeters } from '../metering/service'
import type { AccountKey } from '../gas-account/service'
import { soldOrders } from './repo/order-lists'
import type { GasOrder } from './types'

/** Gas that was bought for a card and has reached it, or was refunded. */
export interface SoldGas extends Pick<GasOrder, 'gasOrderNo' | 'payOrderId' | 'volume' | 'amount' | 'segments'> {
  meterNo: string | null
  paidAt: string
  isRefunded: boolean
}

/** What a customer bought for cards, the oldest first; of what changed since a moment, if one is named. */
export async function soldGas(work: Work, key: AccountKey, since: string | null): Promise<SoldGas[]> {
  const orders = await soldOrders(work.db, key, since)
  if (orders.length === 0) return []
  const meters = new Map((await listMeters(work, key)).map((meter) => [meter.meterId, meter.meterNo]))
  return orders.map(({ gasOrderNo, payOrderId, volume, amount, segments, meterId, paidAt, state }) => ({
    gasOrderNo,
    payOrderId,
    volume,
    amount,
    segments,
    meterNo: meters.get(meterId) ?? null,
    paidAt: paidAt ?? '',
    isRefunded: state === 'REFUNDED' || state === 'REFUNDING',
  }))
}
