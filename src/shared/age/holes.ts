import { isZeroVolume } from '@domain/volume'
import { estimateText } from './age-text'

export type Granularity = 'HOUR' | 'DAY' | 'MONTH' | 'YEAR'

const UNITS: Readonly<Record<Granularity, string>> = { HOUR: '小时', DAY: '天', MONTH: '个月', YEAR: '年' }

interface Point {
  volume: string | null
  quality: string
}

/** A bar with a figure that lacks some of its frames. */
export const isPartial = ({ volume, quality }: Point): boolean => volume !== null && quality === 'MISSING'

/** A meter of which some frames of the bars are missing. */
type GapMeter = Readonly<{ name: string }>

/** Names that are written out; more would take the place of the chart. */
const MOST_NAMES = 3

const gapMetersText = (meters: readonly GapMeter[]): string => {
  const names = meters.slice(0, MOST_NAMES).map(({ name }) => name)
  return `有 ${meters.length} 块表缺数（${names.join('、')}${meters.length > MOST_NAMES ? '等' : ''}）`
}

/** What a bar says that lacks some of its frames: the only meter that it can be is named. */
export const partialNote = (meters: readonly GapMeter[]): string =>
  meters.length === 1 ? `${meters[0]?.name ?? ''}缺数` : '数据不全'

/** Y-03: what a sum over bars does not hold, and what of it is estimated; `gapMeters` of a sum over several meters. */
export function holesNote(
  points: readonly Point[],
  of: Granularity,
  estimatedVolume: string,
  gapMeters: readonly GapMeter[] = [],
): string {
  const missing = points.filter(({ volume }) => volume === null).length
  const partial = points.filter(isPartial).length
  return [
    ...(missing > 0 ? [`合计不含缺数 ${missing} ${UNITS[of]}`] : []),
    ...(partial > 0 ? [gapMeters.length > 0 ? gapMetersText(gapMeters) : `${partial} ${UNITS[of]}数据不全`] : []),
    ...(isZeroVolume(estimatedVolume) ? [] : [estimateText(estimatedVolume)]),
  ].join('，')
}
