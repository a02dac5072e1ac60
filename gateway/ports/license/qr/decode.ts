import { mend } from './galois'
import { alignmentsOf, blocksOf, formatOf, masks, MOST_VERSION, sizeOf, type Format } from './tables'

/** The modules of a code: true = dark. */
export type Modules = readonly (readonly boolean[])[]

/** The text of a code; null when it is none or too many of its modules were read wrongly. */
export function decode(modules: Modules): string | null {
  const version = (modules.length - 17) / 4
  if (!Number.isInteger(version) || version < 1 || version > MOST_VERSION) return null
  const format = formatOf(formatBits(modules))
  if (format === null) return null
  const data = dataOf(codewordsOf(modules, version, format.mask), version, format)
  return data === null ? null : textOf(data, version)
}

/** Both copies of the fifteen format bits. */
function formatBits(modules: Modules): number[] {
  const size = modules.length
  const bit = (row: number, column: number) => (modules[row]?.[column] ? 1 : 0)
  const join = (bits: readonly number[]) => bits.reduce((sum, one) => (sum << 1) | one, 0)
  const row = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => bit(8, column))
  const column = [7, 5, 4, 3, 2, 1, 0].map((at) => bit(at, 8))
  const below = [1, 2, 3, 4, 5, 6, 7].map((at) => bit(size - at, 8))
  const right = [8, 7, 6, 5, 4, 3, 2, 1].map((at) => bit(8, size - at))
  return [join([...row, ...column]), join([...below, ...right])]
}

/** Modules that hold no data: finders with formats, timing lines, alignments, version. */
function isFixed(version: number): (row: number, column: number) => boolean {
  const size = sizeOf(version)
  const centres = alignmentsOf(version)
  const last = centres.at(-1)
  const isNear = (row: number, column: number) =>
    centres.some((r) =>
      centres.some((c) => {
        const isFinder = (r === 6 && c === 6) || (r === 6 && c === last) || (r === last && c === 6)
        return !isFinder && Math.abs(row - r) <= 2 && Math.abs(column - c) <= 2
      }),
    )
  return (row, column) => {
    if (row === 6 || column === 6) return true
    if (row < 9 && (column < 9 || column >= size - 8)) return true
    if (row >= size - 8 && column < 9) return true
    if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true
    return isNear(row, column)
  }
}

/** The codewords in the order in which they wind through the code, two columns at a time from the lower right. */
function codewordsOf(modules: Modules, version: number, mask: number): Uint8Array {
  const size = sizeOf(version)
  const fixed = isFixed(version)
  const masked = masks[mask] ?? (() => false)
  const bits: number[] = []
  let isUp = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step
      for (const column of [right, right - 1])
        if (!fixed(row, column)) bits.push((modules[row]?.[column] ?? false) !== masked(row, column) ? 1 : 0)
    }
    isUp = !isUp
  }
  return Uint8Array.from({ length: bits.length >> 3 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => (sum << 1) | bit, 0),
  )
}

/** The data codewords: blocks taken apart, mended, put one behind the other; the later blocks may be one longer. */
function dataOf(codewords: Uint8Array, version: number, { level }: Format): Uint8Array | null {
  const { ecLength, count } = blocksOf(version, level)
  const short = Math.floor(codewords.length / count) - ecLength
  const longer = codewords.length % count
  const lengths = Array.from({ length: count }, (_, i) => short + (i >= count - longer ? 1 : 0))
  const blocks = lengths.map((length) => new Uint8Array(length + ecLength))
  let from = 0
  for (let i = 0; i <= short; i++)
    blocks.forEach((block, b) => {
      if (i < (lengths[b] ?? 0)) block[i] = codewords[from++] ?? 0
    })
  for (let i = 0; i < ecLength; i++)
    blocks.forEach((block, b) => {
      block[(lengths[b] ?? 0) + i] = codewords[from++] ?? 0
    })
  if (!blocks.every((block) => mend(block, ecLength))) return null
  return Uint8Array.from(blocks.flatMap((block, b) => [...block.subarray(0, lengths[b])]))
}

const alphanumeric = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** Segments of digits, capitals and bytes (UTF-8). A kind that no link has ends the reading: null. */
function textOf(data: Uint8Array, version: number): string | null {
  const bits = reader(data)
  const bytes: number[] = []
  const say = (text: string) => bytes.push(...Buffer.from(text, 'latin1'))
  const long = version < 10 ? 0 : 2
  for (;;) {
    const kind = bits.left() < 4 ? 0 : bits.take(4)
    if (kind === 0) break
    if (kind === 1) {
      for (let left = bits.take(10 + long); left > 0; left -= 3) {
        const digits = Math.min(3, left)
        say(String(bits.take([0, 4, 7, 10][digits] ?? 0)).padStart(digits, '0'))
      }
    } else if (kind === 2) {
      for (let left = bits.take(9 + long); left > 0; left -= 2) {
        const value = bits.take(left === 1 ? 6 : 11)
        say(left === 1 ? (alphanumeric[value] ?? '') : (alphanumeric[Math.floor(value / 45)] ?? ''))
        if (left > 1) say(alphanumeric[value % 45] ?? '')
      }
    } else if (kind === 4) {
      for (let left = bits.take(version < 10 ? 8 : 16); left > 0; left--) bytes.push(bits.take(8))
    } else if (kind === 7) bits.take(8)
    else return null
    if (bits.left() < 0) return null
  }
  return bytes.length === 0 ? null : Buffer.from(bytes).toString('utf8')
}

function reader(data: Uint8Array) {
  let at = 0
  return {
    left: () => data.length * 8 - at,
    take: (count: number): number => {
      let value = 0
      for (let i = 0; i < count; i++, at++) value = (value << 1) | (((data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1)
      return value
    },
  }
}
