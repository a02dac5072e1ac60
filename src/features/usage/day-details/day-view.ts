import type { Out } from '@contract'
import type { ChartPoint, Choice, StatusLook, Tone } from '@/ui'
import { weekdayText } from '@domain/date-format'
import { isZeroMoney } from '@domain/money'
import { qualities, type Quality } from '@domain/statuses/names'

export type DayPage = Out<'default GET /crmgas/bill/dayDetail'>
export type DayRow = DayPage['list'][number]
export type DayMeter = DayPage['meters'][number]

const tones: Readonly<Record<Quality, Tone>> = {
  NORMAL: 'muted',
  MAKEUP: 'primary',
  ESTIMATED: 'warning',
  MISSING: 'danger',
}

/** How sure the figure is; a normal day needs no mark. */
export const qualityLook = (quality: Quality): StatusLook | null =>
  quality === 'NORMAL' ? null : { label: qualities[quality], tone: tones[quality] }

export const meterTabs = (meters: readonly DayMeter[]): Choice[] =>
  meters.map(({ meterId, name }) => ({ key: meterId, label: name }))

export const channelTabs = (meter: DayMeter | undefined): Choice[] =>
  (meter?.channels ?? []).map(({ channelNo, name }) => ({
    key: channelNo,
    label: name === '' ? `通道${channelNo}` : name,
  }))

/** The asked-for meter when the bill has it, else its first. */
export const meterOf = (meters: readonly DayMeter[], asked: string | undefined): DayMeter | undefined =>
  meters.find(({ meterId }) => meterId === asked) ?? meters[0]

/** Days as bars, oldest at the left whatever the order of the rows. */
export const dayPoints = (rows: readonly DayRow[]): ChartPoint[] =>
  [...rows]
    .sort((a, b) => (a.gasDay < b.gasDay ? -1 : 1))
    .map(({ gasDay, volume, quality }) => ({
      key: gasDay,
      label: String(Number(gasDay.slice(8))),
      title: `${gasDay.slice(5)} ${weekdayText(gasDay)}`,
      value: quality === 'MISSING' ? null : volume,
      ...(quality === 'ESTIMATED' && { estimated: true }),
    }))

/** Days are priced one by one, the bill by segments (AE-17): what lies between is said, not hidden. */
export const hasTail = ({ tail }: DayPage['sum']): boolean => !isZeroMoney(tail)
