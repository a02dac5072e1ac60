import type { Meter } from '@/shared/meter'

export type TypeTab = 'ALL' | Meter['meterType']

export const typeTabs: readonly { key: TypeTab; label: string }[] = [
  { key: 'ALL', label: '全部' },
  { key: 'IC', label: 'IC卡表' },
  { key: 'IOT', label: '远传表' },
  { key: 'MECH', label: '机械表' },
]

/** Meters of a type with the words in number or alias; the whole list is on the phone, so that typing costs no call. */
export function filterMeters(meters: readonly Meter[], type: TypeTab, keyword: string): Meter[] {
  const word = keyword.trim().toLowerCase()
  return meters.filter(
    ({ meterType, meterNo, alias }) =>
      (type === 'ALL' || meterType === type) &&
      (word === '' || meterNo.includes(word) || alias.toLowerCase().includes(word)),
  )
}

/** The meter with the photo sheet that opens on arrival: the requested one, else the first that is due. */
export const meterToRead = (meters: readonly Meter[], meterNo: string): Meter | undefined =>
  meters.find((meter) => meter.meterNo === meterNo) ?? meters.find(({ imgWindow }) => imgWindow.open) ?? meters[0]
