import { Ends, Row, SectionCard, Volume } from '@/ui'
import { formatShare } from '@domain/percent'
import { meterParts, sharesText, type PlanMonth } from './plan-look'
import { Ring } from '@/shared/ring'
import './plan.scss'

/** Which meter used how much of the month: a ring and the list that it is beside (A 6.3). */
export function MeterShares({ meters }: Pick<PlanMonth, 'meters'>) {
  if (meters.length === 0) return null
  return (
    <SectionCard title='表具占比'>
      <Row wrap gap={16}>
        <Ring parts={meterParts(meters)} size={112} thick={16} label={sharesText(meters)}>
          <span className='fs-12 t3'>{meters.length} 块表</span>
        </Ring>
        <div className='plan-list'>
          {meters.map(({ meterId, name, volume, sharePct }) => (
            <Ends key={meterId} className='fs-13 mb8'>
              <span className='break'>{name}</span>
              <span className='num t2'>
                <Volume value={volume} /> · {formatShare(sharePct)}
              </span>
            </Ends>
          ))}
        </div>
      </Row>
    </SectionCard>
  )
}
