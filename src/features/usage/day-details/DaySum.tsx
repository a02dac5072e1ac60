import { AgeLine, EstimateMark } from '@/shared/age'
import { Card, KeyValue, Money, Volume, type FactRow } from '@/ui'
import { isZeroMoney } from '@domain/money'
import { adjustmentLabel, hasTail, isCovered, TAIL_TEXT, type DayPage } from './day-model'

/** How the bill comes out of its days: what they add up to, what was adjusted and why, what rounding left (尾差). */
export function DaySum({
  page,
}: {
  page: Pick<DayPage, 'sum' | 'adjustments' | 'total' | 'asOf' | 'whole' | 'missingDays' | 'estimatedVolume'>
}) {
  const { sum, adjustments, total } = page
  const hasDays = total > 0
  return (
    <Card label='合计'>
      <KeyValue
        items={[
          [
            '合计气量',
            hasDays && (
              <>
                <Volume value={sum.volume} />
                <EstimateMark of={page} />
              </>
            ),
          ],
          ['气量包抵扣', hasDays && isCovered(sum.packageVolume) && <Volume value={sum.packageVolume} />],
          ['每日金额合计', hasDays && <Money value={sum.amount} />],
          ...adjustments.flatMap((one): FactRow[] => [
            [adjustmentLabel(one), <Volume value={one.volume} />, { key: `${one.meterId}${one.channelNo}` }],
            ['调整金额', <Money value={one.amount} />, { key: `${one.meterId}${one.channelNo}amount` }],
          ]),
          ['人工抄表部分', hasDays && !isZeroMoney(sum.withoutDays) && <Money value={sum.withoutDays} />],
          ['尾差', hasTail(sum) && <Money value={sum.tail} />],
          ['账单金额', <Money value={sum.billAmount} />, { sum: true }],
        ]}
      />
      <AgeLine of={page} className='mt8' />
      {hasTail(sum) && <div className='sunken mt8 fs-13 t2'>{TAIL_TEXT}</div>}
    </Card>
  )
}
