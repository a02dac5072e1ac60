import { event } from '../../extensions'
import type { Statement } from './repo/statement'

/** A statement is SIGNED or AUTO_CONFIRMED and waits for its bill (AE-25). */
export const statementConfirmed = event<Statement>('statement.confirmed')

/** A top-up has been handed to the head-end of the account's meters, or they show it (Y-01). */
export const creditMoved = event<{ bp: string; companyCode: string; orderId: string; to: 'SENT' | 'CONFIRMED' }>(
  'credit.moved',
)
