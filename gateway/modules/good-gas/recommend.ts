import type { In, Out } from '@contract'
import { firstOfMonth, lastOfMonth } from '@domain/date'
import { backTest, type Offer, type Tested } from '@domain/elective/back-test'
import { compareMoney } from '@domain/money'
import { averagePrice } from '@domain/price'
import { scheduleOn } from '@domain/tariff/pick'
import { isZeroVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../http/context'
import { hotGoods, offersFor, type GasOffer, type OfferTry } from '../market/service'
import { listMeters, pastYear, priceFacts, useOfMonth, type PastYear } from '../metering/service'
import { profileOf, wishesOf, type MonthUse } from './rules/profile'

type Recommend = 'default GET /hqw/goodGas/recommend'
type Answer = Out<Recommend>

/** Goods for saving gas that are shown. */
const GOODS = 4
/** What shows usage and money. */
const MODELS = ['ENERGY_VIEW', 'BILL_VIEW']

/** Rather than by rules of thumb (E-M-25, E-M-26) each way is priced on the customer's own days by the code that bills them. */
export async function recommend(work: Work, session: BoundSession, { basis = 'mean' }: In<Recommend>): Promise<Answer> {
  const year = await pastYear(work, session)
  const equipment = await hotGoods(work, session, GOODS)
  const { missingDays, asOf } = year
  const none = { profile: null, monthly: [], basis, wish: null, volumes: null, plain: null, offers: [] }
  const without = (reason: Answer['reason']): Answer => ({ ...none, reason, equipment, missingDays, asOf })
  if (!MODELS.every((model) => session.models.includes(model))) return without('NO_ACCESS')
  const monthly = knownMonths(year)
  const profile = profileOf(monthly)
  if (!profile) return { ...without('NO_DATA'), monthly }
  if (!isPriced(year, monthly)) return { ...without('NO_PRICE'), monthly }
  const volumes = wishesOf(monthly)
  const { plain, offers } = tried(await offersFor(work, session), year, monthly, volumes[basis])
  return {
    reason: null,
    profile: {
      ...profile,
      avgPrice: plain.total === null ? null : averagePrice(plain.total, profile.volume),
      currentPrice: await currentPrice(work, session),
    },
    monthly,
    basis,
    wish: volumes[basis],
    volumes,
    plain: { total: plain.total, worst: plain.worst },
    offers,
    equipment,
    missingDays,
    asOf,
  }
}

/** From the first month with any gas on; a later one without days counts as none. */
export function knownMonths({ meters, months }: PastYear): MonthUse[] {
  const all = months.map((month) => ({ month, use: useOfMonth(meters, month) }))
  const first = all.findIndex(({ use }) => use !== null && !isZeroVolume(use.volume))
  return first < 0 ? [] : all.slice(first).map(({ month, use }) => ({ month, volume: use?.volume ?? '0.00' }))
}

/** Whether the published price of every month is known. */
export const isPriced = ({ meters, books }: PastYear, monthly: readonly MonthUse[]): boolean =>
  meters.every(({ book }) =>
    monthly.every(({ month }) =>
      [firstOfMonth(month), lastOfMonth(month)].every((day) => scheduleOn(book.schedules, day, books.heating) !== null),
    ),
  )

/** Offers that can be bought now or soon, each priced on these months; the cheapest first. */
export function tried(found: readonly GasOffer[], year: PastYear, monthly: readonly MonthUse[], wish: string) {
  const tries = found
    .filter(({ card }) => card.state === 'open' || card.state === 'coming')
    .flatMap((offer) => offer.tries.map((one) => ({ card: offer.card, one, volume: one.admit(wish) })))
  const { plain, offers } = backTest({
    meters: year.meters,
    months: monthly.map(({ month }) => month),
    offers: tries.map(({ one, volume }) => offerOf(one, volume, year)),
    heating: year.books.heating,
  })
  const shown = tries.map(({ card, one, volume }, index): Answer['offers'][number] => {
    const { total = null, worst = null, difference = null, shortFee = null, unknown = [] } = offers[index] ?? {}
    return { card, name: one.name, volume, total, worst, difference, shortFee, unknown, assumption: one.assumption }
  })
  return { plain, offers: shown.sort(byTotal) }
}

/** The published price of a month is that of its first day, for the use of the first meter (K-17). */
function offerOf(one: OfferTry, volume: string, { meters, books }: PastYear): Offer {
  const schedules = meters[0]?.book.schedules ?? []
  const publishedOf = (month: string) => scheduleOn(schedules, firstOfMonth(month), books.heating)?.basePrice ?? null
  const priceIn = (month: string, taken: string) => one.priceIn(month, taken, publishedOf(month))
  const head = { key: one.key, volume, priceIn }
  return 'cover' in one.terms ? { ...head, ...one.terms } : { ...head, ...one.terms }
}

const byTotal = (a: Pick<Tested, 'total'>, b: Pick<Tested, 'total'>): number => {
  if (a.total === null || b.total === null) return Number(a.total === null) - Number(b.total === null)
  return compareMoney(a.total, b.total)
}

/** What the next m³ of the first remote meter costs today, its tier counted. */
async function currentPrice(work: Work, session: BoundSession): Promise<string | null> {
  const meters = (await listMeters(work, session)).filter(({ meterType }) => meterType === 'IOT')
  const [first] = meters
  if (!first) return null
  return (await priceFacts(work, session, [first], work.clock.today()))(first).tier?.price ?? null
}
