import { useRef } from 'react'
import type { DwellGroup } from '@/routes/define'
import { noteDwell } from '@/telemetry'
import { useEachHide, useEachShow } from './page-shown'

/** One dwell event per pause of a page that belongs to a group (TR-03). */
export function useDwell(path: string, group: DwellGroup | undefined): void {
  const since = useRef<number | null>(null)
  useEachShow(() => {
    since.current = Date.now()
  })
  useEachHide(() => {
    if (group !== undefined && since.current !== null) noteDwell(group, path, Date.now() - since.current)
    since.current = null
  })
}
