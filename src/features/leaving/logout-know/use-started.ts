import { useEffect, useRef } from 'react'

/** Runs once when the page has come up, in development's doubled effects too. */
export function useStarted(run: () => void): void {
  const latest = useRef<(() => void) | null>(run)
  useEffect(() => {
    latest.current?.()
    latest.current = null
  }, [])
}
