import type { StatusText, Transition } from '../machine'
import type { TicketSubtype } from './service-ticket'

/** E 3.8: a campaign with prizes. */
export const lotteryStatus = {
  draft: { label: '草稿', tone: 'muted' },
  scheduled: { label: '即将开始', tone: 'primary' },
  running: { label: '进行中', tone: 'success' },
  paused: { label: '已暂停', tone: 'warning' },
  ended: { label: '已结束', tone: 'muted' },
  settled: { label: '已公示', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type LotteryState = keyof typeof lotteryStatus
export type LotteryEvent = 'PUBLISH' | 'START' | 'PAUSE' | 'RESUME' | 'END' | 'SETTLE'

/** SETTLE: nothing can be claimed any more. */
export const lotteryTransitions: readonly Transition<LotteryState, LotteryEvent>[] = [
  { from: 'draft', on: 'PUBLISH', to: 'scheduled' },
  { from: 'scheduled', on: 'START', to: 'running' },
  { from: 'running', on: 'PAUSE', to: 'paused' },
  { from: 'paused', on: 'RESUME', to: 'running' },
  { from: 'running', on: 'END', to: 'ended' },
  { from: 'paused', on: 'END', to: 'ended' },
  { from: 'ended', on: 'SETTLE', to: 'settled' },
]

/** E 3.9 without what is sent by post: prizes are services, which are claimed, and coupons, which the winner has at once. */
export const lotteryWinStatus = {
  pendingClaim: { label: '待领取', tone: 'warning' },
  claimed: { label: '待服务', tone: 'primary' },
  received: { label: '已享受', tone: 'success' },
  issued: { label: '已到账', tone: 'success' },
  used: { label: '已使用', tone: 'success' },
  expired: { label: '已过期', tone: 'muted' },
  forfeited: { label: '已放弃', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type LotteryWinState = keyof typeof lotteryWinStatus
export type LotteryWinEvent =
  | 'CLAIM'
  | 'GIVE_UP'
  | 'EXPIRE'
  | 'RETURN'
  | 'FINISH'
  | 'CONFIRM'
  | 'ISSUE'
  | 'USE'
  | 'GIVE_BACK'

/**
 * RETURN: the ticket of a claim was called off or sent back before the service. FINISH: staff have done the service. CONFIRM: the winner says so. USE: a coupon is taken off a quote that is accepted; GIVE_BACK: that
 * quote comes to nothing within the coupon's days. What is forfeited or expired is not drawn again.
 */
export const lotteryWinTransitions: readonly Transition<LotteryWinState, LotteryWinEvent>[] = [
  { from: 'pendingClaim', on: 'CLAIM', to: 'claimed' },
  { from: 'pendingClaim', on: 'GIVE_UP', to: 'forfeited' },
  { from: 'pendingClaim', on: 'EXPIRE', to: 'expired' },
  { from: 'claimed', on: 'RETURN', to: 'pendingClaim' },
  { from: 'claimed', on: 'FINISH', to: 'received' },
  { from: 'claimed', on: 'CONFIRM', to: 'received' },
  { from: 'pendingClaim', on: 'ISSUE', to: 'issued' },
  { from: 'issued', on: 'USE', to: 'used' },
  { from: 'used', on: 'GIVE_BACK', to: 'issued' },
  { from: 'issued', on: 'EXPIRE', to: 'expired' },
  { from: 'used', on: 'EXPIRE', to: 'expired' },
]

/** E-L-03: what a chance is given for. */
export const lotterySources = {
  bill_paid: '按时缴费',
  hazard_closed: '隐患销案',
  hyq_survey: '惠用气调研',
  manual: '客服补发',
} as const
export type LotterySource = keyof typeof lotterySources

/** Services that are prizes, and the ticket that a claim files. */
export const lotteryServices = {
  AUDIT: { label: '能效诊断', subtype: 'A_VISIT' },
  PIPE_CHECK: { label: '管道检测', subtype: 'A_CHECK' },
  ALARM_CHECK: { label: '报警器检定', subtype: 'A_CHECK' },
  METER_CHECK: { label: '流量计检定', subtype: 'A_VERIFY' },
} as const satisfies Record<string, { label: string; subtype: TicketSubtype }>

/** Everything that is won. */
export const lotteryPrizes = { ...lotteryServices, COUPON: { label: '优惠券' } } as const
export type LotteryPrizeKind = keyof typeof lotteryPrizes
