import { isZeroVolume } from '@domain/volume'
import { estimateText } from './age-text'

export type Granularity = 'HOUR' | 'DAY' | 'MONTH' | 'YEAR'

const UNITS: Readonly<Record<Granularity, string>> = { HOUR: '小时', DAY: '天', MONTH: '个月', YEAR: '年' }

interface Point {
  volume: string | null
  quality: string
}

/** A bar whose figure lacks some of its frames. */
export const isPartial = ({ volume, quality }: Point): boolean => volume !== null && quality === 'MISSING'

/** Y-03: what a sum over bars does not hold, and what of it is estimated. */
export function holesNote(points: readonly Point[], of: Granularity, estimatedVolume: string): string {
  const missing = points.filter(({ volume }) => volume === null).length
  const partial = points.filter(isPartial).length
  return [
    ...(missing > 0 ? [`合计不含缺数 ${missing} ${UNITS[of]}`] : []),
    ...(partial > 0 ? [`${partial} ${UNITS[of]}数据不全`] : []),
    ...(isZeroVolume(estimatedVolume) ? [] : [estimateText(estimatedVolume)]),
  ].join('，')
}
