import type { In, Out } from '@contract'
import { openReadingFields } from '@contract/open-data/reads'
import { guestBillFields, guestInvoiceFields, GuestUse } from '@contract/guest/reads'
import { addDays, dateAt, dateOf, diffDays, monthOf, startOf, toInstant } from '@domain/date'
import { isMoment } from '@domain/validate'
import type { OpenRead, OpenScope } from '@domain/statuses/open-data'
import type { Ctx, KeySession } from '../../http/context'
import { badField, Refusal } from '../../http/refusal'
import { shape } from '../../http/shape'
import { billsOf } from '../billing/service'
import { ownAccount } from '../gas-account/service'
import { issuedList } from '../invoice/service'
import { chosenMeters, meterNames, monthRows, readingsAfter } from '../metering/service'
import { billRows } from '../payment/service'
import { countUse } from './repo/keys'
import { MOST_DAYS } from './rules/bounds'
import { cursorOf, placeOf, sliceOf, type Place } from './rules/slice'

/*
 * What a key reads (Y-31): the rows of the customer's own lists, page by page. Users stay out: those that pay, hold a lock or
 * applied for an invoice.
 */

type KeyCtx = Ctx<KeySession>
/** Beyond any customer's invoices: the list of pages is read whole. */
const ALL = 1_000_000
/** Items of a page by default. */
const USUAL = 50

interface Asked {
  cursor?: string
  limit?: number
}
interface Months {
  monthFrom?: string
  monthTo?: string
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

const isAsked = (month: string, { monthFrom = '', monthTo }: Months): boolean =>
  month >= monthFrom && (monthTo === undefined || month <= monthTo)

export async function openBills(ctx: KeyCtx, input: In<'b2b GET /open/v1/bills'>) {
  const after = placeAsked(input, 2)
  const account = await ownAccount(ctx, ctx.session)
  // What lies before the cursor is not read again.
  const billMonthTo = [input.monthTo, after?.[0]].filter((month) => month !== undefined).sort()[0]
  const all = await billsOf(ctx.db, account, { billMonthFrom: input.monthFrom, billMonthTo })
  const { rows, next } = sliceOf(all, 'desc', (one) => [one.billMonth, one.billId], after, input.limit ?? USUAL)
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
  const months = await monthRows(ctx, account, undefined, undefined, ctx.session.key.scopes.includes('BILL'))
  const all = months.rows.filter(({ billMonth }) => isAsked(billMonth, input))
  const { rows, next } = sliceOf(all, 'desc', (one) => [one.billMonth, one.statementId], after, input.limit ?? USUAL)
  const items = rows.map((row) =>
    shape(GuestUse.properties, row, { meterName: row.meterId === null ? null : (names.get(row.meterId) ?? '') }),
  )
  return { items, next, asOf: ctx.clock.iso() }
}

export async function openInvoices(ctx: KeyCtx, input: In<'b2b GET /open/v1/invoices'>) {
  const after = placeAsked(input, 2)
  const issued = await issuedList(ctx, ctx.session, { pageNum: 1, pageSize: ALL })
  const all = issued.list.filter(({ issueTime }) => isAsked(monthOf(dateOf(issueTime)), input))
  const { rows, next } = sliceOf(all, 'desc', (one) => [one.issueTime, one.invoiceId], after, input.limit ?? USUAL)
  return { items: rows.map((one) => shape(guestInvoiceFields, one, {})), next, asOf: ctx.clock.iso() }
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
  const rows = found.slice(0, limit)
  const numbers = new Map(meters.map(({ meterId, meterNo }) => [meterId, meterNo]))
  const last = rows.at(-1)
  return {
    items: rows.map((row) => shape(openReadingFields, row, { meterNo: numbers.get(row.meterId) ?? '' })),
    next: last && found.length > limit ? cursorOf([last.readAt, last.readingId]) : null,
    asOf: ctx.clock.iso(),
  }
}
