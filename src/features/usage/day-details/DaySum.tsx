import { Card, KeyValue, Money, Volume } from '@/ui'
import { hasTail, type DayPage } from './day-view'

/** The days added up beside what the bill charges; a difference of rounding is named 尾差. */
export function DaySum({ sum }: { sum: DayPage['sum'] }) {
  const tail = hasTail(sum)
  return (
    <Card label='合计'>
      <KeyValue
        items={[
          { label: '合计气量', value: <Volume value={sum.volume} /> },
          { label: '每日金额合计', value: <Money value={sum.amount} /> },
          ...(tail ? [{ label: '尾差', value: <Money value={sum.tail} /> }] : []),
          { label: '账单金额', value: <Money value={sum.billAmount} />, sum: true },
        ]}
      />
      {tail && (
        <div className='sunken mt8 fs-13 t2'>
          账单按计价分段整体取整，每日金额按日取整，两者之差为尾差，以账单金额为准。
        </div>
      )}
    </Card>
  )
}
