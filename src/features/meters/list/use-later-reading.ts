import { useRef } from 'react'
import type { In } from '@contract'
import { toInstant } from '@domain/date'
import { formatVolumeNumber } from '@domain/volume'
import type { PickedFile } from '@/platform/upload'
import { serverNow } from '@/platform/time'
import { newRequestNo } from '@/request'
import { queued } from '@/shared/outbox'
import { meterName, type Meter } from '@/shared/meter'

export const SET_IMG = 'default POST /crmgas/setMeterImg'
export type Reading = Omit<In<typeof SET_IMG>, 'requestNo'>

/** Y-21: a reading that found no network goes out with it; one that may have arrived keeps its number and its content. */
export function useLaterReading(meter: Meter) {
  const tried = useRef<{ requestNo: string; input: Reading | null }>({ requestNo: '', input: null })
  return {
    /** Before each try; null: its picture is sent first. */
    noteTry: (input: Reading | null) => {
      tried.current = { requestNo: '', input }
    },
    noteLost: (requestNo: string) => {
      tried.current.requestNo = requestNo
    },
    /** Answers whether it is kept. `reading`: as it is now, without its picture. */
    keep: (reading: Reading, picture: PickedFile): Promise<boolean> => {
      const { requestNo, input } = tried.current
      const title = `${meterName(meter)} 读数 ${formatVolumeNumber(reading.reading)} m³`
      if (requestNo !== '' && input !== null) return queued({ key: SET_IMG, input, requestNo, title }, [])
      const fresh = { ...reading, takenAt: toInstant(serverNow()) }
      return queued({ key: SET_IMG, input: fresh, requestNo: newRequestNo(), title }, [picture])
    },
  }
}
