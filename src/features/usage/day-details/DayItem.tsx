import { Ends, Item, Money, Price, Row, Status, Volume } from '@/ui'
import { weekdayText } from '@domain/date-format'
import { formatVolumeNumber } from '@domain/volume'
import { isCovered, qualityLook, type DayRow } from './day-model'

/** One gas day: volume and amount, registers and price below; opened, the readings they rest on. */
export function DayItem({ row, onOpen }: { row: DayRow; onOpen: (() => void) | undefined }) {
  return (
    <Item className='ud-row num' onTap={onOpen}>
      <Ends>
        <Row className='fs-15'>
          {row.gasDay} <span className='fs-12 t3'>{weekdayText(row.gasDay)}</span>
          <Status status={qualityLook(row.quality)} />
        </Row>
        <Volume value={row.volume} className='fw-m' />
      </Ends>
      <Ends className='fs-12 t3'>
        <div>
          {formatVolumeNumber(row.start)} → {formatVolumeNumber(row.end)}
        </div>
        <div>
          <Price value={row.price} /> · <Money value={row.amount} />
        </div>
      </Ends>
      {isCovered(row.packageVolume) && (
        <Ends className='fs-12 t3'>
          <span>气量包抵扣</span>
          <Volume value={row.packageVolume} />
        </Ends>
      )}
    </Item>
  )
}
