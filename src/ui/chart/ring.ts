import { arc, pie } from 'd3-shape'
import type { ColourName } from '../tokens.gen'
import type { Drawing } from './shapes'
import type { RingPart } from './types'

export const RING_COLOURS: readonly ColourName[] = ['ch1', 'ch2', 'ch3', 'ch4', 'ch5']

/** px: whole picture, thickness and gap (visual 7). */
export const RING_SIZE = 116
const OUTER = 52
const THICK = 16
const GAP = 2

/** Parts as arcs from twelve o'clock; an empty sum is one grey ring. */
export function ringDrawing(parts: readonly RingPart[]): Drawing {
  const draw = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
    .innerRadius(OUTER - THICK)
    .outerRadius(OUTER)
    .digits(2)
  const values = parts.map((part) => Math.max(0, Number(part.value)))
  const sum = values.reduce((total, value) => total + value, 0)
  const gap = values.filter((value) => value > 0).length > 1 ? GAP / OUTER : 0
  const arcs = sum === 0 ? [] : pie<number>().sort(null).padAngle(gap)(values)
  const shapes = arcs.map((one, index) => ({
    type: 'path' as const,
    d: draw(one) ?? '',
    fill: RING_COLOURS[Math.min(index, RING_COLOURS.length - 1)],
  }))
  const empty = {
    type: 'path' as const,
    d: draw({ startAngle: 0, endAngle: 2 * Math.PI, padAngle: 0 }) ?? '',
    fill: 'tierRest' as const,
  }
  return { width: RING_SIZE, height: RING_SIZE, centred: true, shapes: sum === 0 ? [empty] : shapes }
}
