import { attempt, useWrite } from '@/request'
import { alert, prompt } from '@/ui'

const LONGEST_REASON = 100

/** Gives an order up after asking why (K-11); answers false when he keeps it. */
export function useCancelOrder() {
  const write = useWrite('taocan POST /trade/order/cancel', { once: true, handles: ['2904', '42105', '42106'] })
  const cancel = async (orderNo: string, version: number): Promise<boolean> => {
    const reason = await prompt({
      title: '取消订单',
      content: '取消后气量将释放。确认取消？',
      label: '取消原因',
      kind: 'textarea',
      maxLength: LONGEST_REASON,
      placeholder: '请填写取消原因',
      check: (text) => (text.trim() === '' ? '请填写取消原因' : undefined),
    })
    if (reason === null) return false
    await attempt(write.run({ orderNo, version, reason: reason.trim() }), {
      ok: '订单已取消',
      at: async (error) => {
        if (error.is('2904', '42105', '42106'))
          await alert(error.message, { title: '提示', cancelText: null, confirmText: '知道了' })
      },
    })
    return true
  }
  return { cancel, busy: write.busy }
}
