import { useEffect, useState } from 'react'
import { deviceNow } from '@/platform/time'
import { usePageActive } from '@/ui'

export interface Waiting {
  /** Whole seconds left; 0 = over. */
  left: number
  start: (seconds: number) => void
}

/** A visible waiting time, e.g. until another SMS code may be asked for. */
export function useWaiting(): Waiting {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(deviceNow)
  const active = usePageActive()
  useEffect(() => {
    if (!active) return undefined
    setNow(deviceNow())
    if (until <= deviceNow()) return undefined
    const timer = setInterval(() => setNow(deviceNow()), 500)
    return () => clearInterval(timer)
  }, [until, active])
  const start = (seconds: number) => {
    setNow(deviceNow())
    setUntil(deviceNow() + seconds * 1000)
  }
  return { left: Math.max(0, Math.ceil((until - now) / 1000)), start }
}
