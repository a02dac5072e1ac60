import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Locks an action until it settles, so that a double tap acts once. A rejection is the action's own business: it is passed on
 * unchanged to the caller of `run`.
 */
export function useLock(): [busy: boolean, run: (action: () => void | Promise<unknown>) => void] {
  const locked = useRef(false)
  const alive = useRef(true)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])

  const run = useCallback((action: () => void | Promise<unknown>) => {
    if (locked.current) return
    const result = action()
    if (!(result instanceof Promise)) return
    locked.current = true
    setBusy(true)
    const release = () => {
      locked.current = false
      if (alive.current) setBusy(false)
    }
    result.then(release, (fault: unknown) => {
      release()
      throw fault
    })
  }, [])

  return [busy, run]
}
