import { addressOf } from '@/routes/go'

export const INDEX = '/subPagesB/pages/gas-package/index'

/** A result leaves nothing behind that leads back to a cashier. */
export const THERE = { replace: true } as const

/** The page of what was paid. */
export function orderOf(bizType: 'DEPOSIT' | 'CHILD' | 'SUPPLEMENT' | 'NG_MARGIN', bizNo: string): string {
  if (bizType === 'NG_MARGIN') return addressOf('/subPagesB/pages/ng-package/ng-package', { tab: 'mine' })
  if (bizType === 'DEPOSIT') return addressOf('/subPagesB/pages/gas-package/order-details', { orderNo: bizNo })
  return bizType === 'CHILD'
    ? childPage(bizNo)
    : addressOf('/subPagesB/pages/gas-package/order-details-bu', { buNo: bizNo })
}

export const childPage = (childNo: string): string =>
  addressOf('/subPagesB/pages/gas-package/order-details-zi', { childNo })
