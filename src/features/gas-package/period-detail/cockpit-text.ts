import type { Out } from '@contract'
import { weekdayText } from '@domain/date-format'
import { compareMoney, formatMoney, negateMoney } from '@domain/money'
import { formatVolume, isZeroVolume } from '@domain/volume'
import type { ChartPoint, FactRow } from '@/ui'

export type CockpitOf = Out<'taocan GET /trade/extract/cockpit'>
export type Supplement = NonNullable<CockpitOf['supplement']>

/** What is left at the end of each day beside an even pace; coming days as they are expected, none where nothing is. */
export const leftPoints = ({ days, forecast }: CockpitOf): ChartPoint[] =>
  days
    .filter(({ left }) => left !== null || forecast !== null)
    .map(({ date, left, expected, even }) => ({
      key: date,
      label: date.slice(5),
      title: `${date.slice(5)} ${weekdayText(date)}`,
      value: left ?? expected,
      plan: even,
      ...(left === null && { estimated: true }),
    }))

/** One sentence for readers. */
export const summaryOf = (of: CockpitOf, name: string): string => `${name}剩余柱状图，${outlookText(of)}`

/** How long it lasts, with the range of 80 %. */
export function outlookText({ left, forecast }: CockpitOf): string {
  if (forecast === null) return `剩余 ${formatVolume(left)}，暂无法预计用到哪天`
  const { runsOut, missing, range } = forecast
  if (isZeroVolume(missing)) return `剩余 ${formatVolume(left)}，预计够用到周期结束`
  const when = runsOut === null ? '部分用气将在包外' : `预计 ${runsOut.slice(5)} 用完${spanOf(range)}`
  return `剩余 ${formatVolume(left)}，${when}。到周期结束还差约 ${formatVolume(missing)}${missingSpan(range)}`
}

type Range = NonNullable<CockpitOf['forecast']>['range']

function spanOf(range: Range): string {
  if (!range || range.earliest === range.latest || range.earliest === null) return ''
  return `（最早 ${range.earliest.slice(5)}，${range.latest === null ? '也可能够用' : `最晚 ${range.latest.slice(5)}`}）`
}

const missingSpan = (range: Range): string =>
  range === null || range.missingLow === range.missingHigh
    ? ''
    : `（80%可能在 ${formatVolume(range.missingLow)} 至 ${formatVolume(range.missingHigh)} 之间）`

/** Which way costs less, and by how much. */
export function adviceOf({ saving }: Supplement): string {
  const order = compareMoney(saving, '0.00')
  if (order === 0) return '两种方式费用相同'
  return order > 0 ? `现在追加可少付 ${formatMoney(saving)}` : `不追加可少付 ${formatMoney(negateMoney(saving))}`
}

const dayText = (date: string): string => date.slice(5)

/** When each reminder comes or came (X-15). */
export function marksOf({ marks, forecast, priceEnds }: CockpitOf): FactRow[] {
  const reached = marks.map(({ percent, reachedOn, expectedOn }): FactRow => {
    const when = reachedOn === null ? expectedOn && `预计 ${dayText(expectedOn)}` : `${dayText(reachedOn)} 已达到`
    return [`已提 ${percent}%`, when ?? (forecast === null ? '--' : '预计不会达到')]
  })
  const isEarly = forecast !== null && forecast.runsOut !== null && !isZeroVolume(forecast.missing)
  const end =
    priceEnds.unitPrice === null ? dayText(priceEnds.date) : `${priceEnds.unitPrice} 元/m³ 至 ${priceEnds.date}`
  return [
    ...reached,
    ['预计提前用完', isEarly && `${dayText(forecast.runsOut ?? '')} 用完，每周期提醒一次`],
    ['包价到期前7天', dayText(priceEnds.warnOn)],
    ['包价', end],
  ]
}
