import type { StatusText, Transition } from '../machine'

/** A 3.5: purchase of volume for an IC meter. */
export const gasOrderStatus = {
  WAIT_PAY: { label: '待支付', tone: 'warning' },
  WAIT_WRITE: { label: '待写卡', tone: 'warning' },
  WRITING: { label: '写卡中', tone: 'primary' },
  UNKNOWN: { label: '写卡待核实', tone: 'danger' },
  PART_WRITTEN: { label: '部分写卡', tone: 'primary' },
  WRITTEN: { label: '已写卡待上表', tone: 'primary' },
  FINISHED: { label: '已完成', tone: 'success' },
  MANUAL: { label: '人工处理中', tone: 'danger' },
  REFUNDING: { label: '退款中', tone: 'primary' },
  REFUNDED: { label: '已退款', tone: 'muted' },
  CLOSED: { label: '已关闭', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type GasOrderState = keyof typeof gasOrderStatus
export type GasOrderEvent =
  | 'PAID'
  | 'CLOSE'
  | 'OPEN_WRITE'
  | 'WRITTEN_PART'
  | 'WRITTEN_ALL'
  | 'ABORT_UNCHANGED'
  | 'ABORT_PART'
  | 'CONTACT_LOST'
  | 'FOUND_UNCHANGED'
  | 'GIVE_UP'
  | 'LOADED'
  | 'STAFF_REOPEN'
  | 'STAFF_FINISH'
  | 'STAFF_REFUND'
  | 'REFUND'
  | 'REFUND_DONE'
  | 'REFUND_REFUSED'

export const gasOrderTransitions: readonly Transition<GasOrderState, GasOrderEvent>[] = [
  { from: 'WAIT_PAY', on: 'PAID', to: 'WAIT_WRITE' },
  { from: 'WAIT_PAY', on: 'CLOSE', to: 'CLOSED' },
  { from: 'WAIT_WRITE', on: 'OPEN_WRITE', to: 'WRITING' },
  { from: 'WAIT_WRITE', on: 'REFUND', to: 'REFUNDING' },
  { from: 'WAIT_WRITE', on: 'WRITTEN_PART', to: 'PART_WRITTEN' },
  { from: 'WAIT_WRITE', on: 'WRITTEN_ALL', to: 'WRITTEN' },
  { from: 'WRITING', on: 'WRITTEN_PART', to: 'PART_WRITTEN' },
  { from: 'WRITING', on: 'WRITTEN_ALL', to: 'WRITTEN' },
  { from: 'WRITING', on: 'ABORT_UNCHANGED', to: 'WAIT_WRITE' },
  { from: 'WRITING', on: 'ABORT_PART', to: 'PART_WRITTEN' },
  { from: 'WRITING', on: 'CONTACT_LOST', to: 'UNKNOWN' },
  { from: 'WRITING', on: 'GIVE_UP', to: 'MANUAL' },
  { from: 'UNKNOWN', on: 'WRITTEN_PART', to: 'PART_WRITTEN' },
  { from: 'UNKNOWN', on: 'WRITTEN_ALL', to: 'WRITTEN' },
  { from: 'UNKNOWN', on: 'FOUND_UNCHANGED', to: 'WAIT_WRITE' },
  { from: 'UNKNOWN', on: 'ABORT_PART', to: 'PART_WRITTEN' },
  { from: 'UNKNOWN', on: 'GIVE_UP', to: 'MANUAL' },
  { from: 'PART_WRITTEN', on: 'OPEN_WRITE', to: 'WRITING' },
  { from: 'PART_WRITTEN', on: 'LOADED', to: 'FINISHED' },
  { from: 'WRITTEN', on: 'LOADED', to: 'FINISHED' },
  { from: 'MANUAL', on: 'STAFF_REOPEN', to: 'WAIT_WRITE' },
  { from: 'MANUAL', on: 'STAFF_FINISH', to: 'FINISHED' },
  { from: 'MANUAL', on: 'STAFF_REFUND', to: 'REFUNDED' },
  { from: 'REFUNDING', on: 'REFUND_DONE', to: 'REFUNDED' },
  { from: 'REFUNDING', on: 'REFUND_REFUSED', to: 'WAIT_WRITE' },
]

/** An unfinished order of a meter keeps a second one out (AE-57). */
export const OPEN_GAS_ORDER_STATES = [
  'WAIT_PAY',
  'WAIT_WRITE',
  'WRITING',
  'UNKNOWN',
  'PART_WRITTEN',
  'MANUAL',
  'REFUNDING',
] as const satisfies readonly GasOrderState[]

/** One write of the card (Y-02): RESERVED from the moment a write command may be on its way until the card has been read back. */
export const gasSliceStatus = {
  WAIT: { label: '待写卡', tone: 'warning' },
  RESERVED: { label: '已预留', tone: 'primary' },
  WRITTEN: { label: '已写卡待插表', tone: 'primary' },
  LOADED: { label: '已上表', tone: 'success' },
} as const satisfies Record<string, StatusText>

export type GasSliceState = keyof typeof gasSliceStatus
export type GasSliceEvent = 'RESERVE' | 'RELEASE' | 'PROVE' | 'LOAD'

/** What a read of the card proves may come without a command of this gateway before it: it was written at an outlet. */
export const gasSliceTransitions: readonly Transition<GasSliceState, GasSliceEvent>[] = [
  { from: 'WAIT', on: 'RESERVE', to: 'RESERVED' },
  { from: 'WAIT', on: 'PROVE', to: 'WRITTEN' },
  { from: 'RESERVED', on: 'RELEASE', to: 'WAIT' },
  { from: 'RESERVED', on: 'PROVE', to: 'WRITTEN' },
  { from: 'WRITTEN', on: 'LOAD', to: 'LOADED' },
]

export const writeModes = { NFC: 'NFC', OUTLET: '网点写卡', KIOSK: '自助机' } as const
export type WriteMode = keyof typeof writeModes
