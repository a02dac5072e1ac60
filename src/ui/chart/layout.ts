/*
 * Places of everything in a bar or line chart (visual 7). Pure: the same spec gives the same shapes.
 */
import { scaleBand } from 'd3-scale'
import type { ColourName } from '../tokens.gen'
import { axisText, limits, textWidth } from './scale'
import { lineShapes, planShapes, previousShapes } from './line-shapes'
import type { Drawing, Shape } from './shapes'
import type { ChartSpec, Plot } from './spec'
import type { ChartPoint } from './types'

export interface ChartLayout extends Drawing {
  plot: Plot
}

/** px: smallest left edge of the plot. */
const LEFT = 40
const TICK_GAP = 8
/** px: plots lower than this get two or three grid lines instead of three or four. */
const LOW = 150
const BAR_SHARE = 0.65
const BAR_MIN = 6
const BAR_MAX = 24
const STUB = 2

const known = (value: string | null | undefined): number[] =>
  value === null || value === undefined ? [] : [Math.max(0, Number(value))]

export function layout(spec: ChartSpec): ChartLayout {
  const { points, width, height, head, textSize } = spec
  const values = points.flatMap((point) => [...known(point.value), ...known(point.previous), ...known(point.plan)])
  const { top: limit, ticks } = limits(Math.max(0, ...values, ...known(spec.average)), height - head < LOW ? 3 : 4)
  const texts = ticks.map((tick) => axisText(tick, limit))
  const left = Math.max(LEFT, Math.ceil(Math.max(...texts.map((text) => textWidth(text, textSize)))) + TICK_GAP)
  const marked = points.some((point) => point.mark !== undefined)
  const top = head + Math.ceil(textSize * (marked ? 1.75 : 0.75))
  const base = height - Math.ceil(textSize * 2)
  const band = scaleBand<number>(
    points.map((_, index) => index),
    [left, width],
  )
  const step = points.length === 0 ? width - left : band.step()
  const place = (value: number): number => base - ((base - top) * value) / limit
  const plot: Plot = {
    left,
    right: width,
    top,
    base,
    step,
    y: (value) => (value === null || value === undefined ? null : place(Math.max(0, Number(value)))),
    xs: points.map((_, index) => left + step * (index + 0.5)),
  }
  const shapes = [
    ...grid(plot, ticks, texts, place, textSize),
    ...(spec.kind === 'bars' ? [...bars(spec, plot), ...previousShapes(spec, plot)] : lineShapes(spec, plot)),
    ...planShapes(spec, plot),
    ...averageLine(spec, plot),
    ...labels(spec, plot),
  ]
  return { width, height, shapes, plot }
}

function grid(
  plot: Plot,
  ticks: readonly number[],
  texts: readonly string[],
  place: (n: number) => number,
  size: number,
): Shape[] {
  return ticks.flatMap((tick, index): Shape[] => {
    const y = place(tick)
    return [
      { type: 'path', d: `M${plot.left} ${round(y)}H${plot.right}`, stroke: 'chGrid', width: 1 },
      {
        type: 'text',
        x: plot.left - TICK_GAP,
        y: y + size * 0.36,
        text: texts[index] ?? '',
        size,
        anchor: 'end',
        fill: 'chAxis',
      },
    ]
  })
}

/** Width of a bar: 65 % of the step within 6 to 24 px, but never wider than its step allows. */
export const barWidth = (step: number): number => Math.min(step * 0.85, BAR_MAX, Math.max(BAR_MIN, step * BAR_SHARE))

function barColour(point: ChartPoint, chosen: string | null): ColourName {
  if (point.tone === 'danger') return 'cDangerG'
  if (point.tone === 'warning') return 'cWarningG'
  return point.key === chosen ? 'ch1' : 'chQuiet'
}

function bars({ points, chosen, textSize, head }: ChartSpec, plot: Plot): Shape[] {
  const wide = barWidth(plot.step)
  const readable = readableMarks({ points, chosen, textSize }, plot)
  return points.flatMap((point, index): Shape[] => {
    const x = plot.xs[index] ?? 0
    const y = plot.y(point.value)
    if (y === null) return missing(x, wide, plot, textSize)
    const shapes: Shape[] = []
    if (head > 0 && point.key === chosen) {
      shapes.push({ type: 'path', d: `M${round(x)} ${head - 4}V${round(y)}`, stroke: 'ch1', width: 1 })
    }
    const hatch = point.estimated === true
    shapes.push({
      type: 'path',
      d: bar(x - wide / 2, y, wide, plot.base),
      fill: barColour(point, chosen),
      hatch,
    })
    if (readable.has(index)) shapes.push(mark(point, x, y, textSize))
    return shapes
  })
}

