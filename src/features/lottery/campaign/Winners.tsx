import { formatMoment } from '@domain/date-format'
import { useReachBottomLoad, useToday } from '@/blocks'
import { usePaged } from '@/request'
import { Card, Empty, Ends, ErrorBlock, Fact, Item, ListFoot, Skeleton } from '@/ui'

/** 中奖名单: public, masked (E-L-09). */
export function Winners({ campaignId }: { campaignId: string }) {
  const today = useToday()
  const list = usePaged('default GET /crmgas/lottery/winnerList', { campaignId })
  useReachBottomLoad(list.loadMore)
  if (list.first === undefined)
    return list.error ? (
      <ErrorBlock text={list.error.message} onRetry={() => void list.reload()} />
    ) : (
      <Skeleton height={240} />
    )
  if (list.rows.length === 0) return <Empty text='暂无中奖记录' />
  return (
    <>
      <Card flush label='中奖名单'>
        {list.rows.map(({ company, prizeName, at }) => (
          <Item key={`${company}${at}`}>
            <Ends>
              <Fact grow value={prizeName} note={company} />
              <span className='fs-12 t3 num'>{formatMoment(at, today)}</span>
            </Ends>
          </Item>
        ))}
      </Card>
      <ListFoot state={list.foot} onRetry={list.loadMore} />
    </>
  )
}
