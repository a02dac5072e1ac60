import { useSettled } from '@/blocks'
import { useRead } from '@/request'

/** ms of rest before what was typed is asked about (B 6.1). */
const PAUSE = 300
const WHOLE = /^[1-9]\d{0,8}$/

/** What a volume costs and how it falls on the cycles; refusals of the volume are the page's to say. */
export function useOrderPreview(packageId: string, volume: string, meterNos: readonly string[]) {
  const askedVolume = useSettled(volume, PAUSE)
  const askedMeters = useSettled(meterNos.join(','), PAUSE)
  const input = { packageId, volume: askedVolume, meterNos: askedMeters === '' ? [] : askedMeters.split(',') }
  const isAsked = WHOLE.test(askedVolume)
  const read = useRead('taocan POST /trade/package/preview', isAsked ? input : undefined, {
    enabled: isAsked,
    handles: ['42101', '42202'],
    keepPrevious: true,
  })
  const fault = read.error?.is('42101', '42202') ? read.error.message : undefined
  return {
    read,
    /** Why it cannot be had so. */
    fault,
    /** Of exactly this volume and these meters; undefined until it is there. */
    preview:
      fault === undefined && read.data?.volume === volume && askedMeters === meterNos.join(',') ? read.data : undefined,
    /** The last that was known, while the next is on its way. */
    last: fault === undefined && WHOLE.test(volume) ? read.data : undefined,
  }
}
