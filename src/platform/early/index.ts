import type { HttpAnswer } from '../http/types'
import { noteServerHeader } from '../time'
import { bpOfAnswer } from './snapshot'
import type { EarlyCall, EarlyName } from './types'

export { shellFigure, snapshotOf, snapshotOwner, type HomeSnapshot } from './snapshot'

/**
 * The answer of such a call; given out once, and only to the login it was started with. The home's answer is also that of the
 * customer number it was started with; when none was known yet, its own says whose it is. Undefined: to be asked for.
 */
export async function takeEarly(name: EarlyName, token: string, bp: string): Promise<HttpAnswer | undefined> {
  const early = taken(name)
  if (early === undefined || token === '' || early.token !== token) return undefined
  if (early.bp !== bp && early.bp !== '') return undefined
  const { serverTime, ...answer } = await early.answer
  noteServerHeader(serverTime, early.sentAt)
  const isOwn = name === 'user' || early.bp === bp || bpOfAnswer(answer.body) === bp
  return isOwn ? answer : undefined
}

function taken(name: EarlyName): EarlyCall | undefined {
  const early = window.__early?.[name]
  if (window.__early) delete window.__early[name]
  return early
}
