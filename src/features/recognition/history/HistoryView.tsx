import { recognitionProblems, recognitionStatus } from '@domain/statuses/recognition'
import { formatVolume } from '@domain/volume'
import { ListPage, month, useAct, useFilters, useLinks, useToday } from '@/blocks'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { momentText } from '@/shared/meter'
import { Button, Empty, Ends, Item, NoticeBar, Photo, Row, Status } from '@/ui'
import type { Record } from '../parts/types'
import { useVisitor } from '../parts/use-visitor'
import './history.scss'

type Params = PageParams<'/subPagesB/pages/zhulong/historyRecord'>

/** Months that are kept of a user's photos (ZL-08). */
const KEPT = 24

/** 识别记录 (D 6.10). */
export function HistoryView(params: Params) {
  const { owner, ready, isUser } = useVisitor()
  const filters = useFilters([month('month', { back: KEPT })], params)
  const { meterNo } = params
  const list = usePaged(
    'default GET /crmgas/zhulong/list',
    { ...filters.input, ...owner, ...(meterNo !== undefined && { meterNo }) },
    { enabled: ready, refresh: 'show', keepPrevious: true },
  )
  const take = useLinks().to('/subPagesB/pages/zhulong/imageRecognition', {})
  const remove = useAct('default POST /crmgas/zhulong/delete', {
    ask: '确定删除该记录？',
    ok: '已删除',
    done: () => void list.reload(),
    stale: list.reload,
  })
  return (
    <ListPage
      list={list}
      filters={filters}
      keyOf={({ recordId }) => recordId}
      head={!isUser && <NoticeBar>未登录记录仅保留30天</NoticeBar>}
      item={(record) => (
        <RecordRow record={record} onDelete={() => remove.run({ recordId: record.recordId, ...owner })} />
      )}
      empty={<Empty text='暂无识别记录' {...(take && { action: '去识别', onAction: take })} />}
    />
  )
}

function RecordRow({ record, onDelete }: { record: Record; onDelete: () => Promise<boolean> }) {
  const today = useToday()
  const { recordId, pictureUrl, status, problem, createdAt, meter } = record
  const open = useLinks().to('/subPagesB/pages/zhulong/recognitionResult', { recordId })
  return (
    <Item>
      <Row gap={12} align='top'>
        <div className='rh-thumb'>{pictureUrl !== null && <Photo className='rh-fill' src={pictureUrl} lazy />}</div>
        <div className='grow'>
          <Ends>
            <span className='fs-17 fw-b num break'>{readingText(record)}</span>
            <Status status={recognitionStatus[status]} />
          </Ends>
          <div className='fs-12 t3 mt4'>
            {[meter && `表号 ${meter.meterNo}`, momentText(createdAt, today)].filter(Boolean).join(' · ')}
          </div>
          {problem !== null && record.confirmedReading === null && (
            <div className='fs-12 t2 mt4 break'>{recognitionProblems[problem]}</div>
          )}
        </div>
      </Row>
      <Row gap={8} to='end' top={8}>
        {status !== 'SUBMITTED' && (
          <Button kind='plain' size='small' onTap={onDelete}>
            删除
          </Button>
        )}
        <Button kind='outline' size='small' onTap={() => open?.()}>
          {record.confirmedReading === null ? '去核对' : '查看'}
        </Button>
      </Row>
    </Item>
  )
}

/** The user's value, else what was recognised with '?' for what was not. */
function readingText({ confirmedReading, wheels, intDigits, decDigits }: Record): string {
  if (confirmedReading !== null) return formatVolume(confirmedReading)
  if (wheels.length === 0) return '未识别'
  const chars = wheels.map(({ char }) => char).join('')
  return `${chars.slice(0, intDigits)}${decDigits > 0 ? '.' : ''}${chars.slice(intDigits)} m³`
}
