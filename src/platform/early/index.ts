import type { HttpAnswer } from '../http/types'
import { noteServerHeader } from '../time'
import { bpOfAnswer } from './snapshot'
import type { EarlyCall } from './types'

export { shellFigure, snapshotOf, snapshotOwner, type HomeSnapshot } from './snapshot'

/**
 * The answer of a call that index.html has started before any script; given out once, and only to the login and customer number
 * it was started for. Undefined: to be asked for.
 */
export function takeEarly(address: string, token: string, bp: string): Promise<HttpAnswer | undefined> | undefined {
  const early = taken(address)
  if (early === undefined || token === '' || early.token !== token) return undefined
  return early.bp === null || early.bp === '' || early.bp === bp ? answerOf(early, bp) : undefined
}

async function answerOf({ answer, sentAt, bp: owner }: EarlyCall, bp: string): Promise<HttpAnswer | undefined> {
  const { serverTime, ...response } = await answer
  noteServerHeader(serverTime, sentAt)
  return owner === '' && bpOfAnswer(response.body) !== bp ? undefined : response
}

function taken(address: string): EarlyCall | undefined {
  const early = window.__early?.find((call) => call.address === address)
  window.__early = window.__early?.filter((call) => call !== early)
  return early
}
