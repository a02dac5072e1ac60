import { useState } from 'react'
import { formatFullMoment } from '@domain/date-format'
import { alarmEvents } from '@domain/statuses/gas-device'
import { usePaged } from '@/request'
import { Thumbs } from '@/blocks'
import { Empty, Ends, ErrorBlock, Item, ListFoot, SectionCard, Segment, Skeleton } from '@/ui'

const TABS = [
  { key: 'ALARM', label: '报警' },
  { key: 'CHECK', label: '自检标定' },
] as const

interface Props {
  alarmId: string
  onShow: (first: string, pictures: readonly string[]) => void
}

/** What it reported, and what was done to it, of the last 36 months. */
export function AlarmHistory({ alarmId, onShow }: Props) {
  const [tab, setTab] = useState<'ALARM' | 'CHECK'>('ALARM')
  const list = usePaged(
    'default GET /crmgas/record/alarm/events',
    { alarmId, tab },
    { refresh: 'show', handles: 'all' },
  )
  return (
    <SectionCard title='事件记录' extra={<span className='fs-12 t3'>近 36 个月</span>}>
      <Segment label='事件类型' items={TABS} active={tab} onChange={setTab} />
      {list.state === 'error' && <ErrorBlock small onRetry={() => void list.reload()} />}
      {list.state === 'loading' && <Skeleton kind='card' height={120} />}
      {list.state === 'ready' && list.rows.length === 0 && (
        <Empty small text={tab === 'ALARM' ? '暂无报警记录' : '暂无自检标定记录'} />
      )}
      <div className='to-edge'>
        {list.rows.map((event) => (
          <Item key={event.kind + event.at}>
            <Ends>
              <span className='fs-15 break'>{alarmEvents[event.kind]}</span>
              <span className='fs-12 t3 num'>{formatFullMoment(event.at)}</span>
            </Ends>
            {event.concentration !== null && <div className='fs-13 t2 num'>{event.concentration}%LEL</div>}
            {event.note !== '' && <div className='fs-13 t2 break'>{event.note}</div>}
            <Thumbs label={`${alarmEvents[event.kind]}照片`} pictures={event.photos} onShow={onShow} />
          </Item>
        ))}
      </div>
      {list.rows.length > 0 && <ListFoot state={list.foot} onRetry={list.loadMore} />}
    </SectionCard>
  )
}
