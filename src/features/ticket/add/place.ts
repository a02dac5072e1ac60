import type { At } from '@/blocks/form/position'

/* Where the trouble is, as one choice of the form (D 6.1): a meter, a place of gas use, or another address in words. */

export interface NamedMeter {
  meterNo: string
  name: string
}

export interface NamedSite {
  siteId: string
  siteName: string
}

/** An address that is neither a meter's nor a known place's: where gas is applied for. */
export const ELSEWHERE = 'OTHER'
const SITE = 'SITE:'

/** The choice for what a link names: the meter says more than its place. */
export const placeNamed = (meterNo: string | undefined, siteId: string | undefined): string =>
  meterNo ?? (siteId === undefined ? '' : `${SITE}${siteId}`)

export const metersOnly = (meters: readonly NamedMeter[]) =>
  meters.map(({ meterNo, name }) => ({ key: meterNo, label: name }))

export const placesOf = (meters: readonly NamedMeter[], sites: readonly NamedSite[]) => [
  ...metersOnly(meters),
  ...sites.map(({ siteId, siteName }) => ({ key: `${SITE}${siteId}`, label: siteName })),
  { key: ELSEWHERE, label: '其他地址' },
]

/** Where the trouble is, under the names of the call. */
interface PlaceInput {
  meterNo?: string
  siteId?: string
  address?: string
  lng?: string
  lat?: string
}

/** The choice under the names of the call; a position is of an address in words. */
export function placeInput(place: string, address: string, at: At | null): PlaceInput {
  if (place === '') return {}
  if (place === ELSEWHERE) return address.trim() === '' ? {} : { address: address.trim(), ...at }
  return place.startsWith(SITE) ? { siteId: place.slice(SITE.length) } : { meterNo: place }
}
