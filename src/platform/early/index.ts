import type { HttpAnswer } from '../http/types'
import { noteServerHeader } from '../time'

export { shellFigure, snapshotOf, snapshotOwner, type HomeSnapshot } from './snapshot'

/**
 * The answer of the home call that index.html started before any script was loaded; given out once, and only to the login
 * and customer number it was started with.
 */
export function takeEarlyHome(token: string, bp: string): Promise<HttpAnswer> | undefined {
  const early = window.__home
  delete window.__home
  if (early === undefined || early.token !== token || early.bp !== bp || token === '') return undefined
  return early.answer.then(({ serverTime, ...answer }) => {
    noteServerHeader(serverTime, early.sentAt)
    return answer
  })
}
