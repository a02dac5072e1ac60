import type { Out } from '@contract'
import { attempt, useWrite } from '@/request'
import { useInvoice } from '@/stores/invoice'
import { alert, confirm } from '@/ui'
import { useTake } from '../use-take'

type Application = Out<'default GET /crmgas/invoice/applyDetail'>

/** 撤销申请 and 重新申请; whoever comes too late is told, and sees how it stands by now. */
export function useApplicationActs(apply: Application, onStale: () => Promise<void>) {
  const withdrawing = useWrite('default POST /crmgas/invoice/withdrawApply', { handles: ['2613', '2655'] })
  const { take, busy } = useTake(onStale)
  const withdraw = async () => {
    if (!(await confirm({ title: '提示', content: '确认撤销该开票申请吗？' }))) return
    await attempt(withdrawing.run({ applyId: apply.applyId }), {
      ok: '申请已撤销',
      at: async (error) => {
        if (error.is('2613', '2655')) await alert(error.message, { title: '提示', cancelText: null })
        await onStale()
      },
    })
  }
  /** The same items and the same form once more; corrections come along by themselves (IV-06). */
  const repeat = async () => {
    const { invoiceType, mergeMode, emails, receiverPhone, showBuyerExtra, remark, titleId, buyer } = apply
    useInvoice.setState({ invoiceTitle: titleId === null ? null : { titleId, name: buyer.name } })
    await take(
      apply.items.filter(({ isAdjust }) => !isAdjust).map(({ tradeNo }) => tradeNo),
      {
        entry: apply.sourceEntry === 'TRADE' ? 'TRADE' : 'BILL',
        form: { invoiceType, mergeMode, emails, receiverPhone: receiverPhone ?? '', showBuyerExtra, remark },
      },
    )
  }
  return { withdraw, repeat, busy: withdrawing.busy || busy }
}
