import { weekdayText } from '@domain/date-format'
import { extractionSources } from '@domain/statuses/gas-package'
import { formatVolumeNumber } from '@domain/volume'
import { Ends, Item, Row, Tag, Volume } from '@/ui'
import type { Row as RowOf } from '@contract'

export type ExtractionRecord = RowOf<'taocan GET /trade/extract/records'>

/** A remote reading needs no label; an estimated or corrected one does. */
export function SourceTag({ source }: Pick<ExtractionRecord, 'source'>) {
  if (source === 'REMOTE') return null
  return <Tag tone={source === 'ADJUST' ? 'warning' : 'muted'}>{extractionSources[source]}</Tag>
}

/** One meter on one day. */
export function RecordRow({ record, onTap }: { record: ExtractionRecord; onTap: () => void }) {
  const { date, meterName, extractedVolume, outVolume, orderName, cycleName } = record
  return (
    <Item onTap={onTap}>
      <Ends gap={8}>
        <Row gap={8} className='fs-15 num'>
          {date.slice(5)} <span className='fs-12 t3'>{weekdayText(date)}</span>
          <SourceTag source={record.source} />
        </Row>
        <Volume value={extractedVolume} className='fw-m' />
      </Ends>
      <Ends gap={8} className='fs-12 t3 num'>
        <span className='break'>{meterName}</span>
        <span>包外 {formatVolumeNumber(outVolume)} m³</span>
      </Ends>
      <div className='fs-12 t3 break'>
        {orderName} · {cycleName}
      </div>
    </Item>
  )
}
