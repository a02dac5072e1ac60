import { Refusal } from './refusal'

const windowMs = 60_000
/** Above so many keys the ones that are over go, at most once in so many ms: a flood of new keys must not walk all of them each time. */
const sweepAt = 20_000
const sweepEvery = 5000

/** Calls per minute, user and path (CV-3): a window per key in this process. Throws 2906 beyond the limit. */
export function createRate(): (key: string, limit: number) => void {
  const windows = new Map<string, { until: number; count: number }>()
  let sweptAt = -Infinity
  return (key, limit) => {
    const now = performance.now()
    const open = windows.get(key)
    if (open && open.until > now) {
      open.count += 1
      if (open.count > limit) throw new Refusal('2906')
      return
    }
    if (windows.size > sweepAt && now - sweptAt >= sweepEvery) {
      sweptAt = now
      for (const [k, w] of windows) if (w.until <= now) windows.delete(k)
    }
    windows.set(key, { until: now + windowMs, count: 1 })
  }
}
