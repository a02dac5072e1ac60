import { useEffect, useState } from 'react'
import { afterPaint } from '@/platform/paint'
import { dismissShell } from '@/platform/shell'

/**
 * Does the first card stand on the screen? Everything else of the home page waits for it, network and processor with it.
 * `settled`: its figures are there, or will not come.
 */
export function useFirstCardStands(settled: boolean): boolean {
  const [stands, setStands] = useState(false)
  useEffect(() => {
    if (!settled || stands) return
    dismissShell()
    return afterPaint(() => setStands(true))
  }, [settled, stands])
  return stands
}
