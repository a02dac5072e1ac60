import type { TicketSubject } from '@domain/statuses/service-ticket'

/**
 * TK-13: the models that show a thing, one of which its ticket asks for; empty: every user of the customer sees it. Ids of readings are made up
 * by the caller, so that a ticket would show what the user has no right to.
 */
export const subjectModels: Readonly<Record<TicketSubject, readonly string[]>> = {
  BILL: ['BILL_VIEW'],
  PAYMENT: ['PAY_RECORD', 'PAY_TOPUP', 'ORDER_VIEW', 'PACKAGE_ORDER', 'PACKAGE_EXTRACT'],
  ORDER: ['PACKAGE_VIEW', 'ORDER_VIEW'],
  INVOICE: ['INVOICE_VIEW'],
  HAZARD: ['INSPECTION_VIEW', 'INSPECTION_HANDLE'],
  PROJECT: ['PROJECT_VIEW'],
  METER_RECORD: ['ENERGY_VIEW'],
  HELP: [],
}
