import { guest } from '@contract/guest'
import { implement, manual } from '../../http/handlers'
import { enter, lookAt, sendGuestCode } from './enter'
import { renewLink, revokeLink, saveLink } from './make'
import { guestBill, guestBills, guestInvoice, guestInvoices, guestUsage } from './reads'
import { linkDetail, linkList, linkViews } from './views'

export const guestHandlers = implement(guest, {
  'btwob POST /guestLink/save': (ctx, input) => saveLink(ctx, input),
  'btwob POST /guestLink/renew': (ctx, { linkId }) => renewLink(ctx, linkId),
  'btwob POST /guestLink/revoke': (ctx, { linkId }) => revokeLink(ctx, linkId),
  'btwob GET /guestLink/list': (ctx, input) => linkList(ctx, ctx.session, input),
  'btwob GET /guestLink/detail': (ctx, { linkId }) => linkDetail(ctx, ctx.session, linkId),
  'btwob GET /guestLink/views': (ctx, input) => linkViews(ctx, ctx.session, input),
  'btwob POST /guest/look': (ctx, { token }) => lookAt(ctx, token),
  'btwob POST /guest/sendCode': manual((ctx, input) => sendGuestCode(ctx, input)),
  'btwob POST /guest/enter': manual((ctx, input) => enter(ctx, input)),
  'btwob POST /guest/bills': (ctx, input) => guestBills(ctx, input),
  'btwob POST /guest/bill': (ctx, { billId }) => guestBill(ctx, billId),
  'btwob POST /guest/invoices': (ctx, input) => guestInvoices(ctx, input),
  'btwob POST /guest/invoice': (ctx, { invoiceId }) => guestInvoice(ctx, invoiceId),
  'btwob POST /guest/usage': (ctx, input) => guestUsage(ctx, input),
})
