import { sumMoney } from '@domain/money'
import { frontOf } from '@domain/tariff/volume-split'
import { sumVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { listMeters } from '../metering/service'
import type { AccountKey } from '../gas-account/service'
import { soldOrders } from './repo/order-lists'
import { slicesOf } from './repo/orders'
import { isProven } from './rules/slices'
import type { GasOrder, Slice } from './types'

type Gas = Pick<GasOrder, 'volume' | 'amount'> & {
  segments: readonly { price: string; volume: string; amount: string }[]
}

/** Gas that was bought for a card and has reached it, or was refunded. */
export interface SoldGas extends Pick<GasOrder, 'gasOrderNo' | 'payOrderId'>, Gas {
  meterNo: string | null
  paidAt: string
  /** None of it: all of its money went back. */
  isRefunded: boolean
}

/** What a customer bought for cards, the oldest first; of what changed since a moment, if one is named. */
export async function soldGas(work: Work, key: AccountKey, since: string | null): Promise<SoldGas[]> {
  const orders = await soldOrders(work.db, key, since)
  if (orders.length === 0) return []
  const meters = new Map((await listMeters(work, key)).map((meter) => [meter.meterId, meter.meterNo]))
  const back = orders.filter(isBack).map(({ gasOrderId }) => gasOrderId)
  const slices = await slicesOf(work.db, key.bp, back)
  return orders.map((order) => {
    const { gasOrderId, gasOrderNo, payOrderId, meterId, paidAt } = order
    const written = isBack(order) ? slices.filter((one) => one.gasOrderId === gasOrderId && isProven(one)) : []
    return {
      gasOrderNo,
      payOrderId,
      ...(written.length > 0 ? keptOf(order, written) : gasOf(order)),
      meterNo: meters.get(meterId) ?? null,
      paidAt: paidAt ?? '',
      isRefunded: isBack(order) && written.length === 0,
    }
  })
}

const isBack = ({ state }: GasOrder): boolean => state === 'REFUNDED' || state === 'REFUNDING'

const gasOf = ({ volume, amount, segments }: GasOrder): Gas => ({ volume, amount, segments })

/** What stays sold where staff have paid back the rest (A 5.12): the writes that the card has, at the prices of the purchase. */
function keptOf({ volume, segments }: GasOrder, written: readonly Slice[]): Gas {
  const volumes = written.flatMap((slice) => (slice.volume === null ? [] : [slice.volume]))
  return {
    volume: volume === null ? null : sumVolume(volumes, 1),
    amount: sumMoney(written.map(({ amount }) => amount)),
    segments: volume === null ? [] : frontOf(segments, volumes),
  }
}
