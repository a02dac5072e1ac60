import { decode, type Modules } from './decode'
import { findersOf, type Finder, type Point } from './finders'
import { bitmapOf, type Bitmap } from './picture'
import { MOST_VERSION, sizeOf } from './tables'

/** Finders that are looked at; the texture of a paper looks like one now and then. */
const MOST_FINDERS = 8

/** The text of the QR code in a picture, however it is turned; null when there is none that can be read. */
export async function qrText(bytes: Buffer): Promise<string | null> {
  const bitmap = await bitmapOf(bytes)
  for (const corners of cornersOf(findersOf(bitmap).slice(0, MOST_FINDERS))) {
    const text = textAt(bitmap, corners)
    if (text !== null) return text
  }
  return null
}

interface Corners {
  topLeft: Finder
  topRight: Finder
  bottomLeft: Finder
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Triples that may be the corners of one code: alike in size, a right angle between two sides alike; the best first. */
function cornersOf(finders: readonly Finder[]): Corners[] {
  const found: { corners: Corners; fault: number }[] = []
  for (const topLeft of finders)
    for (const a of finders)
      for (const b of finders) {
        // One of the two orders turns clockwise: that is the unmirrored code.
        const turn = (a.x - topLeft.x) * (b.y - topLeft.y) - (a.y - topLeft.y) * (b.x - topLeft.x)
        if (turn <= 0) continue
        const [right, down] = [distance(topLeft, a), distance(topLeft, b)]
        const modules = [topLeft.module, a.module, b.module]
        const fault =
          Math.abs(1 - right / down) +
          Math.abs(1 - distance(a, b) / Math.hypot(right, down)) +
          (Math.max(...modules) / Math.min(...modules) - 1)
        if (fault < 0.9) found.push({ corners: { topLeft, topRight: a, bottomLeft: b }, fault })
      }
  return found.sort((a, b) => a.fault - b.fault).map(({ corners }) => corners)
}

/** Tries the sizes that the distance of the corners allows, with the fourth corner where the picture says and where it should be. */
function textAt(bitmap: Bitmap, corners: Corners): string | null {
  const { topLeft, topRight, bottomLeft } = corners
  const module = (topLeft.module + topRight.module + bottomLeft.module) / 3
  const guess = ((distance(topLeft, topRight) + distance(topLeft, bottomLeft)) / 2 / module + 7 - 17) / 4
  const versions = [0, 1, -1, 2, -2].map((off) => Math.round(guess) + off)
  for (const version of versions.filter((one) => one >= 1 && one <= MOST_VERSION))
    for (const fourth of fourthCorners(bitmap, corners, version, module)) {
      const text = decode(sampled(bitmap, corners, fourth, sizeOf(version)))
      if (text !== null) return text
    }
  return null
}

/** A point of the code, in modules, and where it is in the picture. */
interface Fixed {
  at: Point
  in: Point
}

/** Where the three corners say the fourth point is; before it, from version 2 on, the alignment pattern that is near. */
function fourthCorners(bitmap: Bitmap, corners: Corners, version: number, module: number): Fixed[] {
  const { topLeft, topRight, bottomLeft } = corners
  const span = sizeOf(version) - 7
  const plain = (modules: number): Point => ({
    x: topLeft.x + ((topRight.x - topLeft.x + bottomLeft.x - topLeft.x) * modules) / span,
    y: topLeft.y + ((topRight.y - topLeft.y + bottomLeft.y - topLeft.y) * modules) / span,
  })
  const parallel: Fixed = { at: { x: span + 3.5, y: span + 3.5 }, in: plain(span) }
  if (version === 1) return [parallel]
  const near = alignmentsNear(bitmap, plain(span - 3), module)
  return [...near.map((point) => ({ at: { x: span + 0.5, y: span + 0.5 }, in: point })), parallel]
}

/** Small squares of one dark module in a light ring, the nearest to a point first. */
function alignmentsNear(bitmap: Bitmap, centre: Point, module: number): Point[] {
  const reach = Math.ceil(module * 6)
  const found: Point[] = []
  for (let y = Math.round(centre.y) - reach; y <= centre.y + reach; y++)
    for (let x = Math.round(centre.x) - reach; x <= centre.x + reach; x++) {
      if (!bitmap.isDark(x, y) || bitmap.isDark(x - 1, y)) continue
      const wide = runFrom(bitmap, x, y, 1, 0)
      const [up, down] = [runFrom(bitmap, x + (wide >> 1), y, 0, -1), runFrom(bitmap, x + (wide >> 1), y, 0, 1)]
      const tall = up + down - 1
      const middle = { x: x + (wide - 1) / 2, y: y + (down - up) / 2 }
      const isModule = [wide, tall].every((run) => run > module * 0.4 && run < module * 1.8)
      if (isModule && hasRing(bitmap, middle, module) && !found.some((one) => distance(one, middle) < module))
        found.push(middle)
    }
  return found.sort((a, b) => distance(a, centre) - distance(b, centre)).slice(0, 3)
}

function runFrom(bitmap: Bitmap, x: number, y: number, dx: number, dy: number): number {
  let length = 0
  while (bitmap.isDark(x + dx * length, y + dy * length)) length++
  return length
}

/** Light one module away and dark two, in most directions. */
function hasRing(bitmap: Bitmap, { x, y }: Point, module: number): boolean {
  const ring = (far: number) =>
    Array.from({ length: 8 }, (_, i) => {
      const [dx, dy] = [Math.round(Math.cos((i * Math.PI) / 4)), Math.round(Math.sin((i * Math.PI) / 4))]
      return bitmap.isDark(Math.round(x + dx * far * module), Math.round(y + dy * far * module))
    })
  return ring(1).filter((isDark) => !isDark).length >= 7 && ring(2).filter(Boolean).length >= 7
}

/** The modules, each by its middle. */
function sampled(bitmap: Bitmap, { topLeft, topRight, bottomLeft }: Corners, fourth: Fixed, size: number): Modules {
  const place = projection([
    { at: { x: 3.5, y: 3.5 }, in: topLeft },
    { at: { x: size - 3.5, y: 3.5 }, in: topRight },
    { at: { x: 3.5, y: size - 3.5 }, in: bottomLeft },
    fourth,
  ])
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_cell, column) => {
      const { x, y } = place({ x: column + 0.5, y: row + 0.5 })
      return bitmap.isDark(Math.round(x), Math.round(y))
    }),
  )
}

/** The projection that takes four points of the code to four points of the picture: eight equations, by elimination. */
function projection(points: readonly Fixed[]): (point: Point) => Point {
  const rows = points.flatMap(({ at, in: to }) => [
    [at.x, at.y, 1, 0, 0, 0, -at.x * to.x, -at.y * to.x, to.x],
    [0, 0, 0, at.x, at.y, 1, -at.x * to.y, -at.y * to.y, to.y],
  ])
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved(rows)
  return ({ x, y }) => {
    const depth = g * x + h * y + 1
    return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
  }
}

function solved(rows: number[][]): number[] {
  const n = rows.length
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let i = 0; i < n; i++) {
    const best = rows
      .slice(i)
      .reduce((top, _row, k) => (Math.abs(cell(i + k, i)) > Math.abs(cell(top, i)) ? i + k : top), i)
    const [lower = [], upper = []] = [rows[i], rows[best]]
    rows[i] = upper
    rows[best] = lower
    for (let k = 0; k < n; k++) {
      if (k === i) continue
      const factor = cell(k, i) / cell(i, i)
      rows[k] = (rows[k] ?? []).map((value, column) => value - factor * cell(i, column))
    }
  }
  return rows.map((_row, i) => cell(i, n) / cell(i, i))
}
