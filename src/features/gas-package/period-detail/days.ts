import type { Out } from '@contract'
import type { ChartPoint } from '@/ui'
import { weekdayText } from '@domain/date-format'
import { addVolume, formatVolume, sumVolume } from '@domain/volume'

/* Days of a cycle, of all meters or of one. */

export type Period = Out<'taocan GET /trade/extract/periodDetail'>
export type PeriodDay = Period['days'][number]

/** '' = all meters. Of one meter the day's plan is unknown: it is of the cycle. */
export function daysOf({ days }: Pick<Period, 'days'>, meterId: string): PeriodDay[] {
  if (meterId === '') return [...days]
  let cumulative = '0.00'
  return days.map((day) => {
    const of = day.meters.find((meter) => meter.meterId === meterId)
    cumulative = addVolume(cumulative, of?.extracted ?? '0.00')
    return {
      ...day,
      metered: of?.metered ?? '0.00',
      extracted: of?.extracted ?? '0.00',
      out: of?.out ?? '0.00',
      cumulative,
      known: of !== undefined,
      meters: of ? [of] : [],
    }
  })
}

/** Some meter of it has been counted; the others may still come. */
const isCounted = ({ known, meters }: PeriodDay): boolean => known || meters.length > 0

/** Days that have figures. */
export const knownDays = (days: readonly PeriodDay[]): PeriodDay[] => days.filter(isCounted)

const pointOf = ({ date }: PeriodDay) => ({
  key: date,
  label: date.slice(5),
  title: `${date.slice(5)} ${weekdayText(date)}`,
})

/** A bar a day beside T / days; days to come and missing ones have none. */
export const dayPoints = (days: readonly PeriodDay[], hasPlan: boolean): ChartPoint[] =>
  upToKnown(days).map((day) => ({
    ...pointOf(day),
    value: isCounted(day) ? day.extracted : null,
    ...(hasPlan && { plan: day.plan }),
    ...(isCounted(day) && { note: day.known ? `累计 ${formatVolume(day.cumulative)}` : '数据不全' }),
  }))

/** What came together day by day, beside what would have by the plan. */
export function cumulativePoints(days: readonly PeriodDay[], hasPlan: boolean): ChartPoint[] {
  return upToKnown(days).map((day, index, all) => ({
    ...pointOf(day),
    value: isCounted(day) ? day.cumulative : null,
    ...(hasPlan && { plan: sumVolume(all.slice(0, index + 1).map(({ plan }) => plan)) }),
  }))
}

/** Days after the last counted one are no holes: they have not been. */
const upToKnown = (days: readonly PeriodDay[]): PeriodDay[] =>
  days.slice(
    0,
    days.reduce((last, day, index) => (isCounted(day) ? index + 1 : last), 0),
  )
