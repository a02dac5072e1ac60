import type { Out } from '@contract'

export type PayStatus = Out<'taocan GET /trade/pay/status'>

/** ms between two queries, and after which the page stops waiting (K-30). */
export const EVERY = 2000
export const ASKS_FOR = 60_000

export interface PayLook {
  kind: 'success' | 'pending' | 'fail'
  headline: string
  text: string
}

const PAID = {
  DEPOSIT: '保证金支付成功',
  CHILD: '气款支付成功',
  SUPPLEMENT: '补款成功',
  NG_MARGIN: '保证金支付成功，报价已生效',
} as const

/** The channel has not said yet: the page asks on. */
export const isUndecided = ({ status, channel }: Pick<PayStatus, 'status' | 'channel'>): boolean =>
  status === 'PAYING' && channel !== 'TT'

/** What the page says; `isOver`: it has stopped asking. */
export function payLook(
  of: Pick<PayStatus, 'status' | 'channel' | 'bizType' | 'failReason'>,
  isOver: boolean,
): PayLook {
  if (isUndecided(of))
    return isOver
      ? { kind: 'pending', headline: '支付结果确认中', text: '稍后可在订单中查看结果，如已付款请勿重复支付' }
      : { kind: 'pending', headline: '正在确认支付结果', text: '请稍候，不要重复支付' }
  const why = of.failReason === null ? '' : `：${of.failReason}`
  switch (of.status) {
    case 'PAID':
      return { kind: 'success', headline: PAID[of.bizType], text: '' }
    case 'REFUNDED':
      return { kind: 'fail', headline: '已退款', text: '订单已由其他付款支付或已关闭，款项将退回' }
    case 'EXPIRED':
      return { kind: 'fail', headline: '支付已关闭', text: '未扣款，可重新支付' }
    case 'FAILED':
      return { kind: 'fail', headline: `支付失败${why}`, text: '可重新支付' }
    default:
      return { kind: 'pending', headline: '到账确认中', text: '电汇一般需1个工作日到账，期间订单不会关闭' }
  }
}
