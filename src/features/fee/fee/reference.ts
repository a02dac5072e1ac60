/** Where an entry's reference is shown (A 6.27): the bill, the plan, the order among the payment records. */
export function referenceOf({ refType, refId }: { refType: string; refId: string }): string | null {
  if (refType === 'BILL') return `/pages/my-bill/details/details?billId=${encodeURIComponent(refId)}`
  if (refType === 'PLAN' || refType === 'INSTALLMENT')
    return `/subPages/installment/detail?planId=${encodeURIComponent(refId)}`
  return refType === 'ORDER' ? `/pages/pay/record?orderId=${encodeURIComponent(refId)}` : null
}
