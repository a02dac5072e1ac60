import type { Out } from '@contract'

type Result = Out<'default GET /crmgas/pay/query'>
export type PayState = Result['state']

export interface ResultLook {
  kind: 'success' | 'pending' | 'fail'
  headline: string
  text: string
}

/** Has the order come to an end, or to a point where the payer acts? Then nobody asks any more. */
export const isSettled = (state: PayState): boolean => state !== 'WAIT_PAY' && state !== 'PAYING'

/** A split order keeps its state while its next slice is being paid: until that one is counted, the page waits as for any payment. */
export function shownState(
  { state, nextSubOrderId }: Pick<Result, 'state' | 'nextSubOrderId'>,
  paidSlice?: string,
): PayState {
  return state === 'PART_PAID' && paidSlice !== undefined && nextSubOrderId === paidSlice ? 'PAYING' : state
}

const LOOKS: Record<PayState, ResultLook> = {
  // The channel knows of no money yet: it may be late, so that the page goes on asking.
  WAIT_PAY: { kind: 'pending', headline: '支付未完成', text: '尚未收到款项，如已付款请稍候，不要重复支付' },
  PAYING: { kind: 'pending', headline: '正在确认支付结果', text: '请稍候，不要重复支付' },
  PART_PAID: { kind: 'pending', headline: '部分支付', text: '请继续支付剩余款项，全部完成后入账' },
  SUCCESS: { kind: 'success', headline: '支付成功', text: '款项已入账' },
  CLOSED: { kind: 'fail', headline: '已关闭', text: '该支付单已关闭，未扣款' },
  CLOSED_PART: { kind: 'fail', headline: '部分支付已转余额', text: '未在时限内付清，已付款项已转入账户余额' },
  EXCEPTION: { kind: 'pending', headline: '支付异常', text: '款项将转入账户余额' },
  SUCCESS_TO_BALANCE: { kind: 'success', headline: '已转入余额', text: '款项已转入账户余额' },
  REFUNDING: { kind: 'pending', headline: '退款中', text: '款项将原路退回' },
  REFUNDED: { kind: 'fail', headline: '已退款', text: '款项已原路退回' },
}

/** What the result page says; after two minutes without an answer it sends to the records (A 6.23). */
export function resultLook(state: PayState, gaveUp: boolean, note: string | null): ResultLook {
  const look = LOOKS[state]
  if (state === 'PAYING' && gaveUp)
    return { kind: 'pending', headline: '支付结果确认中', text: '支付结果确认中，可稍后在缴费记录查看' }
  return note === null ? look : { ...look, text: note }
}

/** ms after which the pace changes (AE-45). */
export const POLL_STEPS = [30_000, 120_000] as const

/** Asked every 2 s for 30 s, then every 10 s until 2 min have passed; then only by hand (AE-45). */
export function nextPoll(msSinceOpened: number): number | null {
  const [slower, end] = POLL_STEPS
  if (msSinceOpened < slower) return 2000
  return msSinceOpened < end ? 10_000 : null
}
