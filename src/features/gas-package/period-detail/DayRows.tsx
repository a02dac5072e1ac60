import { useState } from 'react'
import { weekdayText } from '@domain/date-format'
import { formatVolumeNumber, isZeroVolume } from '@domain/volume'
import { Ends, Item, Row, SectionCard, Tag, Volume } from '@/ui'
import { knownDays, type Period, type PeriodDay } from './days'

interface Props {
  days: readonly PeriodDay[]
  meters: Period['meters']
}

/** Newest first; a tap shows what each meter measured. */
export function DayRows({ days, meters }: Props) {
  const [open, setOpen] = useState<string | null>(null)
  const rows = [...knownDays(days)].reverse()
  return (
    <SectionCard title='每日提气' extra='单位 m³' flush>
      {rows.map((day) => (
        <DayRow
          key={day.date}
          day={day}
          meters={meters}
          open={open === day.date}
          onTap={() => setOpen(open === day.date ? null : day.date)}
        />
      ))}
    </SectionCard>
  )
}

interface RowProps {
  day: PeriodDay
  meters: Period['meters']
  open: boolean
  onTap: () => void
}

function DayRow({ day, meters, open, onTap }: RowProps) {
  return (
    <Item onTap={onTap} open={open}>
      <Ends>
        <Row gap={8} className='fs-15 num'>
          {day.date.slice(5)} <span className='fs-12 t3'>{weekdayText(day.date)}</span>
          {!day.known && <Tag tone='warning'>数据不全</Tag>}
        </Row>
        <Volume value={day.extracted} className='fw-m' />
      </Ends>
      <Ends className='fs-12 t3 num'>
        <span>
          计量 {formatVolumeNumber(day.metered)}
          {!isZeroVolume(day.out) && ` · 包外 ${formatVolumeNumber(day.out)}`}
        </span>
        <span>累计 {formatVolumeNumber(day.cumulative)}</span>
      </Ends>
      {open &&
        day.meters.map(({ meterId, metered, extracted, out }) => (
          <Ends key={meterId} className='sunken fs-12 t2 num'>
            <span className='break'>{meters.find((meter) => meter.meterId === meterId)?.name ?? meterId}</span>
            <span>
              计量 {formatVolumeNumber(metered)} · 计入 {formatVolumeNumber(extracted)} · 包外 {formatVolumeNumber(out)}
            </span>
          </Ends>
        ))}
    </Item>
  )
}
