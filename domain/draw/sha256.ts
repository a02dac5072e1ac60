/*
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104) in plain arithmetic: a draw is computed again on the phone, and the mini-program has no
 * cryptography of its own. The gateway computes with the same code, so that both sides cannot differ.
 */
import { utf8 } from '../random'

const PRIMES = primes(64)
/** First 32 bits of the fractional part of a root of a prime. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 4294967296)
const ROUND = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
/** Bytes of a block. */
const BLOCK = 64

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

const schedule = new Int32Array(64)
const at = (words: Int32Array, index: number): number => words[index] as number
const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** Takes one block of bytes into the state. */
function compress(state: Int32Array, bytes: ArrayLike<number>, from: number): void {
  const w = schedule
  for (let i = 0; i < 16; i += 1) {
    const b = from + i * 4
    w[i] =
      ((bytes[b] as number) << 24) |
      ((bytes[b + 1] as number) << 16) |
      ((bytes[b + 2] as number) << 8) |
      (bytes[b + 3] as number)
  }
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [at(w, i - 15), at(w, i - 2)]
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0
  }
  stir(state, w)
}

function stir(state: Int32Array, w: Int32Array): void {
  let [a, b, c, d] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3)]
  let [e, f, g, h] = [at(state, 4), at(state, 5), at(state, 6), at(state, 7)]
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(w, i)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const sums = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i += 1) state[i] = (at(state, i) + (sums[i] as number)) | 0
}

/** The state after all bytes; `before` bytes, whole blocks, are in it already. */
function digest(start: Int32Array, bytes: ArrayLike<number>, before = 0): Int32Array {
  const state = Int32Array.from(start)
  const whole = bytes.length - (bytes.length % BLOCK)
  for (let from = 0; from < whole; from += BLOCK) compress(state, bytes, from)
  const rest = bytes.length - whole
  const tail = new Uint8Array(rest + 9 > BLOCK ? 2 * BLOCK : BLOCK)
  for (let i = 0; i < rest; i += 1) tail[i] = bytes[whole + i] as number
  tail[rest] = 0x80
  const bits = (before + bytes.length) * 8
  for (let i = 0; i < 6; i += 1) tail[tail.length - 1 - i] = Math.floor(bits / 2 ** (8 * i)) & 255
  for (let from = 0; from < tail.length; from += BLOCK) compress(state, tail, from)
  return state
}

const bytesOf = (state: Int32Array): number[] =>
  Array.from(state).flatMap((word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255])

/** Lower-case hex. */
export const hex = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes of a hex text; RangeError for anything else. */
export function fromHex(text: string): number[] {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new RangeError('not lower-case hex')
  return (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
}

/** SHA-256 of bytes, as bytes. */
export const sha256Bytes = (bytes: readonly number[]): number[] => bytesOf(digest(START, bytes))

/** SHA-256 of a text in UTF-8, as hex. */
export const sha256Text = (text: string): string => hex(sha256Bytes(utf8(text)))

/** HMAC-SHA256 under one key, for many messages: the two blocks of the key are taken in once. Answers bytes. */
export function hmacOf(key: readonly number[]): (message: readonly number[]) => number[] {
  const short = key.length > BLOCK ? sha256Bytes(key) : key
  const padded = (mark: number) => Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ mark)
  const keyed = (mark: number): Int32Array => {
    const state = Int32Array.from(START)
    compress(state, padded(mark), 0)
    return state
  }
  const [inner, outer] = [keyed(0x36), keyed(0x5c)]
  return (message) => bytesOf(digest(outer, bytesOf(digest(inner, message, BLOCK)), BLOCK))
}
