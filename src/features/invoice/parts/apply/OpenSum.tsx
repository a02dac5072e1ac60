import { Ends, Money } from '@/ui'

/** What waits in the whole list, not only in the rows loaded so far. */
export const OpenSum = ({ sum }: { sum: { count: number; amount: string } }) => (
  <Ends className='gutter fs-13 t3 mt8'>
    <span>
      待开票 <span className='t1 fw-m num'>{sum.count}</span> 笔
    </span>
    <span>
      共 <Money value={sum.amount} className='t1 fw-m' />
    </span>
  </Ends>
)
