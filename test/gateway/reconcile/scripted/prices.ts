import type { Row } from '@contract'
import { big, daysOf, least, round, shared, sum, yearOf, type Big } from './figures'

/* What a m³ costs, from the published notices and contracts alone (AE-13 … AE-17). */

export type Notice = Row<'default GET /crmgas/price/history'>

export interface Prices {
  notices: readonly Notice[]
  /** MM-DD, both included. */
  heatingFrom: string
  heatingTo: string
}

export interface Part {
  tierNo: number
  season: string
  price: Big
  volume: Big
  amount: Big
  fromDate: string
  toDate: string
}

/** What a channel used. */
export interface Used {
  channelNo: string
  total: Big
  /** By gas day; empty where the days are unknown. */
  days: ReadonlyMap<string, Big>
}

/** Heating or not, by the day. */
export const seasonOf = (
  day: string,
  { heatingFrom, heatingTo }: Pick<Prices, 'heatingFrom' | 'heatingTo'>,
): string => {
  const date = day.slice(5)
  return date >= heatingFrom || date <= heatingTo ? 'HEATING' : 'NON_HEATING'
}

const holds = ({ effectiveFrom, effectiveTo }: Notice, day: string): boolean =>
  effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo)

const newest = (all: readonly Notice[]): Notice | undefined =>
  [...all].sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1))[0]

interface Rule {
  published: Notice
  base: Big
  /** Days of the same rule are one stretch. */
  name: string
}

/** The published row of the season that began last; its base, unless something was agreed. */
function ruleOn(prices: Prices, day: string): Rule {
  const then = prices.notices.filter((one) => holds(one, day))
  const published = newest(then.filter((one) => one.source === 'SCHEDULE' && one.season === seasonOf(day, prices)))
  if (!published) throw new Error(`no notice prices ${day}`)
  const agreed = then.filter((one) => one.source === 'CONTRACT')
  const contract = newest(agreed.filter(({ forMeter }) => forMeter)) ?? newest(agreed)
  const base = big((contract ?? published).price)
  return { published, base, name: [published.docNo, published.season, contract?.docNo, base.toFixed(4)].join() }
}

/** Never above the guide price, but for a surcharge that may be. */
function priceOf({ published, base }: Rule, delta: Big): Big {
  const guide = big(published.guidePrice ?? 0)
  if (published.surchargeAllowed && delta.gt(0)) return least(base, guide).plus(delta)
  return least(base.plus(delta), guide)
}

interface Stretch {
  rule: Rule
  days: string[]
}

function stretchesOf(prices: Prices, from: string, to: string): Stretch[] {
  const all: Stretch[] = []
  for (const day of daysOf(from, to)) {
    const rule = ruleOn(prices, day)
    const last = all.at(-1)
    if (last && last.rule.name === rule.name && yearOf(last.days[0] ?? '') === yearOf(day)) last.days.push(day)
    else all.push({ rule, days: [day] })
  }
  return all
}

const weightsOf = ({ days: known }: Used, days: readonly string[]): Big[] => {
  const weights = days.map((day) => known.get(day) ?? big(0))
  return weights.some((one) => one.gt(0)) ? weights : days.map(() => big(1))
}

/**
 * The parts of a period that a meter's channels are charged for. `before`: what it had used of the year; the tiers fill day by day, within a
 * day channel by channel. Answers by channel.
 */
export function charge(
  prices: Prices,
  { from, to, channels, before }: { from: string; to: string; channels: readonly Used[]; before: Big },
): Map<string, Part[]> {
  const stretches = stretchesOf(prices, from, to)
  const volumes = channels.map((one) => {
    const known = stretches.map(({ days }) => sum(days.map((day) => one.days.get(day) ?? big(0))))
    const byDays = stretches.map(({ days }) => big(days.length))
    return shared(one.total, known.some((volume) => volume.gt(0)) ? known : byDays)
  })
  const parts = new Map(channels.map(({ channelNo }): [string, Part[]] => [channelNo, []]))
  let used = before
  stretches.forEach(({ rule, days }, index) => {
    const isNewYear = index > 0 && yearOf(days[0] ?? '') !== yearOf(stretches[index - 1]?.days[0] ?? '')
    if (isNewYear) used = big(0)
    const mine = channels.map((channel, place) => ({
      channel,
      perDay: shared(volumes[place]?.[index] ?? big(0), weightsOf(channel, days)),
      parts: [] as Part[],
    }))
    days.forEach((day, place) => {
      for (const one of mine) {
        fill(one.parts, rule, { day, volume: one.perDay[place] ?? big(0), used })
        used = used.plus(one.perDay[place] ?? big(0))
      }
    })
    for (const { channel, parts: made } of mine) parts.get(channel.channelNo)?.push(...finished(made, days))
  })
  return parts
}

/** A day's volume falls into the tiers that the year has reached. */
function fill(parts: Part[], rule: Rule, { day, volume, used }: { day: string; volume: Big; used: Big }): void {
  let left = volume
  let reached = used
  for (const { tierNo, toVolume, delta } of rule.published.tiers) {
    if (left.lte(0)) return
    if (toVolume !== null && reached.gte(toVolume)) continue
    const taken = toVolume === null ? left : least(left, big(toVolume).minus(reached))
    const price = priceOf(rule, big(delta))
    const last = parts.at(-1)
    if (last?.tierNo === tierNo) Object.assign(last, { volume: last.volume.plus(taken), toDate: day })
    else {
      const season = rule.published.season ?? ''
      parts.push({ tierNo, season, price, volume: taken, amount: big(0), fromDate: day, toDate: day })
    }
    left = left.minus(taken)
    reached = reached.plus(taken)
  }
}

/** The outermost parts reach to the ends of the stretch; each is rounded once. */
const finished = (parts: readonly Part[], days: readonly string[]): Part[] =>
  parts.map((part, index) => ({
    ...part,
    amount: round(part.volume.times(part.price)),
    fromDate: index === 0 ? (days[0] ?? '') : part.fromDate,
    toDate: index === parts.length - 1 ? (days.at(-1) ?? '') : part.toDate,
  }))
