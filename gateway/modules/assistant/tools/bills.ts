import { addMonths, diffMonths, lastOfMonth, monthOf, monthsBetween } from '@domain/month'
import { compareMoney, isPositiveMoney } from '@domain/money-text'
import { decimal, fixed } from '@domain/decimal'
import { explainKinds } from '@domain/billing/explain-kinds'
import { changePercent, formatChange } from '@domain/percent'
import { spanBefore, yearBefore, type Span } from '@domain/assistant/span'
import { addressOf, allRows, factBook, type FactBook } from '../facts'
import { topicPages } from '../pages'
import type { Desk, Finding, Tool } from '../types'
import { DETAIL, newestMonth, papersOf, type Paper } from './papers'

/* Questions about money, read as the bill and pay pages read them. */

const LIST = topicPages.BILL.route

const sumOf = (amounts: readonly string[]): string =>
  fixed(
    amounts.reduce((sum, one) => sum.plus(decimal(one)), decimal('0')),
    2,
  )

const noBill = (span: Span, today: string): Finding =>
  span.from > today
    ? { say: `${span.label}还没有到，该月份尚未产生数据。` }
    : { say: `${span.label}还没有账单。本月气费要到月初出账，可以先看预计金额。`, suggestions: ['预计本月气费多少'] }

export const bill: Tool = async (desk, wanted) => {
  const span = wanted.span ?? (await newestMonth(desk))
  if (!span) return { say: '您还没有账单。' }
  const bills = await papersOf(desk, span)
  if (bills.length === 0) return noBill(span, desk.today)
  const book = factBook()
  const head = headOf(book, span, bills)
  if (wanted.form === 'WHY' || wanted.form === 'COMPARE')
    return compared(desk, { span, against: wanted.against, bills, book, head, isWhy: wanted.form === 'WHY' })
  if (wanted.form === 'AVERAGE') {
    const [first = '', last = first] = spanned(bills)
    const months = monthsBetween(first, last).length
    const mean = fixed(decimal(sumOf(bills.map(({ receivable }) => receivable))).div(months), 2)
    return {
      say: `${head}，平均每月 ${book.money('月均', mean, { period: span.label, route: LIST })}。`,
      facts: book.facts,
    }
  }
  if (wanted.form === 'HIGHEST' || wanted.form === 'LOWEST') return extreme(book, span, bills, wanted.form)
  return {
    say: `${head}。${statesOf(book, bills)}`,
    facts: book.facts,
    suggestions: [`${span.label}气费为什么变了`, '现在欠费多少'],
  }
}

/** First and last month with a bill: what has not been billed yet takes no part. */
function spanned(bills: readonly Paper[]): string[] {
  const months = bills.map(({ billMonth }) => billMonth).sort()
  return [...months.slice(0, 1), ...months.slice(-1)]
}

/** A year that runs stands beside the same months of the other one. */
function fairly(span: Span, other: Span, bills: readonly Paper[]): Span {
  const last = spanned(bills)[1] ?? monthOf(span.to)
  if (span.unit !== 'YEAR' || last >= monthOf(span.to)) return other
  const to = lastOfMonth(addMonths(monthOf(other.from), diffMonths(monthOf(span.from), last)))
  return to < other.to ? { ...other, to, label: `${other.label}同期` } : other
}

function headOf(book: FactBook, span: Span, bills: readonly Paper[]): string {
  const [only] = bills
  const route = bills.length === 1 && only ? only.route : LIST
  const about = { period: span.label, asOf: only?.asOf ?? '', route }
  const amount = book.money('应收金额', sumOf(bills.map(({ receivable }) => receivable)), about)
  const count = bills.length > 1 ? `（共 ${book.count('账单', bills.length, '张', about)}）` : ''
  const volume = book.volume('结算气量', sumOf(bills.map(({ volume: one }) => one)), about)
  return `${span.label}气费 ${amount}${count}，结算气量 ${volume}`
}

function statesOf(book: FactBook, bills: readonly Paper[]): string {
  const open = bills.filter(({ totalDue }) => compareMoney(totalDue, '0.00') > 0)
  const states = [...new Set(bills.map(({ status }) => status))].join('、')
  if (open.length === 0) return bills.length === 1 ? `状态：${states}。` : ''
  const due = book.money('待缴金额', sumOf(open.map(({ totalDue }) => totalDue)), { route: LIST })
  const until = book.text('最晚缴费日', open.map(({ dueDate }) => dueDate).sort()[0] ?? '', { route: LIST })
  return `状态：${states}，待缴 ${due}，最晚 ${until}。`
}

function extreme(book: FactBook, span: Span, bills: readonly Paper[], form: 'HIGHEST' | 'LOWEST'): Finding {
  const sign = form === 'HIGHEST' ? 1 : -1
  const top = [...bills].sort((a, b) => sign * compareMoney(b.receivable, a.receivable))[0]
  if (!top) return { say: `${span.label}没有账单。` }
  const about = { period: top.billMonth, asOf: top.asOf, route: top.route }
  return {
    say: `${span.label}气费${form === 'HIGHEST' ? '最高' : '最低'}的是 ${book.text('月份', top.billMonth, about)}，应收 ${book.money('应收金额', top.receivable, about)}。`,
    facts: book.facts.slice(-2),
  }
}

