import type { Out } from '@contract'
import { formatFullMoment } from '@domain/date-format'
import { formatAmount, formatMoney } from '@domain/money'
import { ttOrderStatus, type TtOrderState } from '@domain/statuses/tt-order'

export type Transfer = Out<'default GET /crmgas/pay/tt/detail'>

const STEPS = ['汇款', '上传凭证', '核验', '到账'] as const
const AT: Readonly<Record<TtOrderState, number>> = {
  WAIT_REMIT: 0,
  WAIT_VERIFY: 2,
  REJECTED: 1,
  MATCHED: 4,
  DIFF: 4,
  CANCELLED: 0,
  EXPIRED: 0,
}

/** 汇款 → 上传凭证 → 核验 → 到账 (A 6.26); a rejected slip is the step that failed. */
export const stepsOf = (state: TtOrderState) => ({
  items: STEPS.map((title, index) => ({ key: title, title, failed: state === 'REJECTED' && index === 1 })),
  current: AT[state],
})

/** One sentence on where the money is and what is to be done. */
export function stateText(transfer: Transfer): string {
  const { state, amount, arrivedAmount, expireAt, rejectReason, resultNote, arrival } = transfer
  if (arrival) return `已收到该付款账户汇入的${formatMoney(arrival.amount)}，待匹配，请稍候或联系客户经理`
  const arrived = arrivedAmount === null ? '' : formatAmount(arrivedAmount)
  const texts: Record<TtOrderState, string> = {
    WAIT_REMIT: `请于${formatFullMoment(expireAt).slice(0, 16)}前汇出，附言务必填写识别码`,
    WAIT_VERIFY: '凭证核验中，款项到账后自动入账',
    REJECTED: `${rejectReason ?? '凭证未通过'}，请重新上传凭证`,
    MATCHED: resultNote ?? '款项已到账',
    DIFF: `申请${formatAmount(amount)}元，实收${arrived}元`,
    CANCELLED: arrivedAmount === null ? '电汇单已取消' : '款项已转入账户余额',
    EXPIRED: arrivedAmount === null ? '电汇单已失效' : '款项已转入账户余额',
  }
  return texts[state]
}

/** What happened, the newest first. */
export const timelineOf = ({ timeline }: Transfer) =>
  [...timeline].reverse().map(({ state, at, reason }) => ({
    key: `${state}${at}`,
    title: ttOrderStatus[state].label,
    meta: formatFullMoment(at),
    failed: state === 'REJECTED',
    ...(reason !== null && { text: reason }),
  }))
