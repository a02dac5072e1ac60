import { createHmac } from 'node:crypto'

/**
 * Y-31: `v1=` and the hex HMAC-SHA256 of `id.timestamp.body` under the secret of the hook. `timestamp`: seconds since 1970 of this try;
 * `body`: the bytes as they are sent.
 */
export const signatureOf = (secret: string, id: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('hex')}`
