import { useEffect, useRef } from 'react'
import { formatMoment } from '@domain/date-format'
import { useReachBottomLoad, useToday } from '@/blocks'
import { callFailure, usePaged, useWrite } from '@/request'
import { Card, Empty, Ends, ErrorBlock, ListFoot, Skeleton } from '@/ui'
import { Files } from '../Files'
import type { ProjectUpdate } from '../types'
import './detail.scss'

interface Props {
  projectId: string
  onShow: (first: string, all: readonly string[]) => void
}

/** 工程日记: what happened, the newest first, with its pictures. What was shown has been read (PJ-08). */
export function Diary({ projectId, onShow }: Props) {
  const list = usePaged('job GET /customer/project/updates', { projectId })
  const read = useWrite('job POST /customer/project/read/updates', { handles: 'all', loading: false })
  const isSent = useRef(false)
  const unread = list.first?.unread ?? 0
  useEffect(() => {
    if (unread === 0 || isSent.current) return
    isSent.current = true
    read.run({ projectId }).catch(callFailure)
  }, [unread, projectId, read])
  useReachBottomLoad(list.loadMore)
  if (list.first === undefined)
    return list.error ? (
      <ErrorBlock text={list.error.message} onRetry={() => void list.reload()} />
    ) : (
      <Skeleton height={320} />
    )
  if (list.rows.length === 0) return <Empty text='暂无动态' />
  return (
    <>
      <Card label='工程日记'>
        <div role='list'>
          {list.rows.map((row) => (
            <News key={row.updateId} of={row} onShow={onShow} />
          ))}
        </div>
      </Card>
      <ListFoot state={list.foot} onRetry={list.loadMore} />
    </>
  )
}

function News({ of: row, onShow }: { of: ProjectUpdate; onShow: Props['onShow'] }) {
  const today = useToday()
  return (
    <div className={row.kind === 'PLAN_CHANGE' ? 'pd-news pd-change' : 'pd-news'} role='listitem'>
      <Ends>
        <span className='fs-14 fw-b break'>{row.title}</span>
        <span className='fs-12 t3 num'>{formatMoment(row.at, today)}</span>
      </Ends>
      {row.afterDate !== null && row.beforeDate !== null && (
        <div className='fs-13 num'>
          <s className='t3'>{row.beforeDate}</s> → {row.afterDate}
        </div>
      )}
      {row.content !== '' && <div className='fs-13 t2 break'>{row.content}</div>}
      <Files files={row.files} label={row.title} onShow={onShow} />
    </div>
  )
}
