import type { Out } from '@contract'
import { isAwaitingPayment } from '@domain/statuses/pay-order'

type Result = Out<'default GET /crmgas/pay/query'>
export type PayState = Result['state']
/** How the payer left the cashier; unknown: the page was opened otherwise. */
export type CashierEnd = 'done' | 'failed' | 'unknown'

/** How long the page has been asking (AE-45). */
export type Pace = 'quick' | 'slow' | 'over'
/** ms from which each pace holds. */
export const PACE_FROM = { slow: 30_000, over: 120_000 } as const
/** ms between two questions; null: only by hand. */
export const EVERY: Readonly<Record<Pace, number | null>> = { quick: 2000, slow: 10_000, over: null }

/**
 * What the page shows while the result is open. `confirming`: the channel may still succeed; `open`: it may, but the page waits no
 * more; `unpaid`: it has failed, or there is no payment.
 */
export type Phase = 'confirming' | 'open' | 'unpaid' | 'settled'

/** The gateway knows of a payment under way. */
const PAYING: Readonly<Record<Pace, Phase>> = { quick: 'confirming', slow: 'confirming', over: 'open' }

/** The channel knows of no money yet. A cashier that reported a payment is believed for as long as the page asks. */
const WAITING: Readonly<Record<CashierEnd, Readonly<Record<Pace, Phase>>>> = {
  done: PAYING,
  failed: { quick: 'unpaid', slow: 'unpaid', over: 'unpaid' },
  unknown: { quick: 'confirming', slow: 'unpaid', over: 'unpaid' },
}

export function phaseOf(state: PayState, cashier: CashierEnd, pace: Pace): Phase {
  if (!isAwaitingPayment(state)) return 'settled'
  return state === 'PAYING' ? PAYING[pace] : WAITING[cashier][pace]
}

export interface ResultLook {
  kind: 'success' | 'pending' | 'fail'
  headline: string
  text: string
}

const UNDECIDED: Readonly<Record<Exclude<Phase, 'settled'>, ResultLook>> = {
  confirming: { kind: 'pending', headline: '正在确认支付结果', text: '请稍候，不要重复支付' },
  open: { kind: 'pending', headline: '支付结果确认中', text: '支付结果确认中，可稍后在缴费记录查看' },
  unpaid: { kind: 'pending', headline: '支付未完成', text: '尚未收到款项，如已付款请稍候，不要重复支付' },
}

const SETTLED: Readonly<Record<Exclude<PayState, 'WAIT_PAY' | 'PAYING'>, ResultLook>> = {
  PART_PAID: { kind: 'pending', headline: '部分支付', text: '请继续支付剩余款项，全部完成后入账' },
  SUCCESS: { kind: 'success', headline: '支付成功', text: '款项已入账' },
  CLOSED: { kind: 'fail', headline: '已关闭', text: '该支付单已关闭，未扣款' },
  CLOSED_PART: { kind: 'fail', headline: '部分支付已转余额', text: '未在时限内付清，已付款项已转入账户余额' },
  EXCEPTION: { kind: 'pending', headline: '支付异常', text: '款项将转入账户余额' },
  SUCCESS_TO_BALANCE: { kind: 'success', headline: '已转入余额', text: '款项已转入账户余额' },
  REFUNDING: { kind: 'pending', headline: '退款中', text: '款项将原路退回' },
  REFUNDED: { kind: 'fail', headline: '已退款', text: '款项已原路退回' },
}

/** What the result page says; the gateway's own note replaces the usual words of an end. */
export function resultLook(state: PayState, phase: Phase, note: string | null): ResultLook {
  if (phase !== 'settled') return UNDECIDED[phase]
  const look = SETTLED[state as keyof typeof SETTLED]
  return note === null ? look : { ...look, text: note }
}

/** A split order keeps its state while its next slice is being paid: until that one is counted, the page waits as for any payment. */
export function shownState(
  { state, nextSubOrderId }: Pick<Result, 'state' | 'nextSubOrderId'>,
  paidSlice?: string,
): PayState {
  return state === 'PART_PAID' && paidSlice !== undefined && nextSubOrderId === paidSlice ? 'PAYING' : state
}

export interface ResultStep {
  key: string
  title: string
  at: string | null
  failed?: boolean
}

/** 已提交 → 渠道确认 → 入账, each with its time; what the balance pays knows no channel. */
export function stepsOf(
  result: Pick<Result, 'createdAt' | 'confirmedAt' | 'creditedAt' | 'channel'> & { state: PayState },
): { items: ResultStep[]; current: number } {
  const { createdAt, confirmedAt, creditedAt, channel, state } = result
  const failed = state === 'CLOSED'
  // Of an order in slices the channel has taken some: while the next is asked about, its own answer is waited for.
  const taken = isAwaitingPayment(state) ? null : confirmedAt
  const items: ResultStep[] = [
    { key: 'made', title: '已提交', at: createdAt },
    ...(channel === 'BALANCE' ? [] : [{ key: 'channel', title: '渠道确认', at: taken, failed }]),
    { key: 'booked', title: '入账', at: creditedAt },
  ]
  if (creditedAt !== null) return { items, current: items.length }
  return { items, current: taken === null ? 1 : items.length - 1 }
}
