import type { StatusText } from '../machine'

/** What a networked alarm says now (D 3.6). */
export const liveStates = {
  NORMAL: { label: '正常', tone: 'success' },
  ALARM_LOW: { label: '低报', tone: 'warning' },
  ALARM_HIGH: { label: '高报', tone: 'danger' },
  FAULT: { label: '故障', tone: 'danger' },
  OFFLINE: { label: '离线', tone: 'muted' },
  NONE: { label: '未联网', tone: 'muted' },
} as const satisfies Record<string, StatusText>
/** RC-10: what a high alarm asks for at once. */
export const HIGH_ALARM_ADVICE = '请立即关阀、通风、撤离'
export type LiveState = keyof typeof liveStates
