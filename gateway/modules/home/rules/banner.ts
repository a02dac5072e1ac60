import { DAY, dateAt, toInstant, type MonthText } from '@domain/date'
import { formatMonthShort } from '@domain/date-format'
import { stopNotice, type StopFacts } from '@domain/billing/stop-text'
import { compareUrgency, type Pending } from '@domain/ranking'
import { formatAmount } from '@domain/money'
import { lapseText } from '@domain/package/lapse'

export type BannerType =
  | 'STOPPED'
  | 'NOTICED'
  | 'WARNED'
  /** Supply is off or limited, or will be, for another reason than arrears. */
  | 'SUPPLY'
  | 'UNKNOWN'
  | 'CYCLE_LAPSE'
  | 'OVERDUE'
  | 'WAIT_WRITE'
  | 'STATEMENT'
  | 'LOW_BALANCE'

export interface BannerFacts {
  /** The most urgent open stop, or null. */
  stop: (StopFacts & { stopId: string }) | null
  arrears: string
  /** `perDay`: late fee of another day. */
  overdue: { count: number; amount: string; perDay: string; dueDate: string | null }
  /** Gas that is bought for cards: what may be on a card or not, and what is still to be written (AE-68, AE-72). */
  cards: { unknown: readonly string[]; toWrite: readonly string[] }
  /** Overdue cycles of packages, the first to lapse first (K-25). */
  lapsing: readonly { name: string; childNo: string; lapseAt: string; fee: string }[]
  /** ms. */
  now: number
  /** Statements that wait for the customer, days until the first deadline, that deadline, and the month of that statement. */
  statements: { count: number; daysToDeadline: number; deadline: string | null; month: MonthText | null }
  daysLeft: number | null
  /** Below this many days the balance counts as low (AE-32: warning). */
  lowDays: number
  /** What the reader may see: money needs BILL_VIEW, statements ENERGY_VIEW. */
  mayBill: boolean
  mayEnergy: boolean
  /** What the reader may do: top up with PAY_TOPUP, sign a statement with SETTLE_SIGN, write cards with NFC_WRITE, see and pay cycles. */
  mayPay: boolean
  mayWrite: boolean
  maySign: boolean
  mayPackage: boolean
  mayExtract: boolean
}

export interface Banner {
  type: BannerType
  tone: 'danger' | 'warning'
  text: string
  url: string
  /** This one, and the others that wait for the reader. */
  count: number
}

/** A case as one among others: it counts where the reader may deal with it. */
const countFor = (may: boolean) => (may ? 1 : 0)

const orderUrl = (gasOrderId: string) => `/subPages/gasPaymentOrder/detail?gasOrderId=${gasOrderId}`
const ORDERS_URL = '/subPages/gasPaymentOrder/list?state=WAIT_WRITE'
const stopUrl = (stopId: string) => `/subPages/my-message/stop-gas?stopId=${stopId}`

/** A banner with what ranks it (`compareUrgency`). */
type Case = Banner & Pending

/**
 * The banner of the home page with the texts of A 6.43: a stop of gas before all else, then a write to a card with an unknown result, which
 * must not be bought again (AE-89), then what costs most and is nearest, as the to-dos are ranked. Only cases that the reader may deal with are counted beside it: what another has to sign does not wait for the
 * reader. Null when all is well.
 */
export function banner(facts: BannerFacts): Banner | null {
  const ranked = [
    ...lapseBanner(facts),
    ...overdueBanner(facts),
    ...writeBanner(facts),
    ...statementBanner(facts),
    ...balanceBanner(facts),
  ].sort((a, b) => compareUrgency(a, b, facts.now))
  const [worst, ...others] = [...stopBanner(facts), ...unknownBanner(facts), ...ranked]
  if (worst === undefined) return null
  const { type, tone, text, url } = worst
  return { type, tone, text, url, count: others.reduce((sum, { count }) => sum + count, 1) }
}

const stopTypes = ['STOPPED', 'NOTICED', 'WARNED'] as const

