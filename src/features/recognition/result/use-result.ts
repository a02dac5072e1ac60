import { useState } from 'react'
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
  const say = async (confirmedReading: string, force = false): Promise<void> => {
    const { recordId, version } = record
    try {
      setRecord(await saying.run({ recordId, version, confirmedReading, ...(force && { force }), ...owner }))
    } catch (failure) {
      if (asApiError(failure).is('44734') && !force && (await confirm({ content: ASK })))
        await say(confirmedReading, true)
    }
  }
  const handIn = async (meter: Meter, confirmed = false): Promise<void> => {
    const { recordId, version, fileId, createdAt, confirmedReading } = record
    try {
      const { imgId, needConfirm } = await sending.run({
        meterId: meter.meterId,
        fileID: fileId,
        reading: twoDecimals(confirmedReading ?? ''),
        purpose: meter.imgWindow.open ? 'READING' : 'CHECK',
        takenAt: createdAt,
        ...(confirmed && { confirmed: '1' }),
      })
      if (needConfirm && (await confirm({ content: ASK }))) return await handIn(meter, true)
      if (imgId === null) return
      setRecord(await noting.run({ recordId, version, imgId }))
      toast('提交成功，工作人员核对后入账', { icon: 'success' })
    } catch {
      // The call's own words have been shown; the record stays confirmed (ZL-07).
    }
  }
  return { record, say, handIn }
}

/** The register with at most two decimals, the rest cut (ZL-07). */
const twoDecimals = (reading: string): string => reading.replace(/(\.\d\d)\d+$/, '$1')
