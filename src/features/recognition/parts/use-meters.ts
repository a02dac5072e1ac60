import { useState } from 'react'
import type { Layout } from '@domain/recognition/wheels'
import { useMay } from '@/blocks'
import { useRead } from '@/request'
import type { Meter } from '@/shared/meter'

/** Of a meter that has no name (D 2.8). */
const USUAL: Layout = { intDigits: 6, decDigits: 2 }

export interface Meters {
  /** Set while the meters could not be read: reads them again. */
  retry: (() => void) | undefined
  list: readonly Meter[]
  meterNo: string | undefined
  layout: Layout
  choose: (meterNo: string) => void
  setLayout: (layout: Layout) => void
}

/** The meters to choose from, and how many wheels the register has: those of the meter unless the user counts others. */
export function useMeters(given: string | undefined): Meters {
  const mayPick = useMay('model:ENERGY_VIEW')
  const read = useRead('default GET /crmgas/list-meter-channel', {}, { enabled: mayPick, handles: 'all' })
  const list = read.data?.list ?? []
  const [chosen, setChosen] = useState(given)
  const [counted, setCounted] = useState<Layout | null>(null)
  const meter = list.find(({ meterNo }) => meterNo === chosen)
  const ofMeter = meter && { intDigits: Math.min(9, Math.max(4, meter.digits)), decDigits: 2 }
  return {
    retry: read.state === 'error' ? () => void read.reload() : undefined,
    list,
    meterNo: meter?.meterNo,
    layout: counted ?? ofMeter ?? USUAL,
    choose: (meterNo) => {
      setChosen(meterNo === '' ? undefined : meterNo)
      setCounted(null)
    },
    setLayout: setCounted,
  }
}
