import { addressOf } from '@/routes/go'
/** Where an entry's reference is shown (A 6.27): the bill, the plan, the order among the payment records. */
export function referenceOf({ refType, refId }: { refType: string; refId: string }): string | null {
  if (refType === 'BILL') return addressOf('/pages/my-bill/details/details', { billId: refId })
  if (refType === 'PLAN' || refType === 'INSTALLMENT')
    return addressOf('/subPages/installment/detail', { planId: refId })
  return refType === 'ORDER' ? addressOf('/pages/pay/record', { orderId: refId }) : null
}
