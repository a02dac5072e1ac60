import { useAct } from '@/blocks'

/** 取消支付单. */
export const useCancelOrder = (onChanged: () => unknown) =>
  useAct('default POST /crmgas/pay/cancel', {
    ask: { content: '确定取消该支付单吗？', cancelText: '再想想', confirmText: '取消支付单' },
    ok: '支付单已取消',
    done: onChanged,
    stale: onChanged,
  })
