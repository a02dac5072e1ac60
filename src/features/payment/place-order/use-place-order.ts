import { useEffect, useState } from 'react'
import type { In, Out } from '@contract'
import { call, useWrite } from '@/request'
import { alert, confirm, toast } from '@/ui'
import {
  inDialog,
  LIMIT_CODES,
  pageOf,
  SMS_CODES,
  usePayable,
  type Channel,
  type Next,
  type Payable,
  type PayEnd,
} from '@/shared/pay'
import { usePrepare, type Wish } from '@/shared/prepared-payment'

type OrderInput = Omit<In<'default POST /crmgas/pay/createOrder'>, 'requestNo'>
type Order = Pick<Out<'default POST /crmgas/pay/createOrder'>, 'orderId' | 'split' | 'state'>

/** Shown at the field (A 5.14). */
const AMOUNT_CODES = ['A2304', 'A2317', 'A2325'] as const
const HANDLED = [
  ...inDialog('A2301', 'A2303', 'A2305', 'A2307'),
  ...AMOUNT_CODES,
  ...SMS_CODES,
  ...LIMIT_CODES,
] as const
const LATER = '订单已生成，30分钟内可在缴费记录继续支付'

export type PlaceOrder = Pick<Payable<OrderInput, Order>, 'submit' | 'fault' | 'clearFault' | 'busy' | 'cashier'> & {
  /** 继续支付 / 取消原订单 for the payer's own order that holds a bill (AE-40). */
  settleOwn: (orderId: string, channel: Channel | null) => Promise<void>
  /** The order made by this form that still waits for its money. */
  madeId: string | undefined
}

export interface PlaceOrderOptions {
  back: string
  /** The ground of the form has changed: another user pays, paid or took a bill into a plan; a channel is gone. */
  onStale: () => void
}

/**
 * Creates the order and leads to its payment. An order that was made and not paid is paid by the second tap as long as the form
 * has not changed; the bills it holds would refuse another one (AE-40).
 */
export function usePlaceOrder({ back, onStale }: PlaceOrderOptions): PlaceOrder {
  // No act: a refusal may lead to another order, and a wrong SMS code belongs to the field of the caller.
  const create = useWrite('default POST /crmgas/pay/createOrder', { once: true, handles: HANDLED })
  const prepared = usePrepare()
  const waits = useSayLater()

  const next = (order: Order, channel: Channel | null): Next => {
    const { orderId } = order
    waits.on = order.state === 'WAIT_PAY' && order.split === 'NONE'
    const isLeft = () => waits.isGone
    return pageOf(order, back) ?? { cashier: { orderId, channel, back, isLeft, onResult: () => (waits.on = false) } }
  }
  const payable = usePayable<OrderInput, Order>({
    make: create.run,
    next,
    resumes: true,
    faults: AMOUNT_CODES,
    answer: async (error, input, channel) => {
      const own = error.is('A2301') ? ownLock(error.data) : null
      if (own !== null) {
        if ((await ownOrder(own, channel)) === 'cancelled') await payable.send(input, channel)
        return true
      }
      const wish = error.is(...LIMIT_CODES) ? wishOf(input) : null
      if (wish !== null) await prepared.offer(error.message, wish)
      return wish !== null
    },
    say: async (error) => error.is(...LIMIT_CODES) && alert(error.message, { title: '提示', cancelText: null }),
    isStale: (error) => error.kind === 'refused',
    onStale,
    left,
  })
  function left(_order: Order, end: PayEnd): Promise<void> {
    if (end === 'expired') waits.on = false
    if (end === 'expired' || end === 'unavailable') onStale()
    return Promise.resolve()
  }
  const ownOrder = async (orderId: string, channel: Channel | null): Promise<'resumed' | 'cancelled' | 'left'> => {
    const goOn = await confirm({
      title: '提示',
      content: '您有未完成的支付单',
      cancelText: '取消原订单',
      confirmText: '继续支付',
    })
    // A page that goes away answers its dialogs with no: that cancels nothing.
    if (waits.isGone) return 'left'
    if (goOn) {
      const order = await call('default GET /crmgas/pay/order', { orderId })
      await payable.goOn(order, next(order, channel))
      return 'resumed'
    }
    await call('default POST /crmgas/pay/cancel', { orderId })
    toast('原订单已取消')
    return 'cancelled'
  }
  const { submit, alone, made, fault, clearFault, busy, cashier } = payable
  return {
    submit,
    settleOwn: (orderId, channel) =>
      alone(async () => {
        if ((await ownOrder(orderId, channel)) === 'cancelled') onStale()
      }),
    madeId: made?.orderId,
    fault,
    clearFault,
    busy: create.busy || busy,
    cashier,
  }
}

/** The master approves own bills and top-ups; payments for another customer are not approved. */
function wishOf({ bizType, billIds, amount, payToken }: OrderInput): Wish | null {
  if (payToken !== undefined) return null
  if (bizType === 'PREPAY' && amount !== undefined) return { kind: 'PREPAY', amount }
  return bizType === 'BILL' && billIds ? { kind: 'BILL', billIds: billIds.map(({ billId }) => billId) } : null
}

function ownLock(data: unknown): string | null {
  const lock = data as { own?: string; orderId?: string } | null
  return lock?.own === '1' && lock.orderId !== undefined ? lock.orderId : null
}

/** Leaving with an order that waits for its payment says where to find it, however the page is left (A 6.19). */
function useSayLater() {
  const [state] = useState({ on: false, isGone: false })
  useEffect(() => {
    state.isGone = false
    return () => {
      state.isGone = true
      if (state.on) toast(LATER)
    }
  }, [state])
  return state
}
