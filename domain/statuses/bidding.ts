import type { StatusText, Transition } from '../machine'

export const bidModes = { BID: '竞价', DRAW: '摇号' } as const
export const pricingRules = { UNIFORM: '统一出清价', PAY_AS_BID: '按报价', FIXED_PRICE: '固定价' } as const
export const gasResources = { PIPELINE: '管道气', LNG: '液化气化' } as const

/** B 3.7: gas sold by sealed bids or by a draw. */
export const ngActivityStatus = {
  NOT_STARTED: { label: '未开始', tone: 'muted' },
  SIGNUP: { label: '报名中', tone: 'primary' },
  OPEN: { label: '竞购中', tone: 'success' },
  CLEARING: { label: '结果计算中', tone: 'warning' },
  PUBLISHED: { label: '结果公示', tone: 'primary' },
  FINISHED: { label: '已结束', tone: 'muted' },
  CANCELLED: { label: '已取消', tone: 'danger' },
  FAILED: { label: '流拍', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type NgActivityState = keyof typeof ngActivityStatus
export type NgActivityEvent = 'ENROL' | 'OPEN' | 'CLOSE' | 'PUBLISH' | 'FAIL' | 'FINISH' | 'CANCEL'

/** FAIL: there is no valid bid (N-16). */
export const ngActivityTransitions: readonly Transition<NgActivityState, NgActivityEvent>[] = [
  { from: 'NOT_STARTED', on: 'ENROL', to: 'SIGNUP' },
  { from: 'SIGNUP', on: 'OPEN', to: 'OPEN' },
  { from: 'OPEN', on: 'CLOSE', to: 'CLEARING' },
  { from: 'CLEARING', on: 'PUBLISH', to: 'PUBLISHED' },
  { from: 'CLEARING', on: 'FAIL', to: 'FAILED' },
  { from: 'PUBLISHED', on: 'FINISH', to: 'FINISHED' },
  { from: 'NOT_STARTED', on: 'CANCEL', to: 'CANCELLED' },
  { from: 'SIGNUP', on: 'CANCEL', to: 'CANCELLED' },
  { from: 'OPEN', on: 'CANCEL', to: 'CANCELLED' },
  { from: 'CLEARING', on: 'CANCEL', to: 'CANCELLED' },
]

/** B 3.8: one customer's part in it. */
export const ngBidStatus = {
  SIGNED_UP: { label: '已报名', tone: 'primary' },
  WAIT_MARGIN: { label: '待缴保证金', tone: 'warning' },
  VALID: { label: '已生效', tone: 'success' },
  WON: { label: '中标', tone: 'success' },
  PART_WON: { label: '部分中标', tone: 'success' },
  CANDIDATE: { label: '候补', tone: 'primary' },
  LOST: { label: '未中标', tone: 'muted' },
  CONFIRMED: { label: '已确认', tone: 'success' },
  DEFAULTED: { label: '弃标', tone: 'danger' },
  WITHDRAWN: { label: '已撤回', tone: 'muted' },
  INVALID: { label: '无效', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type NgBidState = keyof typeof ngBidStatus
export type NgBidEvent =
  | 'SUBMIT'
  | 'MARGIN'
  | 'WITHDRAW'
  | 'VOID'
  | 'WIN'
  | 'PART_WIN'
  | 'WAIT'
  | 'LOSE'
  | 'CONFIRM'
  | 'DEFAULT'
  | 'PASS'

/**
 * VOID: no margin at the close (N-07), or the activity was cancelled. PASS: a candidate lets its offer pass, which costs nothing (N-12).
 */
export const ngBidTransitions: readonly Transition<NgBidState, NgBidEvent>[] = [
  { from: 'SIGNED_UP', on: 'SUBMIT', to: 'WAIT_MARGIN' },
  { from: 'WAIT_MARGIN', on: 'MARGIN', to: 'VALID' },
  { from: 'SIGNED_UP', on: 'WITHDRAW', to: 'WITHDRAWN' },
  { from: 'WAIT_MARGIN', on: 'WITHDRAW', to: 'WITHDRAWN' },
  { from: 'VALID', on: 'WITHDRAW', to: 'WITHDRAWN' },
  { from: 'SIGNED_UP', on: 'VOID', to: 'INVALID' },
  { from: 'WAIT_MARGIN', on: 'VOID', to: 'INVALID' },
  { from: 'VALID', on: 'VOID', to: 'INVALID' },
  { from: 'VALID', on: 'WIN', to: 'WON' },
  { from: 'VALID', on: 'PART_WIN', to: 'PART_WON' },
  { from: 'VALID', on: 'WAIT', to: 'CANDIDATE' },
  { from: 'VALID', on: 'LOSE', to: 'LOST' },
  { from: 'CANDIDATE', on: 'WIN', to: 'WON' },
  { from: 'CANDIDATE', on: 'PART_WIN', to: 'PART_WON' },
  { from: 'CANDIDATE', on: 'LOSE', to: 'LOST' },
  { from: 'WON', on: 'CONFIRM', to: 'CONFIRMED' },
  { from: 'PART_WON', on: 'CONFIRM', to: 'CONFIRMED' },
  { from: 'WON', on: 'DEFAULT', to: 'DEFAULTED' },
  { from: 'PART_WON', on: 'DEFAULT', to: 'DEFAULTED' },
  { from: 'WON', on: 'PASS', to: 'LOST' },
  { from: 'PART_WON', on: 'PASS', to: 'LOST' },
]

export const marginDirections = { IN: '缴纳', OUT: '退还', DEDUCT: '扣除', TRANSFER: '转入订单' } as const
