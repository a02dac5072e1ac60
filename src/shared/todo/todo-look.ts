import type { Row } from '@contract'
import type { IconName } from '@/ui'

/* How a to-do is drawn: shared by the home page and the list. */

export type Todo = Row<'default GET /crmgas/todo/list'>

const icons: Readonly<Record<string, IconName>> = {
  STATEMENT: 'sign',
  BILL_DUE: 'bill',
  WRITE_CARD: 'nfc',
  INSTALL_DUE: 'calendar',
  TT_REJECTED: 'bank',
  METER_READ: 'camera',
  STOP_ACK: 'warn',
  SUB_REVIEW: 'user-check',
  MASTER_CLAIM: 'swap',
  CERT_REJECTED: 'shield',
  CERT_EXPIRE: 'shield',
  TITLE_REJECTED: 'invoice',
  INVOICE_FAILED: 'invoice',
  RED_CONFIRM: 'invoice',
  CONTRACT_SIGN: 'sign',
  NOTICE_RECEIPT: 'bell',
}
export const todoIcon = (type: string): IconName => icons[type] ?? 'inspect'
