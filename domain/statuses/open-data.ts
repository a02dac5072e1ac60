import type { StatusText } from '../machine'

/* Open data for a customer's own software (Y-31). */

/** What a key may read. */
export const openScopes = { BILL: '账单', USAGE: '用气量', READING: '抄表读数', INVOICE: '发票' } as const
export type OpenScope = keyof typeof openScopes

/** The state of a key; only the moments it follows from are stored. */
export const openKeyStatus = {
  LIVE: { label: '有效', tone: 'success' },
  REVOKED: { label: '已撤销', tone: 'muted' },
  ENDED: { label: '已失效', tone: 'danger' },
} as const satisfies Record<string, StatusText>
export type OpenKeyState = keyof typeof openKeyStatus

/** What a webhook may be sent. */
export const openEvents = { 'bill.created': '新账单', 'notice.published': '停气通知' } as const
export type OpenEvent = keyof typeof openEvents

/** Events of deliveries: those of the hook, and the one that its owner sends to try it. */
export const deliveryEvents = { ...openEvents, 'hook.test': '测试' } as const
export type DeliveryEvent = keyof typeof deliveryEvents

/** The state of a delivery; it follows from its moments. */
export const deliveryStatus = {
  WAITING: { label: '发送中', tone: 'warning' },
  DONE: { label: '已送达', tone: 'success' },
  FAILED: { label: '发送失败', tone: 'danger' },
} as const satisfies Record<string, StatusText>
export type DeliveryState = keyof typeof deliveryStatus

/** The reads of a key, as its log names them. */
export const openReadNames = { bills: '账单', usage: '用气量', readings: '抄表读数', invoices: '发票' } as const
export type OpenRead = keyof typeof openReadNames
