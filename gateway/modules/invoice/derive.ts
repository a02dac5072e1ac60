import { formatMonth } from '@domain/date-format'
import { dateOf, monthOf } from '@domain/date'
import { compareMoney, isPositiveMoney, isZeroMoney, negateMoney, subtractMoney, sumMoney } from '@domain/money'
import { PREPAID } from '@domain/statuses/invoice-item'
import { sumVolume, volume } from '@domain/volume'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { transition } from '../../states'
import { billsOf, linesOfBill, setInvoiceState, type Bill } from '../billing/service'
import { soldGas, type SoldGas } from '../card/service'
import { allEntries, type Entry } from '../gas-account/service'
import { soldExtractions } from '../gas-package/service'
import { customerOf } from '../membership/service'
import { taxRatesOf } from '../tariff/service'
import { ofPackage } from './derive-package'
import { itemsOf, itemsOfBill, insertItem, lockItems, rewriteItem } from './repo/items'
import { deadlineOf } from './rules/dates'
import { linesFromBill, linesFromGas, oneLine } from './rules/item-lines'
import { isTouched, openOf } from './rules/items'
import { itemMachine } from './states'
import type { AccountKey, Invoiceable, Item, ItemLine } from './types'

const ZERO = '金额为0'
export const REVERSED = '账单已冲销'
const ADJUST = '|ADJUST'

/**
 * Records something that may be invoiced, in the caller's transaction. When the amount changes, a waiting item takes the new amount; an
 * item that is picked, applied for or invoiced gets a correction over the difference beside it (C 5.7).
 */
export async function upsertItem(work: Work, sale: Invoiceable): Promise<void> {
  const known = (await itemsOf(work.db, sale.bp)).filter(
    ({ source, sourceNo }) =>
      source === sale.source && (sourceNo === sale.sourceNo || sourceNo.startsWith(sale.sourceNo + ADJUST)),
  )
  await keepItem(work, sale, known)
}

async function keepItem(work: Work, sale: Invoiceable, known: readonly Item[]): Promise<void> {
  const [first] = known
  if (!first) return insert(work, sale)
  const stands = sumMoney(known.filter(({ status }) => status !== 'I6').map((one) => one.grossAmount))
  const wanted = sale.blockReason === undefined ? sale.grossAmount : '0.00'
  if (compareMoney(stands, wanted) === 0 || known.every(({ status }) => status === 'I6')) return
  const [waiting] = await lockItems(work.db, sale.bp, [known.length === 1 ? first.itemId : ''])
  if (waiting?.status === 'I0' && !isTouched(waiting) && isPositiveMoney(wanted)) {
    const { lines, volume } = sale
    const set = { grossAmount: wanted, lines: jsonb(lines), volume, updatedAt: work.clock.iso() }
    return rewriteItem(work.db, waiting, set)
  }
  const difference = subtractMoney(wanted, stands)
  await insert(work, {
    ...sale,
    sourceNo: `${sale.sourceNo}${ADJUST}${known.length}`,
    title: `${sale.title}退补差额`,
    tradeTime: work.clock.iso(),
    volume: null,
    grossAmount: difference,
    lines: [lineOver(difference, sale, first)],
  })
}

async function insert(work: Work, sale: Invoiceable): Promise<void> {
  const now = work.clock.iso()
  const blockReason = sale.blockReason ?? (isZeroMoney(sale.grossAmount) ? ZERO : null)
  const { lines, source, sourceNo, title, month, tradeTime, meterNo, volume, grossAmount, goodsGroup } = sale
  await insertItem(work.db, {
    bp: sale.bp,
    companyCode: sale.companyCode,
    itemId: newId(work.clock.now()),
    source,
    sourceNo,
    title,
    month,
    tradeTime,
    meterNo,
    volume,
    grossAmount,
    goodsGroup,
    lines: jsonb(lines),
    status: blockReason === null ? 'I0' : 'I6',
    deadline: deadlineOf(dateOf(tradeTime)),
    blockReason,
    periodFrom: sale.periodFrom ?? null,
    periodTo: sale.periodTo ?? null,
    billId: sale.billId ?? null,
    orderId: sale.orderId ?? null,
    createdAt: now,
    updatedAt: now,
  })
}

/** Everything of a customer that may be invoiced by now and is not an item yet (IV-01); harmless to repeat. */
export async function deriveItems(work: Work, key: AccountKey): Promise<void> {
  const customer = await customerOf(work, key.bp, key.companyCode)
  if (!customer) return
  const known = await itemsOf(work.db, key.bp)
  const of = (source: Item['source'], sourceNo: string): Item[] =>
    known.filter(
      (one) => one.source === source && (one.sourceNo === sourceNo || one.sourceNo.startsWith(sourceNo + ADJUST)),
    )
  const rateOn = await taxRatesOf(work, key.companyCode)
  for (const bill of await billsOf(work.db, key, {}))
    await deriveBill(work, key, bill, { isBeforePay: customer.invoiceBeforePay, of, rateOn })
  for (const sold of await soldGas(work, key)) await deriveGas(work, key, sold, { of, rateOn })
  for (const sold of await soldExtractions(work, key))
    await keepItem(work, ofPackage(key, sold, rateOn(sold.to)), of('PACKAGE', sold.childNo))
  for (const entry of await allEntries(work.db, key, {
    from: '2000-01-01T00:00:00+08:00',
    to: '9999-01-01T00:00:00+08:00',
  }))
    if (entry.entryType === 'TOPUP' || entry.entryType === 'TT_IN') await derivePrepaid(work, key, entry, of)
}

