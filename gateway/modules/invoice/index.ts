import type { Area } from '../../areas'
import { salesChanged } from './derive-soon'
import { redDesk, titleDesk } from './desk'
import { invoicePapers } from './documents'
import { invoiceHandlers } from './handlers'
import { matrixPapers } from './matrix/files'
import { invoiceData } from './own-data'
import { certPassed } from './own-title'
import { canRefund } from './service'
import { invoiceWork } from './work'

/** Invoices: what may be invoiced, applications, documents, titles, reversal (part C 4.9, 5.6). */
export const invoiceArea = {
  name: 'invoice',
  handlers: invoiceHandlers as unknown as Area['handlers'],
  work: invoiceWork,
  papers: { ...invoicePapers, ...matrixPapers },
  ownData: invoiceData,
  desk: { TITLE: titleDesk, RED: redDesk },
  on: { 'account.paid': salesChanged, 'sales.changed': salesChanged, 'cert.passed': certPassed },
  invoices: { canRefund },
} satisfies Area
