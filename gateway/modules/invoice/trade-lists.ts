import type { In, Out } from '@contract'
import { addDays, dateOf } from '@domain/date'
import { subtractMoney } from '@domain/money'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { listMeters, meterNames } from '../metering/service'
import { appliesOfItem } from './repo/applies'
import { invoiceMonths } from './repo/invoice-pages'
import { findInvoices } from './repo/invoices'
import {
  tradePage,
  tradeSums,
  waitingMeters,
  waitingPage,
  waitingSums,
  type TradeFilter,
  type WaitFilter,
} from './repo/item-pages'
import { findItem, invoiceIdsOf } from './repo/items'
import { redsOf } from './repo/reds'
import { taxItemsOf } from './repo/sellers'
import { invoiceRow, redRow } from './invoice-view'
import { nameIn, namesOf } from './people'
import { goodsFinder } from './rules/goods'
import { WARN_DAYS } from './rules/dates'
import { meaningOf, monthsAsked, spanOfMonths } from './rules/items'
import { sumTaxed, taxed } from './rules/tax'
import { tradeRows } from './trade-view'
import type { Item } from './types'

const keyOf = ({ bp, companyCode }: BoundSession) => ({ bp, companyCode })
/** Single payments; bills are invoiced in the centre (C 6.6, 6.7). */
const PAYMENTS: readonly Item['source'][] = ['IC', 'PREPAY', 'SERVICE', 'LATEFEE', 'PACKAGE']

/** What is picked is not invoiced yet, and what was reversed in part is invoiced: as in the sums above the list (C 6.6). */
const TOGETHER: { readonly [status in Item['status']]?: readonly Item['status'][] } = {
  I0: ['I0', 'I1'],
  I3: ['I3', 'I4'],
}

/** Call 110. */
export async function tradeList(
  work: Work,
  session: BoundSession,
  input: In<'default GET /crmgas/invoice/tradeList'>,
): Promise<Out<'default GET /crmgas/invoice/tradeList'>> {
  const { source, meterNo, status } = input
  const filter: TradeFilter = {
    bp: session.bp,
    ...spanOfMonths(monthsAsked(input, work.clock.today(), 12)),
    sources: source === undefined ? PAYMENTS : [source],
    meterNo,
    states: status && (TOGETHER[status] ?? [status]),
    now: work.clock.iso(),
    today: work.clock.today(),
  }
  const page = paged(input)
  const rows = await tradePage(work.db, filter, page)
  const { total, open, issued } = await tradeSums(work.db, filter)
  return { ...envelope(page, await tradeRows(work, session, rows), total), sum: { open, issued } }
}

/** Call 111. */
export async function waitList(
  work: Work,
  session: BoundSession,
  input: In<'default GET /crmgas/invoice/waitList'>,
): Promise<Out<'default GET /crmgas/invoice/waitList'>> {
  const today = work.clock.today()
  const asked = input.monthFrom ?? input.monthTo
  const { bp } = session
  const filter: WaitFilter = {
    bp,
    today,
    months: asked === undefined ? undefined : monthsAsked(input, today, 36),
    source: input.source,
    meterNo: input.meterNo,
    until: input.expiring === '1' ? addDays(today, WARN_DAYS) : undefined,
    keyword: meaningOf(input.keyword),
  }
  const page = paged(input)
  const rows = await waitingPage(work.db, filter, page)
  const { count, amount } = await waitingSums(work.db, filter)
  return {
    ...envelope(page, await tradeRows(work, session, rows), count),
    sum: { count, amount },
    meters: await metersOf(work, session, await waitingMeters(work.db, { bp, today })),
  }
}

async function metersOf(work: Work, session: BoundSession, meterNos: readonly string[]) {
  if (meterNos.length === 0) return []
  const names = await meterNames(work, keyOf(session))
  return (await listMeters(work, keyOf(session)))
    .filter(({ meterNo }) => meterNos.includes(meterNo))
    .map(({ meterId, meterNo }) => ({ meterNo, name: names.get(meterId) ?? meterNo }))
}

/** Call 112. */
export async function tradeDetail(
  work: Work,
  session: BoundSession,
  tradeNo: string,
): Promise<Out<'default GET /crmgas/invoice/tradeDetail'>> {
  const item = await findItem(work.db, session.bp, tradeNo)
  if (!item) throw new Refusal('2650')
  const [row] = await tradeRows(work, session, [item])
  if (!row) throw new Refusal('2650')
  const goodsOf = goodsFinder(await taxItemsOf(work.db, session.companyCode), dateOf(item.tradeTime))
  const lines = item.lines.map((line) => {
    const { goodsName, unit } = goodsOf(line)
    const { taxItemCode: _code, ...rest } = line
    return { ...rest, goodsName, unit, ...taxed(line.grossAmount, line.taxRate) }
  })
  const applies = await appliesOfItem(work.db, session.bp, item.itemId)
  const names = await namesOf(
    work,
    applies.map(({ userId }) => userId),
  )
  const ids = [...new Set((await invoiceIdsOf(work.db, session.bp, [item.itemId])).map((one) => one.invoiceId))]
  const { netAmount, taxAmount } = sumTaxed(lines)
  return {
    ...row,
    periodFrom: item.periodFrom,
    periodTo: item.periodTo,
    billId: item.billId,
    orderId: item.orderId,
    lines,
    netAmount,
    taxAmount,
    applies: applies.map(({ applyId, status, invoiceType, grossTotal, submittedAt, userId }) => ({
      applyId,
      status,
      invoiceType,
      grossTotal,
      submittedAt,
      applicant: nameIn(names, userId),
    })),
    invoices: (await findInvoices(work.db, session.bp, ids)).map(invoiceRow),
    reds: (await redsOf(work.db, session.bp, ids)).map(redRow),
  }
}

/** Call 136: what waits now, and what was issued and reversed in a month. */
export async function summary(
  work: Work,
  session: BoundSession,
  month: string,
): Promise<Out<'default GET /crmgas/invoice/summary'>> {
  const today = work.clock.today()
  const waits = await waitingSums(work.db, { bp: session.bp, today }, addDays(today, WARN_DAYS))
  const [issued] = await invoiceMonths(work.db, session.bp, { span: spanOfMonths({ from: month, to: month }) })
  return {
    openCount: waits.count,
    openAmount: waits.amount,
    issuedCount: issued?.blue ?? 0,
    issuedAmount: issued?.blueAmount ?? '0.00',
    redAmount: issued ? subtractMoney(issued.blueAmount, issued.amount) : '0.00',
    expiringCount: waits.expiring,
  }
}
