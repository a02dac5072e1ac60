/**
 * Views are counted in this process and written every ten seconds (E-N-04): a popular article must not be one hot row.
 * A process that dies loses ten seconds of views, which nobody is owed.
 */
export interface ViewCounter {
  /** Counts a view of `id` by `who`, once per window. */
  see(id: string, who: string, nowMs: number): void
  /** The views since the last call, and starts anew. */
  take(): Map<string, number>
}

const mostRemembered = 50_000

export function createViewCounter(windowMs: number): ViewCounter {
  const seen = new Map<string, number>()
  let counts = new Map<string, number>()
  const forget = (nowMs: number): void => {
    for (const [key, at] of seen) if (nowMs - at >= windowMs) seen.delete(key)
    // Still too many inside one window: the oldest go, and a few views may count twice.
    for (const key of seen.keys()) {
      if (seen.size <= mostRemembered) return
      seen.delete(key)
    }
  }
  return {
    see(id, who, nowMs) {
      const key = `${id}|${who}`
      const last = seen.get(key)
      if (last !== undefined && nowMs - last < windowMs) return
      seen.delete(key)
      seen.set(key, nowMs)
      if (seen.size > mostRemembered) forget(nowMs)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    },
    take() {
      const taken = counts
      counts = new Map()
      return taken
    },
  }
}
