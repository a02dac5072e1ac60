import type { Out } from '@contract'
import type { ChartPoint, Choice, StatusLook, Tone } from '@/ui'
import { weekdayText } from '@domain/date-format'
import { decimal } from '@domain/decimal'
import { isZeroMoney } from '@domain/money'
import { qualities, type Quality } from '@domain/statuses/names'
import { isZeroVolume, volume } from '@domain/volume'

export type DayPage = Out<'default GET /crmgas/bill/dayDetail'>
export type DayRow = DayPage['list'][number]
export type ReadingSpan = DayPage['readings'][number]
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

/** Whether a package covers some of it. */
export const isCovered = (packageVolume: string | null): boolean =>
  packageVolume !== null && !isZeroVolume(packageVolume)

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

/** Days are priced one by one, the bill by segments (AE-17): what is between is shown, not hidden. */
export const hasTail = ({ tail }: Pick<DayPage['sum'], 'tail'>): boolean => !isZeroMoney(tail)

/** What days cost less or more since the bill was made is an adjustment (AE-09): the rest is rounding. */
export const TAIL_TEXT = '账单按计价分段整体取整，每日金额按日取整，两者之差为尾差，以账单金额为准。'

export const adjustmentLabel = ({ reason }: DayPage['adjustments'][number]): string =>
  reason === '' ? '气量调整' : `气量调整（${reason}）`

/** Mean volume of a day between two readings. */
export const perDay = (total: string, days: number): string => volume(decimal(total).div(days).toFixed(4))
