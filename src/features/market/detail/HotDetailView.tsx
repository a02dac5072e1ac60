import { PageFrame } from '@/blocks'
import { goBack } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Empty } from '@/ui'
import { ActivityView } from './ActivityView'
import { LeadView } from './LeadView'
import { ProductView } from './ProductView'

/** 商品详情, 活动详情, 咨询单详情 (E 6.4): by the type of the address. */
export function HotDetailView({
  type = 'product',
  productId,
  activityId,
  leadNo,
  ...rest
}: PageParams<'/pages/hot/detail'>) {
  if (type === 'product' && productId) return <ProductView productId={productId} opensSheet={rest.sheet === '1'} />
  if (type === 'activity' && activityId) return <ActivityView activityId={activityId} />
  if (type === 'lead' && leadNo) return <LeadView leadNo={leadNo} />
  return (
    <PageFrame>
      <Empty text='参数错误' action='返回' onAction={() => void goBack()} />
    </PageFrame>
  )
}
