import { useEffect, useState } from 'react'
import type { Out } from '@contract'
import { formatMoney, isZeroMoney } from '@domain/money'
import { byMonth, choice, ListPage, months, tabs, useFilters } from '@/blocks'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { BottomBar, Empty } from '@/ui'
import { useRenewal } from '../parts/issued/use-renewal'
import { windowWidth } from '@/platform/measure'
import { ExportSheet } from './ExportSheet'
import { MailingSheet } from './MailingSheet'
import { MatrixCard, type MatrixRow } from './MatrixCard'
import { MonthTable } from './MonthTable'
import { Check, Totals } from './Totals'

type Matrix = Out<'btwob GET /invoice/matrix'>

/** px: a narrower window has the cards alone; below it the table is hidden by its style, too. */
const TABLE_FROM = 900

const VIEW = tabs(
  'view',
  [
    { key: 'ALL', label: '全部' },
    { key: 'GAPS', label: '待处理' },
  ],
  (tab): { onlyGaps?: '1' } => (tab === 'GAPS' ? { onlyGaps: '1' } : {}),
)
/** So many months at once (Y-15), of the last five years. */
const MONTHS = months({ from: 'monthFrom', to: 'monthTo' }, { back: 59, most: 36, usual: 12 })

/** 财务对账 (Y-15): what was billed, paid, invoiced and reversed beside each other, and what of it is missing. */
export function MatrixView(params: PageParams<'/subPagesB/pages/applyForInvoice/matrix'>) {
  const [known, setKnown] = useState<Pick<Matrix, 'titles' | 'meters'>>({ titles: [], meters: [] })
  const filters = useFilters([VIEW, MONTHS, ...choicesOf(known)] as const, params)
  const list = usePaged('btwob GET /invoice/matrix', filters.input, { refresh: 'show', keepPrevious: true })
  const [sheet, setSheet] = useState<'EXPORT' | 'MAIL' | null>(null)
  const { first } = list
  useEffect(() => {
    if (first) setKnown({ titles: first.titles, meters: first.meters })
  }, [first])
  useRenewal()
  const sums = new Map(first?.months.map((month) => [month.month, month]))
  // With one buyer alone the invoices do not explain what is due.
  const isWhole = filters.values.title === ''
  const isAll = !filters.isFiltered && filters.values.view === 'ALL'
  return (
    <ListPage
      cards
      list={list}
      filters={filters}
      actions={[{ label: '每月邮件', onTap: () => setSheet('MAIL') }]}
      top={list.state !== 'error' && <Totals matrix={first} />}
      head={
        <>
          {first && isWhole && <Check sum={first.sum} />}
          {first && isWhole && windowWidth() >= TABLE_FROM && <MonthTable matrix={first} />}
          {sheet === 'EXPORT' && <ExportSheet filter={filters.input} onClose={() => setSheet(null)} />}
          {sheet === 'MAIL' && <MailingSheet onClose={() => setSheet(null)} />}
        </>
      }
      groups={byMonth(
        (row: MatrixRow) => row.month,
        (month) => (
          <MonthNote sum={sums.get(month)} />
        ),
      )}
      keyOf={(row) => row.rowId}
      item={(row) => <MatrixCard row={row} />}
      end={depositNote(first)}
      empty={<Empty text={isAll ? '暂无账单和交易' : '没有符合条件的记录'} picture='list' />}
      footer={<BottomBar primary={{ text: '导出', onTap: () => setSheet('EXPORT') }} />}
    />
  )
}

const choicesOf = ({ titles, meters }: Pick<Matrix, 'titles' | 'meters'>) =>
  [
    choice(
      'title',
      { label: '抬头', title: '选择抬头', all: '全部抬头' },
      titles.map((name) => ({ key: name, text: name })),
    ),
    choice(
      'meterNo',
      { label: '表具', title: '选择表具', all: '全部表具' },
      meters.map(({ meterNo, name }) => ({ key: meterNo, text: name || meterNo, note: `表号 ${meterNo}` })),
    ),
  ] as const

/** What is still missing of a month; nothing where it is whole. */
function MonthNote({ sum }: { sum: Matrix['months'][number] | undefined }) {
  if (!sum) return null
  const missing = [
    ...(isZeroMoney(sum.unpaid) ? [] : [`未缴 ${formatMoney(sum.unpaid)}`]),
    ...(isZeroMoney(sum.open) ? [] : [`未开票 ${formatMoney(sum.open)}`]),
  ]
  return <span className='num'>{missing.length === 0 ? `${sum.count}笔` : missing.join('　')}</span>
}

function depositNote(first: Matrix | undefined): string | undefined {
  if (!first || first.deposited.count === 0) return undefined
  const { count, amount } = first.deposited
  return `另有预存 ${count} 笔 ${formatMoney(amount)}，按抵扣的账单开票`
}
