import { useLayoutEffect, useState } from 'react'
import { usePageScope } from '@/routes/page-scope'

/** This part shows what was true then (ms), because no network renews it. */
export function useLost(at: number | undefined): void {
  const lost = usePageScope()?.lost
  const [part] = useState(() => ({}))
  useLayoutEffect(() => {
    if (at === undefined || lost === undefined) return undefined
    lost.times.set(part, at)
    lost.listener?.()
    return () => {
      lost.times.delete(part)
      lost.listener?.()
    }
  }, [at, lost, part])
}

/** ms: the oldest of what the page shows without a network; undefined while all of it could be renewed. */
export function useOldestLost(): number | undefined {
  const lost = usePageScope()?.lost
  const [at, setAt] = useState<number>()
  useLayoutEffect(() => {
    if (lost === undefined) return undefined
    const look = () => setAt(lost.times.size === 0 ? undefined : Math.min(...lost.times.values()))
    lost.listener = look
    look()
    return () => {
      lost.listener = undefined
    }
  }, [lost])
  return at
}
