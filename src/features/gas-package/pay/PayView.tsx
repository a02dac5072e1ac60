import { Empty } from '@/ui'
import { PageFrame } from '@/blocks'
import type { ViewParams } from '@/routes/table'
import { PayCashier } from '../parts/pay/PayCashier'

/** 提气支付 (B 6.1): the cashier of one part of an order. */
export function PayView({ bizType, bizNo }: ViewParams<'/subPagesB/pages/gas-package/extract-pay'>) {
  if (bizType !== 'NG_MARGIN') return <PayCashier bizType={bizType} bizNo={bizNo} />
  return (
    <PageFrame>
      <Empty text='数据不存在或已失效' />
    </PageFrame>
  )
}
