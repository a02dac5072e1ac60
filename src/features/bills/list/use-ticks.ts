import { useEffect, useState } from 'react'
import { useRead } from '@/request'
import type { Bill } from '../bill-model'
import { allToggled, chosen, localSum, payable, toggled } from './selection'

/** Totals are asked for anew after this pause in ticking (A 6.14), ms. */
const PAUSE = 300

export interface Ticks {
  ids: readonly string[]
  sum: string
  allTicked: boolean
  isTicked: (billId: string) => boolean
  tick: (billId: string, on: boolean) => void
  tickAll: (on: boolean) => void
}

/** The ticked bills and their sum. `onStale`: the gateway's sum differs from the rows on the screen. */
export function useTicks(rows: readonly Bill[], onStale: () => void): Ticks {
  const [off, setOff] = useState<ReadonlySet<string>>(new Set())
  const ticked = chosen(rows, off)
  const ids = ticked.map(({ billId }) => billId)
  const local = localSum(ticked)
  const settled = usePaused(ids.join(','), PAUSE)
  const read = useRead(
    'default GET /crmgas/bill/list',
    { billIds: settled, pageSize: 1 },
    { enabled: settled !== '', handles: 'all' },
  )
  const served = settled === ids.join(',') ? read.data?.sum.totalDue : undefined
  useEffect(() => {
    if (served !== undefined && served !== local) onStale()
    // Once per answer: after the rows are renewed both agree.
    // `onStale` is the list's own reload and does not change what is compared.
  }, [served, local, onStale])
  return {
    ids,
    sum: served ?? local,
    allTicked: ticked.length > 0 && ticked.length === payable(rows).length,
    isTicked: (billId) => ids.includes(billId),
    tick: (billId, on) => setOff(toggled(off, billId, on)),
    tickAll: (on) => setOff(allToggled(rows, on)),
  }
}

/** The value once it has stood still for `ms`. */
function usePaused(value: string, ms: number): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return paused
}
