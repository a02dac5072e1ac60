/*
 * PO-08: without a map service the way is an estimate. Metres in, whole metres and minutes out.
 */

/** A road is so much longer than the straight line. */
const ROAD = 1.3
/** km/h */
const SPEEDS = { driving: 30, cycling: 12, walking: 5 } as const

export type WayKind = keyof typeof SPEEDS
export const wayKinds: Readonly<Record<WayKind, string>> = { driving: '驾车', cycling: '骑行', walking: '步行' }

export interface Way {
  /** m */
  distance: number
  /** Rounded up. */
  minutes: number
}

export function waysOf(straight: number): Record<WayKind, Way> {
  const distance = Math.round(straight * ROAD)
  const way = (kind: WayKind): Way => ({ distance, minutes: Math.ceil((distance * 60) / (SPEEDS[kind] * 1000)) })
  return { driving: way('driving'), cycling: way('cycling'), walking: way('walking') }
}
