import { addMonths, monthOf } from '@domain/month'
import { billStatus } from '@domain/statuses/bill'
import { statementStatus } from '@domain/statuses/statement'
import type { Span } from '@domain/assistant/span'
import { addressOf, allRows, momentText } from '../facts'
import type { Desk } from '../types'

/* What months cost, read as the bill and statement pages read it. */

export const DETAIL = '/pages/my-bill/details/details'
const MONTH = '/pages/manager-energy/manager-energy-info/monthly-bill-detail'

/** What a month costs: its bill, or its statement before there is one. */
export interface Paper {
  of: { billId: string } | { statementId: string }
  billMonth: string
  receivable: string
  volume: string
  asOf: string
  route: string
  totalDue: string
  dueDate: string
  status: string
}

export async function papersOf(desk: Desk, { from, to }: Span): Promise<Paper[]> {
  const months = { billMonthFrom: monthOf(from), billMonthTo: monthOf(to) }
  const list = await allRows((page) => desk.page('default GET /crmgas/bill/list', { ...months, ...page }))
  const bills = list.filter(({ state }) => state !== 'REVERSED')
  if (bills.length === 0) return statementsOf(desk, monthOf(from), monthOf(to))
  return bills.map((row) => ({
    ...row,
    of: { billId: row.billId },
    asOf: row.issueDate,
    route: addressOf(DETAIL, { billId: row.billId }),
    status: billStatus[row.state].label,
  }))
}

/** Customers that pay in advance have statements only, others until the bill is made. Of all meters together. */
async function statementsOf(desk: Desk, from: string, to: string): Promise<Paper[]> {
  const years = [...new Set([from.slice(0, 4), to.slice(0, 4)])]
  const pages = await Promise.all(
    years.map((year) => allRows((page) => desk.page('energy GET /monthBill/list', { year, ...page }))),
  )
  return pages
    .flat()
    .filter((row) => row.scope === 'MULTI' && row.amount !== null && row.state !== 'VOID')
    .filter(({ billMonth }) => billMonth >= from && billMonth <= to)
    .map((row) => ({
      of: { statementId: row.statementId },
      billMonth: row.billMonth,
      receivable: row.amount ?? '0.00',
      volume: row.volume,
      asOf: momentText(row.asOf),
      route: addressOf(MONTH, { billMonth: row.billMonth }),
      totalDue: '0.00',
      dueDate: '',
      status: statementStatus[row.state].label,
    }))
}

export async function newestMonth(desk: Desk): Promise<Span | null> {
  const { list } = await desk.page('default GET /crmgas/bill/list', { pageSize: 1 })
  if (list[0]) return spanOfMonth(list[0].billMonth)
  const statements = await statementsOf(desk, addMonths(monthOf(desk.today), -12), monthOf(desk.today))
  const newest = statements
    .map(({ billMonth }) => billMonth)
    .sort()
    .at(-1)
  return newest === undefined ? null : spanOfMonth(newest)
}
const spanOfMonth = (month: string): Span => ({
  from: `${month}-01`,
  to: `${month}-28`,
  label: `${month.slice(0, 4)}年${Number(month.slice(5))}月`,
  unit: 'MONTH',
})
