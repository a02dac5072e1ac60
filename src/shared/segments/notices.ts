import type { Row } from '@contract'
import type { Segment } from './explain'

export type Notice = Row<'default GET /crmgas/price/history'>

const holds = ({ effectiveFrom, effectiveTo }: Notice, day: string): boolean =>
  effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo)

const newest = (rows: readonly Notice[]): Notice[] =>
  [...rows].sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1)).slice(0, 1)

/** What priced the segments: the contract in force, the meter's own before the customer's, and the published row with its guide price. */
export function noticesOf(segments: readonly Segment[], history: readonly Notice[]): Notice[] {
  const found = segments
    .filter(({ tierNo }) => tierNo > 0)
    .flatMap(({ fromDate, season }) => {
      const then = history.filter((one) => holds(one, fromDate))
      const agreed = then.filter(({ source }) => source === 'CONTRACT')
      const own = agreed.filter(({ forMeter }) => forMeter)
      return [...newest(own.length > 0 ? own : agreed), ...newest(then.filter((one) => one.season === season))]
    })
  return [...new Set(found)]
}
