import type { Out } from '@contract'
import { useAct } from '@/blocks'
import { useWrite } from '@/request'
import { go } from '@/routes/go'
import { stepUp } from '@/shared/step-up'
import { useUser } from '@/stores'
import { prompt, toast } from '@/ui'
import { inDialog, pageOf, SMS_CODES, usePayable, type Channel, type Next } from '@/shared/pay'
import { parseAmount } from '@domain/money'
import type { Paying } from '../OrderForm'

export type PreparedDetail = Out<'btwob GET /pay/prepared/detail'>

type Made = Out<'btwob POST /pay/prepared/approve'>

const BACK = '/pages/pay/meters'
const HANDLED = [...inDialog('A2301', 'A2305', 'A2307'), ...SMS_CODES] as const

/** What the master does with a prepared payment (Y-12): approve and pay, change, refuse. */
export function useApprove(prepared: PreparedDetail | undefined, onChanged: () => Promise<void>) {
  // No act: a wrong SMS code belongs to the field of the caller.
  const approve = useWrite('btwob POST /pay/prepared/approve', { once: true, handles: HANDLED })
  const change = useAct('btwob POST /pay/prepared/change', { ok: '已修改', done: onChanged, stale: onChanged })
  const refuse = useAct('btwob POST /pay/prepared/refuse', {
    more: askReason,
    done: async () => {
      toast('已拒绝')
      await onChanged()
    },
    stale: onChanged,
  })
  const place = useUser(({ loginUserInfo }) => loginUserInfo)
  const payable = usePayable<Partial<Paying>, Made>({
    make: async (paying) => {
      if (prepared === undefined) return null
      const { preparedId, version, dueNow } = prepared
      const bp = place?.bp ?? ''
      const securityTicket = await stepUp({ scene: 'payApprove', bp, companyCode: place?.companyCode ?? '' })
      return securityTicket === null ? null : approve.run({ preparedId, version, dueNow, securityTicket, ...paying })
    },
    next: nextOf,
    onStale: onChanged,
    left: onChanged,
  })
  const changeTo = async (wish: { billIds: string[] } | { amount: string }): Promise<void> => {
    if (prepared === undefined) return
    const { preparedId, version } = prepared
    await change.run({ preparedId, version, ...wish })
  }
  const askAmount = async (): Promise<void> => {
    const text = await prompt({
      title: '修改金额',
      label: '金额（元）',
      kind: 'number',
      maxLength: 13,
      check: (typed) => (parseAmount(typed).ok ? undefined : '请输入正确的金额'),
    })
    if (text !== null) await changeTo({ amount: text })
  }
  const refuseIt = async (): Promise<void> => {
    if (prepared !== undefined) await refuse.run({ preparedId: prepared.preparedId })
  }
  const { submit: run, busy, cashier } = payable
  return { run, changeTo, askAmount, refuseIt, busy: approve.busy || busy, cashier }
}

function nextOf(made: Made, channel: Channel | null): Next {
  const { kind, orderId } = made
  if (kind === 'TRANSFER')
    return { page: () => go('/pages/pay/pay-telegraphic-transfer/confirm-order', { ttId: orderId }, { replace: true }) }
  return pageOf(made, BACK) ?? { cashier: { orderId, channel, back: BACK } }
}

async function askReason(): Promise<{ reason: string } | null> {
  const reason = await prompt({
    title: '拒绝付款申请',
    label: '原因',
    kind: 'textarea',
    maxLength: 100,
    placeholder: '提交人可见',
    check: (text) => (text.trim().length < 2 ? '请填写拒绝原因' : undefined),
  })
  return reason === null ? null : { reason: reason.trim() }
}
