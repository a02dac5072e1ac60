import type { Out } from '@contract'
import { useAct } from '@/blocks'
import { attempt, useWrite } from '@/request'
import { go } from '@/routes/go'
import { stepUp } from '@/shared/step-up'
import { useUser } from '@/stores'
import { prompt, toast } from '@/ui'
import { inDialog, tellRefusal, usePayNow, type Channel } from '@/shared/pay'
import { parseAmount } from '@domain/money'
import type { Paying } from '../OrderForm'

export type PreparedDetail = Out<'btwob GET /pay/prepared/detail'>

const BACK = '/pages/pay/meters'
const HANDLED = [...inDialog('A2301', 'A2305', 'A2307'), '2002', '2003'] as const

/** What the master does with a prepared payment: approve and pay, change, refuse. */
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
  const pay = usePayNow()
  const place = useUser(({ loginUserInfo }) => loginUserInfo)

  const run = async (paying: Partial<Paying>, channel: Channel | null): Promise<void> => {
    if (prepared === undefined) return
    const { preparedId, version, dueNow } = prepared
    const bp = place?.bp ?? ''
    const securityTicket = await stepUp({ scene: 'payApprove', bp, companyCode: place?.companyCode ?? '' })
    if (securityTicket === null) return
    const asked = { preparedId, version, dueNow, securityTicket, ...paying }
    const answers: Out<'btwob POST /pay/prepared/approve'>[] = []
    const sent = approve.run(asked).then((answer) => {
      answers.push(answer)
    })
    const refused = await attempt(sent, { at: tellRefusal })
    if (refused?.is('2002', '2003')) throw refused
    const [made] = answers
    if (made === undefined) return onChanged()
    await proceed(made, channel)
  }
  const proceed = async (
    { kind, orderId, split, state }: Out<'btwob POST /pay/prepared/approve'>,
    channel: Channel | null,
  ) => {
    if (kind === 'TRANSFER')
      return go('/pages/pay/pay-telegraphic-transfer/confirm-order', { ttId: orderId }, { replace: true })
    if (state === 'SUCCESS') return go('/pages/pay/pay-result', { orderId, back: BACK }, { replace: true })
    if (split === 'AMOUNT') return go('/pages/pay/pay-amount-suborder', { orderId, back: BACK }, { replace: true })
    await pay.payNow({ orderId, channel, back: BACK })
    await onChanged()
  }
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
  return { run, changeTo, askAmount, refuseIt, busy: approve.busy || pay.busy, cashier: pay.cashier }
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
