import { formatMoney } from '@domain/money'
import { balanceDayStatus } from '@domain/statuses/balance'
import { formatVolume } from '@domain/volume'
import { Ends, Item, SectionCard, Status } from '@/ui'
import type { ApplyDetail } from '../balance-text'

/** Each gas day as it was judged. */
export function Responses({ of: { responses } }: { of: ApplyDetail }) {
  return (
    <SectionCard title='每日响应'>
      {[...responses].reverse().map((day) => (
        <Item key={day.date}>
          <Ends>
            <span className='fs-14 fw-m num'>{day.date}</span>
            {day.status === 'JUDGED' ? (
              <span className={`fs-14 num ${day.reward === '0.00' ? 't3' : 'c-success'}`}>
                {formatMoney(day.reward)}
              </span>
            ) : (
              <Status status={balanceDayStatus[day.status]} />
            )}
          </Ends>
          {day.status === 'JUDGED' && (
            <div className='fs-12 t3 num break'>
              {day.actualVolume !== null && `实际 ${formatVolume(day.actualVolume)} · `}有效响应{' '}
              {formatVolume(day.effectiveVolume)} · 响应率 {day.rate}%
            </div>
          )}
        </Item>
      ))}
    </SectionCard>
  )
}
