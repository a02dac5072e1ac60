import type { HttpAnswer } from '../http/types'

/**
 * The answer of the home call that index.html started before any script was loaded; given out once, and only to the login
 * it was started with.
 */
export function takeEarlyHome(token: string): Promise<HttpAnswer> | undefined {
  const early = window.__home
  delete window.__home
  return early !== undefined && early.token === token && token !== '' ? early.answer : undefined
}
