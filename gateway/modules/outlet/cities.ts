import type { In, Out } from '@contract'
import { cities, cityAt, cityNamed, hotCities, type City } from '@domain/city/cities'
import { byLetter } from '@domain/city/find'
import type { BoundSession, Work } from '../../http/context'
import { companyOf } from '../membership/service'
import { citiesWithOutlets } from './repo'

type Cities = 'default GET /crmgas/city/list'
type Locate = 'default GET /crmgas/city/locate'

/** Cities in which a gas company serves customers: its own, and those with outlets. */
export async function servedCities(work: Work, companyCode: string): Promise<ReadonlySet<string>> {
  const company = await companyOf(work, companyCode)
  const own = cityNamed(company?.city ?? '')?.cityCode
  return new Set([...(own === undefined ? [] : [own]), ...(await citiesWithOutlets(work.db, companyCode))])
}

export const viewOfCity = (city: City, served: ReadonlySet<string>) => ({ ...city, served: served.has(city.cityCode) })

/** PO-09. */
export async function cityList(work: Work, { companyCode }: BoundSession, { mode }: In<Cities>): Promise<Out<Cities>> {
  const served = await servedCities(work, companyCode)
  const shown = cities.map((city) => viewOfCity(city, served)).filter((city) => mode === 'select' || city.served)
  const hot = hotCities.flatMap((code) => shown.find(({ cityCode }) => cityCode === code) ?? [])
  return { hot, groups: byLetter(shown) }
}

export async function locate(work: Work, { companyCode }: BoundSession, at: In<Locate>): Promise<Out<Locate>> {
  const city = cityAt(at)
  return { city: city ? viewOfCity(city, await servedCities(work, companyCode)) : null }
}
