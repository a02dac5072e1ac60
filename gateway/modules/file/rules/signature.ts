import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds a signed address stays good (CV-6): pictures and films 30 min, documents and exports 10 min. */
export const validSeconds = (ext: string): number =>
  ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'zip'].includes(ext) ? 600 : 1800

/** The key of addresses, derived from the tokens' key so that neither can stand in for the other. */
const fileKey = (jwtKey: Buffer): Buffer => createHmac('sha256', jwtKey).update('file-address').digest()

const signatureOf = (jwtKey: Buffer, fileId: string, expiry: string): string =>
  createHmac('sha256', fileKey(jwtKey)).update(`${fileId}\n${expiry}`).digest('base64url')

/**
 * FL-04: `/job/file/{fileId}?e={expiry}&s={HMAC}`; expiry in seconds since the epoch. It falls on the next full minute, so that
 * answers of the same minute carry the same address and the picture stays in the reader's cache.
 */
export function signedPath(jwtKey: Buffer, fileId: string, ext: string, nowMs: number): string {
  const expiry = String(Math.ceil(nowMs / 60_000) * 60 + validSeconds(ext))
  return `/job/file/${fileId}?e=${expiry}&s=${signatureOf(jwtKey, fileId, expiry)}`
}

/** True for a signature made by {@link signedPath} under one of the keys that has not expired. Compared in constant time. */
export function isSigned(
  keys: readonly Buffer[],
  fileId: string,
  expiry: string,
  signature: string,
  nowMs: number,
): boolean {
  if (!/^\d{1,12}$/.test(expiry) || Number(expiry) * 1000 < nowMs) return false
  const given = Buffer.from(signature)
  return keys.some((key) => {
    const expected = Buffer.from(signatureOf(key, fileId, expiry))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
