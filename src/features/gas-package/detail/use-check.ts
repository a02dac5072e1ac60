import { useState } from 'react'
import { callFailure, call } from '@/request'
import { go } from '@/routes/go'
import type { CheckItem } from '@/shared/order-check'
import { toast } from '@/ui'

/** K-02, K-03: whether this customer may order. A failed item is shown; a check that cannot be had leads nowhere. */
export function useCheck(packageId: string) {
  const [items, setItems] = useState<readonly CheckItem[] | null>(null)
  const order = async () => {
    try {
      const checked = await call(
        'taocan POST /trade/agree/comboCustomerCheck',
        { packageId, scene: 'PACKAGE' },
        { handles: 'all' },
      )
      if (!checked.pass) return setItems(checked.items)
    } catch (failure) {
      callFailure(failure)
      return toast('服务异常,请稍后重试')
    }
    await go('/subPagesB/pages/gas-package/gas-confirm-order', { packageId })
  }
  return { order, items, close: () => setItems(null) }
}
