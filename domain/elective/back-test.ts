import { firstOfMonth, lastOfMonth, monthOf, yearOf, type MonthText } from '../date'
import type { HeatingSeason } from '../gas-day'
import { groupBy } from '../group'
import { addMoney, priced, subtractMoney, sumMoney, type Money } from '../money'
import { averagePrice, comparePrice, type Price } from '../price'
import { priceWithElective } from '../tariff/elective'
import { amountOf } from '../tariff/segments'
import type { DayVolume, PriceBook } from '../tariff/types'
import { ZERO_VOLUME, addVolume, sumVolume, type Volume } from '../volume'
import { coverMonth, type CoverTerms, type CoveredCycle } from '../package/month-cover'
import { settle } from '../package/settle'
import { electiveShares, type OutDay } from './share'
import { shortfallOf } from './shortfall'

/** A meter's days of whole months, without what packages cover of them. */
export interface TestedMeter {
  meterId: string
  book: PriceBook
  /** m³ that the calendar year of the first month had used of its tiers before it (AE-15). */
  usedBefore: Volume
  channels: readonly { channelNo: string; days: readonly DayVolume[] }[]
}

/** Something to buy gas by: a volume of each month at a price of its own. */
interface OfferHead {
  key: string
  /** m³ of each month. */
  volume: Volume
  /** Price of the m³ taken in a month; null where what it depends on is not known of that month. */
  priceIn(month: MonthText, taken: Volume): Price | null
}

/** The first gas of a month (BE-06); per cent; '0.00' where nothing is asked for gas that was not used (BE-07). */
type ElectiveOffer = OfferHead & { takeRate: string; shortFeeRate: string; cover?: never }
/** Gas of a package, shared day by day and settled by its cycles. */
type PackageOffer = OfferHead & { cover: CoverTerms }

export type Offer = ElectiveOffer | PackageOffer

/** A month as it would have been; yuan with tax. */
export interface TestedMonth {
  month: MonthText
  /** m³ of the month after packages. */
  used: Volume
  /** m³ at the offer's price. */
  taken: Volume
  price: Price | null
  /** All of the month's gas and the fee for what was not used. */
  amount: Money
  shortFee: Money
  /** Against no offer; negative: less is paid. */
  difference: Money
}

export interface Tested {
  key: string
  months: TestedMonth[]
  /** Months of which its price is not known; then the sums say nothing and are null. */
  unknown: MonthText[]
  total: Money | null
  difference: Money | null
  shortFee: Money | null
  /** The month with the highest average price, yuan per m³; null without gas. */
  worst: { month: MonthText; price: Price } | null
}

/** A month with a volume at a price that is not named yet: it changes no volume. */
export interface SplitMonth {
  month: MonthText
  used: Volume
  /** m³ at that price, channel by channel: a bill rounds each of them. */
  taken: readonly Volume[]
  /** Yuan of all the rest, by tiers. */
  rest: Money
  /** Of a package: its cycles; else none. */
  cycles: readonly CoveredCycle[]
}

/** m³ of each month that are shared in one of two ways: the first ones of it, or day by day by the terms of a package. */
export interface Taking {
  volume: Volume
  cover?: CoverTerms
}

/**
 * Splits months by the code that bills them (BE-06, BE-08, X-10, AE-15 to AE-17a): what an offer takes of each month, and what the rest
 * costs. Throws where a day has no price.
 */
export function splitMonths(
  meters: readonly TestedMeter[],
  months: readonly MonthText[],
  taking: Taking,
  heating?: HeatingSeason,
): SplitMonth[] {
  const used = new Map(meters.map(({ meterId, usedBefore }) => [meterId, usedBefore]))
  const daysOf = groupBy(
    meters.flatMap(({ meterId, channels }) =>
      channels.flatMap(({ channelNo, days }) => days.map((day) => ({ ...day, meterId, channelNo }))),
    ),
    ({ gasDay }) => monthOf(gasDay),
  )
  let year = months[0] === undefined ? '' : yearOf(months[0])
  return months.map((month) => {
    if (yearOf(month) !== year) for (const { meterId } of meters) used.set(meterId, ZERO_VOLUME)
    year = yearOf(month)
    const days = daysOf.get(month) ?? []
    const { shares, cycles } = sharesOf(days, month, taking)
    const split = days.map((day, index) => ({ ...day, elective: shares[index] ?? ZERO_VOLUME }))
    const parts = meters.map((meter) => {
      const mine = split.filter(({ meterId }) => meterId === meter.meterId)
      const segments = segmentsIn(meter, mine, { month, usedBefore: used.get(meter.meterId) ?? ZERO_VOLUME, heating })
      const tiered = segments.filter(({ tierNo }) => tierNo > 0)
      used.set(
        meter.meterId,
        addVolume(used.get(meter.meterId) ?? ZERO_VOLUME, sumVolume(tiered.map((one) => one.volume))),
      )
      return { rest: amountOf(tiered), taken: segments.filter(({ tierNo }) => tierNo === 0).map((one) => one.volume) }
    })
    return {
      month,
      used: sumVolume(days.map((day) => day.volume)),
      taken: parts.flatMap(({ taken }) => taken),
      rest: sumMoney(parts.map(({ rest }) => rest)),
      cycles,
    }
  })
}

