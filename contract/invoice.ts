import { applies } from './invoice/applies'
import { auto } from './invoice/auto'
import { invoices } from './invoice/invoices'
import { mailing } from './invoice/mailing'
import { matrix } from './invoice/matrix'
import { notify } from './invoice/notify'
import { reds } from './invoice/reds'
import { titles } from './invoice/titles'
import { trades } from './invoice/trades'

/** Invoices: what may be invoiced, applications, documents, titles, reversal (part C 5.6); the finance matrix (Y-15). */
export const invoice = {
  ...trades,
  ...applies,
  ...invoices,
  ...titles,
  ...reds,
  ...notify,
  ...matrix,
  ...mailing,
  ...auto,
}
