import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

/* C 2: scrypt r=8 with a salt of 16 bytes; the cost is in the text so that it can rise later (PASSWORD_COST). */
const R = 8
/** Rounds in a row by log2 N, so that less memory is no less work (OWASP); none more from 17 on, nor for the costs of tests. */
const rounds: Readonly<Record<number, number>> = { 13: 10, 14: 5, 15: 3, 16: 2 }
const costOf = (log2N: number): Cost => ({ log2N, r: R, p: rounds[log2N] ?? 1 })
const saltBytes = 16
const hashBytes = 32

interface Cost {
  log2N: number
  r: number
  p: number
}

const run = (password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options: ScryptOptions = { N: 2 ** log2N, r, p, maxmem: 2 ** log2N * r * 256 }
    scrypt(password.normalize('NFKC'), salt, hashBytes, options, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** The stored form of a password: `scrypt$15$8$3$salt$hash`. */
export async function hashPassword(password: string, log2N: number): Promise<string> {
  const salt = randomBytes(saltBytes)
  const cost = costOf(log2N)
  const key = await run(password, salt, cost)
  return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether the stored form costs something else than a new one would: made again when its password is next typed. */
export function isOutdated(stored: string, log2N: number): boolean {
  const { r, p } = costOf(log2N)
  return !stored.startsWith(`scrypt$${log2N}$${r}$${p}$`)
}

/** Whether the password is the stored one. */
export async function isPasswordOf(password: string, stored: string): Promise<boolean> {
  const [kind, log2N, r, p, salt = '', hash = ''] = stored.split('$')
  if (kind !== 'scrypt') throw new RangeError('unknown kind of password hash')
  const wanted = Buffer.from(hash, 'base64url')
  const key = await run(password, Buffer.from(salt, 'base64url'), { log2N: Number(log2N), r: Number(r), p: Number(p) })
  return wanted.length === key.length && timingSafeEqual(wanted, key)
}

const noSalt = Buffer.alloc(saltBytes)

/** C 9.27: an unknown phone takes as long as a known one. Always false. */
export async function isPasswordOfNobody(password: string, log2N: number): Promise<false> {
  await run(password, noSalt, costOf(log2N))
  return false
}
