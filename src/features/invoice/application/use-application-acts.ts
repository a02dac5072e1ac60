import type { Out } from '@contract'
import { useAct } from '@/blocks'
import { useTake } from '../parts/take/use-take'

type Application = Out<'default GET /crmgas/invoice/applyDetail'>

/** 撤销申请 and 重新申请. */
export function useApplicationActs(apply: Application, stale: () => Promise<void>) {
  const { applyId, items, titleId, buyer, receiverPhone, sourceEntry } = apply
  const withdraw = useAct('default POST /crmgas/invoice/withdrawApply', {
    ask: '确认撤销该开票申请吗？',
    ok: '申请已撤销',
    dialog: ['2613', '2655'],
    stale,
  })
  const { invoiceType, mergeMode, emails, showBuyerExtra, remark } = apply
  const { take, busy } = useTake({
    entry: sourceEntry === 'TRADE' ? 'TRADE' : 'BILL',
    form: { invoiceType, mergeMode, emails, receiverPhone: receiverPhone ?? '', showBuyerExtra, remark },
    title: titleId === null ? null : { titleId, name: buyer.name },
    stale,
  })
  /** The same items and the same form; corrections come along by themselves (IV-06). */
  const repeat = () => take(items.filter(({ isAdjust }) => !isAdjust).map(({ tradeNo }) => tradeNo))
  return { withdraw: () => withdraw.run({ applyId }), repeat, busy: withdraw.busy || busy }
}
