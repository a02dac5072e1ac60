import { Readable } from 'node:stream'
import type { RawReply } from '../../http/context'
import type { Shown } from '../../ports/files'
import type { serve } from './service'

/** No stored file ever runs script in our origin. */
const headersOf = ({ mime, disposition }: Shown): Record<string, string> => ({
  'content-type': mime,
  'content-disposition': disposition,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=600',
})

/** An address at the store is good for a few minutes: kept no longer. */
const elsewhere = (location: string) => ({ location, 'cache-control': 'private, max-age=300' })

/** The answer to an address of a file. */
export function replyOf(served: Awaited<ReturnType<typeof serve>>): RawReply {
  if (served === 'refused') return { status: 403, body: '' }
  if (served === null) return { status: 404, body: '' }
  if ('link' in served) return { status: 302, headers: elsewhere(served.link), body: '' }
  const headers = headersOf(served.shown)
  if ('bytes' in served) return { status: 200, headers, body: served.bytes }
  const size: Record<string, string> = served.size === undefined ? {} : { 'content-length': String(served.size) }
  // The server closes a stream that it is given, also when nothing of it was read.
  const body = served.pieces instanceof Readable ? served.pieces : Readable.from(served.pieces)
  return { status: 200, headers: { ...headers, ...size }, body }
}

/** Pictures are made in two widths. */
export const widthOf = (w: string | undefined): 320 | 1080 | null => (w === undefined ? null : w === '320' ? 320 : 1080)
