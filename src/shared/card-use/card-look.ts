import type { Out } from '@contract'
import type { ChartPoint } from '@/ui'
import { dateAt, toMillis } from '@domain/date'
import { formatMonth, formatMonthShort } from '@domain/date-format'
import { formatMoney, sumMoney } from '@domain/money'
import { formatVolume, isZeroVolume, sumVolume } from '@domain/volume'

export type CardUsage = Out<'btwob GET /usage/cards'>

/** What was bought, month by month. */
export const boughtBars = (months: CardUsage['months']): ChartPoint[] =>
  months.map(({ month, volume }) => ({
    key: month,
    label: formatMonthShort(month),
    title: formatMonth(month),
    value: volume,
  }))

/** '12个月共购气 16,240.0 m³，¥64,312.00'; without the yuan without BILL_VIEW. */
export function boughtText(months: CardUsage['months']): string {
  const volume = sumVolume(months.map((one) => one.volume))
  const amounts = months.flatMap(({ amount }) => amount ?? [])
  const parts = [
    ...(isZeroVolume(volume) && amounts.length > 0 ? [] : [formatVolume(volume)]),
    ...(amounts.length > 0 ? [formatMoney(sumMoney(amounts))] : []),
  ]
  return `近12个月购气 ${parts.join('，')}`
}

const dayOf = (moment: string, today: string): string => {
  const day = dateAt(toMillis(moment))
  return day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day
}

/** '10-11 至 11-07'; with the year where it is not the running one. */
export const spanOfUse = ({ from, to }: Pick<CardUsage['uses'][number], 'from' | 'to'>, today: string): string =>
  `${dayOf(from, today)} 至 ${dayOf(to, today)}`

/** How long what is left lasts, '' where that is not known; a day that has passed says that the card is to be read again. */
export function lastsText({ dayMean, lastsUntil }: CardUsage['meters'][number], today: string): string {
  if (dayMean === null) return ''
  const mean = `日均 ${formatVolume(dayMean)}`
  if (lastsUntil === null) return mean
  return lastsUntil < today
    ? `${mean}，可能已用完，请读卡更新`
    : `${mean}，约用到 ${dayOf(`${lastsUntil}T12:00:00+08:00`, today)}`
}
