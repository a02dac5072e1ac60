import { cut, decimal, differenceOfHundredths, fixed, sumHundredths } from './decimal'
import type { Volume, VolumePlaces } from './volume-text'

// As with money (domain/money).
export * from './volume-text'

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
  (places === 2 ? differenceOfHundredths(from, amount) : null) ?? fixed(decimal(from).minus(decimal(amount)), places)

/** Whole hundreds of m³, rounded down; less than a hundred is cut to whole m³. */
export const hundredsOf = (value: Volume): Volume => {
  const down = decimal(value).div(100).round(0, 0).times(100)
  return down.gt(0) ? fixed(down, 0) : cut(decimal(value), 0)
}