/** Marks that lie on no other one: the chosen bar's, then the newest. The bars of the others keep their colour, the reading says the rest. */
function readableMarks({ points, chosen, textSize }: Pick<ChartSpec, 'points' | 'chosen' | 'textSize'>, plot: Plot) {
  const placed = points.flatMap(({ key, mark: text, value }, index) => {
    const y = plot.y(value)
    const x = plot.xs[index] ?? 0
    return text && y !== null ? [{ index, x, y, half: textWidth(text, textSize) / 2, first: key === chosen }] : []
  })
  const kept: typeof placed = []
  for (const one of placed.reverse().sort((a, b) => Number(b.first) - Number(a.first)))
    if (!kept.some(({ x, y, half }) => Math.abs(x - one.x) < half + one.half + 4 && Math.abs(y - one.y) < textSize))
      kept.push(one)
  return new Set(kept.map(({ index }) => index))
}

function mark({ mark: text = '', tone }: ChartPoint, x: number, y: number, size: number): Shape {
  const fill = tone === 'danger' ? 'cDanger' : 'cWarning'
  return { type: 'text', x, y: y - 5, text, size, anchor: 'middle', fill, bold: true }
}

function missing(x: number, wide: number, plot: Plot, size: number): Shape[] {
  const shapes: Shape[] = [{ type: 'path', d: bar(x - wide / 2, plot.base - STUB, wide, plot.base), fill: 'chPrev' }]
  if (plot.step >= size) {
    shapes.push({ type: 'text', x, y: plot.base - STUB - 4, text: '缺', size, anchor: 'middle', fill: 'chAxis' })
  }
  return shapes
}

/** Outline of a bar with a rounded top of at most 3 px. */
function bar(x: number, y: number, wide: number, base: number): string {
  const high = base - y
  const r = Math.min(wide >= 10 ? 3 : 2, high, wide / 2)
  const side = round(high - r)
  return `M${round(x)} ${round(base)}v${-side}q0 ${round(-r)} ${round(r)} ${round(-r)}h${round(wide - 2 * r)}q${round(r)} 0 ${round(r)} ${round(r)}v${side}z`
}

function averageLine({ average }: ChartSpec, plot: Plot): Shape[] {
  const y = plot.y(average)
  if (y === null) return []
  return [{ type: 'path', d: `M${plot.left} ${round(y)}H${plot.right}`, stroke: 'ch5', width: 1.5, dash: '4 3' }]
}

const EVERY = [1, 2, 3, 4, 5, 7, 10, 15]

/** Which points get a text: every n-th with first and last, the chosen one instead of a neighbour it would touch. */
export function labelled(
  spec: Pick<ChartSpec, 'points' | 'labelEvery' | 'chosen' | 'textSize'>,
  step: number,
): number[] {
  const { points, chosen, textSize } = spec
  const last = points.length - 1
  const widest = Math.max(0, ...points.map((point) => textWidth(point.label, textSize)))
  const room = Math.ceil((widest + 8) / Math.max(step, 0.1))
  const every = Math.max(spec.labelEvery ?? 1, EVERY.find((n) => n >= room) ?? room)
  const chosenAt = points.findIndex((point) => point.key === chosen)
  const fixed = [...new Set(chosenAt < 0 ? [last] : [chosenAt, last])].filter((at) => at >= 0)
  const kept = fixed.filter(
    (at, order) => order === 0 || fixed.slice(0, order).every((other) => Math.abs(other - at) >= room),
  )
  for (let at = 0; at <= last; at += every) {
    if (kept.every((other) => Math.abs(other - at) >= room)) kept.push(at)
  }
  return kept.sort((a, b) => a - b)
}

function labels(spec: ChartSpec, plot: Plot): Shape[] {
  const { points, chosen, textSize, height } = spec
  return labelled(spec, plot.step).flatMap((index): Shape[] => {
    const point = points[index]
    if (!point) return []
    const half = textWidth(point.label, textSize) / 2
    const x = Math.min(plot.right - half, Math.max(half, plot.xs[index] ?? 0))
    const on = point.key === chosen
    return [
      {
        type: 'text',
        x,
        y: height - textSize * 0.4,
        text: point.label,
        size: textSize,
        anchor: 'middle',
        fill: on ? 'cT1' : 'chAxis',
        bold: on,
      },
    ]
  })
}

/** Index of the point nearest to an x of the picture; -1 without points. */
export function nearest({ xs }: Pick<Plot, 'xs'>, x: number): number {
  return xs.reduce(
    (best, place, index) => (best < 0 || Math.abs(place - x) < Math.abs((xs[best] ?? 0) - x) ? index : best),
    -1,
  )
}

/** Key of the newest point that has a value, or of the last one. */
export function newest(points: readonly ChartPoint[]): string | null {
  const found = [...points].reverse().find((point) => point.value !== null)
  return (found ?? points[points.length - 1])?.key ?? null
}

const round = (value: number): number => Math.round(value * 100) / 100
