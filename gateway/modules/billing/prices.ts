import type { Static } from '@sinclair/typebox'
import type { MyPrice } from '@contract/energy/shapes'
import { DAY, addDays, toMillis, yearOf } from '@domain/date'
import { isDecimal } from '@domain/decimal'
import { compareMoney, parseAmount } from '@domain/money'
import { gasUses } from '@domain/statuses/names'
import { scheduleOn, tierPrice, tiersOf } from '@domain/tariff/pick'
import { purchaseByAmount, purchaseByVolume, purchaseOfYuan, type Purchase } from '@domain/tariff/trial'
import { splitVolume, type VolumeSlice } from '@domain/tariff/volume-split'
import { halfWidth } from '@domain/text'
import { addVolume, compareVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import type { Account, AccountKey } from '../gas-account/service'
import {
  priceFacts,
  restBroughtAt,
  tierBands,
  tierNow,
  yearAges,
  type Meter,
  type PriceFacts,
} from '../metering/service'
import { booksOf, priceVersion, schedules, type Books, type ScheduleRow } from '../tariff/service'
import { PricePeriod } from '@contract/energy/price'
import { shape } from '../../http/shape'

/** A change of price is announced this long before (AE-20: one document per season). */
const LOOK_AHEAD_DAYS = 366

/** Prices of meters today (A 5.4 myPrice); a meter without a price row of its use is left out. */
export async function myPrices(
  work: Work,
  account: Account,
  meters: readonly Meter[],
): Promise<Static<typeof MyPrice>[]> {
  const today = work.clock.today()
  const factsOf = await priceFacts(work, account, meters, today)
  const ageOf = await yearAges(work, account, meters)
  return meters.flatMap((meter) => {
    const price = priceOf(factsOf(meter), meter, today)
    return price ? { ...price, ...ageOf(meter) } : []
  })
}

function priceOf(facts: PriceFacts, meter: Meter, day: string): Omit<Static<typeof MyPrice>, 'asOf' | 'whole'> | null {
  const { books, book, used, price, tier } = facts
  if (!price) return null
  const row = books.rows.find((one) => one.priceId === price.schedule.priceId)
  return {
    meterId: meter.meterId,
    meterNo: meter.meterNo,
    alias: meter.alias,
    meterType: meter.meterType,
    gasUse: meter.gasUse,
    gasUseText: gasUses[meter.gasUse],
    season: price.schedule.season,
    base: price.base,
    tiers: tierBands(book, meter.meterId, day, used, books.heating),
    finalPrice: tier?.price ?? price.base,
    guidePrice: price.schedule.guidePrice,
    source: price.contract ? 'CONTRACT' : 'SCHEDULE',
    docNo: price.contract?.contractNo ?? row?.docNo ?? '',
    next: nextPrice(facts, meter, day),
  }
}

/** The next day on which the price differs, as far as prices are published: it can change only where a row, a season or a year begins. */
function nextPrice(
  { books, book, used, tier }: PriceFacts,
  meter: Meter,
  day: string,
): { effectiveFrom: string; finalPrice: string } | null {
  for (const date of changeDays(books, meter, day)) {
    if (!scheduleOn(book.schedules, date, books.heating)) return null
    const then = tierNow(book, meter.meterId, date, yearOf(date) === yearOf(day) ? used : '0.00', books.heating)
    if (then && then.price !== tier?.price) return { effectiveFrom: date, finalPrice: then.price }
  }
  return null
}

/** Days within a year on which something that makes the price begins, in order. */
function changeDays(books: Books, meter: Meter, day: string): string[] {
  const { schedules: rows, contracts } = books.of(meter.gasUse)
  const borders = [...rows, ...contracts].flatMap((row) => [
    row.effectiveFrom,
    ...(row.effectiveTo === null ? [] : [addDays(row.effectiveTo, 1)]),
  ])
  const years = [yearOf(day), String(Number(yearOf(day)) + 1)]
  const yearly = years.flatMap((year) => [
    `${year}-01-01`,
    `${year}-${books.heating.heatingFrom}`,
    addDays(`${year}-${books.heating.heatingTo}`, 1),
  ])
  const last = addDays(day, LOOK_AHEAD_DAYS)
  return [...new Set([...borders, ...yearly])].filter((date) => date > day && date <= last).sort()
}

export interface PriceChange {
  effectiveFrom: string
  effectiveTo: string | null
  price: string
  /** Null for a contract, which holds in every season. */
  season: ScheduleRow['season'] | null
  /** The authority's highest price of the season then; null for a contract. */
  guidePrice: string | null
  tiers: { tierNo: number; fromVolume: string; toVolume: string | null; price: string; delta: string }[]
  surchargeAllowed: boolean
  taxRate: string | null
  source: 'SCHEDULE' | 'CONTRACT'
  forMeter: boolean
  reason: string
  docNo: string
  docUrl: string | null
}

/**
 * Every base price of the meter's use that was or is in force, newest first, with the guide price and the tiers of its time; a
 * contract's own price is beside (A 5.4).
 */
export async function priceHistory(work: Work, account: Account, meter: Meter): Promise<PriceChange[]> {
  const books = await booksOf(work, account, [meter.gasUse])
  const today = work.clock.today()
  const rows = books.rows
    .filter((row) => row.effectiveFrom <= today)
    .map((row): PriceChange =>
      shape(PricePeriod.properties, row, {
        price: row.basePrice,
        tiers: tiersOf(row).map((tier) => ({
          tierNo: tier.tierNo,
          fromVolume: tier.fromVolume,
          toVolume: tier.toVolume,
          price: tierPrice({ schedule: row, contract: null, base: row.basePrice }, tier),
          delta: tier.delta,
        })),
        surchargeAllowed: row.tierMode === 'PROGRESSIVE' && row.surchargeAllowed,
        source: 'SCHEDULE',
        forMeter: false,
        reason: row.docTitle,
      }),
    )
  const contracts = books
    .of(meter.gasUse)
    .contracts.filter((row) => (row.meterId === null || row.meterId === meter.meterId) && row.effectiveFrom <= today)
    .map((row): PriceChange => ({
      effectiveFrom: row.effectiveFrom,
      effectiveTo: row.effectiveTo,
      price: row.basePrice,
      season: null,
      guidePrice: null,
      tiers: [],
      surchargeAllowed: false,
      taxRate: null,
      source: 'CONTRACT',
      forMeter: row.meterId !== null,
      reason: '合同价',
      docNo: row.contractNo,
      docUrl: null,
    }))
  return [...rows, ...contracts].sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1))
}

