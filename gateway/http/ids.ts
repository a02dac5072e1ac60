import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The last chance given in each of the latest milliseconds: more than one, as the calls' own ids run on another clock than their rows. */
const lastOf = new Map<number, readonly number[]>()
const KEPT = 64

/** The next chance after one of the same millisecond: larger by one, so that rows made in one go keep their order. */
function following(chance: readonly number[]): number[] {
  const next = [...chance]
  let i = next.length - 1
  while (i > 0 && next[i] === 31) next[i--] = 0
  next[i] = ((next[i] ?? 0) + 1) % 32
  return next
}

/**
 * A ULID: 10 characters of time, 16 of chance; sorts by creation, within one millisecond as well (of one process).
 * `now` in milliseconds of the product's clock.
 */
export function newId(now: number): string {
  let time = ''
  for (let rest = now, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) time = alphabet.charAt(rest % 32) + time
  // Half of the alphabet for the first digit: no run of ids within a millisecond ever wraps around.
  const fresh = () => [...randomBytes(16)].map((byte, i) => byte % (i === 0 ? 16 : 32))
  const last = lastOf.get(now)
  const chance = last ? following(last) : fresh()
  lastOf.delete(now)
  lastOf.set(now, chance)
  const [oldest] = lastOf.keys()
  if (lastOf.size > KEPT && oldest !== undefined) lastOf.delete(oldest)
  return time + chance.map((digit) => alphabet.charAt(digit)).join('')
}
