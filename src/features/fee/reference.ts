/** Where an entry's reference is shown (A 6.27): the bill; orders have no page of their own but the records. */
export function referenceOf({ refType, refId }: { refType: string; refId: string }): string | null {
  if (refType === 'BILL') return `/pages/my-bill/details/details?billId=${encodeURIComponent(refId)}`
  if (refType === 'PLAN' || refType === 'INSTALLMENT')
    return `/subPages/installment/detail?planId=${encodeURIComponent(refId)}`
  return refType === 'PAY_ORDER' ? '/pages/pay/record' : null
}
