import type { StatusText, Transition } from '../machine'

/** Seats of an activity (E 3.3), and waiting for one. */
export const signUpStatus = {
  waiting: { label: '候补中', tone: 'warning' },
  signed: { label: '已报名', tone: 'primary' },
  cancelled: { label: '已取消', tone: 'muted' },
  calledOff: { label: '活动已取消', tone: 'muted' },
  missed: { label: '未候补上', tone: 'muted' },
  attended: { label: '已参加', tone: 'success' },
  absent: { label: '未参加', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type SignUpStatus = keyof typeof signUpStatus
export type SignUpEvent = 'SEAT' | 'MOVE_UP' | 'REMIND' | 'CANCEL' | 'CALL_OFF' | 'MISS' | 'ATTEND' | 'ABSENT'

/** `SEAT`: there was room at once; `MOVE_UP`: a seat became free. `REMIND`: the row stays where it is (E-M-21). */
export const signUpTransitions: readonly Transition<SignUpStatus, SignUpEvent>[] = [
  { from: 'waiting', on: 'SEAT', to: 'signed' },
  { from: 'waiting', on: 'MOVE_UP', to: 'signed' },
  { from: 'waiting', on: 'CANCEL', to: 'cancelled' },
  { from: 'waiting', on: 'CALL_OFF', to: 'calledOff' },
  { from: 'waiting', on: 'MISS', to: 'missed' },
  { from: 'signed', on: 'REMIND', to: 'signed' },
  { from: 'signed', on: 'CANCEL', to: 'cancelled' },
  { from: 'signed', on: 'CALL_OFF', to: 'calledOff' },
  { from: 'signed', on: 'ATTEND', to: 'attended' },
  { from: 'signed', on: 'ABSENT', to: 'absent' },
]

/** Not over yet: a seat, or a place in the line. */
export const OPEN_SIGN_UPS: readonly SignUpStatus[] = ['waiting', 'signed']
/** Count against what one customer may take. */
export const HELD_SIGN_UPS: readonly SignUpStatus[] = ['waiting', 'signed', 'attended', 'absent']

/** People that come with one sign-up. */
export const MOST_ATTENDEES = 5

/** What an activity is (E 2.1). */
export const activityTypes = {
  promotion: '优惠促销',
  class: '安全课堂',
  lottery: '抽奖',
  hyq: '惠用气',
  balance: '资源平衡',
  external: '外部链接',
} as const

/** Where an activity stands (E 3.3). */
export const activityStates = {
  coming: { label: '即将开始', tone: 'warning' },
  running: { label: '进行中', tone: 'primary' },
  ended: { label: '已结束', tone: 'muted' },
} as const satisfies Record<string, StatusText>
