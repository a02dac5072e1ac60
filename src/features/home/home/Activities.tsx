import { useLinks } from '@/blocks'
import { useRead } from '@/request'
import { targetAddress } from '@/routes/target'
import { BannerSwiper, ErrorBlock, SectionCard, Skeleton } from '@/ui'

/** A 6.1 block 8: what is under way now. */
const INPUT = { state: 'running', pageSize: 5 } as const
/** Width divided by height. */
const RATIO = 343 / 160

/** 热门活动: pictures that take turns; without any the block is not there. */
export function Activities() {
  const read = useRead('default GET /crmgas/market/activity/list', INPUT, { handles: 'all', refresh: 'old' })
  const links = useLinks()
  const list = read.data?.list ?? []
  if (read.data && list.length === 0) return null
  return (
    <SectionCard title='热门活动' more='更多' onMore={links('/pages/hot/activity-list')}>
      {read.state === 'loading' && <Skeleton kind='block' height={147} />}
      {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
      {list.length > 0 && (
        <BannerSwiper
          titled
          ratio={RATIO}
          items={list.map(({ activityId, title, cover }) => ({ key: activityId, title, imageUrl: cover }))}
          onTap={(key) => links(targetAddress(list.find(({ activityId }) => activityId === key)))?.()}
        />
      )}
    </SectionCard>
  )
}
