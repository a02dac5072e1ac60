import { formatSpan } from '@domain/date-format'
import { formatPrice } from '@domain/price'
import { ngBidStatus } from '@domain/statuses/bidding'
import type { StatusText } from '@domain/machine'
import { formatVolume } from '@domain/volume'
import type { Activity, ActivityRow, OwnBid } from './types'

/** '3.6000–3.9800 元/m³', or the fixed price of a draw. */
export const priceRange = ({ mode, floorPrice, capPrice, fixedPrice }: ActivityRow | Activity): string =>
  mode === 'DRAW' ? formatPrice(fixedPrice) : `${floorPrice ?? ''}–${formatPrice(capPrice)}`

export const deliveryText = ({ deliveryStart, deliveryEnd }: ActivityRow | Activity): string =>
  formatSpan(deliveryStart, deliveryEnd)

/** The state as its customer reads it: a draw is taken part in, not bid for. */
export const bidStatus = (state: OwnBid['state'], mode: Activity['mode']): StatusText =>
  state === 'VALID' && mode === 'DRAW' ? { ...ngBidStatus.VALID, label: '已参与' } : ngBidStatus[state]

type Action = Activity['actions'][number]

/** What a button for it says; `isChange`: an offer stands already. */
export const actionText = (action: Action, mode: Activity['mode'], isChange: boolean): string =>
  action === 'SUBMIT' ? (isChange ? '修改报价' : mode === 'DRAW' ? '申请手数' : '去报价') : ACTIONS[action]

const ACTIONS: Readonly<Record<Exclude<Action, 'SUBMIT'>, string>> = {
  SIGN_UP: '立即报名',
  PAY: '去缴保证金',
  WITHDRAW: '撤回',
  CONFIRM: '确认并签约',
  SIGN: '去签约',
  RESULT: '查看结果',
}

/** Three lines that say how it goes (N-05, N-08, N-09; N-10, N-13). */
export const explanation = ({ mode, pricingRule }: Activity): string[] => {
  if (mode === 'DRAW')
    return [
      '每手一个签号，截止后统一编号，谁也选不了号',
      '种子的指纹报名前公布，截止次日公开种子并摇号',
      '任何人都可以用公开数据在手机上重算结果',
    ]
  const price = pricingRule === 'UNIFORM' ? '中标者都按最低中标价付，不高于您的报价' : '中标者各按自己的报价付'
  return ['密封报价，公布前谁也看不到别人的价', '价高者先得，同价时先报者先得', price]
}

export const offerText = (offer: Pick<NonNullable<OwnBid['offer']>, 'price' | 'volume' | 'lots'>): string =>
  offer.lots === null
    ? `${formatPrice(offer.price)} · ${formatVolume(offer.volume)}`
    : `${offer.lots}手 · ${formatVolume(offer.volume)}`
