import { lapseText } from '@domain/package/lapse'
import type { Stake, Stakes } from '../../todo/service'
import { cyclesToPay } from '../repo/takers'
import { feeOfLapse } from '../rules/payable'

/** An unpaid cycle costs a part of the deposit when it lapses (K-25). Other payables of packages cost nothing by being late. */
export const cycleStakes: Stakes = async (work, key, childNos) => {
  const cycles = await cyclesToPay(work.db, key, childNos)
  return new Map(
    cycles.map(({ order, child }): [string, Stake] => {
      const fee = feeOfLapse(order, child)
      const at = child.forfeitAt
      return [child.childNo, { loss: { amount: fee, text: lapseText(at, fee, work.clock.today()), at } }]
    }),
  )
}
