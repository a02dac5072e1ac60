import type { Drawing } from '@/ui/chart/shapes'
import type { ColourName } from '@/ui/tokens.gen'

export interface RingPart {
  /** 0–1 of the whole ring; together at most 1. */
  share: number
  colour: ColourName
}

/** px of the gap between two parts (visual 7). */
const GAP = 2
const FULL = 2 * Math.PI
/** An arc from a point to itself is none. */
const WHOLE = 0.9999

/** A ring of parts, from the top on in the order of the clock; what they leave is the ground. */
export function ringOf(parts: readonly RingPart[], size: number, thick: number): Drawing {
  const radius = (size - thick) / 2
  const gap = parts.length > 1 ? GAP / radius : 0
  let from = 0
  const arcs = parts.flatMap(({ share, colour }) => {
    const start = from
    const length = Math.max(0, Math.min(share, 1 - start))
    from += length
    const end = Math.min(start + length, start + WHOLE) * FULL - gap
    return end <= start * FULL ? [] : [stroke(arc(radius, start * FULL, end), colour, thick)]
  })
  const ground = stroke(arc(radius, 0, WHOLE * FULL), 'tierRest', thick)
  return { width: size, height: size, centred: true, shapes: [ground, ...arcs] }
}

const stroke = (d: string, colour: ColourName, width: number) => ({ type: 'path' as const, d, stroke: colour, width })

function arc(radius: number, from: number, to: number): string {
  const at = (angle: number) => `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
  return `M${at(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`
}
