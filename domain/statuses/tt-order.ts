import type { StatusText, Transition } from '../machine'

/** A 3.7: bank transfers. */
export const ttOrderStatus = {
  WAIT_REMIT: { label: '待汇款', tone: 'warning' },
  WAIT_VERIFY: { label: '待核验', tone: 'primary' },
  REJECTED: { label: '已驳回', tone: 'danger' },
  MATCHED: { label: '已到账', tone: 'success' },
  DIFF: { label: '金额不符已按实收入账', tone: 'warning' },
  CANCELLED: { label: '已取消', tone: 'muted' },
  EXPIRED: { label: '已失效', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type TtOrderState = keyof typeof ttOrderStatus
export type TtOrderEvent = 'PROOF' | 'MATCH' | 'MATCH_OTHER_AMOUNT' | 'REJECT' | 'CANCEL' | 'EXPIRE'

/** Bank money may come before any proof and after a rejection; a proof under verification cannot be cancelled (AE-79). */
export const ttOrderTransitions: readonly Transition<TtOrderState, TtOrderEvent>[] = [
  { from: 'WAIT_REMIT', on: 'PROOF', to: 'WAIT_VERIFY' },
  { from: 'WAIT_REMIT', on: 'MATCH', to: 'MATCHED' },
  { from: 'WAIT_REMIT', on: 'MATCH_OTHER_AMOUNT', to: 'DIFF' },
  { from: 'WAIT_REMIT', on: 'CANCEL', to: 'CANCELLED' },
  { from: 'WAIT_REMIT', on: 'EXPIRE', to: 'EXPIRED' },
  { from: 'WAIT_VERIFY', on: 'MATCH', to: 'MATCHED' },
  { from: 'WAIT_VERIFY', on: 'MATCH_OTHER_AMOUNT', to: 'DIFF' },
  { from: 'WAIT_VERIFY', on: 'REJECT', to: 'REJECTED' },
  { from: 'REJECTED', on: 'PROOF', to: 'WAIT_VERIFY' },
  { from: 'REJECTED', on: 'MATCH', to: 'MATCHED' },
  { from: 'REJECTED', on: 'MATCH_OTHER_AMOUNT', to: 'DIFF' },
  { from: 'REJECTED', on: 'CANCEL', to: 'CANCELLED' },
  { from: 'REJECTED', on: 'EXPIRE', to: 'EXPIRED' },
]

export const ttPurposes = { BILL: '缴纳账单', PREPAY: '预存充值', PACKAGE: '气量包订单', PROJECT: '工程款' } as const
export type TtPurpose = keyof typeof ttPurposes
