import { Type as t } from '@sinclair/typebox'
import { InvoiceMailState } from '../codes'
import { DateText, Done, Instant, Month, Nullable, Text } from '../common'
import { endpoints } from '../endpoint'

const Mailing = t.Object({
  /** Masked: abc***@example.com; null while nothing is sent. */
  email: Nullable(t.String()),
  /** The mailbox that waits for its code, masked. */
  waiting: Nullable(
    t.Object({
      email: t.String(),
      until: Instant,
      remainSeconds: t.Integer({ minimum: 0 }),
      /** Why the code did not reach it. */
      failReason: Nullable(t.String()),
    }),
  ),
  /** The month that is sent next, and when. */
  next: Nullable(t.Object({ month: Month, on: DateText })),
  /** The newest first, at most twelve. */
  sent: t.Array(
    t.Object({
      month: Month,
      email: t.String(),
      status: InvoiceMailState,
      sentAt: Nullable(Instant),
      failReason: Nullable(t.String()),
    }),
  ),
})

/** Y-15: the month before on the 5th, to one mailbox of each user. Set up by the master and by users that may apply for invoices. */
export const mailing = endpoints({
  'btwob GET /invoice/matrix/mailing': {
    access: 'model:INVOICE_VIEW',
    refuses: ['2110'],
    out: Mailing,
  },
  'btwob POST /invoice/matrix/mailing/ask': {
    access: 'model:INVOICE_VIEW',
    once: true,
    refuses: ['2004', '2005', '2110', '2610'],
    in: t.Object({ email: Text(100, 1) }),
    out: Mailing,
    summary: 'Sends a code to the mailbox; what is sent until then goes where it went',
  },
  'btwob POST /invoice/matrix/mailing/confirm': {
    access: 'model:INVOICE_VIEW',
    refuses: ['2002', '2003', '2110'],
    in: t.Object({ code: Text(10, 1) }),
    out: Mailing,
  },
  'btwob POST /invoice/matrix/mailing/stop': {
    access: 'model:INVOICE_VIEW',
    out: Done,
    summary: 'From now on nothing is sent; what is under way is dropped',
  },
})
