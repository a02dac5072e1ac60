import type { StatusText } from '../machine'

/** Where a message to many customers stands (E-X-16). */
export const batchStatus = {
  scheduled: { label: '待发送', tone: 'primary' },
  sending: { label: '发送中', tone: 'warning' },
  done: { label: '已发送', tone: 'success' },
  cancelled: { label: '已停止', tone: 'muted' },
} as const satisfies Record<string, StatusText>

/** Templates that staff may send to many customers. */
export const broadcastKinds = { SYSTEM_NOTICE: '系统公告', ACTIVITY_REMIND: '活动提醒', HYQ_PERIOD: '惠用气' } as const
export type BroadcastKind = keyof typeof broadcastKinds
