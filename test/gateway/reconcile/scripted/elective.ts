import { big, daysOf, least, round, sum, type Big } from './figures'
import type { Part, Used } from './prices'

/** What the customer chose for a month: m³ at a price, yuan per m³. */
export interface Choice {
  month: string
  volume: Big
  price: Big
}

interface Period {
  from: string
  to: string
  season: string
}

/**
 * Takes the chosen volumes off the days of the customer's meters, from the first day of their month on, in a day meter by meter and channel
 * by channel. Answers what is left for the published price, by meter, and the parts at the chosen price, by meter and channel. A meter
 * without days takes nothing.
 */
export function takeChosen(
  meters: ReadonlyMap<string, readonly Used[]>,
  choices: readonly Choice[],
  { from, to, season }: Period,
): { rest: Map<string, Used[]>; parts: Map<string, Part[]> } {
  const taken = new Map<string, Map<string, Big>>()
  const parts = new Map<string, Part[]>()
  const channelsOf = [...meters]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([meterId, channels]) => channels.map((one) => ({ key: `${meterId}|${one.channelNo}`, known: one.days })))
  for (const { month, volume, price } of choices) {
    let left = volume
    const days = daysOf(from, to).filter((day) => day.startsWith(month))
    const sums = new Map<string, Big>()
    for (const day of days)
      for (const { key, known } of channelsOf) {
        const part = least(left, known.get(day) ?? big(0))
        if (part.lte(0)) continue
        left = left.minus(part)
        sums.set(key, (sums.get(key) ?? big(0)).plus(part))
        taken.set(key, (taken.get(key) ?? new Map<string, Big>()).set(day, part))
      }
    const [fromDate = from, toDate = to] = [days[0], days.at(-1)]
    for (const [key, of] of sums) {
      const part = { tierNo: 0, season, price, volume: of, amount: round(of.times(price)), fromDate, toDate }
      parts.set(key, [...(parts.get(key) ?? []), part])
    }
  }
  const rest = new Map(
    [...meters].map(([meterId, channels]) => [
      meterId,
      channels.map((channel) => {
        const own = taken.get(`${meterId}|${channel.channelNo}`) ?? new Map<string, Big>()
        return {
          ...channel,
          total: channel.total.minus(sum([...own.values()])),
          days: new Map([...channel.days].map(([day, used]) => [day, used.minus(own.get(day) ?? 0)])),
        }
      }),
    ]),
  )
  return { rest, parts }
}
