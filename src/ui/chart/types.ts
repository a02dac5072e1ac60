/*
 * What a chart is given (visual 7). Values are decimal texts; they become numbers only to find a place on the screen.
 */
import type { ReactNode } from 'react'

export interface ChartPoint {
  key: string
  /** Text under the axis, e.g. 11-10 or 10月. */
  label: string
  /** First line of the reading, e.g. 10-17 周六. */
  title: string
  /** null: missing; drawn as a stub with 缺. */
  value: string | null
  /** Estimated: hatched. */
  estimated?: boolean
  /** Previous period, same unit. */
  previous?: string | null
  /** Planned value: drawn as a step line. */
  plan?: string | null
  /** Outside the tolerance: the bar takes this meaning's colour and its mark above, e.g. +19%. */
  tone?: 'warning' | 'danger'
  mark?: string
  /** Comparison in the reading, e.g. 较日均 +7.0%. */
  note?: string
}

export interface ChartProps {
  kind: 'bars' | 'line'
  points: readonly ChartPoint[]
  unit: string
  /** Name of the series for legend, reading and table, e.g. 日用气. */
  name: string
  previousName?: string
  planName?: string
  /** What a hatched point is; default 估算. */
  estimatedName?: string
  /** What a point of another tone says; default 偏差超限. */
  offName?: string
  /** Dashed horizontal line with its legend, e.g. 日均 6,739. */
  average?: { value: string; label: string }
  /** px of the plot with its axis: 112 small, 168 normal. */
  height?: number
  /** x text at every n-th point; chosen by the width without it. */
  labelEvery?: number
  /** Key of the chosen point: followed when `onChoose` is given, else where reading begins; without it the newest with a value. */
  chosen?: string | null
  onChoose?: (key: string) => void
  /** One sentence for readers (role img). */
  summary: string
  /** Under the legend: 含估算 2 天, 数据停留在 …. */
  note?: ReactNode
  loading?: boolean
  emptyText?: string
  /** Heads of the table: point and value, e.g. 日期. */
  pointName?: string
  /** The reading box above the plot; the home card has none. */
  reading?: boolean
  table?: boolean
}

export interface Tier {
  name: string
  /** Lower bound of the tier in m³. */
  from: string
  /** Upper bound; null: open. */
  to: string | null
  /** Four decimals. */
  price: string
}
export interface TierBarProps {
  tiers: readonly Tier[]
  /** Sum of the year up to now, and after what is being bought. */
  used: string
  after?: string
  /** Text over the mark, e.g. 本年累计 110.3 万. */
  markText?: string
  /** Below the bar: the borders (default), or names with prices in the width of the segments. */
  below?: 'edges' | 'prices'
  summary: string
}
