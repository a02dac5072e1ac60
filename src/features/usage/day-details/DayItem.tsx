import { Money, Price, Status, Volume } from '@/ui'
import { weekdayText } from '@domain/date-format'
import { formatVolumeNumber } from '@domain/volume'
import { qualityLook, type DayRow } from './day-view'

/** One gas day: volume and amount, registers and price below. */
export function DayItem({ row }: { row: DayRow }) {
  return (
    <div className='ud-row num'>
      <div className='ud-line'>
        <div className='ud-date'>
          {row.gasDay} <span className='fs-12 t3'>{weekdayText(row.gasDay)}</span>
          <Status status={qualityLook(row.quality)} />
        </div>
        <Volume value={row.volume} className='fw-m' />
      </div>
      <div className='ud-line fs-12 t3'>
        <div>
          {formatVolumeNumber(row.start)} → {formatVolumeNumber(row.end)}
        </div>
        <div>
          <Price value={row.price} /> · <Money value={row.amount} />
        </div>
      </div>
    </div>
  )
}
