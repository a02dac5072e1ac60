import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { In, Out } from '@contract'
import { call, callFailure, useWrite, type ApiError } from '@/request'
import { go } from '@/routes/go'
import { confirm, toast } from '@/ui'
import { inDialog, tellRefusal, usePayNow, type Channel } from '@/shared/pay'
import { usePrepare, type Wish } from '@/shared/prepared-payment'

type OrderInput = Omit<In<'default POST /crmgas/pay/createOrder'>, 'requestNo'>
type Order = Pick<Out<'default POST /crmgas/pay/createOrder'>, 'orderId' | 'split' | 'state'>

/** Told at the field (A 5.14). */
const AMOUNT_CODES = ['A2304', 'A2317', 'A2325'] as const
const SMS_CODES = ['2002', '2003'] as const
/** Beyond what the payer may pay by himself: the master may approve it. */
const LIMIT_CODES = ['A2340', 'A2341'] as const
const HANDLED = [
  ...inDialog('A2301', 'A2303', 'A2305', 'A2307'),
  ...AMOUNT_CODES,
  ...SMS_CODES,
  ...LIMIT_CODES,
] as const
const LATER = '订单已生成，30分钟内可在缴费记录继续支付'

export interface PlaceOrder {
  /** Rejects with what is said at the SMS code, and with nothing else. */
  submit: (input: OrderInput, channel: Channel | null) => Promise<void>
  /** 继续支付 / 取消原订单 for the payer's own order that holds a bill (AE-40). */
  settleOwn: (orderId: string, channel: Channel | null) => Promise<void>
  /** The order made by this form that still waits for its money. */
  madeId: string | undefined
  /** What is wrong with the amount. */
  fault: string | undefined
  clearFault: () => void
  busy: boolean
  cashier: ReactNode
}

export interface PlaceOrderOptions {
  back: string
  /** What the form stands on has changed: somebody pays, paid or took a bill into a plan; a channel is gone. */
  onStale: () => void
}

/**
 * Creates the order and leads to its payment. An order that was made and not paid is paid by the second tap as long as the form
 * has not changed; the bills it holds would refuse another one (AE-40).
 */
export function usePlaceOrder({ back, onStale }: PlaceOrderOptions): PlaceOrder {
  // No act: a refusal may lead to another order, and a wrong SMS code belongs to the field of the caller.
  const create = useWrite('default POST /crmgas/pay/createOrder', { once: true, handles: HANDLED })
  const pay = usePayNow()
  const prepared = usePrepare()
  const [fault, setFault] = useState<string>()
  const [made, setMade] = useState<{ form: string; order: Order } | null>(null)
  const guarded = useGuarded(() => setFault(undefined))
  const waits = useSayLater()

  const proceed = async (order: Order, channel: Channel | null): Promise<void> => {
    const { orderId } = order
    waits.on = order.state === 'WAIT_PAY' && order.split === 'NONE'
    if (order.state === 'SUCCESS') return go('/pages/pay/pay-result', { orderId, back }, { replace: true })
    if (order.split === 'AMOUNT') return go('/pages/pay/pay-amount-suborder', { orderId, back }, { replace: true })
    const isLeft = () => waits.isGone
    const end = await pay.payNow({ orderId, channel, back, isLeft, onResult: () => (waits.on = false) })
    if (end === 'unavailable') onStale()
    if (end !== 'expired') return
    waits.on = false
    setMade(null)
    onStale()
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
      await proceed(order, order.channel === 'TT' || order.channel === 'BALANCE' ? channel : order.channel)
      return 'resumed'
    }
    await call('default POST /crmgas/pay/cancel', { orderId })
    toast('原订单已取消')
    return 'cancelled'
  }
  const refuse = async (error: ApiError, input: OrderInput, channel: Channel | null): Promise<void> => {
    const own = error.is('A2301') ? ownLock(error.data) : null
    if (own !== null) {
      if ((await ownOrder(own, channel)) === 'cancelled') await send(input, channel)
      return
    }
    if (error.is(...SMS_CODES)) throw error
    const wish = error.is(...LIMIT_CODES) ? wishOf(input) : null
    if (wish !== null) {
      await prepared.offer(error.message, wish)
      return
    }
    if (error.is(...AMOUNT_CODES)) return setFault(error.message)
    await tellRefusal(error)
    if (error.kind === 'refused') onStale()
  }
  const send = async (input: OrderInput, channel: Channel | null): Promise<void> => {
    try {
      const order = await create.run(input)
      setMade({ form: JSON.stringify(input), order })
      await proceed(order, channel)
    } catch (failure) {
      const error = callFailure(failure)
      await refuse(error, input, channel)
    }
  }
  return {
    submit: (input, channel) =>
      guarded(() => (made?.form === JSON.stringify(input) ? proceed(made.order, channel) : send(input, channel))),
    settleOwn: (orderId, channel) =>
      guarded(async () => {
        if ((await ownOrder(orderId, channel)) === 'cancelled') onStale()
      }),
    madeId: made?.order.orderId,
    fault,
    clearFault: () => setFault(undefined),
    busy: create.busy || pay.busy,
    cashier: pay.cashier,
  }
}

/** One at a time; refusals inside the dialogs have been toasted, what is none of ours goes on. */
function useGuarded(begin: () => void) {
  const busy = useRef(false)
  return async (work: () => Promise<unknown>): Promise<void> => {
    if (busy.current) return
    busy.current = true
    begin()
    try {
      await work()
    } catch (failure) {
      if (callFailure(failure).is(...SMS_CODES)) throw failure
    } finally {
      busy.current = false
    }
  }
}

/** The master approves own bills and top-ups; for somebody else's account nobody does. */
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
