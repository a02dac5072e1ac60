import { createHmac } from 'node:crypto'

/** AB-02: what is kept of the address of a visit: the same within a day, unlinkable beyond it, unreadable without the key. */
export function visitorHash(key: Buffer, day: string, ip: string): string {
  const salt = createHmac('sha256', key).update(`link-visit|${day}`).digest()
  return createHmac('sha256', salt).update(ip).digest('base64url')
}
