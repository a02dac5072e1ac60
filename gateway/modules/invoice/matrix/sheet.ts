import { formatFullMoment } from '@domain/date-format'
import { matrixGaps, matrixKinds, matrixWays } from '@domain/statuses/finance-matrix'
import { channels } from '@domain/statuses/pay-order'
import { addMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import type { Column, Table } from '../../../sheet/table'
import type { Cells } from '../rules/matrix'
import type { AccountKey } from '../types'
import { rowsByMonth, type MatrixFilter, type MatrixRow, type Span } from './rows'

const COLUMNS: readonly (Column & { of: (row: MatrixRow) => string | null })[] = [
  { head: '账期', width: 10, of: ({ month }) => month },
  { head: '类别', width: 8, of: ({ kind }) => matrixKinds[kind] },
  { head: '名称', width: 18, of: ({ title }) => title },
  { head: '编号', width: 22, of: ({ no }) => no },
  { head: '日期', width: 12, of: ({ date }) => date },
  { head: '表号', width: 26, of: ({ meterNos }) => meterNos.join('、') },
  { head: '账单金额（元）', width: 16, figures: true, of: ({ kind, billed }) => (kind === 'BILL' ? billed : null) },
  { head: '已缴违约金（元）', width: 16, figures: true, of: ({ lateFee }) => lateFee },
  { head: '已缴（元）', width: 16, figures: true, of: ({ paid }) => paid },
  { head: '未缴（元）', width: 16, figures: true, of: ({ unpaid }) => unpaid },
  { head: '蓝字发票（元）', width: 16, figures: true, of: ({ invoiced }) => invoiced },
  { head: '红字发票（元）', width: 16, figures: true, of: ({ red }) => red },
  { head: '发票净额（元）', width: 16, figures: true, of: ({ net }) => net },
  { head: '未开票（元）', width: 16, figures: true, of: ({ open }) => open },
  { head: '缺口', width: 26, of: gapText },
  { head: '缴费明细', width: 40, of: paidText },
  { head: '蓝字发票号码', width: 30, of: (row) => numbersOf(row, 'BLUE') },
  { head: '红字发票号码', width: 30, of: (row) => numbersOf(row, 'RED') },
  { head: '购买方', width: 26, of: buyersText },
]

/** The matrix as a table, a month at a time; its last row adds the others up. */
export const tableOf = (work: Work, key: AccountKey, span: Span, filter: MatrixFilter): Table => ({
  name: '财务对账',
  columns: COLUMNS.map(({ of: _of, ...column }) => column),
  rows: lines(work, key, span, filter),
})

const SUMS = ['billed', 'lateFee', 'paid', 'unpaid', 'invoiced', 'red', 'net', 'open'] as const
const FIRST = COLUMNS.findIndex(({ figures }) => figures)

async function* lines(
  work: Work,
  key: AccountKey,
  span: Span,
  filter: MatrixFilter,
): AsyncGenerator<readonly (string | null)[]> {
  const sum = Object.fromEntries(SUMS.map((name) => [name, '0.00'])) as Record<keyof Cells, string>
  for await (const row of rowsByMonth(work, key, span, filter)) {
    for (const name of SUMS) sum[name] = addMoney(sum[name], row[name])
    yield COLUMNS.map(({ of }) => of(row))
  }
  yield ['合计', ...Array<null>(FIRST - 1).fill(null), ...SUMS.map((name) => sum[name])]
}

function gapText({ gaps, note }: MatrixRow): string {
  const words = gaps.map(({ gap, amount }) => `${matrixGaps[gap].label}${amount === null ? '' : ` ${amount}`}`)
  return [...words, ...(note === null ? [] : [note])].join('；')
}

function paidText({ payments }: MatrixRow): string {
  const texts = payments.map(({ way, channel, no, amount, at }) => {
    const name = channel === null ? matrixWays[way] : channels[channel]
    return `${at === null ? '' : formatFullMoment(at)} ${name} ${no} ${amount}`.trim()
  })
  return texts.join('；')
}

const numbersOf = ({ invoices }: MatrixRow, color: 'BLUE' | 'RED'): string =>
  invoices
    .filter((one) => one.color === color)
    .map(({ invoiceNo }) => invoiceNo)
    .join('、')

function buyersText({ invoices }: MatrixRow): string {
  return [...new Set(invoices.map(({ buyerName }) => buyerName))].join('、')
}
