import type { Meter } from '@/blocks'

export type TypeTab = 'ALL' | Meter['meterType']

export const typeTabs: readonly { key: TypeTab; label: string }[] = [
  { key: 'ALL', label: '全部' },
  { key: 'IC', label: 'IC卡表' },
  { key: 'IOT', label: '远传表' },
  { key: 'MECH', label: '机械表' },
]

/** Meters of a type whose number or alias holds the words; the whole list is on the phone, so that typing costs no call. */
export function filterMeters(meters: readonly Meter[], type: TypeTab, keyword: string): Meter[] {
  const word = keyword.trim().toLowerCase()
  return meters.filter(
    ({ meterType, meterNo, alias }) =>
      (type === 'ALL' || meterType === type) &&
      (word === '' || meterNo.includes(word) || alias.toLowerCase().includes(word)),
  )
}
