import type { Out } from '@contract'
import { Card, Ends, Figures, Money } from '@/ui'
import { isPositiveMoney } from '@domain/money'

/** 应缴合计 of the whole filter, not of the rows loaded so far. */
export function SumCard({ sum }: { sum: Out<'default GET /crmgas/bill/list'>['sum'] }) {
  return (
    <Card>
      <Ends className='fs-13 t3'>
        应缴合计
        <span className='fs-12 num'>{sum.count} 笔</span>
      </Ends>
      <Money value={sum.totalDue} size='l' />
      <div className='hr' />
      <Figures
        items={[
          { label: '本金', value: <Money value={sum.principal} /> },
          {
            label: '违约金',
            value: <Money value={sum.lateFee} danger={isPositiveMoney(sum.lateFee)} />,
          },
          ...(isPositiveMoney(sum.installmentDue)
            ? [{ label: '其中分期', value: <Money value={sum.installmentDue} /> }]
            : []),
          ...(isPositiveMoney(sum.heldDue) ? [{ label: '分期申请中', value: <Money value={sum.heldDue} /> }] : []),
        ]}
      />
    </Card>
  )
}
