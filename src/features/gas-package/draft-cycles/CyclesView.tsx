import { Empty } from '@/ui'
import { PageFrame } from '@/blocks'
import type { PageParams } from '@/routes/table'
import { DraftCycles } from './DraftCycles'
import { OrderCycles } from './OrderCycles'

/** 提气周期: the allocation before an order, or the calendar of one (B 6.1). */
export function CyclesView(params: PageParams<'/subPagesB/pages/gas-package/extraction-cycle'>) {
  const { mode, packageId, volume, orderNo } = params
  if (mode === 'draft' && packageId !== undefined && volume !== undefined)
    return <DraftCycles packageId={packageId} volume={volume} />
  if (mode === 'view' && orderNo !== undefined) return <OrderCycles orderNo={orderNo} />
  return (
    <PageFrame>
      <Empty text='链接无效，请返回重试' />
    </PageFrame>
  )
}