const sharesOf = (days: readonly OutDay[], month: MonthText, { volume, cover }: Taking) =>
  cover ? coverMonth(days, month, volume, cover) : { shares: electiveShares(days, [{ month, volume }]), cycles: [] }

type SplitDay = DayVolume & { channelNo: string; elective: Volume }

/** The price of what is elective is not needed: its volumes are. */
const ANY_PRICE: Price = '1.0000'

function segmentsIn(
  { meterId, book, channels }: TestedMeter,
  days: readonly SplitDay[],
  { month, usedBefore, heating }: { month: MonthText; usedBefore: Volume; heating: HeatingSeason | undefined },
) {
  const priced = priceWithElective({
    book,
    meterId,
    from: firstOfMonth(month),
    to: lastOfMonth(month),
    usedBefore,
    ...(heating && { heating }),
    channels: channels.map(({ channelNo }) => {
      const daily = days.filter((day) => day.channelNo === channelNo)
      return {
        channelNo,
        volume: sumVolume(daily.map(({ volume }) => volume)),
        daily,
        elective: daily.map(({ gasDay, elective }) => ({ gasDay, volume: elective, price: ANY_PRICE })),
      }
    }),
  })
  return [...priced.values()].flat()
}

/**
 * What each offer would have cost over past months, priced by the code that bills them. `plain`: nothing chosen. Months are whole ones,
 * the oldest first. Offers that take alike share the pricing of the rest, so that the time grows with the number of different volumes.
 */
export function backTest({
  meters,
  months,
  offers,
  heating,
}: {
  meters: readonly TestedMeter[]
  months: readonly MonthText[]
  offers: readonly Offer[]
  heating?: HeatingSeason
}): { plain: Tested; offers: Tested[] } {
  const plain = splitMonths(meters, months, { volume: ZERO_VOLUME }, heating)
  const known = new Map<string, SplitMonth[]>()
  const splitOf = (offer: Offer): SplitMonth[] => {
    const key = takingKey(offer)
    const split = known.get(key) ?? splitMonths(meters, months, offer, heating)
    known.set(key, split)
    return split
  }
  return {
    plain: testedOf(
      '',
      plain.map((one) => monthAt(one, null, one.rest)),
    ),
    offers: offers.map((offer) =>
      testedOf(
        offer.key,
        splitOf(offer).map((one, index) => monthAt(one, offer, plain[index]?.rest ?? one.rest)),
      ),
    ),
  }
}

const takingKey = ({ volume, cover }: Taking): string =>
  cover ? [volume, cover.supplyMode, cover.cycleType, cover.overTolerance].join('|') : volume

/** Yuan for gas of a month that was bought and not used: BE-07 or, cycle by cycle, X-12. */
function shortFeeOf(offer: Offer, { used, cycles }: Pick<SplitMonth, 'used' | 'cycles'>, price: Price): Money {
  if (!offer.cover) return shortfallOf(offer, { elected: offer.volume, actual: used, price }).fee
  const { shortTolerance, shortFeeRate } = offer.cover
  const terms = { rolloverIn: ZERO_VOLUME, unitPrice: price, shortTolerance, shortFeeRate }
  return sumMoney(cycles.map((cycle) => settle({ ...cycle, ...terms }).fee))
}

/** BE-06, BE-07, X-12 of one month. */
function monthAt(split: SplitMonth, offer: Offer | null, without: Money): TestedMonth {
  const { month, used, rest } = split
  const taken = sumVolume(split.taken)
  const price = offer?.priceIn(month, taken) ?? null
  if (offer === null || price === null)
    return { month, used, taken: ZERO_VOLUME, price: null, amount: without, shortFee: '0.00', difference: '0.00' }
  const fee = shortFeeOf(offer, split, price)
  const amount = addMoney(rest, ...split.taken.map((volume) => priced(volume, price)), fee)
  return { month, used, taken, price, amount, shortFee: fee, difference: subtractMoney(amount, without) }
}

function testedOf(key: string, months: TestedMonth[]): Tested {
  const unknown = key === '' ? [] : months.filter(({ price }) => price === null).map(({ month }) => month)
  const sum = (of: (month: TestedMonth) => Money): Money | null =>
    unknown.length > 0 ? null : sumMoney(months.map(of))
  return {
    key,
    months,
    unknown,
    total: sum(({ amount }) => amount),
    difference: sum(({ difference }) => difference),
    shortFee: sum(({ shortFee }) => shortFee),
    worst: unknown.length > 0 ? null : worstOf(months),
  }
}

function worstOf(months: readonly TestedMonth[]): Tested['worst'] {
  let worst: Tested['worst'] = null
  for (const { month, amount, used } of months) {
    const price = averagePrice(amount, used)
    if (price !== null && (worst === null || comparePrice(price, worst.price) > 0)) worst = { month, price }
  }
  return worst
}
