import type { In, Out } from '@contract'
import { addMonths, yearOf } from '@domain/date'
import { isDecimal } from '@domain/decimal'
import { billPeriod, lastClosedGasDay } from '@domain/gas-day'
import { meterName } from '@domain/meter-name'
import { subtractMoney, sumMoney } from '@domain/money'
import { withoutNotice } from '@domain/tariff/notice'
import { contractOn, scheduleOn } from '@domain/tariff/pick'
import { priceSegments } from '@domain/tariff/segments'
import type { PriceBook, Segment } from '@domain/tariff/types'
import { addVolume, compareVolume, volume as volumeOf } from '@domain/volume'
import type { Work } from '../../../http/context'
import { ownOr2902, Refusal } from '../../../http/refusal'
import { booksOf, type Books, type ScheduleRow } from '../../tariff/service'
import { yearAges } from '../usage/ages'
import { monthParts } from './parts'
import { coverOfRest, cyclesOfRest } from '../day/ahead'
import { electiveOfRest } from '../day/elective'
import { expectedOf, expectedUse, NOTHING_EXPECTED } from '../day/expected'
import { netOfPackages } from '../day/net'
import { runningFacts } from './preview'
import { metersOf } from '../repo/meter'
import { daysBetween } from '../repo/usage'
import { runningMeter, type Running } from '../rules/running'
import type { Part } from '../rules/months'
import { isPriced } from '../rules/pricing'
import { segmentLabel } from '../rules/segment-label'
import { tierNow } from '../rules/tiers'
import { billMonthOf, runningMonthOf } from '../rules/trend'
import { usedInYear } from '../day/used'
import type { Account, Meter } from '../types'
import { NoticeMeter, NoticeSide } from '@contract/energy/price'
import { shape } from '../../../http/shape'

type Call = 'btwob GET /price/notice'
type Effect = Out<Call>
type EffectOfMeter = Effect['meters'][number]
type Side = EffectOfMeter['before']

/** More than any meter measures in a month. */
const MOST = '10000000'

/**
 * Y-05: the next bill that a price notice touches, with it and as if it had not come, meter by meter, by the rule that bills are made by.
 * 2902 for a notice that is none, A2317 for a volume that is none, or without a meter.
 */
export async function noticeEffect(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  ask: In<Call>,
): Promise<Effect> {
  const typed = ask.volume === undefined ? null : typedVolume(ask.volume, meters.length)
  const books = await booksOf(
    work,
    account,
    meters.map(({ gasUse }) => gasUse),
  )
  const running = runningMonthOf(work.clock.now(), account.readingDay)
  const { from: runningFrom, to: runningTo } = billPeriod(running, account.readingDay)
  const rows = rowsOfNotice(books.rows, ask.docNo, runningTo)
  const effectiveFrom = rows.reduce(
    (first, row) => (row.effectiveFrom < first ? row.effectiveFrom : first),
    '9999-12-31',
  )
  const billMonth = effectiveFrom < runningFrom ? running : billMonthOf(effectiveFrom, account.readingDay)
  const period = billPeriod(billMonth, account.readingDay)
  const month = { billMonth, ...period, isRunning: billMonth === running, effectiveFrom, typed, rows }
  const of = await factsOf(work, account, meters, books, month)
  const notice = ownOr2902(rows[0])
  return {
    notice: { docNo: notice.docNo, title: notice.docTitle, effectiveFrom },
    billMonth,
    periodFrom: period.from,
    periodTo: period.to,
    meters: meters.filter(({ gasUse }) => rows.some((row) => row.gasUse === gasUse)).map(of),
  }
}

function typedVolume(text: string, meters: number): string {
  const isVolume = /^\d{1,8}(\.\d{1,2})?$/.test(text) && isDecimal(text)
  if (!isVolume || meters !== 1 || compareVolume(text, '0') <= 0 || compareVolume(text, MOST) > 0)
    throw new Refusal('A2317')
  return volumeOf(text)
}

/** The rows of the notice that is asked about; without a number of the newest that counts up to a day. 2902 for none. */
function rowsOfNotice(rows: readonly ScheduleRow[], docNo: string | undefined, until: string): ScheduleRow[] {
  const begun = rows.filter((row) => docNo === row.docNo || (docNo === undefined && row.effectiveFrom <= until))
  const newest = begun.reduce<ScheduleRow | null>(
    (best, row) => (best && best.effectiveFrom >= row.effectiveFrom ? best : row),
    null,
  )
  if (!newest) throw new Refusal('2902')
  return rows.filter((row) => row.docNo === newest.docNo)
}

interface Month {
  billMonth: string
  from: string
  to: string
  isRunning: boolean
  effectiveFrom: string
  /** m³ as asked. */
  typed: string | null
  rows: readonly ScheduleRow[]
}

