import type { In, Out } from '@contract'
import { pageOf, usePayable, type Channel, type Next, type Payable } from '@/shared/pay'
import { useWrite } from '@/request'
import { addressOf, go } from '@/routes/go'
import { alert } from '@/ui'

type Purchase = Omit<In<'default POST /crmgas/icBuyGus'>, 'requestNo'>
type Bought = Out<'default POST /crmgas/icBuyGus'>
export type GasSlices = In<'default POST /crmgas/icBuyGus4HQW'>['slices']

/** The shown state is out of date: loaded again, with a message (AE-19, A2318). */
const STALE_CODES = ['A2302', 'A2318'] as const

interface Asked {
  purchase: Purchase
  /** With more than one the purchase is written in as many touches of the card. */
  slices: GasSlices
}

/**
 * Buys gas and leads to its payment. Both calls are quiet (AE-62): every failure is shown here, in a dialog where it leads on, at the
 * field where it is about the amount.
 */
export function useBuyGas({ onStale }: { onStale: () => void }): Payable<Asked, Bought> {
  // No acts: a second tap pays what the first one bought, and a wrong SMS code belongs to the field of the caller.
  const single = useWrite('default POST /crmgas/icBuyGus', { once: true, handles: 'all' })
  const several = useWrite('default POST /crmgas/icBuyGus4HQW', { once: true, handles: 'all' })
  const payable = usePayable<Asked, Bought>({
    make: ({ purchase, slices }) => (slices.length > 1 ? several.run({ ...purchase, slices }) : single.run(purchase)),
    next: nextOf,
    resumes: true,
    faults: ['A2304', 'A2309', 'A2317'],
    say: (error) => alert(error.message, { title: '购气未成功', cancelText: null }),
    isStale: (error) => error.is(...STALE_CODES),
    onStale,
  })
  return { ...payable, busy: single.busy || several.busy || payable.busy }
}

function nextOf(bought: Bought, channel: Channel | null, { slices }: Asked): Next {
  const { orderId, gasOrderId } = bought
  const back = addressOf('/subPages/gasPaymentOrder/detail', { gasOrderId })
  const isPaid = bought.state === 'SUCCESS'
  if (slices.length > 1 && !isPaid)
    return { page: () => go('/pages/pay/pay-gasvolume-suborder', { gasOrderId }, { replace: true }) }
  return pageOf(bought, back) ?? { cashier: { orderId, channel, back } }
}
