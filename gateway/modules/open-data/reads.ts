import type { In, Out } from '@contract'
import { openReadingFields } from '@contract/open-data/reads'
import { guestBillFields, guestInvoiceFields, GuestUse } from '@contract/guest/reads'
import { addDays, dateAt, diffDays, startOf, toInstant } from '@domain/date'
import { isMoment } from '@domain/validate'
import type { OpenRead, OpenScope } from '@domain/statuses/open-data'
import type { Ctx, KeySession } from '../../http/context'
import { badField, Refusal } from '../../http/refusal'
import { shape } from '../../http/shape'
import { billsAfter } from '../billing/service'
import { ownAccount } from '../gas-account/service'
import { invoiceRow, invoicesAfter, spanOfMonths } from '../invoice/service'
import { chosenMeters, meterNames, monthsAfter, readingsAfter } from '../metering/service'
import { billRows } from '../payment/service'
import { countUse } from './repo/keys'
import { MOST_DAYS } from './rules/bounds'
import { placeOf, sliceOf, type Place } from './rules/slice'

/*
 * What a key reads (Y-31): the rows of the customer's own lists, page by page. Users stay out: those that pay, hold a lock or
 * applied for an invoice.
 */

type KeyCtx = Ctx<KeySession>
/** Before and after anything that was invoiced. */
const [FIRST_MONTH, LAST_MONTH] = ['1900-01', '9998-12']
/** Items of a page where nothing is said. */
const USUAL = 50

interface Asked {
  cursor?: string
  limit?: number
}

/** Every use is counted, a refused one with its code; in a transaction of its own, so that a refusal does not take it back. */
export async function used<T>(ctx: KeyCtx, read: OpenRead, scope: OpenScope, answer: () => Promise<T>): Promise<T> {
  const { bp, key } = ctx.session
  const note = (code: string): Promise<void> =>
    ctx.transaction(({ db, clock }) =>
      countUse(db, { bp, keyId: key.keyId, day: dateAt(clock.now()), read, code, ip: ctx.ip }, clock.iso()),
    )
  try {
    if (!key.scopes.includes(scope)) throw new Refusal('2575')
    const data = await answer()
    await note('0')
    return data
  } catch (error) {
    if (error instanceof Refusal) await note(error.code)
    throw error
  }
}

/** The place that a cursor names; refuses 2901 for text that is none. */
function placeAsked({ cursor }: Asked, length: number): Place | null {
  if (cursor === undefined) return null
  const place = placeOf(cursor, length)
  if (place === null) throw badField('cursor')
  return place
}

export async function openBills(ctx: KeyCtx, input: In<'b2b GET /open/v1/bills'>) {
  const after = placeAsked(input, 2)
  const account = await ownAccount(ctx, ctx.session)
  const limit = input.limit ?? USUAL
  const [billMonth = '', billId = ''] = after ?? []
  const months = { billMonthFrom: input.monthFrom, billMonthTo: input.monthTo }
  const found = await billsAfter(ctx.db, account, months, after && { billMonth, billId }, limit + 1)
  const { rows, next } = sliceOf(found, (one) => [one.billMonth, one.billId], limit)
  const items = (await billRows(ctx, ctx.session, account, rows)).map((bill) => shape(guestBillFields, bill, {}))
  return { items, next, asOf: ctx.clock.iso() }
}

export async function openUsage(
  ctx: KeyCtx,
  input: In<'b2b GET /open/v1/usage'>,
): Promise<Out<'b2b GET /open/v1/usage'>> {
  const after = placeAsked(input, 2)
  const account = await ownAccount(ctx, ctx.session)
  const names = await meterNames(ctx, account)
  const limit = input.limit ?? USUAL
  const [billMonth = '', statementId = ''] = after ?? []
  const found = await monthsAfter(
    ctx,
    account,
    { from: input.monthFrom, to: input.monthTo },
    {
      after: after && { billMonth, statementId },
      limit: limit + 1,
      withMoney: ctx.session.key.scopes.includes('BILL'),
    },
  )
  const { rows, next } = sliceOf(found, (one) => [one.billMonth, one.statementId], limit)
  const items = rows.map((row) =>
    shape(GuestUse.properties, row, { meterName: row.meterId === null ? null : (names.get(row.meterId) ?? '') }),
  )
  return { items, next, asOf: ctx.clock.iso() }
}

export async function openInvoices(ctx: KeyCtx, input: In<'b2b GET /open/v1/invoices'>) {
  const after = placeAsked(input, 2)
  const limit = input.limit ?? USUAL
  const [issueTime = '', invoiceId = ''] = after ?? []
  if (after !== null && !isMoment(issueTime)) throw badField('cursor')
  const { monthFrom: from = FIRST_MONTH, monthTo: to = LAST_MONTH } = input
  const place = after && { issueTime, invoiceId }
  const found = await invoicesAfter(ctx.db, ctx.session.bp, { span: spanOfMonths({ from, to }) }, place, limit + 1)
  const { rows, next } = sliceOf(found, (one) => [one.issueTime, one.invoiceId], limit)
  return {
    items: rows.map((one) => shape(guestInvoiceFields, invoiceRow(one), {})),
    next,
    asOf: ctx.clock.iso(),
  }
}

/** Refuses A2101 for a meter of another customer, A2331 for days in the wrong order, A2316 for more than 62. */
export async function openReadings(
  ctx: KeyCtx,
  input: In<'b2b GET /open/v1/readings'>,
): Promise<Out<'b2b GET /open/v1/readings'>> {
  const after = placeAsked(input, 2)
  if (after !== null && !isMoment(after[0] ?? '')) throw badField('cursor')
  const days = diffDays(input.from, input.to) + 1
  if (days < 1) throw new Refusal('A2331')
  if (days > MOST_DAYS) throw new Refusal('A2316', { params: { limit: `${MOST_DAYS}天` } })
  const meters = await chosenMeters(ctx, ctx.session, input.meterId)
  const span = { from: toInstant(startOf(input.from)), before: toInstant(startOf(addDays(input.to, 1))) }
  const limit = input.limit ?? USUAL
  const [readAt, readingId] = after ?? []
  const place = readAt !== undefined && readingId !== undefined ? { readAt, readingId } : null
  const found = await readingsAfter(ctx.db, ctx.session, meters, span, place, limit + 1)
  const { rows, next } = sliceOf(found, (row) => [row.readAt, row.readingId], limit)
  const numbers = new Map(meters.map(({ meterId, meterNo }) => [meterId, meterNo]))
  return {
    items: rows.map((row) => shape(openReadingFields, row, { meterNo: numbers.get(row.meterId) ?? '' })),
    next,
    asOf: ctx.clock.iso(),
  }
}
