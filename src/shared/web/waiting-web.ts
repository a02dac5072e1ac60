/*
 * The web view of the mini-program that sent its user to the login (C 6.2): it took its own page off the stack to open the login, and
 * is opened again, with a fresh code, after the login.
 */

/** ms between the web view's end and the login page for which the one caused the other. */
const LEFT_FOR_LOGIN = 3000

let web: { address: string; leftAt: number | null } | undefined

/** A web view is shown at this address of the app. */
export const enterWeb = (address: string): void => {
  web = { address, leftAt: null }
}

/** It has been taken off the stack. */
export const leaveWeb = (now: number): void => {
  if (web !== undefined) web.leftAt = now
}

/** The web view that waits for the login opened now; each one waits once. */
export function popWaitingWeb(now: number): string | undefined {
  const found = web
  web = undefined
  if (found === undefined || (found.leftAt !== null && now - found.leftAt > LEFT_FOR_LOGIN)) return undefined
  return found.address
}
