import { colours, sizes, type Sheet } from './sheet'

/** Points. */
const RADIUS = 45
const RING = 2
const NAME = { size: 10.5, radius: RADIUS - 14, most: 240 } as const
const USE_SIZE = 9
const STAR = 12

/** Side of the square that the seal takes. */
export const SEAL_SIDE = 2 * RADIUS

interface Words {
  /** Along the upper edge: the owner of the seal. */
  name: string
  /** Below the star: what it is for. */
  use: string
}

/**
 * A round seal over what is drawn: a ring, a star, the name along its upper edge, its use below. `x`, `y`: its middle, in points from the
 * upper left corner of the page. The place of the text flow stays.
 */
export function roundSeal(doc: Sheet, { name, use }: Words, { x, y }: { x: number; y: number }): void {
  const flow = doc.y
  doc.save().opacity(0.75)
  doc.circle(x, y, RADIUS).lineWidth(RING).stroke(colours.stamp)
  doc.polygon(...starOf(x, y)).fill(colours.stamp)
  doc.fillColor(colours.stamp).fontSize(NAME.size)
  const marks = Array.from(name)
  const step = Math.min(26, NAME.most / Math.max(1, marks.length - 1))
  marks.forEach((mark, n) => {
    const angle = (n - (marks.length - 1) / 2) * step
    doc.save()
    doc.rotate(angle, { origin: [x, y] })
    doc.text(mark, x - NAME.size / 2, y - NAME.radius - NAME.size, { lineBreak: false })
    doc.restore()
  })
  doc.fontSize(USE_SIZE)
  doc.text(use, x - (use.length * USE_SIZE) / 2, y + RADIUS / 2 - 2, { lineBreak: false })
  doc.restore()
  doc.opacity(1).fillColor(colours.ink).fontSize(sizes.text)
  doc.y = flow
}

/** The ten corners of a star of five points, standing on two of them. */
const starOf = (x: number, y: number): [number, number][] =>
  Array.from({ length: 10 }, (_, n) => {
    const radius = n % 2 === 0 ? STAR : STAR * 0.382
    const angle = (n * Math.PI) / 5 - Math.PI / 2
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