async function factsOf(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  books: Books,
  month: Month,
): Promise<(meter: Meter) => EffectOfMeter> {
  const ids = meters.map(({ meterId }) => meterId)
  const closed = lastClosedGasDay(work.clock.now())
  const used = await usedInYear(work, account, ids, yearOf(month.from), month.from)
  const rest = { through: closed, to: month.to }
  const known = month.isRunning ? await daysBetween(work.db, account, ids, month.from, closed) : []
  const days = await netOfPackages(work, account, known)
  const use = month.isRunning
    ? await expectedUse(work, account, await metersOf(work.db, account), rest)
    : NOTHING_EXPECTED
  const cover = coverOfRest(await cyclesOfRest(work, account, rest), use, rest)
  const own = (await electiveOfRest(work, account, rest))(use, cover)
  const settledIn = await settledMonths(work, account, meters, month.billMonth)
  const ageOf = await yearAges(work, account, meters)
  return (meter) => {
    const after = books.of(meter.gasUse)
    const before = withoutNotice(after, ({ priceId }) => month.rows.some((row) => row.priceId === priceId))
    const usedBefore = used.get(meter.meterId) ?? '0.00'
    const isTold = month.isRunning && meter.meterType === 'IOT' && month.typed === null && closed >= month.from
    const runs = (book: PriceBook): Running | null =>
      isTold && isPriced(book, books.heating, month)
        ? runningMeter(
            {
              ...runningFacts(meter, days, month),
              expected: expectedOf(use, meter.meterId),
              coveredAhead: cover.paid(meter.meterId),
              electiveAhead: own.get(meter.meterId) ?? [],
              book,
              usedBefore,
            },
            { from: month.from, through: closed, to: month.to, heating: books.heating },
          )
        : null
    const { volume, basis } = expected(month.typed, runs(after), settledIn(meter))
    const countsFrom = month.effectiveFrom > month.from ? month.effectiveFrom : month.from
    const facts = { meter, usedBefore, countsFrom, books, month, volume }
    const sides = [before, after].map((book) => sideOf(facts, book, basis === 'RUNNING' ? runs(book) : null))
    const [old, now] = [sides[0] ?? NOTHING, sides[1] ?? NOTHING]
    return shape(NoticeMeter.properties, meter, {
      name: meterName(meter),
      volume,
      basis,
      countsFrom,
      contractNo: contractOn(after.contracts, countsFrom, meter.meterId)?.contractNo ?? null,
      before: old,
      after: now,
      difference: old.amount === null || now.amount === null ? null : subtractMoney(now.amount, old.amount),
      ...ageOf(meter),
    })
  }
}

interface SettledMonths {
  lastMonth: string | null
  lastYear: string | null
}

/** What each meter used in the month before and in the same month of last year; null where that is unknown. */
async function settledMonths(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  billMonth: string,
): Promise<(meter: Meter) => SettledMonths> {
  const [lastMonth, lastYear] = await Promise.all(
    [addMonths(billMonth, -1), addMonths(billMonth, -12)].map((month) =>
      monthParts(work, account, meters, month, month),
    ),
  )
  const volumeIn = (parts: readonly Part[] | undefined, { meterId }: Meter): string | null =>
    parts?.find((part) => part.meterId === meterId && part.missing < part.days)?.volume ?? null
  return (meter) => ({ lastMonth: volumeIn(lastMonth, meter), lastYear: volumeIn(lastYear, meter) })
}

/** How much the bill will be over, and what says so. */
function expected(
  typed: string | null,
  run: Running | null,
  { lastMonth, lastYear }: SettledMonths,
): { volume: string | null; basis: EffectOfMeter['basis'] } {
  if (typed !== null) return { volume: typed, basis: 'TYPED' }
  if (run?.rest) return { volume: addVolume(run.volume, run.rest.volume), basis: 'RUNNING' }
  if (lastYear !== null) return { volume: lastYear, basis: 'LAST_YEAR' }
  return lastMonth === null ? { volume: null, basis: 'NONE' } : { volume: lastMonth, basis: 'LAST_MONTH' }
}

const NOTHING: Side = {
  docNo: '',
  basePrice: null,
  linkageDelta: null,
  guidePrice: null,
  finalPrice: null,
  amount: null,
  segments: [],
}

interface Facts {
  meter: Meter
  usedBefore: string
  countsFrom: string
  books: Books
  month: Month
  volume: string | null
}

/** The bill under one book, and what makes its price on the first day that counts. */
function sideOf(facts: Facts, book: PriceBook, run: Running | null): Side {
  const { meter, usedBefore, countsFrom, books, volume } = facts
  const found = scheduleOn(book.schedules, countsFrom, books.heating)
  const row = books.rows.find(({ priceId }) => priceId === found?.priceId)
  if (!row) return NOTHING
  const segments = run ? [...run.segments, ...(run.rest?.segments ?? [])] : pricedOver(facts, book)
  return shape(NoticeSide.properties, row, {
    finalPrice: tierNow(book, meter.meterId, countsFrom, usedBefore, books.heating)?.price ?? null,
    amount: volume === null || segments === null ? null : sumMoney(segments.map(({ amount }) => amount)),
    segments: (segments ?? []).map((one) => ({
      tierNo: one.tierNo,
      label: segmentLabel(one.tierNo),
      season: one.season,
      price: one.price,
      volume: one.volume,
      amount: one.amount,
      fromDate: one.fromDate,
      toDate: one.toDate,
    })),
  })
}

/** A volume over the days of the bill; what is bought for a card, on one day. Null where it is unknown or some day has no price. */
function pricedOver({ meter, usedBefore, countsFrom, books, month, volume }: Facts, book: PriceBook): Segment[] | null {
  const period = meter.meterType === 'IC' ? { from: countsFrom, to: countsFrom } : month
  if (volume === null || !isPriced(book, books.heating, period)) return null
  const { from, to } = period
  return priceSegments({ book, meterId: meter.meterId, from, to, volume, usedBefore, heating: books.heating })
}
