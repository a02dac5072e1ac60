import { attempt, call } from '@/request'
import { confirm } from '@/ui'

/** Gives an order up after asking; a refusal has been toasted by the call. False: he keeps it. */
export async function cancelOrder(orderId: string): Promise<boolean> {
  const question = { title: '提示', content: '确定取消该支付单吗？', cancelText: '再想想', confirmText: '取消支付单' }
  if (!(await confirm(question))) return false
  await attempt(call('default POST /crmgas/pay/cancel', { orderId }), { ok: '支付单已取消' })
  return true
}
