import { MINUS, UNKNOWN, compareDecimals, grouped, rounded } from './decimal-text'

/** m³ as a decimal text. Two decimals for meters and bills, one for IC meters, four for hours (CV-5, A 2), none for plans and packages. */
export type Volume = string & { readonly unit?: 'm3' }
export type VolumePlaces = 0 | 1 | 2 | 4

export const ZERO_VOLUME: Volume = '0.00'

/** Rounds a decimal text half up to the field's decimals. Throws a RangeError when it is not a plain decimal. */
export const volume = (value: string, places: VolumePlaces = 2): Volume => rounded(value, places)

/** −1, 0 or 1. */
export const compareVolume = (a: Volume, b: Volume): -1 | 0 | 1 => compareDecimals(a, b)

export const isZeroVolume = (value: Volume): boolean => compareDecimals(value, '0') === 0
export const minVolume = (a: Volume, b: Volume, places: VolumePlaces = 2): Volume =>
  volume(compareVolume(a, b) <= 0 ? a : b, places)
export const maxVolume = (a: Volume, b: Volume): Volume => volume(compareVolume(a, b) >= 0 ? a : b)

/** '1,234.56'; an IC volume loses an empty decimal: '1213.0' → '1,213' (visual 9); '--' when unknown. */
export function formatVolumeNumber(value: Volume | null | undefined): string {
  if (value === null || value === undefined || value === '') return UNKNOWN
  const places = value.split('.')[1]?.length ?? 0
  const text = rounded(value, places)
  return withMinus(grouped(places === 1 ? text.replace(/\.0$/, '') : text))
}

/** '1,234.56 m³', '1,213 m³', '--' (visual 9). */
export function formatVolume(value: Volume | null | undefined): string {
  const text = formatVolumeNumber(value)
  return text === UNKNOWN ? text : `${text} m³`
}

/** Axis and chart text: from 100,000 in ten-thousands, '209000.00' → '20.9万'; below without decimals (visual 7, 9). */
export function formatVolumeShort(value: Volume | null | undefined): string {
  if (value === null || value === undefined || value === '') return UNKNOWN
  const isLarge = compareDecimals(value.replace('-', ''), '100000') >= 0
  return withMinus(isLarge ? `${rounded(inTenThousands(value), 1)}万` : grouped(rounded(value, 0)))
}

const withMinus = (text: string): string => text.replace('-', MINUS)

/** '209000.00' → '20.900000': the point moves in the text. For volumes of at least five digits before it. */
function inTenThousands(value: Volume): string {
  const [whole = '', fraction = ''] = value.split('.')
  return `${whole.slice(0, -4)}.${whole.slice(-4)}${fraction}`
}
