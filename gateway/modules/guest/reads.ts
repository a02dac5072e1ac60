import type { In, Out, Row } from '@contract'
import { guestBillFields, guestInvoiceFields, GuestBillLine, GuestUse } from '@contract/guest/reads'
import { lineFields } from '@contract/invoice/words'
import { dateOf, monthOf } from '@domain/date'
import type { GuestAct, GuestScope } from '@domain/statuses/guest-link'
import type { Ctx, LinkSession } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { shape } from '../../http/shape'
import { maySee } from '../../http/may-see'
import { billsByMonth } from '../billing/service'
import { ownAccount } from '../gas-account/service'
import { filesOf, findInvoice, issuedList, linesOfInvoice } from '../invoice/service'
import { meterNames, monthRows } from '../metering/service'
import { billDetail, billRows } from '../payment/service'
import { noteView } from './enter'
import { guestAddress } from './papers'
import { monthsWithin, type Months } from './rules/bounds'

/*
 * What a link shows (Y-16): the rows of the customer's own lists, reduced to what the link names. Payers, holders of locks and
 * applicants of invoices are left out.
 */

/** Of months that the link does not name. */
const NOTHING = { rows: [], total: 0 }

type GuestCtx = Ctx<LinkSession>
type Asked = { monthFrom?: string; monthTo?: string }
type BillFacts = Awaited<ReturnType<typeof billRows>>[number]

/** What the link does not name is not there. */
function refuseScope({ session }: GuestCtx, scope: GuestScope): void {
  if (!session.link.scopes.includes(scope)) throw new Refusal('2902')
}

const look = ({ session, ...work }: GuestCtx, act: GuestAct, about: string): Promise<void> =>
  noteView(work, { bp: session.bp, linkId: session.link.linkId }, act, about)

/** The months that were shown. */
async function lookAtMonths(ctx: GuestCtx, act: GuestAct, asked: Asked): Promise<Months | null> {
  const months = monthsWithin(ctx.session.link, asked)
  await look(ctx, act, months === null ? '' : months.from === months.to ? months.from : `${months.from}~${months.to}`)
  return months
}

const isWithin = ({ session }: GuestCtx, month: string): boolean =>
  monthsWithin(session.link, { monthFrom: month, monthTo: month }) !== null

const billOf = (bill: BillFacts) => shape(guestBillFields, bill, {})

export async function guestBills(
  ctx: GuestCtx,
  input: In<'btwob POST /guest/bills'>,
): Promise<Out<'btwob POST /guest/bills'>> {
  refuseScope(ctx, 'BILL')
  const account = await ownAccount(ctx, ctx.session)
  const months = await lookAtMonths(ctx, 'BILLS', input)
  const page = paged(input)
  const { rows, total } = months ? await billsByMonth(ctx.db, account, months, page) : NOTHING
  return envelope(page, (await billRows(ctx, ctx.session, account, rows)).map(billOf), total)
}

export async function guestBill(ctx: GuestCtx, billId: string): Promise<Out<'btwob POST /guest/bill'>> {
  refuseScope(ctx, 'BILL')
  const bill = await billDetail(ctx, ctx.session, billId)
  if (!isWithin(ctx, bill.billMonth)) throw new Refusal('2902')
  await look(ctx, 'BILL', bill.billNo)
  return {
    ...billOf(bill),
    netAmount: bill.netAmount,
    taxAmount: bill.taxAmount,
    extras: bill.extras,
    lines: bill.lines.map((line) =>
      shape(GuestBillLine.properties, line, { price: line.price ?? singlePrice(line.segments) }),
    ),
    payments: bill.payments.map(({ orderNo, amount, paidAt }) => ({ orderNo, amount, paidAt })),
  }
}

/** The price of a line that has one only. */
const singlePrice = (segments: readonly { price: string }[]): string | null => {
  const prices = new Set(segments.map(({ price }) => price))
  return prices.size === 1 ? (segments[0]?.price ?? null) : null
}

type InvoiceFacts = Pick<Out<'btwob POST /guest/invoice'>, keyof Row<'btwob POST /guest/invoices'>>

const invoiceOf = (one: InvoiceFacts) => shape(guestInvoiceFields, one, {})

export async function guestInvoices(
  ctx: GuestCtx,
  { monthFrom, monthTo, ...page }: In<'btwob POST /guest/invoices'>,
): Promise<Out<'btwob POST /guest/invoices'>> {
  refuseScope(ctx, 'INVOICE')
  const asked = { ...(monthFrom !== undefined && { monthFrom }), ...(monthTo !== undefined && { monthTo }) }
  const months = await lookAtMonths(ctx, 'INVOICES', asked)
  if (!months) return envelope(paged(page), [], 0)
  const found = await issuedList(ctx, ctx.session, { ...page, monthFrom: months.from, monthTo: months.to })
  const { list, total, pageNum, pageSize } = found
  return { list: list.map(invoiceOf), total, pageNum, pageSize }
}

export async function guestInvoice(ctx: GuestCtx, invoiceId: string): Promise<Out<'btwob POST /guest/invoice'>> {
  refuseScope(ctx, 'INVOICE')
  const { bp, sessionId } = ctx.session
  const invoice = await findInvoice(ctx.db, bp, invoiceId)
  if (!invoice || !isWithin(ctx, monthOf(dateOf(invoice.issueTime)))) throw new Refusal('2902')
  await look(ctx, 'INVOICE', invoice.invoiceNo)
  const lines = await linesOfInvoice(ctx.db, bp, [invoiceId])
  return {
    ...invoiceOf({ ...invoice, buyerName: invoice.buyer.name }),
    lines: lines.map((line) => shape(lineFields, line, {})),
    files: filesOf(ctx, invoice, lines.length, guestAddress(sessionId)),
  }
}

export async function guestUsage(
  ctx: GuestCtx,
  input: In<'btwob POST /guest/usage'>,
): Promise<Out<'btwob POST /guest/usage'>> {
  refuseScope(ctx, 'USAGE')
  const account = await ownAccount(ctx, ctx.session)
  const months = await lookAtMonths(ctx, 'USAGE', input)
  const names = await meterNames(ctx, account)
  const page = paged(input)
  const { rows, total } = months
    ? await monthRows(ctx, account, months, page, maySee(ctx.session, 'BILL_VIEW'))
    : NOTHING
  const list = rows.map((row) =>
    shape(GuestUse.properties, row, { meterName: row.meterId === null ? null : (names.get(row.meterId) ?? '') }),
  )
  return envelope(page, list, total)
}
