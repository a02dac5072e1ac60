import { useRef, useState } from 'react'
import { useWrite, asApiError } from '@/request'
import type { Meter } from '@/shared/meter'
import { confirm, toast } from '@/ui'
import type { Record } from '../parts/types'

const ASK = '读数与历史差异较大，确认无误？'

/** What can be done with a read photo: say what the register is, hand it in. Each asks again where the figure is unlikely. */
export function useResult(first: Record, owner: { visitorId?: string }) {
  const [record, setRecord] = useState(first)
  // No acts: both may be asked back and are sent again with the answer.
  const saying = useWrite('default POST /crmgas/zhulong/confirm', { handles: ['44734'] })
  const sending = useWrite('default POST /crmgas/setMeterImg', { once: true })
  const noting = useWrite('default POST /crmgas/zhulong/submitted')
  // Handed in, and not noted yet where the network went between the two: it is not handed in again.
  const taken = useRef<string | null>(null)
  const say = async (confirmedReading: string, force = false): Promise<void> => {
    const { recordId, version } = record
    try {
      setRecord(await saying.run({ recordId, version, confirmedReading, ...(force && { force }), ...owner }))
    } catch (failure) {
      if (asApiError(failure).is('44734') && !force && (await confirm({ content: ASK })))
        await say(confirmedReading, true)
    }
  }
  /** The photo at the gateway; null: the user says that the figure is wrong. */
  const send = async (meter: Meter, confirmed = false): Promise<string | null> => {
    const { fileId, createdAt, confirmedReading } = record
    const { imgId, needConfirm } = await sending.run({
      meterId: meter.meterId,
      fileID: fileId,
      reading: twoDecimals(confirmedReading ?? ''),
      purpose: meter.imgWindow.open ? 'READING' : 'CHECK',
      takenAt: createdAt,
      ...(confirmed && { confirmed: '1' }),
    })
    return needConfirm && (await confirm({ content: ASK })) ? send(meter, true) : imgId
  }
  const handIn = async (meter: Meter): Promise<void> => {
    const { recordId, version } = record
    try {
      taken.current ??= await send(meter)
      if (taken.current === null) return
      setRecord(await noting.run({ recordId, version, imgId: taken.current }))
      toast('提交成功，工作人员核对后入账', { icon: 'success' })
    } catch {
      // The call's own words have been shown; the record stays confirmed (ZL-07).
    }
  }
  return { record, say, handIn }
}

/** The register with at most two decimals, the rest cut (ZL-07). */
const twoDecimals = (reading: string): string => reading.replace(/(\.\d\d)\d+$/, '$1')
