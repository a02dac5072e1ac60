import { useRef, useState, type ReactNode } from 'react'
import type { In, Out } from '@contract'
import { tellRefusal, usePayNow, type Channel } from '@/shared/pay'
import { callFailure, useWrite, type ApiError } from '@/request'
import { addressOf, go } from '@/routes/go'
import { alert } from '@/ui'

type Purchase = Omit<In<'default POST /crmgas/icBuyGus'>, 'requestNo'>
type Bought = Out<'default POST /crmgas/icBuyGus'>
export type GasSlices = In<'default POST /crmgas/icBuyGus4HQW'>['slices']

const SMS_CODES = ['2002', '2003'] as const
/** What was shown is not so any more: tried anew, and said (AE-19, A2318). */
const STALE_CODES = ['A2302', 'A2318'] as const

export interface BuyGas {
  /** With more than one slice the purchase is written in as many touches of the card. */
  submit: (purchase: Purchase, slices: GasSlices, channel: Channel | null) => Promise<void>
  fault: string | undefined
  clearFault: () => void
  busy: boolean
  cashier: ReactNode
}

/**
 * Buys gas and leads to its payment. Both calls say nothing by themselves (AE-62): every failure is told here, in a dialog where it
 * leads on, at the field where it is about the amount.
 */
export function useBuyGas({ onStale }: { onStale: () => void }): BuyGas {
  // No acts: a second tap pays what the first one bought, and a wrong SMS code belongs to the field of the caller.
  const single = useWrite('default POST /crmgas/icBuyGus', { once: true, handles: 'all' })
  const several = useWrite('default POST /crmgas/icBuyGus4HQW', { once: true, handles: 'all' })
  const pay = usePayNow()
  const [fault, setFault] = useState<string>()
  const made = useRef<{ form: string; bought: Bought } | null>(null)
  const running = useRef(false)

  const proceed = async (bought: Bought, channel: Channel | null, isSplit: boolean): Promise<void> => {
    const { orderId, gasOrderId } = bought
    const back = addressOf('/subPages/gasPaymentOrder/detail', { gasOrderId })
    if (bought.state === 'SUCCESS') return go('/pages/pay/pay-result', { orderId, back }, { replace: true })
    if (isSplit) return go('/pages/pay/pay-gasvolume-suborder', { gasOrderId }, { replace: true })
    if (bought.split === 'AMOUNT') return go('/pages/pay/pay-amount-suborder', { orderId, back }, { replace: true })
    const end = await pay.payNow({ orderId, channel, back })
    if (end === 'expired') made.current = null
    if (end === 'unavailable' || end === 'expired') onStale()
  }
  const refuse = async (error: ApiError): Promise<void> => {
    if (error.is(...SMS_CODES)) throw error
    if (error.is('A2304', 'A2309', 'A2317')) return setFault(error.message)
    if (error.is(...STALE_CODES)) onStale()
    if (!(await tellRefusal(error))) await alert(error.message, { title: '购气未成功', cancelText: null })
  }
  const buy = async (purchase: Purchase, slices: GasSlices, channel: Channel | null): Promise<void> => {
    const form = JSON.stringify([purchase, slices])
    const isSplit = slices.length > 1
    try {
      const bought =
        made.current?.form === form
          ? made.current.bought
          : await (isSplit ? several.run({ ...purchase, slices }) : single.run(purchase))
      made.current = { form, bought }
      await proceed(bought, channel, isSplit)
    } catch (failure) {
      const error = callFailure(failure)
      await refuse(error)
    }
  }
  return {
    async submit(...asked) {
      if (running.current) return
      running.current = true
      setFault(undefined)
      try {
        await buy(...asked)
      } finally {
        running.current = false
      }
    },
    fault,
    clearFault: () => setFault(undefined),
    busy: single.busy || several.busy || pay.busy,
    cashier: pay.cashier,
  }
}
