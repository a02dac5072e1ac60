import { AgeLine, EstimateMark } from '@/shared/age'
import { Card, KeyValue, Money, Volume } from '@/ui'
import { isZeroMoney } from '@domain/money'
import { adjustmentLabel, hasTail, isCovered, tailText, type DayPage } from './day-model'

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
          ...(hasDays
            ? [
                {
                  label: '合计气量',
                  value: (
                    <>
                      <Volume value={sum.volume} />
                      <EstimateMark of={page} />
                    </>
                  ),
                },
                ...(isCovered(sum.packageVolume)
                  ? [{ label: '气量包抵扣', value: <Volume value={sum.packageVolume} /> }]
                  : []),
                { label: '每日金额合计', value: <Money value={sum.amount} /> },
              ]
            : []),
          ...adjustments.flatMap((one) => [
            {
              key: `${one.meterId}${one.channelNo}`,
              label: adjustmentLabel(one),
              value: <Volume value={one.volume} />,
            },
            {
              key: `${one.meterId}${one.channelNo}amount`,
              label: '调整金额',
              value: <Money value={one.amount} />,
            },
          ]),
          ...(hasDays && !isZeroMoney(sum.withoutDays)
            ? [{ label: '人工抄表部分', value: <Money value={sum.withoutDays} /> }]
            : []),
          ...(hasTail(sum) ? [{ label: '尾差', value: <Money value={sum.tail} /> }] : []),
          { label: '账单金额', value: <Money value={sum.billAmount} />, sum: true },
        ]}
      />
      <AgeLine of={page} className='mt8' />
      {hasTail(sum) && <div className='sunken mt8 fs-13 t2'>{tailText(sum, total)}</div>}
    </Card>
  )
}
