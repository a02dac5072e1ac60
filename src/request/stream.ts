import type { In } from '@contract'
import { eventSplitter, utf8Decoder } from '@domain/assistant/splitter'
import { openStream } from '@/platform/stream'
import { parseBody } from '@/platform/http/types'
import { serverNow } from '@/platform/time'
import { targetOf } from './address'
import { failed } from './call'
import { readAnswer } from './envelope'
import { headersFor } from './headers'
import { hooks } from './hooks'
import { noteWritten } from './written'

/** Calls that answer by a stream of events. */
export type StreamKey = 'gpt POST /chat/stream'

export interface Heard {
  event: string
  data: unknown
}

/** ms of silence after which a stream counts as lost (design 3-2); the server gives a sign of life every 15 s. */
export const SILENCE = 20_000

/**
 * Makes a call and passes its events on. Resolves with whether the last event came: an answer that was cut off, for whatever reason, is
 * not complete. Rejects with the `ApiError` of a refusal.
 */
export async function streamCall(
  key: StreamKey,
  input: In<StreamKey>,
  hear: (heard: Heard) => void,
  signal: AbortSignal,
): Promise<{ complete: boolean }> {
  await hooks.started()
  const target = targetOf(key, input, serverNow())
  const ending = new AbortController()
  const give = () => ending.abort()
  signal.addEventListener('abort', give)
  let timer = setTimeout(give, SILENCE)
  const splitter = eventSplitter()
  const decode = utf8Decoder()
  let plain = ''
  let heardAny = false
  let complete = false
  const onBytes = (bytes: Uint8Array) => {
    clearTimeout(timer)
    timer = setTimeout(give, SILENCE)
    if (!heardAny) plain += decode(bytes)
    for (const { event, data } of splitter.push(bytes)) {
      heardAny = true
      if (event === 'done') {
        complete = true
        void noteWritten(key)
      }
      hear({ event, data: parseBody(data) })
    }
  }
  const headers = headersFor(target.type, target.path, target.contentType)
  const { status } = await openStream({
    url: target.url,
    headers,
    body: target.body ?? '',
    onBytes,
    signal: ending.signal,
  })
  clearTimeout(timer)
  signal.removeEventListener('abort', give)
  if (heardAny || signal.aborted) return { complete }
  if (status === 0) throw failed({ kind: 'network' }, key, { handles: 'all' })
  const outcome = readAnswer(target.type, status, parseBody(plain))
  throw failed(outcome.kind === 'success' ? { kind: 'broken', message: '' } : outcome, key, { handles: 'refusals' })
}