type Known = (source: Item['source'], sourceNo: string) => Item[]
/** Tax rate by the day on which the gas was used. */
type RateOn = (day: string) => string
interface Derived {
  of: Known
  rateOn: RateOn
}

async function deriveBill(
  work: Work,
  key: AccountKey,
  bill: Bill,
  { isBeforePay, of, rateOn }: Derived & { isBeforePay: boolean },
): Promise<void> {
  const before = of('BILL', bill.billNo)
  const fees = of('LATEFEE', bill.billNo)
  if (bill.state === 'REVERSED') {
    for (const all of [before, fees]) for (const item of all) await takeBack(work, item, all)
    return
  }
  const isPaid = bill.state === 'PAID'
  if (before.length === 0 && (isPaid || isBeforePay)) await insert(work, await ofBill(work, key, bill, rateOn))
  if (!isPaid || !isPositiveMoney(bill.lateFeePaid)) return
  await keepItem(work, ofLateFee(work, key, bill, rateOn), fees)
  // A bill that was invoiced before it was paid is not wholly invoiced any more.
  if (fees.length === 0) await noteOnBills(work, key, await itemsOfBill(work.db, key.bp, bill.billId))
}

/**
 * A bill that was taken back: what waits is not invoiced any more, what is invoiced gets a correction (IV-01, IV-06), which follows its
 * invoices as long as it waits.
 */
async function takeBack(work: Work, item: Item, all: readonly Item[]): Promise<void> {
  if (item.sourceNo.includes(ADJUST) || item.status === 'I6' || item.status === 'I2') return
  const sourceNo = `${item.sourceNo}${ADJUST}0`
  const seen = all.filter((one) => one.sourceNo === sourceNo).map(({ itemId }) => itemId)
  const locked = await lockItems(work.db, item.bp, [item.itemId, ...seen])
  const now = locked.find(({ itemId }) => itemId === item.itemId)
  const correction = locked.find(({ itemId }) => itemId !== item.itemId)
  if (now?.status === 'I0' || now?.status === 'I1' || now?.status === 'I5') {
    // A correction that is on its way to an invoice, or on one, needs what it corrects beside it.
    if (correction && isUsed(correction)) return balance(work, now, correction)
    for (const one of [now, correction]) if (one) await blockItem(work, one, REVERSED)
    if (isTouched(now)) await correct(work, now, correction)
  } else if (now?.status === 'I3' || now?.status === 'I4') await correct(work, now, correction)
}

const isWaiting = ({ status }: Item): boolean => status === 'I0' || status === 'I5'

/** On its way to an invoice, or on one. */
const isUsed = (item: Item): boolean => !isWaiting(item) && item.status !== 'I6'

/** What was freed by a red invoice waits with what its correction took off, where an earlier red invoice had taken the rest (IR-05). */
export async function balanceFreed(work: Work, item: Item): Promise<void> {
  if (item.billId === null) return
  const sourceNo = `${item.sourceNo}${ADJUST}0`
  const all = await itemsOfBill(work.db, item.bp, item.billId)
  const correction = all.find((one) => one.source === item.source && one.sourceNo === sourceNo)
  if (correction && isUsed(correction)) await balance(work, item, correction)
}

async function balance(work: Work, item: Item, correction: Item): Promise<void> {
  const isIssued = correction.status === 'I3' || correction.status === 'I4'
  const open = negateMoney(isIssued ? correction.invoicedAmount : correction.grossAmount)
  if (open === openOf(item) || !isPositiveMoney(open)) return
  const grossAmount = sumMoney([open, item.invoicedAmount, item.waivedAmount])
  await rewriteItem(work.db, item, { ...amountOnly(item, grossAmount), updatedAt: work.clock.iso() })
}

/** A line over an amount with the goods and the tax rate of the first of these items that has a line. */
function lineOver(grossAmount: string, ...items: readonly Pick<Item, 'sourceNo' | 'lines'>[]): ItemLine {
  const line = items.flatMap(({ lines }) => lines)[0]
  if (!line) throw new Error(`${items[0]?.sourceNo ?? 'an item'} has no line that tells its tax rate`)
  return oneLine(line.taxItemCode, grossAmount, line.taxRate)
}

/** m³, four decimals. */
const pricedVolume = (rows: readonly { billedVolume: string | null }[]): string =>
  sumVolume(
    rows.map(({ billedVolume }) => volume(billedVolume ?? '0', 4)),
    4,
  )

