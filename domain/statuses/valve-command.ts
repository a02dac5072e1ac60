import type { StatusText, Transition } from '../machine'

/** A command to a remote meter's valve (AE-87): sent to the head-end, answered by the device, or not. */
export const valveCommandStatus = {
  WAITING: { label: '待下发', tone: 'primary' },
  SENT: { label: '已下发', tone: 'primary' },
  DONE: { label: '已执行', tone: 'success' },
  REFUSED: { label: '执行失败', tone: 'danger' },
  GIVEN_UP: { label: '无应答', tone: 'danger' },
  REPLACED: { label: '已替换', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type ValveCommandState = keyof typeof valveCommandStatus
export type ValveCommandEvent = 'SEND' | 'ACK' | 'REFUSE' | 'GIVE_UP' | 'REPLACE'

/** SENT goes to SENT with every further try; a device may still answer after the last try. */
export const valveCommandTransitions: readonly Transition<ValveCommandState, ValveCommandEvent>[] = [
  { from: 'WAITING', on: 'SEND', to: 'SENT' },
  { from: 'WAITING', on: 'REPLACE', to: 'REPLACED' },
  { from: 'SENT', on: 'SEND', to: 'SENT' },
  { from: 'SENT', on: 'ACK', to: 'DONE' },
  { from: 'SENT', on: 'REFUSE', to: 'REFUSED' },
  { from: 'SENT', on: 'GIVE_UP', to: 'GIVEN_UP' },
  { from: 'SENT', on: 'REPLACE', to: 'REPLACED' },
  { from: 'GIVEN_UP', on: 'ACK', to: 'DONE' },
  { from: 'GIVEN_UP', on: 'REFUSE', to: 'REFUSED' },
]
