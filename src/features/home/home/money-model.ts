import type { Out } from '@contract'
import type { Tone } from '@/ui'
import { addressOf } from '@/routes/go'
import { addDays, type DateText } from '@domain/date'
import { inPaymentText } from '@domain/billing/in-payment'
import { homeFigure } from '@domain/home-figure'
import { formatDay, formatMonthShort } from '@domain/date-format'
import { formatMoney, isPositiveMoney } from '@domain/money'

export type Summary = Out<'default GET /crmgas/home/summary'>

export type MoneyFigure = { label: string } & (
  | { kind: 'money'; value: string | null; danger?: boolean }
  | { kind: 'volume'; value: string | null }
  | { kind: 'text'; value: string }
)

/** What the money card says: one number, one mark with its reason, two figures (A 6.1 block 3). */
export interface MoneyView {
  label: string
  amount: string | null
  mark: { text: string; tone: Tone } | null
  reason: string
  figures: readonly MoneyFigure[]
}

/** AE-32: more than 7 days is fine, below 3 is not. */
const daysTone = (days: number): Tone => (days > 7 ? 'success' : days < 3 ? 'danger' : 'warning')

/** The card by how the account is charged. `today` is the gateway's date. */
export function moneyView(summary: Summary, today: DateText): MoneyView {
  switch (summary.account.chargeMode) {
    case 'PREPAID_REMOTE':
      return remoteView(summary, today)
    case 'POSTPAID':
      return postpaidView(summary, today)
    case 'PREPAID_CARD':
      return cardView(summary)
  }
}

function headOf(account: Summary['account']): Pick<MoneyView, 'label' | 'amount'> {
  const { label, value } = homeFigure(account)
  return { label, amount: value }
}

const BASIS = '按预计用气估算'

function remoteView({ account, energy }: Summary, today: DateText): MoneyView {
  const { daysLeft, ifPaid } = account
  return {
    ...headOf(account),
    mark:
      daysLeft === null
        ? { text: '预计可用 -- 天', tone: 'muted' }
        : { text: `预计可用 ${daysLeft} 天`, tone: daysTone(daysLeft) },
    reason:
      ifPaid?.daysLeft == null ? BASIS : `${BASIS}，付${ifPaid.cycles.join('、')}气款后可用 ${ifPaid.daysLeft} 天`,
    figures: [
      {
        label: provisionalLabel(account),
        kind: 'money',
        value: account.provisional,
      },
      { label: dayLabel(energy?.gasDay ?? null, today), kind: 'volume', value: energy?.yesterday ?? null },
    ],
  }
}

/** With the month while it is of one alone; with the first where earlier ones wait for their settlement. */
function provisionalLabel({ provisionalMonths }: Summary['account']): string {
  const [first, ...more] = provisionalMonths
  if (first === undefined) return '暂估扣费'
  return more.length > 0
    ? `暂估扣费（${formatMonthShort(first.billMonth)}至今）`
    : `暂估扣费 · ${formatMonthShort(first.billMonth)}`
}

/** 昨日用气 while the newest closed gas day is yesterday, else its date (AE-06). */
const dayLabel = (gasDay: DateText | null, today: DateText): string =>
  gasDay === null || gasDay === addDays(today, -1) ? '昨日用气' : `${formatDay(gasDay, today)} 用气`

function postpaidView({ account }: Summary, today: DateText): MoneyView {
  return {
    ...headOf(account),
    mark: postpaidMark(account),
    reason: owedText(account),
    figures: [
      { label: '应缴日', kind: 'text', value: account.dueDate === null ? '--' : formatDay(account.dueDate, today) },
      { label: '逾期', kind: 'money', value: account.overdueAmount, danger: isOwed(account.overdueAmount) },
    ],
  }
}

const isOwed = (amount: string | null): boolean => amount !== null && isPositiveMoney(amount)

/** How many bills the amount is for, what of it is being paid, what belongs to an instalment plan and what an application holds. */
const owedText = ({ unpaidCount, installmentDue, heldDue, inPayment }: Summary['account']): string =>
  [
    ...(unpaidCount > 0 ? [`共 ${unpaidCount} 笔账单`] : []),
    ...(inPayment !== null && inPayment.count > 0 ? [inPaymentText(inPayment)] : []),
    ...(isOwed(installmentDue) ? [`含分期待还 ${formatMoney(installmentDue ?? '')}`] : []),
    ...(isOwed(heldDue) ? [`含分期申请中 ${formatMoney(heldDue ?? '')}`] : []),
  ].join('，')

function postpaidMark({ overdueCount, unpaidCount, installmentDue, heldDue }: Summary['account']): MoneyView['mark'] {
  if (overdueCount > 0) return { text: `已逾期 ${overdueCount} 笔`, tone: 'danger' }
  if (unpaidCount > 0) return { text: '待缴费', tone: 'warning' }
  if (isOwed(heldDue)) return { text: '分期申请中', tone: 'warning' }
  return isOwed(installmentDue) ? { text: '分期还款中', tone: 'primary' } : { text: '已缴清', tone: 'success' }
}

function cardView({ account, todo }: Summary): MoneyView {
  return {
    ...headOf(account),
    mark: todo.writeCard > 0 ? { text: `待写卡 ${todo.writeCard} 笔`, tone: 'warning' } : null,
    reason: todo.writeCard > 0 ? '写卡后插表，气量才会到账' : '',
    figures: [
      { label: '待写卡', kind: 'text', value: `${todo.writeCard} 笔` },
      { label: '应缴金额', kind: 'money', value: account.arrears, danger: isOwed(account.arrears) },
    ],
  }
}

export type Banner = NonNullable<Summary['banner']>

/** AE-89: the worst case; with the number of others. */
export const bannerText = ({ text, count }: Banner): string => (count > 1 ? `${text} · 还有 ${count - 1} 项` : text)

const BILLS = { action: '去缴费', url: addressOf('/pages/my-bill/list/list', { state: 'UNPAID_ALL' }) }
const PAY = { action: '去缴费', url: '/pages/pay/meters' }
const TOP_UP = { action: '去充值', url: addressOf('/pages/pay/place-order', { bizType: 'PREPAY' }) }

/** What is to be done about it, the first that is open to the user; else the case itself, else the list of to-dos. */
export const bannerWays = ({ type, url }: Banner): { action: string; url: string }[] => {
  const own = { action: '去处理', url }
  const todos = { action: '查看', url: '/pages/need-dealt-with/need-dealt-with-list' }
  if (type === 'STOPPED' || type === 'NOTICED' || type === 'WARNED' || type === 'OVERDUE')
    return [BILLS, PAY, own, todos]
  if (type === 'CYCLE_LAPSE') return [{ action: '去支付', url }, todos]
  if (type === 'SUPPLY') return [{ action: '查看', url }]
  return type === 'LOW_BALANCE' ? [TOP_UP, own, todos] : [own, todos]
}
