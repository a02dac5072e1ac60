import { area, curveStep, line } from 'd3-shape'
import type { Shape } from './shapes'
import type { ChartSpec, Plot } from './spec'
import type { ChartPoint } from './types'

interface Spot {
  x: number
  y: number | null
}

const spots = (
  points: readonly ChartPoint[],
  plot: Plot,
  pick: (point: ChartPoint) => string | null | undefined,
): Spot[] => points.map((point, index) => ({ x: plot.xs[index] ?? 0, y: plot.y(pick(point)) }))

const path = line<Spot>(
  (spot) => spot.x,
  (spot) => spot.y ?? 0,
)
  .defined((spot) => spot.y !== null)
  .digits(2)

/** Main series with its area, the previous year dashed behind, a point only at the chosen place. */
export function lineShapes({ points, chosen, head }: ChartSpec, plot: Plot): Shape[] {
  const main = spots(points, plot, (point) => point.value)
  const before = spots(points, plot, (point) => point.previous)
  const fill = area<Spot>(
    (spot) => spot.x,
    plot.base,
    (spot) => spot.y ?? 0,
  )
    .defined((spot) => spot.y !== null)
    .digits(2)
  const shapes: Shape[] = [
    { type: 'path', d: fill(main) ?? '', fill: 'ch1', opacity: 0.08 },
    { type: 'path', d: path(before) ?? '', stroke: 'ch5', width: 1.5, dash: '4 3' },
    { type: 'path', d: path(main) ?? '', stroke: 'ch1', width: 2 },
  ]
  const at = points.findIndex((point) => point.key === chosen)
  return [...shapes, ...lonely(main), ...dots(at, main[at], before[at], plot, head)].filter(
    (shape) => shape.type !== 'path' || shape.d !== '',
  )
}

/** The previous year over bars: the same dashed line as with lines. */
export function previousShapes({ points }: ChartSpec, plot: Plot): Shape[] {
  const d = path(spots(points, plot, (point) => point.previous)) ?? ''
  return d === '' ? [] : [{ type: 'path', d, stroke: 'ch5', width: 1.5, dash: '4 3' }]
}

/** A value between two missing ones has no line: it gets a point. */
function lonely(main: readonly Spot[]): Shape[] {
  return main.flatMap((spot, index): Shape[] => {
    const alone = (main[index - 1]?.y ?? null) === null && (main[index + 1]?.y ?? null) === null
    if (spot.y === null || !alone) return []
    return [{ type: 'circle', x: spot.x, y: spot.y, r: 3, fill: 'ch1', stroke: 'ch1', width: 0 }]
  })
}

function dots(at: number, main: Spot | undefined, before: Spot | undefined, plot: Plot, head: number): Shape[] {
  if (at < 0 || !main) return []
  const hair: Shape = {
    type: 'path',
    d: `M${Math.round(main.x * 100) / 100} ${Math.max(0, head - 4)}V${plot.base}`,
    stroke: 'cLineStrong',
    width: 1,
  }
  const circles: Shape[] = []
  if (before && before.y !== null) {
    circles.push({ type: 'circle', x: before.x, y: before.y, r: 3.5, fill: 'cSurface', stroke: 'ch5', width: 1.5 })
  }
  if (main.y !== null)
    circles.push({ type: 'circle', x: main.x, y: main.y, r: 4, fill: 'cSurface', stroke: 'ch1', width: 2 })
  return [hair, ...circles]
}

/** The plan as a step line over bars or lines. */
export function planShapes({ points }: ChartSpec, plot: Plot): Shape[] {
  if (points.every((point) => point.plan === undefined || point.plan === null)) return []
  const steps = line<Spot>(
    (spot) => spot.x,
    (spot) => spot.y ?? 0,
  )
    .defined((spot) => spot.y !== null)
    .curve(curveStep)
    .digits(2)
  return [{ type: 'path', d: steps(spots(points, plot, (point) => point.plan)) ?? '', stroke: 'ch4', width: 1.6 }]
}
