import type { Out } from '@contract'
import { weekdayText } from '@domain/date-format'
import { formatVolume, formatVolumeNumber } from '@domain/volume'
import { Card, Ends, Fact, Row } from '@/ui'
import { rateText } from '../case-look'

export type Ahead = Out<'demand GET /deviation/ahead'>

/** The running gas day: what is planned, what it will come to, what was metered of it. */
export function AheadHead({ of }: { of: Ahead }) {
  const { date, groupName, plan, projected, rate, measuredSoFar, asOf } = of
  return (
    <Card>
      <Ends>
        <span className='fs-14 t2 break'>{`${date.slice(5)} ${weekdayText(date)} · ${groupName}`}</span>
        <span className='fs-24 fw-b num'>{rateText(rate)}</span>
      </Ends>
      <Row gap={24} top={8} wrap>
        <Fact label='计划' value={plan === null ? '—' : formatVolume(plan)} />
        <Fact label='预计今日' value={projected === null ? '—' : formatVolume(projected.volume)} />
        <Fact
          label={asOf === null ? '已用' : `${asOf.slice(11, 16)} 已用`}
          value={measuredSoFar === null ? '—' : formatVolume(measuredSoFar)}
        />
      </Row>
      {projected !== null && (
        <div className='fs-12 t3 num mt8'>
          {`预计 80% 区间 ${formatVolumeNumber(projected.low)}–${formatVolumeNumber(projected.high)} m³`}
        </div>
      )}
    </Card>
  )
}
