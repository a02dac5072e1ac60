import { useEffect, useState } from 'react'

/** The value once it has not changed for `ms`: calls wait for a pause in typing (A 6.19). The first that is there waits for nothing. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  const pause = settled === null ? 0 : ms
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled ?? value
}
