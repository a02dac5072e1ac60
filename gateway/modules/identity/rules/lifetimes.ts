/* AU-10: how long credentials live, in milliseconds unless the name says seconds. */
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const UNIFIED_SECONDS = 7200
export const ACCESS_TOKEN_SECONDS = 7200
export const ANONYMOUS_SECONDS = 7200
export const WORKBENCH_SECONDS = 8 * 3600
export const TMP_TOKEN_SECONDS = 300

/** A refresh is taken until this long after the end of the unified token. */
export const REFRESH_GRACE = 30 * MINUTE
/** A rotated grant code still works for this long: two tabs (AU-10). The same grace serves two refreshes at once. */
export const ROTATION_GRACE = 60_000
export const SESSION_ABSOLUTE = 90 * DAY
/** A session is pushed on at most this often. */
const SLIDE_AFTER = 24 * HOUR
/** lastSeenAt is written at most this often: it serves the list of devices only. */
const SEEN_AFTER = 10 * MINUTE
/** The auth centre's cookie; with rememberMe as long as a grant (AU-19). */
export const CENTRE_STAY = 8 * HOUR
export const WX_SESSION = 2 * HOUR
export const TICKET = 10 * MINUTE

/** Length of a session from its last push, and of a grant code from its issue. */
export const stayOf = (rememberMe: boolean): number => (rememberMe ? 30 : 7) * DAY

export interface SessionTimes {
  lastSeenAt: number
  expireAt: number
  /** 90 days after the login. */
  endsAt: number
  rememberMe: boolean
}

/**
 * What a use of the session at `now` writes: nothing, only that it was seen, or a later end as well (AU-10: 7 days sliding,
 * pushed by a use after 24 h, never beyond the absolute end).
 */
export function touch(session: SessionTimes, now: number): { lastSeenAt: number; expireAt: number } | null {
  if (now - session.lastSeenAt < SEEN_AFTER) return null
  const pushedAt = session.expireAt - stayOf(session.rememberMe)
  const isDue = now - pushedAt >= SLIDE_AFTER
  const expireAt = isDue ? Math.min(now + stayOf(session.rememberMe), session.endsAt) : session.expireAt
  return { lastSeenAt: now, expireAt }
}
