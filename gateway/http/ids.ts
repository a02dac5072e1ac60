import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID: 10 characters of time (sorts by creation), 16 of chance. `now` in milliseconds of the product's clock. */
export function newId(now: number): string {
  let time = ''
  for (let rest = now, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) time = alphabet.charAt(rest % 32) + time
  const chance = [...randomBytes(16)].map((byte) => alphabet.charAt(byte % 32)).join('')
  return time + chance
}
