import { DAY, dateOf, monthOf, toInstant, toMillis } from '@domain/date'
import { PREPAID } from '@domain/statuses/invoice-item'
import { volume } from '@domain/volume'
import type { Work } from '../../http/context'
import { billsChanged, billsOf } from '../billing/service'
import { soldGas, type SoldGas } from '../card/service'
import { allEntries, type Entry } from '../gas-account/service'
import { soldExtractions } from '../gas-package/service'
import { customerOf } from '../membership/service'
import { taxRatesOf } from '../tariff/service'
import { blockItem, byNumber, deriveBill, insert, itemsBySource, keepItem, type Known, type RateOn } from './derive'
import { ofPackage } from './derive-package'
import { findDerived, keepDerived, type Derived } from './repo/derived'
import { billsOfChangedItems, itemsOfBills } from './repo/items'
import { linesFromGas } from './rules/item-lines'
import type { AccountKey, Invoiceable } from './types'

const EVER = { from: '2000-01-01T00:00:00+08:00', to: '9999-01-01T00:00:00+08:00' }

/**
 * Everything of a customer that may be invoiced by now and is not an item yet (IV-01); harmless to repeat. What was derived before is not
 * looked at again unless it has changed: the work does not grow with the history.
 */
export async function deriveItems(work: Work, key: AccountKey): Promise<void> {
  const customer = await customerOf(work, key.bp, key.companyCode)
  if (!customer) return
  const beforePay = customer.invoiceBeforePay
  const derived = await findDerived(work.db, key.bp)
  const since = sinceOf(derived, { now: work.clock.now(), beforePay })
  const rateOn = await taxRatesOf(work, key.companyCode)
  await deriveBills(work, key, { since, isBeforePay: beforePay, rateOn })
  const gas = await soldGas(work, key, since)
  const itemsOfGas = await itemsBySource(
    work,
    key,
    'IC',
    gas.map(({ gasOrderNo }) => gasOrderNo),
  )
  for (const sold of gas) await deriveGas(work, key, sold, { of: itemsOfGas, rateOn })
  const cycles = await soldExtractions(work, key, since)
  const itemsOfCycles = await itemsBySource(
    work,
    key,
    'PACKAGE',
    cycles.map(({ childNo }) => childNo),
  )
  for (const sold of cycles) await keepItem(work, ofPackage(key, sold, rateOn(sold.to)), itemsOfCycles(sold.childNo))
  await derivePrepaid(work, key, since)
  const { bp, companyCode } = key
  await keepDerived(work.db, { bp, companyCode, derivedAt: work.clock.iso(), beforePay })
}

/** Transactions that began before a derivation and ended after it are looked at by the next one: none lasts a day. */
const OVERLAP = DAY

/** Null: all of the history. So where the clock was set back, or where bills may be invoiced earlier or later than then. */
function sinceOf(derived: Derived | undefined, { now, beforePay }: { now: number; beforePay: boolean }): string | null {
  if (!derived || derived.beforePay !== beforePay || toMillis(derived.derivedAt) > now) return null
  return toInstant(toMillis(derived.derivedAt) - OVERLAP)
}

async function deriveBills(
  work: Work,
  key: AccountKey,
  how: { since: string | null; isBeforePay: boolean; rateOn: RateOn },
): Promise<void> {
  const { since } = how
  // What waits for an application to end says nothing on the bill.
  const touched = since === null ? [] : await billsOfChangedItems(work.db, key.bp, since)
  const bills = since === null ? await billsOf(work.db, key, {}) : await billsChanged(work.db, key, since, touched)
  const items = await itemsOfBills(
    work.db,
    key.bp,
    bills.map(({ billId }) => billId),
  )
  const [ofBills, ofFees] = [byNumber(items, 'BILL'), byNumber(items, 'LATEFEE')]
  for (const bill of bills)
    await deriveBill(work, key, bill, { ...how, before: ofBills(bill.billNo), fees: ofFees(bill.billNo) })
}

async function deriveGas(
  work: Work,
  key: AccountKey,
  sold: SoldGas,
  { of, rateOn }: { of: Known; rateOn: RateOn },
): Promise<void> {
  const known = of(sold.gasOrderNo)
  const [before] = known
  if (sold.isRefunded) {
    if (before) await blockItem(work, before, '已退款')
    return
  }
  // Staff may have paid back what of it was not written.
  const sale: Invoiceable = {
    ...key,
    source: 'IC',
    sourceNo: sold.gasOrderNo,
    title: 'IC卡购气',
    month: monthOf(dateOf(sold.paidAt)),
    tradeTime: sold.paidAt,
    meterNo: sold.meterNo,
    volume: sold.volume === null ? null : volume(sold.volume, 4),
    grossAmount: sold.amount,
    goodsGroup: 'GAS',
    lines: linesFromGas(sold.segments, sold.amount, rateOn(dateOf(sold.paidAt))),
    orderId: sold.payOrderId,
  }
  await keepItem(work, sale, known)
}

async function derivePrepaid(work: Work, key: AccountKey, since: string | null): Promise<void> {
  const all = await allEntries(work.db, key, { from: since ?? EVER.from, to: EVER.to })
  const entries = all.filter(({ entryType }) => entryType === 'TOPUP' || entryType === 'TT_IN')
  const known = await itemsBySource(
    work,
    key,
    'PREPAY',
    entries.map(({ entryId }) => entryId),
  )
  for (const entry of entries) if (known(entry.entryId).length === 0) await insertPrepaid(work, key, entry)
}

async function insertPrepaid(work: Work, key: AccountKey, entry: Entry): Promise<void> {
  await insert(work, {
    ...key,
    source: 'PREPAY',
    sourceNo: entry.entryId,
    title: entry.entryType === 'TT_IN' ? '电汇预存' : '预存充值',
    month: monthOf(dateOf(entry.occurredAt)),
    tradeTime: entry.occurredAt,
    meterNo: null,
    volume: null,
    grossAmount: entry.amount,
    goodsGroup: 'NONE',
    lines: [],
    orderId: entry.refType === 'ORDER' ? entry.refId : null,
    blockReason: PREPAID,
  })
}
