import { useRef, type ReactNode } from 'react'
import type { In, Out } from '@contract'
import { formatMoney } from '@domain/money'
import { useEachShow } from '@/blocks'
import { inDialog, tellRefusal, usePayNow } from '@/shared/pay'
import { call, callFailure, useWrite, type ApiError } from '@/request'
import { go } from '@/routes/go'
import { alert, confirm, toast } from '@/ui'

type Made = Out<'taocan POST /trade/pay/create'>
export type Way = In<'taocan POST /trade/pay/create'>['channel']
export type Cashier = Out<'btwob GET /package/payable'>

const SMS_CODES = ['2002', '2003'] as const
/** What the cashier shows is not so any more. */
const STALE_CODES = ['2904', '42901', '42902', '42903', '42905', 'A2321', 'A2322', 'A2324', 'A2503'] as const
const LIMIT_CODES = ['A2340', 'A2341'] as const
const HANDLED = [...SMS_CODES, ...STALE_CODES, ...LIMIT_CODES, ...inDialog('A2307')] as const

const TRANSFER = '/pages/pay/pay-telegraphic-transfer'

export interface PayPart {
  /** Rejects with what is said at the SMS code, and with nothing else. */
  pay: (payable: Cashier, way: Way, smsCode: string) => Promise<void>
  busy: boolean
  cashier: ReactNode
}

/** Pays one part of a package order: makes its payment and leads to where the money is given (B 6.1). */
export function usePayPart(onStale: () => Promise<void>): PayPart {
  // No acts: the payment goes on at the cashier, and a wrong SMS code belongs to the field of the caller.
  const create = useWrite('taocan POST /trade/pay/create', { once: true, handles: HANDLED })
  const giveUp = useWrite('taocan POST /trade/pay/cancel', { once: true, handles: 'all' })
  const payNow = usePayNow()
  const running = useRef(false)
  const made = useRef<{ payNo: string; bizType: Cashier['bizType'] } | null>(null)
  useEachShow(() => {
    if (made.current && !running.current) void showIfPaid(made.current)
  })

  const atChannel = async (payable: Cashier, { payNo, orderId }: Made, channel: Exclude<Way, 'BALANCE' | 'TT'>) => {
    if (orderId === null) return onStale()
    const toResult = () => showResult(payable.bizType, payNo)
    const end = await payNow.payNow({ orderId, channel, toResult, givenUp: '支付已取消' })
    if (end === 'result') return
    // Whether it could be given up is seen in what the cashier shows then.
    if (end === 'cancelled') await giveUp.run({ payNo }).catch(unlessBroken)
    await onStale()
  }
  const proceed = async (payable: Cashier, done: Made, way: Way): Promise<void> => {
    const { payNo, status, orderId } = done
    made.current = { payNo, bizType: payable.bizType }
    if (status === 'PAID' || way === 'BALANCE') return showResult(payable.bizType, payNo)
    if (way !== 'TT') return atChannel(payable, done, way)
    if (orderId !== null) return go(`${TRANSFER}/confirm-order`, { ttId: orderId })
    const { bizNo, amount } = payable
    await go(TRANSFER, { bizType: 'PACKAGE', bizNo, amount, payNo })
  }
  const pay: PayPart['pay'] = async (payable, way, smsCode) => {
    if (running.current || !(await isWanted(payable, way))) return
    running.current = true
    const { bizType, bizNo } = payable
    try {
      const input = { bizType, bizNo, channel: way, ...(smsCode !== '' && { smsCode }) }
      await proceed(payable, await create.run(input), way)
    } catch (failure) {
      const error = callFailure(failure)
      if (error.is(...SMS_CODES)) throw failure
      await say(error)
      if (error.is(...STALE_CODES)) await onStale()
    } finally {
      running.current = false
    }
  }
  return { pay, busy: create.busy || payNow.busy, cashier: payNow.cashier }
}

/** What leaves the balance is asked for once more. */
const isWanted = async ({ amount }: Cashier, way: Way): Promise<boolean> =>
  way !== 'BALANCE' || confirm({ title: '提示', content: `将从账户余额扣除${formatMoney(amount)}。确认支付？` })

/** Somebody else pays, it is paid, its time is over: read, then looked at anew. */
async function say(error: ApiError): Promise<void> {
  if (await tellRefusal(error)) return
  if (error.is('42901')) return alert(error.message, { title: '提示', confirmText: '刷新', cancelText: null })
  if (error.is(...STALE_CODES, ...LIMIT_CODES)) await alert(error.message, { title: '提示', cancelText: null })
}

const showResult = (scene: Cashier['bizType'], payNo: string): Promise<void> =>
  go('/subPagesB/pages/gas-package/gas-submit-result', { scene, payNo }, { replace: true })

/** The payer comes back from elsewhere: what was paid meanwhile is shown. */
async function showIfPaid({ payNo, bizType }: { payNo: string; bizType: Cashier['bizType'] }): Promise<void> {
  const seen = await call('taocan GET /trade/pay/status', { payNo }, { handles: 'all' }).catch(unlessBroken)
  if (seen?.status !== 'PAID') return
  toast('已支付')
  await showResult(bizType, payNo)
}

/** A failure that says nothing here; a broken program goes on. */
function unlessBroken(failure: unknown): undefined {
  callFailure(failure)
  return undefined
}
