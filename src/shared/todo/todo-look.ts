import type { Row } from '@contract'
import type { IconName } from '@/ui'
import { addDays, clockAt, dateOf, toMillis, type DateText } from '@domain/date'

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
  PACKAGE_PAY: 'package',
  PACKAGE_CYCLE: 'package',
  NG_CONFIRM: 'trend',
  PREDICT_REPORT: 'predict',
  DEVIATION_REASON: 'bars',
  NOTICE_ACK: 'contract',
  TICKET_SUPPLEMENT: 'headset',
  TICKET_CONFIRM: 'headset',
  TICKET_EVALUATE: 'headset',
  RECORD_EXPIRE: 'building',
  BANK_VERIFY: 'bank',
  PROJECT_SCHEME: 'wrench',
  PROJECT_APPROVAL: 'wrench',
  PROJECT_PAYMENT: 'wrench',
  WIN_CLAIM: 'gift',
  LEAD_QUOTE: 'mall',
  NOTICE_RECEIPT: 'bell',
}
export const todoIcon = (type: string): IconName => icons[type] ?? 'inspect'

/** The day and hour until which something may be done: 00:00 is 24:00 of the day before. */
export function lastMoment(dueAt: string): { day: DateText; clock: string } {
  const day = dateOf(dueAt)
  const clock = clockAt(toMillis(dueAt)).slice(0, 5)
  return clock === '00:00' ? { day: addDays(day, -1), clock: '24:00' } : { day, clock }
}
