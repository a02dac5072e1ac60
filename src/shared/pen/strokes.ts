import type { Pen, Size } from '@/platform/pen'
import type { Drawn } from '@domain/signature'

/*
 * A signature as data: strokes of points on a sheet that lies across. On an upright screen the sheet is turned by a quarter, its top at
 * the right edge, so that the phone is held across to write.
 */

export interface Point {
  x: number
  y: number
}
export type Stroke = readonly Point[]

/** Points closer than this say nothing new, px. */
const NEAR = 1
const WIDTH = 4
const INK = '#1D2129'

/** A point of the screen on the sheet; `screen`: px of what is drawn on. */
export const toSheet = ({ x, y }: Point, screen: Size): Point =>
  isTurned(screen) ? { x: y, y: screen.width - x } : { x, y }
const toScreen = ({ x, y }: Point, screen: Size): Point => (isTurned(screen) ? { x: screen.width - y, y: x } : { x, y })

/** An upright screen: the sheet is longer than it is wide. */
const isTurned = ({ width, height }: Size): boolean => height > width

export const sheetSize = (screen: Size): Size =>
  isTurned(screen) ? { width: screen.height, height: screen.width } : { width: screen.width, height: screen.height }

/** The strokes with one more point at the end of the last. */
export function extended(strokes: readonly Stroke[], point: Point): readonly Stroke[] {
  const last = strokes.at(-1) ?? []
  const before = last.at(-1)
  if (before && distance(before, point) < NEAR) return strokes
  return [...strokes.slice(0, -1), [...last, point]]
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** How much was drawn (AE-23). */
export function measured(strokes: readonly Stroke[], sheet: Size): Drawn & Size {
  const points = strokes.flat()
  const strokeLength = strokes.reduce(
    (sum, stroke) => sum + stroke.reduce((length, point, n) => length + distance(stroke[n - 1] ?? point, point), 0),
    0,
  )
  return {
    points: points.length,
    strokeLength: rounded(strokeLength),
    areaPct: rounded((spanned(points) / (sheet.width * sheet.height)) * 100),
    width: sheet.width,
    height: sheet.height,
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10

/** px² of the box around the points. */
function spanned(points: readonly Point[]): number {
  if (points.length === 0) return 0
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  // A long signature has more points than a call may have arguments.
  const span = (all: readonly number[]) => all.reduce((a, b) => Math.max(a, b)) - all.reduce((a, b) => Math.min(a, b))
  return span(xs) * span(ys)
}

/** Draws the strokes as they are on the screen. */
export const paintScreen = (pen: Pen, strokes: readonly Stroke[], screen: Size): void =>
  paint(
    pen,
    strokes.map((stroke) => stroke.map((point) => toScreen(point, screen))),
  )

/** Draws smooth lines: each piece is a curve from middle to middle, bent towards the point between. */
export function paint(pen: Pen, strokes: readonly Stroke[]): void {
  pen.lineWidth = WIDTH
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = INK
  for (const stroke of strokes) {
    const [first, ...rest] = stroke
    if (first === undefined) continue
    pen.beginPath()
    pen.moveTo(first.x, first.y)
    rest.forEach((point, n) => {
      const next = rest[n + 1]
      if (next === undefined) pen.lineTo(point.x, point.y)
      else {
        const { x, y } = middle(point, next)
        pen.quadraticCurveTo(point.x, point.y, x, y)
      }
    })
    // A dot is a line to itself.
    if (rest.length === 0) pen.lineTo(first.x, first.y)
    pen.stroke()
  }
}
