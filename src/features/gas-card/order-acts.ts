import { attempt, call } from '@/request'
import { confirm } from '@/ui'

/** Gives an unpaid purchase up after asking; a refusal has been toasted by the call. False: he keeps it. */
export async function cancelGas(gasOrderId: string): Promise<boolean> {
  const question = { title: '提示', content: '确定取消该订单吗？', cancelText: '再想想', confirmText: '取消订单' }
  if (!(await confirm(question))) return false
  await attempt(call('default POST /crmgas/gasPaymentOrder/cancel', { gasOrderId }), { ok: '订单已取消' })
  return true
}
