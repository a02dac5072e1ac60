import type { Out } from '@contract'
import { FIRST_NOTICE_GOAL, noticeEvents } from '@domain/first-notice'
import { formatFullMoment, formatMonth } from '@domain/date-format'
import { useRead } from '@/request'
import { Empty, Ends, ErrorBlock, SectionLabel, Sheet, Skeleton } from '@/ui'

type Month = Out<'btwob GET /firstNotice/months'>['list'][number]
type Counts = Pick<Month, 'first' | 'late' | 'open' | 'share'>

/** 消息先达率 (Y-33): how often a message about an event was delivered before the customer opened its page, month by month. */
export function FirstNoticeSheet({ onClose }: { onClose: () => void }) {
  const read = useRead('btwob GET /firstNotice/months', undefined, { handles: 'all' })
  return (
    <Sheet open title='消息先达率' onClose={onClose}>
      <div className='gutter fs-13 t2 break'>
        {`短信、微信送达或站内已读，早于客户打开对应页面的比例；目标 ${FIRST_NOTICE_GOAL}%。未送达也未打开的不计入。`}
      </div>
      {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
      {read.state === 'loading' && <Skeleton kind='block' height={160} />}
      {read.data?.list.length === 0 && <Empty small text='还没有统计' />}
      {read.data?.list.map((month) => (
        <OfMonth key={month.month} month={month} />
      ))}
    </Sheet>
  )
}

function OfMonth({ month }: { month: Month }) {
  return (
    <>
      <SectionLabel>{formatMonth(month.month)}</SectionLabel>
      <Line name='合计' counts={month} isStrong />
      {month.kinds
        .filter(({ isMeasured, first, late, open }) => !isMeasured || first + late + open > 0)
        .map((kind) => (
          <Line key={kind.kind} name={noticeEvents[kind.kind]} counts={kind.isMeasured ? kind : null} />
        ))}
      <div className='gutter fs-12 t3 num mt4'>统计于 {formatFullMoment(month.countedAt)}</div>
    </>
  )
}

interface LineProps {
  name: string
  /** null: no message reports it. */
  counts: Counts | null
  isStrong?: boolean
}

function Line({ name, counts, isStrong = false }: LineProps) {
  const isShort = counts?.share != null && counts.share < FIRST_NOTICE_GOAL
  return (
    <Ends className='gutter mt8'>
      <span className={`fs-14 break ${isStrong ? 'fw-b' : ''}`}>{name}</span>
      {counts === null ? (
        <span className='fs-13 t3'>没有对应消息，未统计</span>
      ) : (
        <span className='fs-13 t2 num'>
          <span className={isShort ? 'c-warning fw-m' : 'fw-m'}>
            {counts.share === null ? '--' : `${counts.share}%`}
          </span>
          {`（先达 ${counts.first}，后达 ${counts.late}，未打开 ${counts.open}）`}
        </span>
      )}
    </Ends>
  )
}
