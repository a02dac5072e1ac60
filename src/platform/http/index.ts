import { DEMO_HEADER, noteDemoHeader } from '../demo'
import { deviceNow, noteServerHeader, SERVER_TIME_HEADER } from '../time'
import { HttpError, parseBody, type HttpAnswer, type HttpRequest, type LastRequest } from './types'

export { HttpError, type HttpAnswer, type HttpRequest } from './types'

/** Sends one request; rejects with `HttpError` only. Never retries. */
export async function send(request: HttpRequest): Promise<HttpAnswer> {
  const controller = new AbortController()
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    controller.abort()
  }, request.timeout)
  const onAbort = () => controller.abort()
  request.signal?.addEventListener('abort', onAbort)
  try {
    if (request.signal?.aborted) throw new HttpError('abort')
    const init: RequestInit = {
      method: request.method,
      headers: request.headers,
      signal: controller.signal,
      credentials: 'same-origin',
    }
    if (request.body !== undefined) init.body = request.body
    const sentAt = deviceNow()
    const answer = await fetch(request.url, init)
    noteServerHeader(answer.headers.get(SERVER_TIME_HEADER), sentAt)
    noteDemoHeader(answer.headers.get(DEMO_HEADER))
    return { status: answer.status, statusText: answer.statusText, body: parseBody(await answer.text()) }
  } catch (error) {
    if (error instanceof HttpError) throw error
    if (timedOut) throw new HttpError('timeout')
    throw new HttpError(request.signal?.aborted ? 'abort' : 'network')
  } finally {
    clearTimeout(timer)
    request.signal?.removeEventListener('abort', onAbort)
  }
}

/** Bytes that a browser takes for requests that outlive their page. */
const OUTLIVING = 64 * 1024

/** Posts without waiting for the answer, also while the page closes (TR-02). Returns whether it was queued. */
export function sendLast({ url, headers, body }: LastRequest): boolean {
  if (new Blob([body]).size > OUTLIVING) return false
  // Whether it arrives is not known any more; a beacon would not report it either, and it has no headers.
  fetch(url, { method: 'POST', headers, body, keepalive: true, credentials: 'same-origin' }).catch(() => undefined)
  return true
}
