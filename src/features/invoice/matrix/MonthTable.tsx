import type { Out } from '@contract'
import { formatMoney, isZeroMoney } from '@domain/money'
import { differenceOf, dueOf } from './check'
import './matrix.scss'

type Matrix = Out<'btwob GET /invoice/matrix'>

const HEADS = ['月份', '应收', '已缴', '发票', '红冲', '未开票', '折让', '待缴或开具中', '差额'] as const

/** Months down, sums across, for work at a desk: from 900 px. */
export function MonthTable({ matrix: { months, sum } }: { matrix: Matrix }) {
  return (
    <div className='mx-table' role='table' aria-label='按月对账'>
      <div className='mx-line fs-13 t3' role='row'>
        {HEADS.map((head) => (
          <span key={head} role='columnheader' {...(head === HEADS[0] && { className: 'left' })}>
            {head}
          </span>
        ))}
      </div>
      {months.map((month) => (
        <Line key={month.month} head={month.month} sum={month} />
      ))}
      <Line head='合计' sum={sum} />
    </div>
  )
}

function Line({ head, sum }: { head: string; sum: Matrix['sum'] }) {
  const left = differenceOf(sum)
  const amounts = [dueOf(sum), sum.paid, sum.invoiced, sum.red, sum.open, sum.waived, sum.pending]
  return (
    <div className='mx-line fs-13 num' role='row'>
      <span role='rowheader' className='left'>
        {head}
      </span>
      {amounts.map((amount, at) => (
        <span key={HEADS[at + 1]} role='cell'>
          {formatMoney(amount)}
        </span>
      ))}
      <span role='cell' className={isZeroMoney(left) ? 'c-success' : 'c-danger'}>
        {isZeroMoney(left) ? '✓' : formatMoney(left)}
      </span>
    </div>
  )
}