interface Compared {
  span: Span
  against: Span | null
  bills: readonly Paper[]
  book: FactBook
  head: string
  isWhy: boolean
}

async function compared(desk: Desk, { span, against, bills, book, head, isWhy }: Compared): Promise<Finding> {
  const other = fairly(span, against ?? spanBefore(span), bills)
  const before = await papersOf(desk, other)
  if (before.length === 0) return { say: `${head}；${other.label}没有账单可以对比。`, facts: book.facts }
  const now = sumOf(bills.map(({ receivable }) => receivable))
  const was = sumOf(before.map(({ receivable }) => receivable))
  const about = { period: `${span.label}与${other.label}`, route: LIST }
  const by = decimal(now).minus(decimal(was))
  const percent = changePercent(now, was)
  const word = by.lt(0) ? '减少' : by.eq(0) ? '持平，相差' : '增加'
  const change = `${word} ${book.money('相差', fixed(by.abs(), 2), about)}${percent === null ? '' : `（${book.text('变化', formatChange(percent), about)}）`}`
  const line = `${head}；${other.label}应收 ${book.money('对比期应收', was, { period: other.label, asOf: before[0]?.asOf ?? '', route: LIST })}，${change}。`
  if (!isWhy) return { say: line, facts: book.facts }
  return {
    say: `${line}${await reasons(desk, book, bills, span, other)}`,
    facts: book.facts,
    suggestions: [`${span.label}哪天用气最多`, '现在的气价是多少'],
  }
}

/** Reasons of one answer, the largest first. */
const MOST_REASONS = 4

/** What makes the bill another than that of the month or the year before, as its page explains it (Y-04). '' where no page does. */
async function reasons(desk: Desk, book: FactBook, bills: readonly Paper[], span: Span, other: Span): Promise<string> {
  const [only] = bills
  const against = [spanBefore(span), yearBefore(span)].findIndex(({ from }) => monthOf(from) === monthOf(other.from))
  if (!only || bills.length > 1 || span.unit !== 'MONTH' || against < 0) return ''
  const beside = against === 0 ? ('PREV' as const) : ('YEAR' as const)
  const { rows } =
    'billId' in only.of
      ? await desk.page('btwob GET /bill/explain', { ...only.of, against: beside })
      : await desk.page('btwob GET /settlement/explain', { ...only.of, against: beside })
  const most = [...rows]
    .sort((a, b) => (decimal(b.amount).abs().gt(decimal(a.amount).abs()) ? 1 : -1))
    .slice(0, MOST_REASONS)
  if (most.length === 0) return ''
  const about = { period: span.label, route: only.route }
  const lines = most.map(({ kind, name, amount, volume }, at) => {
    const size = fixed(decimal(amount).abs(), 2)
    const gas = volume === null ? '' : `（气量 ${book.volume(`${explainKinds[kind]}气量`, volume, about)}）`
    const label = name === '' || name === explainKinds[kind] ? explainKinds[kind] : `${explainKinds[kind]}：${name}`
    return `${at + 1}. ${label}${gas}，金额${decimal(amount).lt(0) ? '减少' : '增加'} ${book.money(label, size, about)}；`
  })
  return `\n主要原因：\n${lines.join('\n')}`
}

const arrearsOf = (desk: Desk) => desk.page('default GET /crmgas/bill/arrears', undefined)

export const arrears: Tool = async (desk) => {
  const out = await arrearsOf(desk)
  if (out.count === 0) return { say: '您目前没有待缴的账单。' }
  const book = factBook()
  const about = { route: LIST }
  const late = compareMoney(out.lateFee, '0.00') > 0 ? `（含违约金 ${book.money('违约金', out.lateFee, about)}）` : ''
  const over = out.overdueCount > 0 ? `，其中 ${book.count('已逾期', out.overdueCount, '张', about)}已逾期` : ''
  return {
    say: `目前待缴 ${book.money('待缴合计', out.totalDue, about)}${late}，共 ${book.count('待缴账单', out.count, '张', about)}${over}。`,
    facts: book.facts,
    actions: [{ text: '去缴费', route: topicPages.BALANCE.route, tel: '' }],
    suggestions: ['账单什么时候到期'],
  }
}

export const billDue: Tool = async (desk, { span }) => {
  const { list } = await arrearsOf(desk)
  const open = span
    ? list.filter(({ billMonth }) => billMonth >= monthOf(span.from) && billMonth <= monthOf(span.to))
    : list
  if (open.length === 0)
    return { say: span ? `${span.label}没有待缴的账单。` : '您目前没有待缴的账单，没有临近的缴费期限。' }
  const book = factBook()
  const lines = [...open]
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate))
    .slice(0, 5)
    .map((one) => {
      const about = { period: one.billMonth, route: addressOf(DETAIL, { billId: one.billId }) }
      return `- ${one.billMonth} 账单 ${book.money('待缴', one.totalDue, about)}，最晚 ${book.text('最晚缴费日', one.dueDate, about)}${one.overdueDays > 0 ? `，已逾期 ${book.count('逾期', one.overdueDays, '天', about)}` : ''}`
    })
  return {
    say: `待缴账单的期限：\n${lines.join('\n')}${book.rest(open.length - lines.length, '张')}`,
    facts: book.facts,
  }
}

