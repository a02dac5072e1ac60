import { Row } from '@/ui'
import type { ReactNode } from 'react'
import { formatAmount, sumMoney } from '@domain/money'
import { formatPriceNumber } from '@domain/price'
import { seasons } from '@domain/statuses/names'
import { formatVolumeNumber, isZeroVolume, sumVolume } from '@domain/volume'
import { tierName, type Segment } from './explain'
import './segments.scss'

interface Props {
  segments: readonly Segment[]
  /** m³ that gas packages cover beside them: with it the volumes add up to what was used. */
  packageVolume?: string
}

/** Tier, season, volume, price and amount of each part, adding up to the line (AE-17); what a package covers is paid elsewhere. */
export function SegmentTable({ segments, packageVolume = '0.00' }: Props) {
  const hasPackage = !isZeroVolume(packageVolume)
  return (
    <div className='mt12 fs-13 num' role='table' aria-label='计价分段'>
      <TableRow look='head' cells={HEADS} />
      {segments.map((segment) => (
        <TableRow
          heads={HEADS}
          key={`${segment.tierNo}${segment.season}${segment.fromDate}${segment.price}`}
          cells={[
            <Name key='name' segment={segment} />,
            formatVolumeNumber(segment.volume),
            formatPriceNumber(segment.price),
            formatAmount(segment.amount),
          ]}
        />
      ))}
      {hasPackage && <TableRow heads={HEADS} cells={['气量包抵扣', formatVolumeNumber(packageVolume), '', '已另付']} />}
      {(segments.length > 1 || hasPackage) && (
        <TableRow
          heads={HEADS}
          look='sum'
          cells={[
            '合计',
            formatVolumeNumber(sumVolume([...segments.map(({ volume }) => volume), packageVolume])),
            '',
            formatAmount(sumMoney(segments.map(({ amount }) => amount))),
          ]}
        />
      )}
    </div>
  )
}

function Name({ segment }: { segment: Segment }) {
  return (
    <>
      <Row gap={4}>
        <div className={`sg-dot sg-dot-${Math.min(segment.tierNo, 3)}`} />
        {tierName(segment)}
      </Row>
      <div className='fs-11 t3'>
        <span className='nowrap'>{seasons[segment.season]}</span>{' '}
        <span className='nowrap'>
          {segment.fromDate.slice(5)} 至 {segment.toDate.slice(5)}
        </span>
      </div>
    </>
  )
}

const HEADS = ['分段', '气量 m³', '单价', '金额'] as const

interface RowProps {
  cells: readonly ReactNode[]
  /** Said above each figure where the head of the table has no room. */
  heads?: readonly string[]
  look?: 'head' | 'sum'
}

const LOOKS = { head: 'sg-tr sg-th fs-12 t3', sum: 'sg-tr sg-sum fw-b' } as const

export function TableRow({ cells, heads = [], look }: RowProps) {
  const role = look === 'head' ? 'columnheader' : 'cell'
  return (
    <div className={look === undefined ? 'sg-tr' : LOOKS[look]} role='row'>
      {cells.map((cell, index) => (
        // The columns are fixed.
        <div key={index} className={`sg-td sg-td-${index}`} role={role}>
          {index > 0 && cell !== '' && heads[index] !== undefined && (
            <div className='sg-head fs-12 t3' aria-hidden='true'>
              {heads[index]}
            </div>
          )}
          {cell}
        </div>
      ))}
    </div>
  )
}
