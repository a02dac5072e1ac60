import { dayNumber } from '@domain/day'
import { couponText } from '@domain/coupon'
import { formatMoney } from '@domain/money-text'
import { scoredText, type LotteryFault } from '@domain/draw/lottery-ledger'
import { lossReasons } from '@domain/draw/lottery'
import type { Campaign, Drawn, Prize } from './types'

/** '2026-11-13 09:00 至 2026-12-13 18:00'. */
export const periodText = ({ startAt, endAt }: Pick<Campaign, 'startAt' | 'endAt'>): string =>
  [startAt, endAt].map((moment) => moment.slice(0, 16).replace('T', ' ')).join(' 至 ')

/** Days in which a prize can still be claimed, its last day among them. */
export function daysLeftText(today: string, until: string): string {
  const days = dayNumber(until) - dayNumber(today)
  return days > 0 ? `还剩${days}天` : '今天截止'
}

/** '1%', '0.05%': parts of 1,000,000 without a rounding. */
export const oddsText = (weight: number): string => `${weight / 10_000}%`

/** '3/5'; '' where there is no limit. */
export const leftText = ({ remaining, quantity }: Prize): string =>
  quantity === null ? '' : `${remaining ?? 0}/${quantity}`

/** '价值 ¥600.00'; of a coupon what it takes off, and from which sum. */
export const worthText = ({ value, couponFrom }: Pick<Prize, 'value' | 'couponFrom'>): string =>
  couponFrom === null ? `价值 ${formatMoney(value)}` : couponText({ faceValue: value, threshold: couponFrom })

/** What a ledger or a proof that does not hold is called. */
export const faultText: Readonly<Record<LotteryFault, string>> = {
  CHAIN: '账本有改动',
  INCOMPLETE: '账本不完整',
  SEED: '种子与开始前公布的指纹不符',
  BEACON: '当日公开数与账本不符',
  RESULT: '结果与种子算出的不一致',
  STOCK: '奖品数量与账本不符',
}

/** What is scored for a draw. */
export const chanceLine = (campaignId: string, { chanceNo }: Pick<Drawn, 'chanceNo'>): string =>
  scoredText(campaignId, chanceNo)

/** What a coupon that was won is good for, at once. */
export const COUPON_GAINED = '已到账，接受商城报价时抵用'

const gained = (service: Drawn['service']): string => {
  if (service === null) return '这次没有中，下次再来'
  return service === 'COUPON' ? COUPON_GAINED : '免费服务，请在期限内领取'
}

/** What there is to win. */
export const kindsText = (prizes: readonly Pick<Prize, 'service'>[]): string =>
  prizes.some(({ service }) => service === 'COUPON') ? '免费服务和优惠券' : '都是免费服务'

/** What came of a draw, under its prize. */
export const outcomeText = ({ why, service }: Pick<Drawn, 'why' | 'service'>): string =>
  why === null ? gained(service) : lossReasons[why]
