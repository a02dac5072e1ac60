import { invoiceMailTransitions, invoiceTransitions, redTransitions } from '@domain/statuses/invoice'
import { invoiceApplyTransitions, titleTransitions } from '@domain/statuses/invoice-apply'
import { autoInvoiceTransitions } from '@domain/statuses/invoice-auto'
import { invoiceItemTransitions, pickTransitions } from '@domain/statuses/invoice-item'
import { machine } from '../../states'

export const itemMachine = machine({
  table: 'invoiceItem',
  column: 'status',
  key: ['bp', 'itemId'],
  moves: invoiceItemTransitions,
  entity: null,
})

export const pickMachine = machine({
  table: 'invoicePick',
  column: 'status',
  key: ['bp', 'pickId'],
  moves: pickTransitions,
  entity: null,
})

export const titleMachine = machine({
  table: 'invoiceTitle',
  column: 'status',
  key: ['bp', 'titleId'],
  moves: titleTransitions,
  entity: null,
})

export const applyMachine = machine({
  table: 'invoiceApply',
  column: 'status',
  key: ['bp', 'applyId'],
  moves: invoiceApplyTransitions,
  entity: 'invoice_apply',
})

export const invoiceMachine = machine({
  table: 'invoice',
  column: 'status',
  key: ['bp', 'invoiceId'],
  moves: invoiceTransitions,
  entity: null,
})

export const redMachine = machine({
  table: 'invoiceRed',
  column: 'status',
  key: ['bp', 'redId'],
  moves: redTransitions,
  entity: 'invoice_red',
})

export const autoMachine = machine({
  table: 'invoiceAutoRun',
  column: 'status',
  key: ['bp', 'runId'],
  moves: autoInvoiceTransitions,
  entity: null,
})

export const mailMachine = machine({
  table: 'invoiceMail',
  column: 'status',
  key: ['bp', 'mailId'],
  moves: invoiceMailTransitions,
  entity: null,
})

export const sendingMachine = machine({
  table: 'financeSending',
  column: 'status',
  key: ['bp', 'userId', 'month'],
  moves: invoiceMailTransitions,
  entity: null,
})
