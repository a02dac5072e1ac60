import { asApiError, call } from '@/request'
import { confirm, toast } from '@/ui'

/** Gives an order up after asking; a refusal has been toasted by the call. False: he keeps it. */
export async function cancelOrder(orderId: string): Promise<boolean> {
  if (!(await confirm({ title: '提示', content: '确定取消该支付单吗？' }))) return false
  try {
    await call('default POST /crmgas/pay/cancel', { orderId })
    toast('支付单已取消')
  } catch (failure) {
    if (asApiError(failure).kind === 'broken') throw failure
  }
  return true
}
