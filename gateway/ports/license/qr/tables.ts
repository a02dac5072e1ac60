/*
 * What a QR code of each version looks like (ISO/IEC 18004): versions 1 to 20; a licence has none larger.
 */
export type Level = 'L' | 'M' | 'Q' | 'H'
export const MOST_VERSION = 20

/** By version, from 1: error-correction codewords of a block and number of blocks. */
const ecLengths: Record<Level, readonly number[]> = {
  L: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28],
  M: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26],
  Q: [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30],
  H: [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28],
}
const blockCounts: Record<Level, readonly number[]> = {
  L: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8],
  M: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16],
  Q: [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20],
  H: [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25],
}

export const sizeOf = (version: number): number => 17 + 4 * version

export const blocksOf = (version: number, level: Level): { ecLength: number; count: number } => ({
  ecLength: ecLengths[level][version - 1] ?? 0,
  count: blockCounts[level][version - 1] ?? 0,
})

/** Centres of the alignment patterns, the same along both axes; none in version 1. */
export function alignmentsOf(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((sizeOf(version) - 13) / (2 * count - 2)) * 2
  const rest = Array.from({ length: count - 1 }, (_, i) => sizeOf(version) - 7 - i * step)
  return [6, ...rest.reverse()]
}

/** Masks by their number; row and column from 0. */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_r, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

const levels: readonly Level[] = ['M', 'L', 'H', 'Q']

export interface Format {
  level: Level
  mask: number
}

/** The fifteen bits of each of the 32 formats, as they stand in the code. */
const formats = Array.from({ length: 32 }, (_, data) => {
  let rest = data
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  return { bits: ((data << 10) | rest) ^ 0x5412, format: { level: levels[data >> 3] ?? 'M', mask: data & 7 } }
})

const differing = (a: number, b: number): number => (a ^ b).toString(2).replace(/0/g, '').length

/** The format with at most three bits unlike the read ones; null when none is near. */
export function formatOf(read: readonly number[]): Format | null {
  for (const { bits, format } of formats) if (read.some((one) => differing(one, bits) <= 3)) return format
  return null
}
