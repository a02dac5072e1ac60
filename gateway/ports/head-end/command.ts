import type { HeadEnd } from './settings'
import { signedHeaders } from './signature'

/** What a head-end says of a command at once; the device's later word comes by a call of the contract. */
type CommandAnswer = { state: 'ACCEPTED' | 'DONE' } | { state: 'REFUSED'; reason: string }

/**
 * Posts a command to a head-end, signed; answered by {state: 'ACCEPTED' | 'DONE' | 'REFUSED', reason?}. Throws when the head-end does not
 * answer within `timeout` ms, with another status than 2xx, or without a state.
 */
export async function command(headEnd: HeadEnd, url: string, data: object, timeout: number): Promise<CommandAnswer> {
  const body = JSON.stringify(data)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(headEnd, 'command', body) },
    body,
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`head-end ${headEnd.id} answered ${response.status}`)
  const { state, reason } = ((await response.json()) ?? {}) as { state?: unknown; reason?: unknown }
  if (state === 'ACCEPTED' || state === 'DONE') return { state }
  if (state === 'REFUSED') return { state, reason: typeof reason === 'string' ? reason : '' }
  throw new Error(`head-end ${headEnd.id} answered no state`)
}
