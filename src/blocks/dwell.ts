import { useEffect, useRef } from 'react'
import type { DwellGroup } from '@/routes/define'
import { usePageScope } from '@/routes/page-scope'
import { noteDwell, noteEvent, notePageOpened } from '@/telemetry'
import { useEachHide, useEachShow } from './page-shown'

/** One page view per opening (TR-06), one dwell event per pause of a page that belongs to a group (TR-03). */
export function useDwell(path: string, group: DwellGroup | undefined): void {
  const since = useRef<number | null>(null)
  const scope = usePageScope()
  useEffect(() => {
    // A page that changes its frame, e.g. from the order to its result, is still the same opening.
    if (scope?.isViewed) return
    if (scope !== null) scope.isViewed = true
    noteEvent('page_view', path)
  }, [path, scope])
  useEachShow(() => {
    since.current = Date.now()
  })
  useEachHide(() => {
    if (group !== undefined && since.current !== null) noteDwell(group, path, Date.now() - since.current)
    since.current = null
  })
}

/** Reports once per opening that the page is shown, or will not be by itself (TR-06). */
export function useOpened(path: string): (ready: boolean) => void {
  const isTold = useRef(false)
  return (ready) => {
    if (!isTold.current) notePageOpened(path, ready)
    isTold.current = true
  }
}
