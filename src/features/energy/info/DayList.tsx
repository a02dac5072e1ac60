import { useState } from 'react'
import { useRead } from '@/request'
import { AgeLine } from '@/shared/age'
import { Empty, Ends, ErrorBlock, IconButton, Item, Money, Row, SectionCard, Status, Tabs, Volume } from '@/ui'
import type { Row as RowOf } from '@contract'
import { formatMonth, weekdayText } from '@domain/date-format'
import { addMonths, type MonthText } from '@domain/date'
import { qualities, type Quality } from '@domain/statuses/names'
import { formatVolumeNumber, isZeroVolume } from '@domain/volume'
import { HourSheet } from './HourSheet'

type Day = RowOf<'energy GET /energy/daily'>

/** A month has 31 days at most. */
const ALL = 50
/** Months before the running one: hours are kept for 13 months (A 2.5). */
const MOST_BACK = 12
/** A day that needs no word is as it should be. */
const LOOKS: Readonly<Record<Quality, { label: string; tone: 'muted' | 'warning' | 'danger' } | null>> = {
  NORMAL: null,
  MAKEUP: { label: qualities.MAKEUP, tone: 'muted' },
  ESTIMATED: { label: qualities.ESTIMATED, tone: 'warning' },
  MISSING: { label: qualities.MISSING, tone: 'danger' },
}

interface Props {
  meterId: string
  channels: readonly { channelNo: string; name: string }[]
  /** The bill month that runs: it begins on the reading day of the account. */
  running: MonthText
}

/** The days of a month, the running one first, channel by channel; each opens its hours. */
export function DayList({ meterId, channels, running }: Props) {
  const [channelNo, setChannel] = useState(channels[0]?.channelNo ?? '1')
  const [day, setDay] = useState<string | null>(null)
  const [back, setBack] = useState(0)
  const month = addMonths(running, -back)
  const read = useRead('energy GET /energy/daily', { meterId, channelNo, month, pageSize: ALL }, { handles: 'all' })
  const rows = read.data?.list ?? []
  return (
    <SectionCard title='每日明细' flush {...(read.data && { extra: sumText(read.data.monthSum, rows) })}>
      <Row gap={4} className='gutter'>
        {back < MOST_BACK && <IconButton icon='back' label='上个月的每日明细' onTap={() => setBack(back + 1)} />}
        <span className='fs-13 t2 num'>{formatMonth(month)}</span>
        {back > 0 && <IconButton icon='right' label='下个月的每日明细' onTap={() => setBack(back - 1)} />}
      </Row>
      {channels.length > 1 && (
        <Tabs
          items={channels.map((one) => ({ key: one.channelNo, label: one.name }))}
          active={channelNo}
          onChange={setChannel}
        />
      )}
      {read.data && <AgeLine of={read.data} className='gutter mt8' />}
      {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
      {read.data && rows.length === 0 && <Empty small text='暂无用气数据' />}
      {rows.map((row) => (
        <DayRow key={row.gasDay} row={row} onTap={() => setDay(row.gasDay)} />
      ))}
      {day !== null && <HourSheet meterId={meterId} channelNo={channelNo} gasDay={day} onClose={() => setDay(null)} />}
    </SectionCard>
  )
}

/** Y-03: a sum says what it does not hold. */
function sumText(sum: string, rows: readonly Day[]): string {
  const isWhole = rows.every(({ volume }) => volume !== null)
  return `合计 ${formatVolumeNumber(sum)} m³${isWhole ? '' : '，不含缺数'}`
}

function DayRow({ row, onTap }: { row: Day; onTap: () => void }) {
  const look = LOOKS[row.quality]
  return (
    <Item {...(row.volume !== null && { onTap })}>
      <Ends>
        <Row className='fs-15 num'>
          {row.gasDay.slice(5)} <span className='fs-12 t3'>{weekdayText(row.gasDay)}</span>
          {look && <Status status={look} />}
        </Row>
        <Volume value={row.volume} className='fw-m' />
      </Ends>
      <Ends className='fs-12 t3 num'>
        <span>
          {formatVolumeNumber(row.startReading)} → {formatVolumeNumber(row.endReading)}
        </span>
        <Money value={row.amount} />
      </Ends>
      {row.packageVolume !== null && !isZeroVolume(row.packageVolume) && (
        <Ends className='fs-12 t3 num'>
          <span>气量包抵扣</span>
          <Volume value={row.packageVolume} />
        </Ends>
      )}
    </Item>
  )
}
