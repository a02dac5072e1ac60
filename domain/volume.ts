import { MINUS, UNKNOWN, compareHundredths, cut, decimal, fixed, grouped, sumHundredths } from './decimal'

/** m³ as a decimal text. Two decimals for meters and bills, one for IC meters, four for hours (CV-5, A 2). */
export type Volume = string & { readonly unit?: 'm3' }
export type VolumePlaces = 1 | 2 | 4

export const ZERO_VOLUME: Volume = '0.00'

/** Rounds a decimal text half up to the field's decimals. Throws a RangeError when it is not a plain decimal. */
export const volume = (value: string, places: VolumePlaces = 2): Volume => fixed(decimal(value), places)

/** Cuts down to the field's decimals; AE-56 gives away no gas that was not paid. */
export const floorVolume = (value: string, places: VolumePlaces): Volume => cut(decimal(value), places)

export const sumVolume = (volumes: readonly Volume[], places: VolumePlaces = 2): Volume =>
  (places === 2 ? sumHundredths(volumes) : null) ??
  fixed(
    volumes.reduce((total, one) => total.plus(decimal(one)), decimal('0')),
    places,
  )

export const addVolume = (a: Volume, b: Volume, places: VolumePlaces = 2): Volume => sumVolume([a, b], places)

export const subtractVolume = (from: Volume, amount: Volume, places: VolumePlaces = 2): Volume =>
  fixed(decimal(from).minus(decimal(amount)), places)

/** −1, 0 or 1. */
export const compareVolume = (a: Volume, b: Volume): -1 | 0 | 1 => compareHundredths(a, b) ?? decimal(a).cmp(decimal(b))

export const isZeroVolume = (value: Volume): boolean => decimal(value).eq(0)
export const minVolume = (a: Volume, b: Volume, places: VolumePlaces = 2): Volume =>
  volume(compareVolume(a, b) <= 0 ? a : b, places)
export const maxVolume = (a: Volume, b: Volume, places: VolumePlaces = 2): Volume =>
  volume(compareVolume(a, b) >= 0 ? a : b, places)

/** '1,234.56'; an IC volume loses an empty decimal: '1213.0' → '1,213' (visual 9); '--' when unknown. */
export function formatVolumeNumber(value: Volume | null | undefined): string {
  if (value === null || value === undefined || value === '') return UNKNOWN
  const number = decimal(value)
  const places = value.split('.')[1]?.length ?? 0
  const text = fixed(number.abs(), places)
  const shown = grouped(places === 1 ? text.replace(/\.0$/, '') : text)
  return number.lt(0) ? `${MINUS}${shown}` : shown
}

/** '1,234.56 m³', '1,213 m³', '--' (visual 9). */
export function formatVolume(value: Volume | null | undefined): string {
  const text = formatVolumeNumber(value)
  return text === UNKNOWN ? text : `${text} m³`
}

/** Axis and chart text: from 100,000 in ten-thousands, '209000.00' → '20.9万'; below without decimals (visual 7, 9). */
export function formatVolumeShort(value: Volume | null | undefined): string {
  if (value === null || value === undefined || value === '') return UNKNOWN
  const number = decimal(value)
  const sign = number.lt(0) ? MINUS : ''
  const size = number.abs()
  if (size.lt(100000)) return `${sign}${grouped(fixed(size, 0))}`
  return `${sign}${fixed(size.div(10000), 1)}万`
}
