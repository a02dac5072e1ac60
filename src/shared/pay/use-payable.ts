import { useRef, useState, type ReactNode } from 'react'
import type { ErrorCode } from '@domain/errors'
import { callFailure, type ApiError } from '@/request'
import { go } from '@/routes/go'
import type { Channel } from './open-channel'
import { showRefusal } from './refusals'
import type { WxKey } from '@/shared/wx-reminders'
import { usePayNow, type PayEnd, type PayRequest } from './use-pay-now'

/** They are at the SMS code, which is a field of the caller. */
export const SMS_CODES = ['2002', '2003'] as const
/** Beyond what this user may pay without the master (Y-12). */
export const LIMIT_CODES = ['A2340', 'A2341'] as const

/** What comes after an order is made: its cashier, or a page. */
export type Next = { cashier: PayRequest } | { page: () => Promise<unknown> }

export interface PayableSpec<Input, Made> {
  /** Makes the order; null: the payer did not go through with it. */
  make: (input: Input) => Promise<Made | null>
  next: (made: Made, channel: Channel | null, input: Input) => Next
  /** A second tap pays the order of the first one as long as the form has not changed. */
  resumes?: true
  /** Codes that are at the amount (A 5.14). */
  faults?: readonly ErrorCode[]
  /** A refusal that has an answer of its own; false: it has none. */
  answer?: (error: ApiError, input: Input, channel: Channel | null) => Promise<boolean>
  /** Shows what no dialog of `showRefusal` shows. */
  say?: (error: ApiError) => Promise<unknown>
  /** What the form is on has changed; all refusals mean so without it. */
  isStale?: (error: ApiError) => boolean
  onStale: () => unknown
  /** What WeChat may report after it; the usual set by default. */
  reminders?: readonly WxKey[]
  /** After the cashier was left without a result; without it the form is read again when the order or its channel is gone. */
  left?: (made: Made, end: PayEnd) => Promise<unknown>
}

export interface Payable<Input, Made> {
  /** Rejects with a refusal of the SMS code, and with nothing else. */
  submit: (input: Input, channel: Channel | null) => Promise<void>
  /** Other work of the form that must not run beside a payment; its refusals are shown by itself. */
  alone: (work: () => Promise<unknown>) => Promise<void>
  /** Makes the order and goes on, within `alone`. */
  send: (input: Input, channel: Channel | null) => Promise<void>
  /** Leads an order that is there already to its payment. */
  goOn: (made: Made, next: Next) => Promise<void>
  isRunning: () => boolean
  /** The order that was made last. */
  made: Made | undefined
  /** What is wrong with the amount. */
  fault: string | undefined
  clearFault: () => void
  /** A payment is under way. */
  busy: boolean
  cashier: ReactNode
}

/** Makes an order and leads to its payment, one at a time: what all orders share, whatever is paid. */
export function usePayable<Input, Made>(spec: PayableSpec<Input, Made>): Payable<Input, Made> {
  const pay = usePayNow(spec.reminders)
  const [fault, setFault] = useState<string>()
  const [last, setLast] = useState<{ form: string; made: Made } | null>(null)
  const running = useRef(false)

  const goOn: Payable<Input, Made>['goOn'] = async (made, next) => {
    if ('page' in next) return void (await next.page())
    const end = await pay.payNow(next.cashier)
    if (end === 'result') return
    if (end === 'expired') setLast(null)
    if (spec.left) await spec.left(made, end)
    else if (end === 'expired' || end === 'unavailable') await spec.onStale()
  }
  const refuse = async (error: ApiError, input: Input, channel: Channel | null): Promise<void> => {
    if (error.is(...SMS_CODES)) throw error
    if (spec.faults !== undefined && error.is(...spec.faults)) return setFault(error.message)
    if (await spec.answer?.(error, input, channel)) return
    if (!(await showRefusal(error))) await spec.say?.(error)
    if (spec.isStale === undefined || spec.isStale(error)) await spec.onStale()
  }
  const send: Payable<Input, Made>['send'] = async (input, channel) => {
    try {
      const made = await spec.make(input)
      if (made === null) return
      setLast({ form: formOf(input), made })
      await goOn(made, spec.next(made, channel, input))
    } catch (failure) {
      await refuse(callFailure(failure), input, channel)
    }
  }
  const alone: Payable<Input, Made>['alone'] = async (work) => {
    if (running.current) return
    running.current = true
    setFault(undefined)
    try {
      await work()
    } catch (failure) {
      if (callFailure(failure).is(...SMS_CODES)) throw failure
    } finally {
      running.current = false
    }
  }
  return {
    submit: (input, channel) =>
      alone(async () => {
        await pay.remind()
        const isSame = spec.resumes === true && last?.form === formOf(input)
        return isSame ? goOn(last.made, spec.next(last.made, channel, input)) : send(input, channel)
      }),
    alone,
    send,
    goOn,
    isRunning: () => running.current,
    made: last?.made,
    fault,
    clearFault: () => setFault(undefined),
    busy: pay.busy,
    cashier: pay.cashier,
  }
}

const formOf = (input: unknown): string => JSON.stringify(input)

/** An order that has its money already, or is paid in several payments, is gone on with on a page of its own. */
export function pageOf(order: { orderId: string; state: string; split: string }, back: string): Next | null {
  const { orderId } = order
  if (order.state === 'SUCCESS')
    return { page: () => go('/pages/pay/pay-result', { orderId, back }, { replace: true }) }
  if (order.split !== 'AMOUNT') return null
  return { page: () => go('/pages/pay/pay-amount-suborder', { orderId, back }, { replace: true }) }
}
