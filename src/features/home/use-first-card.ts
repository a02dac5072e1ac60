import { useEffect, useState } from 'react'

/** ms after the first card was drawn until the phone has painted it; only then others take network and processor. */
const PAINTED_AFTER = 60

/**
 * Does the first card stand on the screen? Everything else of the home page waits for it. `settled`: its figures are there,
 * or will not come.
 */
export function useFirstCardStands(settled: boolean): boolean {
  const [stands, setStands] = useState(false)
  useEffect(() => {
    if (!settled || stands) return
    const timer = setTimeout(() => setStands(true), PAINTED_AFTER)
    return () => clearTimeout(timer)
  }, [settled, stands])
  return stands
}
