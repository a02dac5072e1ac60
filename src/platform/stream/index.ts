import type { StreamEnd, StreamRequest } from './types'

export type { StreamEnd, StreamRequest } from './types'

/** Posts and passes the answer's bytes on as they come. Never rejects. */
export async function openStream({ url, headers, body, onBytes, signal }: StreamRequest): Promise<StreamEnd> {
  let status = 0
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal, credentials: 'same-origin' })
    status = answer.status
    const reader = answer.body?.getReader()
    if (!reader) {
      // Web views without a stream reader get the answer whole.
      onBytes(new TextEncoder().encode(await answer.text()))
      return { kind: 'ended', status }
    }
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { kind: 'ended', status }
      onBytes(value)
    }
  } catch {
    // The network went or the caller aborted: the caller goes on by polling.
    return { kind: 'broken', status }
  }
}
