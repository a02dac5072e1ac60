import { addressOf } from '@/routes/go'

export interface WxLoginParams {
  redirect?: string | undefined
  /** A code that was scanned before the login (C 6.4). */
  scanId?: string | undefined
  loggedOut: boolean
}

/** The page of a scanned code. */
export const scanTarget = (scanId: string | undefined): string | undefined =>
  scanId === undefined ? undefined : addressOf('/pages/me/scan-status', { scanId })

/**
 * Where the login of the mini-program leads (C 6.2): the page that asked, what was scanned, the web view that waits; undefined
 * = home. After a logout nothing waits.
 */
export function targetAfterLogin(
  { redirect, scanId, loggedOut }: WxLoginParams,
  waitingWeb: () => string | undefined,
): string | undefined {
  const asked = redirect ?? scanTarget(scanId)
  if (asked !== undefined) return asked
  const web = waitingWeb()
  return loggedOut ? undefined : web
}
