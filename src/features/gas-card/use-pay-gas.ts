import { platformCode, usePayNow } from '@/shared/pay'
import { useRead } from '@/request'
import { addressOf, go } from '@/routes/go'
import type { GasOrderDetail } from './card-text'

/** Paying a purchase that waits for its money, by the first channel that is open here. */
export function usePayGas(order: GasOrderDetail | undefined, onChanged: () => Promise<void>) {
  const pay = usePayNow()
  const channels = useRead(
    'default GET /crmgas/pay/channels',
    { bizType: 'IC', amount: order?.payOrder.payAmount ?? '10.00', platform: platformCode() },
    { enabled: order?.canPay === true, handles: 'all' },
  )
  const channel = channels.data?.list.find(({ enabled }) => enabled)?.channel
  const payNow = async () => {
    if (!order || channel === undefined) return
    const { orderId, gasOrderId } = order
    const back = addressOf('/subPages/gasPaymentOrder/detail', { gasOrderId })
    if (order.payOrder.split === 'AMOUNT') return go('/pages/pay/pay-amount-suborder', { orderId, back })
    if ((await pay.payNow({ orderId, channel, back })) !== 'result') await onChanged()
  }
  return { payNow, busy: pay.busy, cashier: pay.cashier, ready: channel !== undefined }
}