/** An item about an amount alone: its volume belongs to the whole. */
const amountOnly = (item: Item, grossAmount: string) => ({
  grossAmount,
  lines: jsonb([lineOver(grossAmount, item)]),
  volume: null,
})

/** Takes off what invoices say of an item now. */
async function correct(work: Work, item: Item, before: Item | undefined): Promise<void> {
  const grossAmount = negateMoney(item.invoicedAmount)
  if (before && (!isWaiting(before) || before.grossAmount === grossAmount)) return
  if (isZeroMoney(grossAmount)) return before && blockItem(work, before, REVERSED)
  if (before) return rewriteItem(work.db, before, { ...amountOnly(item, grossAmount), updatedAt: work.clock.iso() })
  const lines = [lineOver(grossAmount, item)]
  const { bp, companyCode, source, month, meterNo, goodsGroup, periodFrom, periodTo, billId, orderId } = item
  await insert(work, {
    bp,
    companyCode,
    source,
    month,
    meterNo,
    goodsGroup,
    periodFrom,
    periodTo,
    billId,
    orderId,
    sourceNo: `${item.sourceNo}${ADJUST}0`,
    title: `${item.title}退补差额`,
    tradeTime: work.clock.iso(),
    volume: null,
    grossAmount,
    lines,
  })
}

async function ofBill(work: Work, key: AccountKey, bill: Bill, rateOn: RateOn): Promise<Invoiceable> {
  const rows = await linesOfBill(work.db, key.bp, bill.billId)
  const meters = [...new Set(rows.flatMap(({ meterNo }) => (meterNo === null ? [] : [meterNo])))]
  return {
    ...key,
    source: 'BILL',
    sourceNo: bill.billNo,
    title: `${formatMonth(bill.billMonth)}${bill.billType === 'ADJUST' ? '更正' : ''}账单`,
    month: bill.billMonth,
    tradeTime: `${bill.issueDate}T10:00:00+08:00`,
    meterNo: meters.length === 1 ? (meters[0] ?? null) : null,
    // What its lines price: the volume that gas packages cover is in items of their own.
    volume: pricedVolume(rows),
    grossAmount: bill.receivable,
    goodsGroup: 'GAS',
    lines: linesFromBill(rows, { receivable: bill.receivable, lastDay: bill.periodTo }, rateOn),
    periodFrom: bill.periodFrom,
    periodTo: bill.periodTo,
    billId: bill.billId,
  }
}

const ofLateFee = (work: Work, key: AccountKey, bill: Bill, rateOn: RateOn): Invoiceable => ({
  ...key,
  source: 'LATEFEE',
  sourceNo: bill.billNo,
  title: `${formatMonth(bill.billMonth)}账单违约金`,
  month: bill.billMonth,
  tradeTime: work.clock.iso(),
  meterNo: null,
  volume: null,
  grossAmount: bill.lateFeePaid,
  goodsGroup: 'GAS',
  lines: [oneLine('NG_LATEFEE', bill.lateFeePaid, rateOn(bill.periodTo))],
  periodFrom: bill.periodFrom,
  periodTo: bill.periodTo,
  billId: bill.billId,
})

async function deriveGas(work: Work, key: AccountKey, sold: SoldGas, { of, rateOn }: Derived): Promise<void> {
  const [before] = of('IC', sold.gasOrderNo)
  if (sold.isRefunded) {
    if (before) await blockItem(work, before, '已退款')
    return
  }
  if (before) return
  await insert(work, {
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
  })
}

async function derivePrepaid(work: Work, key: AccountKey, entry: Entry, of: Known): Promise<void> {
  if (of('PREPAY', entry.entryId).length > 0) return
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

/** An item is not to be invoiced any more (its money went back); one that is invoiced, wholly or in part, stays on its invoices. */
export async function blockItem(work: Work, item: Pick<Item, 'bp' | 'itemId'>, reason: string): Promise<void> {
  const [now] = await lockItems(work.db, item.bp, [item.itemId])
  if (now?.status !== 'I0' && now?.status !== 'I1' && now?.status !== 'I5') return
  if (isTouched(now)) await transition(work, itemMachine, now, 'KEEP_PART', { set: { pickId: null } })
  else await transition(work, itemMachine, now, 'BLOCK', { set: { blockReason: reason } })
}

/** What a bill's row says of its invoices: none, a part, all. */
export async function noteOnBills(work: Work, key: AccountKey, items: readonly Item[]): Promise<void> {
  const billIds = [...new Set(items.flatMap(({ billId }) => (billId === null ? [] : [billId])))]
  for (const billId of billIds) {
    const all = (await itemsOfBill(work.db, key.bp, billId)).filter(({ status }) => status !== 'I6')
    const invoiced = sumMoney(all.map((one) => one.invoicedAmount))
    const whole = sumMoney(all.map((one) => one.grossAmount))
    const state = isZeroMoney(invoiced) ? 'NONE' : compareMoney(invoiced, whole) >= 0 ? 'DONE' : 'PART'
    await setInvoiceState(work.db, key.bp, billId, state, work.clock.iso())
  }
}
