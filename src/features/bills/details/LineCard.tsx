import { Fields, fieldsOf } from '@/blocks'
import { Card, Ends, Money, Row, Tag, TierBar } from '@/ui'
import { decimal } from '@domain/decimal'
import { isZeroMoney } from '@domain/money'
import { readingSources } from '@domain/statuses/names'
import { formatVolumeNumber, isZeroVolume } from '@domain/volume'
import { explainPrices, tierView, type BillLine, type TierYear } from './explain'
import { SegmentTable } from './SegmentTable'

/** AE-26: an adjustment beyond this share of what was read is explained in warning colour. */
const LARGE_SHARE = '0.05'
const isLarge = ({ adjustVolume, readVolume }: BillLine): boolean =>
  decimal(adjustVolume)
    .abs()
    .gt(decimal(readVolume).times(decimal(LARGE_SHARE)))

const fields = fieldsOf<BillLine>()([
  {
    key: 'readVolume',
    label: '抄见气量',
    kind: 'volume',
    show: ({ readVolume, billedVolume }) => readVolume !== billedVolume,
  },
  { key: 'adjustVolume', label: '气量调整', kind: 'volume', show: ({ adjustVolume }) => !isZeroVolume(adjustVolume) },
  {
    key: 'adjustReason',
    label: '调整原因',
    render: (line) => <span className={isLarge(line) ? 'c-warning' : undefined}>{line.adjustReason ?? '--'}</span>,
    show: ({ adjustVolume }) => !isZeroVolume(adjustVolume),
  },
  { key: 'adjustAmount', label: '调整金额', kind: 'money', show: ({ adjustAmount }) => !isZeroMoney(adjustAmount) },
  { key: 'settleVolume', label: '结算气量', kind: 'volume', show: ({ adjustVolume }) => !isZeroVolume(adjustVolume) },
  {
    key: 'packageVolume',
    label: '气量包抵扣',
    kind: 'volume',
    show: ({ packageVolume }) => !isZeroVolume(packageVolume),
  },
  { key: 'billedVolume', label: '计费气量', kind: 'volume', sum: true },
])

interface Props {
  line: BillLine
  /** The meter's tiers at the end of the period and the year they count; absent for a meter without tiers. */
  tiers: { of: TierYear; year: string } | undefined
}

/** One meter or channel of the bill: registers, volumes, how they were priced and why. */
export function LineCard({ line, tiers: standing }: Props) {
  const tiers = standing && tierView(standing.of, standing.year)
  const why = explainPrices(line.segments)
  return (
    <Card label={line.name}>
      <Ends>
        <div className='fs-15 fw-m break'>
          {line.name}
          {line.channelName !== '' && <span className='fs-12 t3'> · {line.channelName}</span>}
        </div>
        <Money value={line.amount} size='xs' />
      </Ends>
      <Row wrap top={4} className='fs-12 t3'>
        表号 {line.meterNo}
        <Tag tone={line.readingSource === 'ESTIMATE' ? 'warning' : 'muted'}>{readingSources[line.readingSource]}</Tag>
      </Row>
      <div className='fs-13 t2 mt8 mb8 num'>
        上期 {formatVolumeNumber(line.prevReading)} → 本期 {formatVolumeNumber(line.currReading)}
      </div>
      <Fields of={line} fields={fields} />
      {line.segments.length > 0 && <SegmentTable segments={line.segments} />}
      {tiers && (
        <div className='mt16'>
          <TierBar tiers={tiers.tiers} used={tiers.used} markText={tiers.markText} summary={tiers.summary} />
        </div>
      )}
      {why && (
        <div className='sunken mt12 fs-13 t2'>
          <div className='fw-m t1'>{why.title}</div>
          {why.reasons.map((reason) => (
            <div key={reason}>{reason}</div>
          ))}
        </div>
      )}
    </Card>
  )
}
