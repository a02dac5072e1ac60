import { formatVolume } from '@domain/volume-text'
import { recognitionProblems, recognitionStatus, recognitionWarnings } from '@domain/statuses/recognition'
import { PageFrame, Shape, toLogin, useLinks, useToday } from '@/blocks'
import { copyText } from '@/platform/clipboard'
import { useRead, type Read } from '@/request'
import { addressOf } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { momentText } from '@/shared/meter'
import { BottomBar, Card, KeyValue, message, NoticeBar, Photo, SectionCard, Status } from '@/ui'
import { useMeters } from '../parts/use-meters'
import type { Record } from '../parts/types'
import { useVisitor } from '../parts/use-visitor'
import { useResult } from './use-result'
import { useWheels } from './use-wheels'
import { WheelRow } from './WheelRow'
import '../recognition.scss'

/** 识别结果 (D 6.10): every wheel checked by the user, then confirmed and submitted. */
export function ResultView({ recordId }: ViewParams<'/subPagesB/pages/zhulong/recognitionResult'>) {
  const { owner, ready } = useVisitor()
  const read = useRead('default GET /crmgas/zhulong/detail', { recordId, ...owner }, { enabled: ready, freshFor: 0 })
  return read.data ? (
    <Result key={read.data.recordId} read={read} first={read.data} owner={owner} />
  ) : (
    <PageFrame spaced of={read} skeleton={<Shape heights={[240, 260]} />} />
  )
}

interface ResultProps {
  read: Read<Record>
  first: Record
  owner: { visitorId?: string }
}

function Result({ read, first, owner }: ResultProps) {
  const { record, say, handIn } = useResult(first, owner)
  const wheels = useWheels(record)
  const meter = useMeters(record.meter?.meterNo).list.find(({ meterId }) => meterId === record.meter?.meterId)
  const isFixed = record.status === 'CONFIRMED' || record.status === 'SUBMITTED'
  const bar = (
    <ResultBar
      record={record}
      reading={wheels.reading}
      isVisitor={owner.visitorId !== undefined}
      onSay={say}
      {...(meter && { onHandIn: () => handIn(meter) })}
    />
  )
  return (
    <PageFrame spaced of={read} onPull={read.reload} footer={bar}>
      {record.problem !== null && !isFixed && (
        <NoticeBar tone='warning'>{recognitionProblems[record.problem]}</NoticeBar>
      )}
      <Card>
        {record.pictureUrl !== null && (
          <Photo className='rz-photo' src={record.pictureUrl} fit='width' alt='表盘照片' />
        )}
      </Card>
      <SectionCard title='读数 m³' extra={<Status status={recognitionStatus[record.status]} />}>
        <WheelRow record={record} wheels={wheels} isFixed={isFixed} />
        <div className='fs-13 t2 mt12'>{hintOf(record, wheels.open, isFixed)}</div>
      </SectionCard>
      <Known of={record} reading={wheels.reading} />
    </PageFrame>
  )
}

function hintOf({ wheels, warnings }: Record, open: number, isFixed: boolean): string {
  if (isFixed) return warnings.map((one) => recognitionWarnings[one]).join('、') || '读数已由您确认'
  if (open > 0) return wheels.length === 0 ? '请对照照片，从左到右填写每一位' : `还有 ${open} 位请点一下核对`
  return '请逐位对照照片，点任意一位可修改'
}

/** What is known of the meter, for a look before confirming. */
function Known({ of: { meter }, reading }: { of: Record; reading: string | null }) {
  const today = useToday()
  if (!meter) return null
  const { meterNo, lastReading, lastReadingAt, likelyTo } = meter
  return (
    <SectionCard title='对照'>
      <KeyValue
        items={[
          ['表号', meterNo],
          ['上次读数', formatVolume(lastReading)],
          ['抄表时间', lastReadingAt && momentText(lastReadingAt, today)],
          ['合理范围', likelyTo && `${formatVolume(lastReading)} 至 ${formatVolume(likelyTo)}`],
          ['本次读数', reading && formatVolume(reading)],
        ]}
      />
    </SectionCard>
  )
}

interface BarProps {
  record: Record
  reading: string | null
  isVisitor: boolean
  onSay: (reading: string) => Promise<void>
  onHandIn?: () => Promise<void>
}

function ResultBar({ record, reading, isVisitor, onSay, onHandIn }: BarProps) {
  const again = useLinks().to('/subPagesB/pages/zhulong/imageRecognition', {}, { replace: true })
  const retry = { text: '重新识别', plain: true, onTap: () => again?.() }
  if (record.status === 'SUBMITTED') return <BottomBar primary={{ text: '再拍一块表', onTap: () => again?.() }} />
  if (record.status !== 'CONFIRMED')
    return (
      <BottomBar
        secondary={retry}
        primary={{ text: '确认读数', disabled: reading === null, onTap: () => onSay(reading ?? '') }}
      />
    )
  if (onHandIn) return <BottomBar secondary={retry} primary={{ text: '提交抄表照片', onTap: onHandIn }} />
  const copy = async () => {
    message((await copyText(record.confirmedReading ?? '')) ? '已复制' : '复制失败，请稍后重试')
  }
  if (!isVisitor) return <BottomBar secondary={retry} primary={{ text: '复制读数', onTap: copy }} />
  const here = addressOf('/subPagesB/pages/zhulong/recognitionResult', { recordId: record.recordId })
  return (
    <BottomBar
      note='登录后可提交抄表照片'
      secondary={{ text: '复制读数', plain: true, onTap: copy }}
      primary={{ text: '去登录', onTap: () => toLogin(here) }}
    />
  )
}
