import type { ReactNode } from 'react'
import { explainPrices, PriceProof, SegmentTable, type Segment } from '@/shared/segments'
import { Ends, Money, Row, Tag } from '@/ui'
import { readingSources } from '@domain/statuses/names'
import { formatVolumeNumber } from '@domain/volume'

interface Props {
  line: {
    meterId: string
    channelName: string
    prevReading: string | null
    currReading: string | null
    readingSource: keyof typeof readingSources
    amount: string | null
    packageVolume: string
  }
  /** Of this channel alone. */
  segments: readonly Segment[]
  /** The meter has one channel: it needs no name of its own. */
  isOnly: boolean
  /** Its volumes, and what they rest on. */
  children: ReactNode
}

/** A channel of a bill or a statement: its registers and volumes, then its prices and why there are several. */
export function PricedChannel({ line, segments, isOnly, children }: Props) {
  const why = explainPrices(segments)
  return (
    <div className='mt12'>
      {!isOnly && (
        <Ends className='fs-14 fw-m'>
          {line.channelName}
          <Money value={line.amount} />
        </Ends>
      )}
      <Row wrap top={4} className='fs-13 t2 mb8 num'>
        上期 {formatVolumeNumber(line.prevReading)} → 本期 {formatVolumeNumber(line.currReading)}
        <Tag tone={line.readingSource === 'ESTIMATE' ? 'warning' : 'muted'}>{readingSources[line.readingSource]}</Tag>
      </Row>
      {children}
      {segments.length > 0 && <SegmentTable segments={segments} packageVolume={line.packageVolume} />}
      <PriceProof meterId={line.meterId} segments={segments} />
      {why && (
        <div className='sunken mt12 fs-13 t2'>
          <div className='fw-m t1'>{why.title}</div>
          {why.reasons.map((reason) => (
            <div key={reason}>{reason}</div>
          ))}
        </div>
      )}
    </div>
  )
}
