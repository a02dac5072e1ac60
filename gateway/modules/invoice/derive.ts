import { formatMonth } from '@domain/date-format'
import { dateOf } from '@domain/date'
import { groupBy } from '@domain/group'
import { compareMoney, isPositiveMoney, isZeroMoney, negateMoney, subtractMoney, sumMoney } from '@domain/money'
import { sumVolume, volume } from '@domain/volume'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { transition } from '../../states'
import { linesOfBill, setInvoiceState, type Bill } from '../billing/service'
import { insertItem, itemsOfBill, itemsOfSources, lockItems, rewriteItem } from './repo/items'
import { deadlineOf, freshUntil, later } from './rules/dates'
import { linesFromBill, oneLine } from './rules/item-lines'
import { isTouched, openOf } from './rules/items'
import { itemMachine } from './states'
import type { AccountKey, Invoiceable, Item, ItemLine } from './types'

const ZERO = '金额为0'
/** Why the items of a bill that was taken back are not invoiced. */
export const REVERSED = '账单已冲销'
const ADJUST = '|ADJUST'

/**
 * Records something that may be invoiced, in the caller's transaction. When the amount changes, a waiting item takes the new amount; an
 * item that is picked, applied for or invoiced gets a correction over the difference beside it (C 5.7).
 */
export async function upsertItem(work: Work, sale: Invoiceable): Promise<void> {
  const itemsOf = await itemsBySource(work, sale, sale.source, [sale.sourceNo])
  await keepItem(work, sale, itemsOf(sale.sourceNo))
}

/** An item for a sale, or what has changed since there is one: `known` are its items so far. */
export async function keepItem(work: Work, sale: Invoiceable, known: readonly Item[]): Promise<void> {
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

export async function insert(work: Work, sale: Invoiceable): Promise<void> {
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
    deadline: later(deadlineOf(dateOf(tradeTime)), sale.openUntil),
    blockReason,
    periodFrom: sale.periodFrom ?? null,
    periodTo: sale.periodTo ?? null,
    billId: sale.billId ?? null,
    orderId: sale.orderId ?? null,
    createdAt: now,
    updatedAt: now,
  })
}

/** Items of one source by the number of what was sold, with the corrections over them. */
export type Known = (sourceNo: string) => readonly Item[]
/** Tax rate by the day on which the gas was used. */
export type RateOn = (day: string) => string

const numberOf = ({ sourceNo }: Pick<Item, 'sourceNo'>): string => sourceNo.split('|')[0] ?? ''

export function byNumber(items: readonly Item[], source: Item['source']): Known {
  const found = groupBy(
    items.filter((item) => item.source === source),
    numberOf,
  )
  return (sourceNo) => found.get(sourceNo) ?? []
}

export const itemsBySource = async (
  work: Work,
  { bp }: AccountKey,
  source: Item['source'],
  sourceNos: readonly string[],
): Promise<Known> => byNumber(await itemsOfSources(work.db, bp, source, sourceNos), source)

interface OfBill {
  /** Null: all of the history is derived, and its bills were paid at some time. */
  since: string | null
  isBeforePay: boolean
  rateOn: RateOn
  /** Items of the bill, and of its late fee. */
  before: readonly Item[]
  fees: readonly Item[]
}

/** What a bill's state says of its items now. */
export async function deriveBill(
  work: Work,
  key: AccountKey,
  bill: Bill,
  { since, isBeforePay, rateOn, before, fees }: OfBill,
): Promise<void> {
  if (bill.state === 'REVERSED') {
    for (const all of [before, fees]) for (const item of all) await takeBack(work, item, all)
    return
  }
  const isPaid = bill.state === 'PAID'
  if (before.length === 0 && (isPaid || isBeforePay)) {
    const sale = await ofBill(work, key, bill, rateOn)
    // It is an item only once it is paid, which may be years after its issue.
    await insert(work, since === null ? sale : { ...sale, openUntil: freshUntil(work.clock.today()) })
  }
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
