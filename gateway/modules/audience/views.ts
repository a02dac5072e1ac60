import { isoOf } from '../../ports/clock'

/**
 * Views are collected in this process and written every few seconds (E-N-04): a popular article must not be one hot row. Whether a view
 * counts is decided when it is written, in the database that all gateways share. A process that dies loses the views of some seconds,
 * which is accepted.
 */
export interface ViewCounter {
  /** Records a view of `id` by `reader`; within a window this process records it once. */
  see(id: string, reader: string, nowMs: number): void
  /** Returns the views since the last call and clears the list. */
  take(): View[]
  /** Views that could not be written wait for the next time. */
  giveBack(views: readonly View[]): void
  /** Runs a writing after those under way: once it has ended, all that was seen before it is written. */
  inTurn(write: () => Promise<void>): Promise<void>
  /** Seconds within which a reader counts once. */
  window: number
}

export interface View {
  id: string
  reader: string
  /** ISO. */
  at: string
}

const mostRemembered = 50_000

export function createViewCounter(windowMs: number): ViewCounter {
  const seen = new Map<string, number>()
  let views: View[] = []
  let writing: Promise<unknown> = Promise.resolve()
  const forget = (nowMs: number): void => {
    for (const [key, at] of seen) if (nowMs - at >= windowMs) seen.delete(key)
    // Still too many inside one window: the oldest go, and a few views are noted twice.
    for (const key of seen.keys()) {
      if (seen.size <= mostRemembered) return
      seen.delete(key)
    }
  }
  return {
    window: windowMs / 1000,
    see(id, reader, nowMs) {
      const key = `${id}|${reader}`
      const last = seen.get(key)
      if (last !== undefined && nowMs - last < windowMs) return
      seen.delete(key)
      seen.set(key, nowMs)
      if (seen.size > mostRemembered) forget(nowMs)
      views.push({ id, reader, at: isoOf(nowMs) })
    },
    take() {
      const taken = views
      views = []
      return taken
    },
    inTurn(write) {
      const mine = writing.then(write)
      // A failure is its own caller's: the next one begins all the same.
      writing = mine.catch(() => undefined)
      return mine
    },
    giveBack(taken) {
      views = [...taken, ...views].slice(-mostRemembered)
    },
  }
}
