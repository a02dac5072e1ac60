import { createHmac, timingSafeEqual } from 'node:crypto'

/** What proves that an address was given to the platform by us, for this key and no other. */
export const markOf = (secret: string | Buffer, key: string): string =>
  createHmac('sha256', secret).update(`invoice|${key}`).digest('hex').slice(0, 32)

/** Compared in constant time. */
export function isMark(secret: string | Buffer, key: string, mark: string): boolean {
  const [given, wanted] = [Buffer.from(mark), Buffer.from(markOf(secret, key))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
