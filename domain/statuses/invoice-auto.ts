import type { StatusText, Transition } from '../machine'

/** A monthly invoicing that was announced to the customer: it is applied for a day later unless it is stopped. */
export const autoInvoiceStatus = {
  WAIT: { label: '待自动开票', tone: 'primary' },
  DONE: { label: '已提交', tone: 'success' },
  STOPPED: { label: '已取消', tone: 'muted' },
  FAILED: { label: '未开票', tone: 'danger' },
} as const satisfies Record<string, StatusText>

export type AutoInvoiceState = keyof typeof autoInvoiceStatus
export type AutoInvoiceEvent = 'APPLY' | 'STOP' | 'FAIL'

export const autoInvoiceTransitions: readonly Transition<AutoInvoiceState, AutoInvoiceEvent>[] = [
  { from: 'WAIT', on: 'APPLY', to: 'DONE' },
  { from: 'WAIT', on: 'STOP', to: 'STOPPED' },
  { from: 'WAIT', on: 'FAIL', to: 'FAILED' },
]
