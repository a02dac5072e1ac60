import { useRef } from 'react'
import type { In, Out } from '@contract'
import { formatMoney } from '@domain/money'
import { useEachShow } from '@/blocks'
import { inDialog, LIMIT_CODES, SMS_CODES, usePayable, type Next, type Payable } from '@/shared/pay'
import { call, callFailure, useWrite, type ApiError } from '@/request'
import { go } from '@/routes/go'
import { alert, confirm, toast } from '@/ui'

type Made = Out<'taocan POST /trade/pay/create'>
export type Way = In<'taocan POST /trade/pay/create'>['channel']
export type Cashier = Out<'btwob GET /package/payable'>

/** What the cashier shows is not so any more. */
const STALE_CODES = ['2904', '42901', '42902', '42903', '42905', 'A2321', 'A2322', 'A2324', 'A2503'] as const
const HANDLED = [...SMS_CODES, ...STALE_CODES, ...LIMIT_CODES, ...inDialog('A2307')] as const

/** What comes next: a cycle that can be changed, or is to be paid. */
const AFTER_PART = ['ORDER', 'PAY', 'BALANCE'] as const

const TRANSFER = '/pages/pay/pay-telegraphic-transfer'

export interface Asked {
  payable: Cashier
  way: Way
  smsCode: string
}

/** Pays one part of a package order: makes its payment and leads to where the money is given (B 6.1). */
export function usePayPart(onStale: () => Promise<void>): Payable<Asked, Made> {
  // No acts: the payment goes on at the cashier, and a wrong SMS code belongs to the field of the caller.
  const create = useWrite('taocan POST /trade/pay/create', { once: true, handles: HANDLED })
  const giveUp = useWrite('taocan POST /trade/pay/cancel', { once: true, handles: 'all' })
  const made = useRef<{ payNo: string; bizType: Cashier['bizType'] } | null>(null)
  const part = usePayable<Asked, Made>({
    make: async ({ payable, way, smsCode }) => {
      if (!(await isWanted(payable, way))) return null
      const { bizType, bizNo } = payable
      const done = await create.run({ bizType, bizNo, channel: way, ...(smsCode !== '' && { smsCode }) })
      made.current = { payNo: done.payNo, bizType }
      return done
    },
    next: (done, _channel, asked) => nextOf(done, asked, onStale),
    say,
    isStale: (error) => error.is(...STALE_CODES),
    onStale,
    reminders: AFTER_PART,
    left: async ({ payNo }, end) => {
      // Whether it could be cancelled is seen in what the cashier shows then.
      if (end === 'cancelled') await giveUp.run({ payNo }).catch(unlessBroken)
      await onStale()
    },
  })
  useEachShow(() => {
    if (made.current && !part.isRunning()) void showIfPaid(made.current)
  })
  return { ...part, busy: create.busy || part.busy }
}

function nextOf({ payNo, status, orderId }: Made, { payable, way }: Asked, onStale: () => Promise<void>): Next {
  const { bizType, bizNo, amount } = payable
  if (status === 'PAID' || way === 'BALANCE') return { page: () => showResult(bizType, payNo) }
  if (way === 'TT') {
    if (orderId !== null) return { page: () => go(`${TRANSFER}/confirm-order`, { ttId: orderId }) }
    return { page: () => go(TRANSFER, { bizType: 'PACKAGE', bizNo, amount, payNo }) }
  }
  if (orderId === null) return { page: onStale }
  return {
    cashier: { orderId, channel: way, toResult: () => showResult(bizType, payNo), givenUp: '支付已取消' },
  }
}

/** A payment from the balance needs a second question. */
const isWanted = async ({ amount }: Cashier, way: Way): Promise<boolean> =>
  way !== 'BALANCE' || confirm({ title: '提示', content: `将从账户余额扣除${formatMoney(amount)}。确认支付？` })

/** Another user pays, it is paid, or it has expired: shown, then loaded again. */
async function say(error: ApiError): Promise<void> {
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
