import type { Out } from '@contract'
import { formatSpan } from '@domain/date-format'
import { formatMoney, isPositiveMoney, isZeroMoney } from '@domain/money'
import { Money } from '@/ui'
import { differenceOf, dueOf } from './check'
import './matrix.scss'

type Matrix = Out<'btwob GET /invoice/matrix'>

/** The sums of the whole filter; they stay where they are while the rows go by, and keep their place while these are on their way. */
export function Totals({ matrix }: { matrix: Matrix | undefined }) {
  const sum = matrix?.sum
  return (
    <section className='mx-total' aria-label='合计'>
      <div className='fs-12 t3'>
        {matrix ? `${formatSpan(matrix.monthFrom, matrix.monthTo)}　共 ${matrix.sum.count} 笔` : '合计'}
      </div>
      <div className='mx-sums'>
        <Sum label='应收' value={sum && dueOf(sum)} />
        <Sum label='已缴' value={sum?.paid} />
        <Sum label='发票' value={sum?.invoiced} />
        <Sum label='红冲' value={sum?.red} />
        <Sum label='未缴' value={sum?.unpaid} tone={sum && isPositiveMoney(sum.unpaid) ? 'c-danger' : 'c-success'} />
        <Sum label='未开票' value={sum?.open} tone={sum && !isZeroMoney(sum.open) ? 'c-warning' : 'c-success'} />
      </div>
    </section>
  )
}

/** Whether the invoices explain what is due, term by term. Its lines follow the figures, so it scrolls with the rows. */
export function Check({ sum }: { sum: Matrix['sum'] }) {
  const left = differenceOf(sum)
  const terms = [
    `发票净额 ${formatMoney(sum.net)}`,
    `未开票 ${formatMoney(sum.open)}`,
    ...(isZeroMoney(sum.waived) ? [] : [`折让 ${formatMoney(sum.waived)}`]),
    ...(isZeroMoney(sum.pending) ? [] : [`待缴或开具中 ${formatMoney(sum.pending)}`]),
  ]
  return (
    <div
      className={`mx-check fs-12 num break ${isZeroMoney(left) ? 't3' : 'c-danger'}`}
      role='status'
      aria-label='核对'
    >
      {`应收 ${formatMoney(dueOf(sum))} = ${terms.join(' + ')}${isZeroMoney(left) ? ' ✓' : `，差额 ${formatMoney(left)}`}`}
    </div>
  )
}

function Sum({ label, value, tone = '' }: { label: string; value: string | undefined; tone?: string }) {
  return (
    <div className='mx-sum fs-13'>
      <span className='t3'>{label}</span>
      <span className={`num fw-m ${value === undefined ? '' : tone}`}>
        <Money value={value} />
      </span>
    </div>
  )
}
