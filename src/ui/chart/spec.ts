import type { ChartPoint, ChartProps } from './types'

export interface ChartSpec {
  kind: ChartProps['kind']
  points: readonly ChartPoint[]
  /** px of the whole picture. */
  width: number
  height: number
  /** px kept free at the top for the reading box. */
  head: number
  chosen: string | null
  average?: string
  labelEvery?: number
  /** px of axis texts. */
  textSize: number
}

export interface Plot {
  left: number
  right: number
  top: number
  base: number
  /** px from one point to the next. */
  step: number
  /** Place of a value; a missing one has none. */
  y: (value: string | null | undefined) => number | null
  /** Centre of each point. */
  xs: readonly number[]
}
