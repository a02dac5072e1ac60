import type { StatusText } from '../machine'

/* Read-only links for the accountant (Y-16). */

/** What a link may show. */
export const guestScopes = { BILL: '账单', INVOICE: '发票', USAGE: '用气' } as const
export type GuestScope = keyof typeof guestScopes

/** The state of a link; nothing of it is stored but the moments it follows from. */
export const guestLinkStatus = {
  LIVE: { label: '有效', tone: 'success' },
  LOCKED: { label: '已锁定', tone: 'warning' },
  EXPIRED: { label: '已到期', tone: 'muted' },
  REVOKED: { label: '已撤销', tone: 'muted' },
  ENDED: { label: '已失效', tone: 'danger' },
} as const satisfies Record<string, StatusText>
export type GuestLinkState = keyof typeof guestLinkStatus

/** What was done with a link, in the words of its log. */
export const guestActs = {
  ENTER: '通过短信验证',
  FAILED: '验证码错误',
  BILLS: '查看账单列表',
  BILL: '查看账单',
  INVOICES: '查看发票列表',
  INVOICE: '查看发票',
  USAGE: '查看用气',
} as const
export type GuestAct = keyof typeof guestActs
