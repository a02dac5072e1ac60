import { Refusal } from './refusal'

const windowMs = 60_000
const sweepAt = 20_000

/** Calls per minute, user and path (CV-3): a window per key in this process. Throws 2906 beyond the limit. */
export function createRate(): (key: string, limit: number) => void {
  const windows = new Map<string, { until: number; count: number }>()
  return (key, limit) => {
    const now = performance.now()
    const open = windows.get(key)
    if (open && open.until > now) {
      open.count += 1
      if (open.count > limit) throw new Refusal('2906')
      return
    }
    if (windows.size > sweepAt) for (const [k, w] of windows) if (w.until <= now) windows.delete(k)
    windows.set(key, { until: now + windowMs, count: 1 })
  }
}
