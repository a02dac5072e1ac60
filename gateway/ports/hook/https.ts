import { lookup } from 'node:dns/promises'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import type { ClientRequest } from 'node:http'
import { isPublic } from './addresses'
import type { HookAnswer, HookPost, HookSender } from './types'

/** What stands below a sending; tests put their own in its place. */
export interface Below {
  /** All addresses of a name. */
  resolve(name: string): Promise<readonly string[]>
  mayCall(address: string): boolean
  request(options: RequestOptions): ClientRequest
  /** ms for name, connection and the head of the answer together. */
  timeout: number
}

const below: Below = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  mayCall: isPublic,
  request: httpsRequest,
  timeout: 5000,
}

/**
 * Sends to the public internet only: a name is refused when any of its addresses is not public, and the connection goes to an address
 * that was judged, so that another answer of the name server changes nothing. No redirect is followed, no byte of an answer's body read.
 */
export const httpsHooks = (parts: Partial<Below> = {}): HookSender => {
  const { resolve, mayCall, request, timeout } = { ...below, ...parts }
  return {
    async send(post) {
      // A name that looks like punycode and is none.
      if (!URL.canParse(post.url)) return { failure: 'ADDRESS' }
      const stop = AbortSignal.timeout(timeout)
      const address = await inTime(publicAddress(new URL(post.url).hostname, resolve, mayCall), stop)
      if (address === 'TIMEOUT') return { failure: 'TIMEOUT' }
      return address === null ? { failure: 'ADDRESS' } : sent(post, address, request, stop)
    },
  }
}

/** The first address of a name; null where it has none, or one that may not be called. */
async function publicAddress(
  name: string,
  resolve: Below['resolve'],
  mayCall: Below['mayCall'],
): Promise<string | null> {
  const found = await resolve(name).catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error
    return []
  })
  return found.every(mayCall) ? (found[0] ?? null) : null
}

const inTime = <T>(work: Promise<T>, stop: AbortSignal): Promise<T | 'TIMEOUT'> =>
  Promise.race([
    work,
    new Promise<'TIMEOUT'>((done) => stop.addEventListener('abort', () => done('TIMEOUT'), { once: true })),
  ])

function sent(
  { url, headers, body }: HookPost,
  address: string,
  request: Below['request'],
  stop: AbortSignal,
): Promise<HookAnswer> {
  const { host, hostname, port, pathname, search } = new URL(url)
  return new Promise((done) => {
    const call = request({
      method: 'POST',
      host: address,
      // The certificate is that of the name, not of the address.
      servername: hostname,
      ...(port !== '' && { port }),
      path: pathname + search,
      headers: { ...headers, host, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: stop,
    })
    call.on('response', (answer) => {
      answer.on('error', () => undefined)
      answer.destroy()
      done({ status: answer.statusCode ?? 0 })
    })
    // After the response this changes nothing any more.
    call.on('error', () => done({ failure: stop.aborted ? 'TIMEOUT' : 'CONNECTION' }))
    call.end(body)
  })
}
