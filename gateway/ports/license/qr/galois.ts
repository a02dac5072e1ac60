/*
 * Reed-Solomon over GF(256) with the polynomial x^8+x^4+x^3+x^2+1 and first root 1 (ISO/IEC 18004, annex A).
 * Polynomials: coefficients from the lowest power up, unless said.
 */
const exp = new Uint8Array(512)
const log = new Uint8Array(256)
for (let i = 0, x = 1; i < 255; i++) {
  exp[i] = x
  exp[i + 255] = x
  log[x] = i
  x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1
}

const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : at(exp, at(log, a) + at(log, b)))
const over = (a: number, b: number): number => (a === 0 ? 0 : at(exp, at(log, a) + 255 - at(log, b)))
const power = (n: number): number => at(exp, n % 255)

const valueAt = (poly: readonly number[], x: number): number => poly.reduceRight((sum, c) => times(sum, x) ^ c, 0)

/** The codewords of one block, mended in place where at most half of its `ecLength` allow it; false = too many errors. */
export function mend(block: Uint8Array, ecLength: number): boolean {
  const syndromes = Array.from({ length: ecLength }, (_, i) => block.reduce((sum, c) => times(sum, power(i)) ^ c, 0))
  if (syndromes.every((s) => s === 0)) return true
  const locator = locatorOf(syndromes)
  const count = locator.length - 1
  if (count * 2 > ecLength) return false
  const places = block
    .map((_, i) => i)
    .filter((i) => valueAt(locator, power(255 - ((block.length - 1 - i) % 255))) === 0)
  if (places.length !== count) return false
  const evaluator = syndromes.map((_, n) => locator.reduce((sum, c, j) => sum ^ times(c, at(syndromes, n - j)), 0))
  for (const place of places) {
    const x = power(block.length - 1 - place)
    const inverse = over(1, x)
    // The formal derivative in characteristic 2 keeps the odd powers only.
    const slope = locator.reduce((sum, c, j) => (j % 2 === 1 ? sum ^ times(c, powerOf(inverse, j - 1)) : sum), 0)
    if (slope === 0) return false
    block[place] = at(block, place) ^ times(x, over(valueAt(evaluator, inverse), slope))
  }
  return true
}

const powerOf = (x: number, n: number): number => (n === 0 ? 1 : x === 0 ? 0 : power(at(log, x) * n))

/** Berlekamp and Massey: the shortest polynomial that explains the syndromes. */
function locatorOf(syndromes: readonly number[]): number[] {
  let locator = [1]
  let before = [1]
  let length = 0
  let gap = 1
  let last = 1
  syndromes.forEach((syndrome, n) => {
    const wrong = locator.reduce((sum, c, j) => (j === 0 ? syndrome : sum ^ times(c, at(syndromes, n - j))), 0)
    if (wrong === 0) {
      gap++
      return
    }
    const factor = over(wrong, last)
    const size = Math.max(locator.length, before.length + gap)
    const next = Array.from({ length: size }, (_, i) => at(locator, i) ^ times(factor, at(before, i - gap)))
    if (2 * length > n) gap++
    else {
      before = locator
      length = n + 1 - length
      last = wrong
      gap = 1
    }
    locator = next
  })
  return locator.slice(0, length + 1)
}