function stopBanner({ stop, arrears, mayBill }: BannerFacts): Banner[] {
  const notice = stop && stopNotice(stop, mayBill ? arrears : null)
  const type = stop?.kind === 'ARREARS' ? stopTypes.find((state) => state === stop.state) : 'SUPPLY'
  if (!notice || type === undefined) return []
  return [{ type, ...notice, url: stopUrl(stop.stopId), count: 1 }]
}

/** The gas and part of the deposit are lost within days: before bills: their late fee grows slowly. */
function lapseBanner({ lapsing, now, mayPackage, mayExtract }: BannerFacts): Case[] {
  const [first] = lapsing
  if (!mayPackage || first === undefined) return []
  return [
    {
      type: 'CYCLE_LAPSE',
      tone: 'danger',
      text: `${first.name}气款逾期未付，${lapseText(first.lapseAt, first.fee, dateAt(now))}`,
      url: `/subPagesB/pages/gas-package/order-details-zi?childNo=${first.childNo}`,
      count: mayExtract ? lapsing.length : 0,
      loss: first.fee,
      dueAt: first.lapseAt,
    },
  ]
}

/** Users that can neither write nor buy do not deal with cards. */
const dealsWithCards = ({ mayPay, mayWrite }: BannerFacts) => mayPay || mayWrite

function unknownBanner(facts: BannerFacts): Banner[] {
  const { unknown } = facts.cards
  const [first] = unknown
  if (first === undefined || !dealsWithCards(facts)) return []
  const count = facts.mayWrite ? unknown.length : 0
  return [{ type: 'UNKNOWN', tone: 'danger', text: '写卡结果待核实，请勿重复购买', url: orderUrl(first), count }]
}

function writeBanner(facts: BannerFacts): Case[] {
  const { toWrite } = facts.cards
  const [first] = toWrite
  if (first === undefined || !dealsWithCards(facts)) return []
  return [
    {
      type: 'WAIT_WRITE',
      tone: 'warning',
      text: `${toWrite.length} 笔购气订单待写卡`,
      url: toWrite.length === 1 ? orderUrl(first) : ORDERS_URL,
      count: countFor(facts.mayWrite),
      loss: '0.00',
      dueAt: null,
    },
  ]
}

function overdueBanner({ overdue, mayBill }: BannerFacts): Case[] {
  if (!mayBill || overdue.count === 0) return []
  return [
    {
      type: 'OVERDUE',
      tone: 'danger',
      text: `${overdue.count} 笔账单已逾期，合计 ${formatAmount(overdue.amount)} 元`,
      url: '/pages/my-bill/list/list?state=UNPAID_ALL',
      count: 1,
      loss: overdue.perDay,
      dueAt: overdue.dueDate === null ? null : `${overdue.dueDate}T23:59:59+08:00`,
    },
  ]
}

function statementBanner({ statements, mayEnergy, maySign }: BannerFacts): Case[] {
  if (!mayEnergy || statements.count === 0) return []
  return [
    {
      type: 'STATEMENT',
      tone: 'warning',
      text: `${statements.month === null ? '' : formatMonthShort(statements.month)}结算单待签字，剩余 ${statements.daysToDeadline} 天`,
      url: '/pages/manager-energy/settlement/monthly-bill',
      count: countFor(maySign),
      loss: '0.00',
      dueAt: statements.deadline,
    },
  ]
}

function balanceBanner({ daysLeft, lowDays, mayBill, mayPay, now }: BannerFacts): Case[] {
  if (!mayBill || daysLeft === null || daysLeft > lowDays) return []
  return [
    {
      type: 'LOW_BALANCE',
      tone: daysLeft < 3 ? 'danger' : 'warning',
      text: `余额预计可用 ${daysLeft} 天`,
      url: '/pages/pay/meters',
      count: countFor(mayPay),
      loss: '0.00',
      dueAt: toInstant(now + daysLeft * DAY),
    },
  ]
}
