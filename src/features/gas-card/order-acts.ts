import { useAct } from '@/blocks'

/** 取消订单 of an unpaid purchase. */
export const useCancelGas = (onChanged: () => unknown) =>
  useAct('default POST /crmgas/gasPaymentOrder/cancel', {
    ask: { content: '确定取消该订单吗？', cancelText: '再想想', confirmText: '取消订单' },
    ok: '订单已取消',
    done: onChanged,
    stale: onChanged,
  })
