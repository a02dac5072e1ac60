import { useAct } from '@/blocks'
import { prompt } from '@/ui'
import { showKnown } from './tell-known'

const LONGEST_REASON = 100

/** Cancels an order with a reason (K-11). */
export function useCancelOrder({ orderNo, version }: { orderNo: string; version: number }, onChanged: () => unknown) {
  const { run, busy } = useAct('taocan POST /trade/order/cancel', {
    once: true,
    more: askReason,
    ok: '订单已取消',
    dialog: ['2904', '42105', '42106'],
    tell: showKnown,
    done: onChanged,
    stale: onChanged,
  })
  return { cancel: () => run({ orderNo, version }), busy }
}

async function askReason(): Promise<{ reason: string } | null> {
  const reason = await prompt({
    title: '取消订单',
    content: '取消后气量将释放。确认取消？',
    label: '取消原因',
    kind: 'textarea',
    maxLength: LONGEST_REASON,
    placeholder: '请填写取消原因',
    check: (text) => (text.trim() === '' ? '请填写取消原因' : undefined),
  })
  return reason === null ? null : { reason: reason.trim() }
}
