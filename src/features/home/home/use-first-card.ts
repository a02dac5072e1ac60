import { useEffect, useState } from 'react'
import { afterPaint } from '@/platform/paint'
import { dismissShell } from '@/platform/shell'
import { noteFirstCard } from '@/telemetry'

const HOME = '/pages/home/index/index'

/**
 * Does the first card stand on the screen? Everything else of the home page waits for it, network and processor with it.
 * `settled`: its figures are there, or will not come. `shown`: they are there.
 */
export function useFirstCardStands(settled: boolean, shown: boolean): boolean {
  const [stands, setStands] = useState(false)
  useEffect(() => {
    if (!settled || stands) return
    dismissShell()
    return afterPaint(() => {
      setStands(true)
      if (shown) noteFirstCard(HOME)
    })
  }, [settled, shown, stands])
  return stands
}
