import { useRef, useState, type ReactNode } from 'react'
import { callFailure, call, useWrite } from '@/request'
import { isAwaitingPayment } from '@domain/statuses/pay-order'
import { go } from '@/routes/go'
import { useWxReminders, type WxKey } from '@/shared/wx-reminders'
import { toast } from '@/ui'
import { openChannelOf, type Channel } from './open-channel'
import { platformCode } from './platform-code'
import { inDialog, showRefusal } from './refusals'
import { openIdOf, useCashier } from './use-cashier'

export interface PayRequest {
  orderId: string
  subOrderId?: string | undefined
  /** null: the page has chosen none; the first one that is open for the order is used. */
  channel: Channel | null
  /** Where 完成 on the result page leads. */
  back?: string | undefined
  /** The page is about to give way to the result page. */
  onResult?: (() => void) | undefined
  /** Shows the result in the page's place; the usual result page without it. */
  toResult?: ((cashier: CashierEnd) => Promise<unknown>) | undefined
  /** The text after the payer has cancelled. */
  givenUp?: string | undefined
  /** The payer has left the page, and the page has said so itself. */
  isLeft?: (() => boolean) | undefined
}

/** What is sent next: the money has come, a balance runs low, the next bill. */
const AFTER_PAYMENT = ['PAY', 'BALANCE', 'BILL'] as const

/** How the cashier was left. */
export type CashierEnd = 'done' | 'failed'

/** How it ended: at the result page, cancelled by the payer, or refused (`expired`: the order is over, `unavailable`: the channel). */
export type PayEnd = 'result' | 'cancelled' | 'refused' | 'expired' | 'unavailable'

export interface PayNow {
  /** Prepay, cashier, result page: the one way money is asked for (A 6.0). A second tap meanwhile does nothing. */
  payNow: (request: PayRequest) => Promise<PayEnd>
  /** Of a tap that makes an order first: what `payNow` begins with, before the order is asked for. */
  remind: () => Promise<void>
  busy: boolean
  /** Stands in the page: the sandbox cashier while it is open. */
  cashier: ReactNode
}

/**
 * Opens the channel for an order and goes to its result; the gateway alone decides what was paid (AE-45). `next`: what WeChat may
 * report after it.
 */
export function usePayNow(next: readonly WxKey[] = AFTER_PAYMENT): PayNow {
  // No act: the caller goes on by how the payment ended.
  const prepay = useWrite('default POST /crmgas/pay/prepay', {
    once: true,
    handles: [...inDialog('A2305', 'A2306', 'A2319'), 'A2311', 'A2321'],
  })
  const { atCashier, isOpen, cashier } = useCashier()
  const ask = useWxReminders()
  const remind = () => ask(next)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const attempt = async (request: PayRequest): Promise<PayEnd> => {
    try {
      const channel = request.channel ?? (await openChannelOf(request.orderId))
      if (channel === null) return unavailable('暂无可用的支付方式')
      const outcome = await atCashier(await prepay.run(inputOf(request, channel)))
      if (outcome === 'unavailable') return unavailable('支付渠道不可用，请更换支付方式')
      if (outcome === 'cancelled' && !(await isPaidAllTheSame(request.orderId))) return cancelled(request)
      if (outcome === 'failed') return await toResult({ ...request, subOrderId: undefined }, 'failed')
      return await toResult(request, 'done')
    } catch (failure) {
      const error = callFailure(failure)
      if (error.is('A2311')) return toResult({ ...request, subOrderId: undefined }, 'done')
      if (error.is('A2321')) return unavailable(error.message)
      await showRefusal(error)
      return error.is('A2319') ? 'expired' : 'refused'
    }
  }
  const payNow = async (request: PayRequest): Promise<PayEnd> => {
    if (running.current) return 'refused'
    running.current = true
    setBusy(true)
    try {
      await remind()
      return await attempt(request)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return {
    payNow,
    remind,
    busy: busy && !isOpen,
    cashier,
  }
}

function inputOf({ orderId, subOrderId }: PayRequest, channel: Channel) {
  return {
    orderId,
    channel,
    platform: platformCode(),
    ...(subOrderId !== undefined && { subOrderId }),
    ...openIdOf(),
  }
}

/** `cashier`: how it was left. A slice that failed is not waited for. */
async function toResult(request: PayRequest, cashier: CashierEnd): Promise<PayEnd> {
  const { orderId, subOrderId, back, onResult } = request
  onResult?.()
  if (request.toResult) {
    await request.toResult(cashier)
    return 'result'
  }
  const params = {
    orderId,
    cashier,
    ...(subOrderId !== undefined && { subOrderId }),
    ...(back !== undefined && { back }),
  }
  await go('/pages/pay/pay-result', params, { replace: true })
  return 'result'
}

/** A cashier also calls a wrong signature a cancel (A 5.9): the gateway is asked once before the payer is believed. */
async function isPaidAllTheSame(orderId: string): Promise<boolean> {
  try {
    return !isAwaitingPayment((await call('default GET /crmgas/pay/query', { orderId }, { handles: 'all' })).state)
  } catch (failure) {
    // No answer says nothing: the order stays open, and the records show what became of it.
    callFailure(failure)
    return false
  }
}

function cancelled({ givenUp = '未完成支付，订单已保留', isLeft }: PayRequest): PayEnd {
  if (!isLeft?.()) toast(givenUp)
  return 'cancelled'
}

function unavailable(text: string): PayEnd {
  toast(text)
  return 'unavailable'
}
