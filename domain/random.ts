/** The bytes of a text in UTF-8, spelt out because the mini-program has no TextEncoder. */
export function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const mark of text) {
    const code = mark.codePointAt(0) ?? 0
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return bytes
}

/** FNV-1a, 32 bits, over the UTF-8 bytes; an unsigned number. */
export const fnv1a32 = (text: string): number =>
  utf8(text).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5 | 0) >>> 0

/** First output of mulberry32 for a seed, in [0,1). */
export function mulberry32(seed: number): number {
  const state = (seed + 0x6d2b79f5) | 0
  const mixed = Math.imul(state ^ (state >>> 15), state | 1)
  const stirred = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
  return ((stirred ^ (stirred >>> 14)) >>> 0) / 4294967296
}

/**
 * The one source of chance for demo data (CV-5): a number in [0,1) that depends on the key alone. Keys are the part's letter,
 * '|' and the natural key with absolute dates: 'A|10010101|2026-03-14'. Not for secrets and draws.
 */
export const rnd = (key: string): number => mulberry32(fnv1a32(key))
