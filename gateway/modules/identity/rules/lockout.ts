/* LG-07: 5 wrong passwords within 30 minutes lock the phone for 30 minutes. */
const WINDOW = 30 * 60_000
const LOCK = 30 * 60_000
const MOST_FAILURES = 5

export interface Failures {
  /** Milliseconds of the wrong tries, oldest first. */
  failedAt: readonly number[]
  lockedUntil: number | null
}

export const noFailures: Failures = { failedAt: [], lockedUntil: null }

/** Whole minutes until the lock ends, at least 1; null when there is no lock. */
export function lockedMinutes(failures: Failures, now: number): number | null {
  if (failures.lockedUntil === null || failures.lockedUntil <= now) return null
  return Math.ceil((failures.lockedUntil - now) / 60_000)
}

/**
 * An attempt is counted before the password is checked, so that attempts at the same moment cannot share one count; a right password
 * clears it again. `left` = attempts that remain if this one is wrong; 0 = it locks.
 */
export function countTry(failures: Failures, now: number): { failures: Failures; left: number } {
  const isUnlocked = failures.lockedUntil !== null && failures.lockedUntil <= now
  const recent = isUnlocked ? [] : failures.failedAt.filter((at) => now - at < WINDOW)
  const failedAt = [...recent, now]
  const left = Math.max(0, MOST_FAILURES - failedAt.length)
  return { failures: { failedAt, lockedUntil: left === 0 ? now + LOCK : null }, left }
}
