import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

let last = { now: -1, chance: [] as number[] }

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
  last = { now, chance: now === last.now ? following(last.chance) : fresh() }
  return time + last.chance.map((digit) => alphabet.charAt(digit)).join('')
}
