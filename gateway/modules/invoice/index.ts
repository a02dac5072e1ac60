import type { Area } from '../../areas'
import { answer, contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { on } from '../../wiring'
import { accountPaid, salesChanged } from '../billing/service'
import { certPassed } from '../certification/service'
import { deskTasks } from '../desk/service'
import { papers } from '../file/service'
import { ticketSubjectKinds } from '../ticket/service'
import { canInvoice, canRefund } from '../payment/service'
import { deriveSoon } from './derive-soon'
import { redDesk, titleDesk } from './desk'
import { invoicePapers } from './documents'
import { invoiceHandlers } from './handlers'
import { matrixPapers } from './matrix/files'
import { invoiceData } from './own-data'
import { saveOwnTitles } from './own-title'
import { isInvoiceable, isRefundable } from './service'
import { invoiceSubject } from './subject'
import { invoiceWork } from './work'

/** Invoices: what may be invoiced, applications, documents, titles, reversal (part C 4.9, 5.6). */
export const invoiceArea = {
  name: 'invoice',
  handlers: invoiceHandlers as unknown as Area['handlers'],
  work: invoiceWork,
  extensions: [
    contribute(papers, { ...invoicePapers, ...matrixPapers }),
    contribute(personalData, invoiceData),
    contribute(deskTasks, { TITLE: titleDesk, RED: redDesk }),
    contribute(ticketSubjectKinds, { INVOICE: invoiceSubject }),
    on(accountPaid, deriveSoon),
    on(salesChanged, deriveSoon),
    on(certPassed, saveOwnTitles),
    answer(canRefund, isRefundable),
    answer(canInvoice, isInvoiceable),
  ],
} satisfies Area
