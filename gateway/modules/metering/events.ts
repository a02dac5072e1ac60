import { event } from '../../extensions'
import type { Statement } from './repo/statement'

/** A statement is SIGNED or AUTO_CONFIRMED and waits for its bill (AE-25). */
export const statementConfirmed = event<Statement>('statement.confirmed')

/** A credit of an order or refund (`refId`) has been handed to the head-end of the account's meters, or they show it (Y-01). */
export interface CreditMoved {
  bp: string
  companyCode: string
  creditId: string
  refId: string
  to: 'SENT' | 'CONFIRMED'
}

export const creditMoved = event<CreditMoved>('credit.moved')
