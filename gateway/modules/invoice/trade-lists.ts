import type { In, Out } from '@contract'
import { diffDays, monthOf, dateOf } from '@domain/date'
import { isNegativeMoney, negateMoney, sumMoney } from '@domain/money'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { listMeters, meterNames } from '../metering/service'
import { appliesOfItem } from './repo/applies'
import { findInvoices, invoicesOf } from './repo/invoices'
import { findItem, invoiceIdsOf, itemsOf, waitingItemsOf } from './repo/items'
import { redsOf } from './repo/reds'
import { taxItemsOf } from './repo/sellers'
import { invoiceRow, redRow } from './invoice-view'
import { nameIn, namesOf } from './people'
import { goodsFinder } from './rules/goods'
import { WARN_DAYS } from './rules/dates'
import { countAndAmount, isMeant, monthsAsked, openOf } from './rules/items'
import { sumTaxed, taxed } from './rules/tax'
import { tradeRows } from './trade-view'
import type { Item } from './types'

const keyOf = ({ bp, companyCode }: BoundSession) => ({ bp, companyCode })
/** Single payments; bills are invoiced in the centre (C 6.6, 6.7). */
const PAYMENTS: readonly Item['source'][] = ['IC', 'PREPAY', 'SERVICE', 'LATEFEE', 'PACKAGE']

/** Call 110. */
export async function tradeList(
  work: Work,
  session: BoundSession,
  input: In<'default GET /crmgas/invoice/tradeList'>,
): Promise<Out<'default GET /crmgas/invoice/tradeList'>> {
  const { from, to } = monthsAsked(input, work.clock.today(), 12)
  const within = (await itemsOf(work.db, session.bp))
    .filter(({ source }) => (input.source === undefined ? PAYMENTS.includes(source) : source === input.source))
    .filter((item) => monthOf(dateOf(item.tradeTime)) >= from && monthOf(dateOf(item.tradeTime)) <= to)
    .filter((item) => input.meterNo === undefined || item.meterNo === input.meterNo)
    .sort((a, b) => (a.tradeTime < b.tradeTime ? 1 : -1))
  const rows = await tradeRows(work, session, within)
  const shown = rows.filter((row) => input.status === undefined || row.status === input.status)
  const of = (...states: Item['status'][]) => rows.filter(({ status }) => states.includes(status))
  const page = paged(input)
  return {
    ...envelope(page, shown.slice(page.offset, page.offset + page.limit), shown.length),
    sum: {
      open: countAndAmount(of('I0', 'I1').map(({ openAmount }) => openAmount)),
      issued: countAndAmount(of('I3', 'I4').map(({ grossAmount }) => grossAmount)),
    },
  }
}

/** Call 111. */
export async function waitList(
  work: Work,
  session: BoundSession,
  input: In<'default GET /crmgas/invoice/waitList'>,
): Promise<Out<'default GET /crmgas/invoice/waitList'>> {
  const today = work.clock.today()
  const asked = input.monthFrom ?? input.monthTo
  const months = asked === undefined ? null : monthsAsked(input, today, 36)
  const open = await waitingItemsOf(work.db, session.bp, today)
  const items = open
    .filter((item) => months === null || (item.month >= months.from && item.month <= months.to))
    .filter((item) => input.source === undefined || item.source === input.source)
    .filter((item) => input.meterNo === undefined || item.meterNo === input.meterNo)
    .filter((item) => input.expiring !== '1' || diffDays(today, item.deadline) <= WARN_DAYS)
    .filter((item) =>
      isMeant(input.keyword ?? '', {
        texts: [item.itemId, item.sourceNo, item.meterNo, item.month, item.title],
        amount: openOf(item),
      }),
    )
  const page = paged(input)
  const rows = await tradeRows(work, session, items.slice(page.offset, page.offset + page.limit))
  return {
    ...envelope(page, rows, items.length),
    sum: countAndAmount(items.map(openOf)),
    meters: await metersOf(work, session, open),
  }
}

async function metersOf(work: Work, session: BoundSession, items: readonly Item[]) {
  const asked = new Set(items.flatMap(({ meterNo }) => (meterNo === null ? [] : [meterNo])))
  if (asked.size === 0) return []
  const names = await meterNames(work, keyOf(session))
  return (await listMeters(work, keyOf(session)))
    .filter(({ meterNo }) => asked.has(meterNo))
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
  const open = await waitingItemsOf(work.db, session.bp, today)
  const ofMonth = (await invoicesOf(work.db, session.bp)).filter((one) => monthOf(dateOf(one.issueTime)) === month)
  const blue = ofMonth.filter(({ color }) => color === 'BLUE')
  const sum = countAndAmount(open.map(openOf))
  const soon = open.filter((item) => diffDays(today, item.deadline) <= WARN_DAYS && !isNegativeMoney(item.grossAmount))
  return {
    openCount: sum.count,
    openAmount: sum.amount,
    issuedCount: blue.length,
    issuedAmount: sumMoney(blue.map((one) => one.grossAmount)),
    redAmount: negateMoney(sumMoney(ofMonth.filter(({ color }) => color === 'RED').map((one) => one.grossAmount))),
    expiringCount: soon.length,
  }
}
