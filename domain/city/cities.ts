import { distanceOf, type Position } from '../coordinates'
import { LIST } from './list'

/*
 * Cities that a customer can name (PO-09). Their reading is part of the list and never computed: 重庆 is chongqing, not zhongqing. The
 * gateway alone carries it.
 */

export interface City extends Position {
  cityCode: string
  name: string
  province: string
  /** Full, lower case. */
  pinyin: string
  initials: string
}

export const cities: readonly City[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [cityCode = '', name = '', province = '', pinyin = '', initials = '', lng = '', lat = ''] = line.split(' ')
    return { cityCode, name, province, pinyin, initials, lng: Number(lng), lat: Number(lat) }
  })

/** Shown above the letters. */
export const hotCities: readonly string[] = ['131000', '130100', '130600', '130200', '130900', '130400']

export const cityOf = (cityCode: string): City | undefined => cities.find((city) => city.cityCode === cityCode)

/** '廊坊' and '廊坊市' are one city. */
export const cityNamed = (name: string): City | undefined =>
  cities.find((city) => city.name === name.replace(/市$/, ''))

/** Metres within which a position belongs to a city (PO-03, city/locate). */
export const NEAR_CITY = 60_000

/** The city at a position: the nearest centre within 60 km. */
export function cityAt(at: Position): City | undefined {
  const near = cities
    .map((city) => ({ city, metres: distanceOf(at, city) }))
    .filter(({ metres }) => metres <= NEAR_CITY)
    .sort((a, b) => a.metres - b.metres)
  return near[0]?.city
}
