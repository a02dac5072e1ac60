import { useReachBottomLoad } from '@/blocks'
import { usePaged } from '@/request'
import { Card, Empty, ErrorBlock, ListFoot, Skeleton } from '@/ui'
import { ApplyRow } from '../parts/issued/ApplyRow'

/** Every application, in whatever state. */
export function RecordTab() {
  const list = usePaged('default GET /crmgas/invoice/applyList', {}, { refresh: 'show', handles: 'all' })
  useReachBottomLoad(list.loadMore)
  if (list.state === 'loading') return <Skeleton kind='list' rows={3} />
  if (list.state === 'error') return <ErrorBlock onRetry={() => void list.reload()} />
  if (list.rows.length === 0) return <Empty text='暂无开票记录' />
  return (
    <>
      <Card flush className='mt12'>
        {list.rows.map((apply) => (
          <ApplyRow key={apply.applyId} apply={apply} />
        ))}
      </Card>
      <ListFoot state={list.foot} onRetry={list.loadMore} />
    </>
  )
}