export const lateFee: Tool = async (desk) => {
  const out = await arrearsOf(desk)
  if (compareMoney(out.lateFee, '0.00') <= 0) return { say: '您目前没有违约金。' }
  const book = factBook()
  const rows = out.list.filter(({ lateFeeAccrued }) => compareMoney(lateFeeAccrued, '0.00') > 0)
  const lines = rows.slice(0, 5).map((one) => {
    const about = { period: one.billMonth, route: addressOf(DETAIL, { billId: one.billId }) }
    return `- ${one.billMonth} 账单逾期 ${book.count('逾期', one.overdueDays, '天', about)}，违约金 ${book.money('违约金', one.lateFeeAccrued, about)}`
  })
  return {
    say: `目前违约金合计 ${book.money('违约金合计', out.lateFee, { route: LIST })}，因为账单过了缴费期限：\n${lines.join('\n')}${book.rest(rows.length - lines.length, '张')}`,
    facts: book.facts,
  }
}

export const balance: Tool = async (desk) => {
  const { account } = await desk.page('default GET /crmgas/pay/payMeters', undefined)
  const book = factBook()
  const about = { route: topicPages.BALANCE.route }
  const frozen = compareMoney(account.frozen, '0.00') > 0 ? `，冻结 ${book.money('冻结', account.frozen, about)}` : ''
  const days = account.daysLeft === null ? '' : `，预计还能用 ${book.count('可用天数', account.daysLeft, '天', about)}`
  return {
    say: `账户余额 ${book.money('账户余额', account.balance, about)}，可用余额 ${book.money('可用余额', account.available, about)}${frozen}${days}。`,
    facts: book.facts,
    suggestions: ['现在欠费多少', '余额还能用几天'],
  }
}

export const daysLeft: Tool = async (desk) => {
  const { account } = await desk.page('default GET /crmgas/pay/payMeters', undefined)
  const book = factBook()
  const about = { route: topicPages.DAYS_LEFT.route }
  const available = book.money('可用余额', account.available, about)
  if (account.daysLeft === null)
    return { say: `可用余额 ${available}；您按账单缴费，或近期用气不足以推算可用天数。`, facts: book.facts }
  return {
    say: `可用余额 ${available}，按近期用气预计还能用 ${book.count('可用天数', account.daysLeft, '天', about)}。`,
    facts: book.facts,
  }
}

/** Orders that an answer about payments lists. */
const MOST_PAYMENTS = 3

/** What was paid in all, with the newest that are done: orders that were closed took nothing. */
export const payments: Tool = async (desk, { span }) => {
  const range = span ? { dateFrom: span.from, dateTo: span.to } : {}
  const [all, done] = await Promise.all([
    desk.page('default GET /crmgas/pay/record', { ...range, pageSize: 1 }),
    desk.page('default GET /crmgas/pay/record', { ...range, state: 'DONE', pageSize: MOST_PAYMENTS }),
  ])
  const period = span?.label ?? `${all.since}以来`
  if (done.list.length === 0) return { say: `${period}没有完成的缴费。` }
  const book = factBook()
  const about = { period, route: topicPages.PAYMENTS.route }
  const refunded = isPositiveMoney(all.sumRefunded) ? `，其中退回 ${book.money('退回', all.sumRefunded, about)}` : ''
  const lines = done.list.map(
    (one) => `- ${one.title}：${book.money('金额', one.amount, { ...about, period: one.createdAt.slice(0, 10) })}`,
  )
  return {
    say: `${period}共缴费 ${book.money('缴费合计', all.sumPaid, about)}${refunded}。最近完成的：\n${lines.join('\n')}${book.rest(done.total - lines.length, '笔')}`,
    facts: book.facts,
  }
}

export const installment: Tool = async (desk) => {
  const list = await allRows((page) => desk.page('default GET /crmgas/installment/list', page))
  const open = list.filter(({ state }) => state === 'ACTIVE' || state === 'OVERDUE' || state === 'WAIT_DOWN')
  if (open.length === 0) return { say: '您没有进行中的分期。', suggestions: ['怎么申请分期'] }
  const book = factBook()
  const lines = open.map((one) => {
    const about = { route: addressOf('/subPages/installment/detail', { planId: one.planId }) }
    const next = one.next
      ? `，下一期 ${book.money('下一期', one.next.amount, about)}，${book.text('到期日', one.next.dueDate, about)} 前`
      : ''
    return `- 已还 ${book.text('期数', `${one.paidPeriods}/${one.periods} 期`, about)}，剩余 ${book.money('剩余', one.restAmount, about)}${next}`
  })
  return { say: `进行中的分期：\n${lines.join('\n')}`, facts: book.facts }
}