export interface Trial extends Omit<Purchase, 'volume'> {
  /** Null on an amount meter: its card holds yuan. */
  volume: string | null
  priceVersion: string
  split: VolumeSlice[]
}

/** Least and most that may be bought by amount, and whole m³ by volume (AE-55). */
const MOST_VOLUME = '50000'
const MIN_AMOUNT = '10.00'
const MAX_AMOUNT = '1000000.00'
/** AE-59: so long, in ms, what a card brought counts as what is left in its meter. */
const REST_HOLDS = 30 * DAY

/** Trial of a purchase with the very function of billing (AE-19, AE-56, AE-58). Refuses A2317 and A2309; tiers count the year so far. */
export async function trial(
  work: Work,
  account: Account,
  meter: Meter,
  ask: { buyMode: 'AMOUNT' | 'VOLUME'; value: string; date?: string },
): Promise<Trial> {
  const date = ask.date ?? work.clock.today()
  const factsOf = await priceFacts(work, account, [meter], date)
  const { books, book, used, price } = factsOf(meter)
  if (!price) throw new Refusal('2902')
  const input = { book, meterId: meter.meterId, date, purchasedBefore: used, heating: books.heating }
  if (meter.icMode === 'AMOUNT' && ask.buyMode === 'AMOUNT')
    return { ...purchaseOfYuan(amountOf(ask.value)), priceVersion: priceVersion(book), split: [] }
  const purchase =
    ask.buyMode === 'VOLUME'
      ? purchaseByVolume(input, wholeVolume(ask.value))
      : purchaseByAmount(input, amountOf(ask.value))
  const rest = (await restKnown(work, account, meter)) ?? '0.0'
  if (compareVolume(addVolume(rest, purchase.volume, 1), meter.holdLimit) > 0)
    throw new Refusal('A2309', { params: { x: meter.holdLimit } })
  // An amount meter's card takes any sum at once.
  const split = meter.icMode === 'AMOUNT' ? [] : splitVolume(purchase.segments, meter.maxCardVolume)
  if (split === null) throw new Refusal('A2309', { params: { x: meter.holdLimit } })
  return { ...purchase, priceVersion: priceVersion(book), split }
}

/** What is left in the meter; null where no card has brought it for so long that it is used up by now (AE-59). */
async function restKnown(work: Work, { companyCode }: AccountKey, { meterId, remainVolume }: Meter) {
  const broughtAt = (await restBroughtAt(work, companyCode, [meterId])).get(meterId)
  return broughtAt !== undefined && toMillis(broughtAt) >= work.clock.now() - REST_HOLDS ? remainVolume : null
}

function wholeVolume(typed: string): string {
  const text = halfWidth(typed).trim()
  const whole = /^\d{1,6}$/.test(text) && isDecimal(text) ? `${Number(text)}` : null
  if (whole === null || compareVolume(whole, '1') < 0 || compareVolume(whole, MOST_VOLUME) > 0)
    throw new Refusal('A2317')
  return whole
}

function amountOf(text: string): string {
  const parsed = parseAmount(text)
  if (!parsed.ok || compareMoney(parsed.amount, MIN_AMOUNT) < 0 || compareMoney(parsed.amount, MAX_AMOUNT) > 0)
    throw new Refusal('A2317')
  return parsed.amount
}

/** `price.published` of CV-7: the row of a company's price table in force on a day, without any customer's contract; null without one. */
export async function publishedPrice(
  work: Work,
  companyCode: AccountKey['companyCode'],
  gasUse: string,
  date: string,
): Promise<(ScheduleRow & { finalPrice: string }) | null> {
  const rows = await schedules(work.db, companyCode, [gasUse])
  const row = scheduleOn(rows, date)
  const found = rows.find((one) => one.priceId === row?.priceId)
  const first = found ? tiersOf(found)[0] : undefined
  return found && first
    ? { ...found, finalPrice: tierPrice({ schedule: found, contract: null, base: found.basePrice }, first) }
    : null
}
