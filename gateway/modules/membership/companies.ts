import type { Out } from '@contract'
import { halfWidth } from '@domain/text'
import type { Work } from '../../http/context'
import { urls } from '../file/service'
import * as repo from './repo'
import { Company } from '@contract/account/customers'
import { shape } from '../../http/shape'

/** A gas company by its code, for hotlines and names; null for an unknown one. */
export const companyOf = async (work: Work, companyCode: string): Promise<repo.CompanyRow | null> =>
  (await repo.companies(work.db)).find((c) => c.companyCode === companyCode) ?? null

/** Codes of all gas companies. */
export const companyCodes = async (work: Work): Promise<string[]> =>
  (await repo.companies(work.db)).map(({ companyCode }) => companyCode)

/** Cities of the gas companies, each once, sorted. */
export const companyCities = async (work: Work): Promise<string[]> =>
  [...new Set((await repo.companies(work.db)).map(({ city }) => city))].sort()

/** Regions of gas companies, each once, in the order of the companies; unknown codes are left out. */
export const companyRegions = async (work: Work, codes: readonly string[]): Promise<string[]> => [
  ...new Set((await repo.companies(work.db)).flatMap((c) => (codes.includes(c.companyCode) ? [c.region] : []))),
]

/** Name and numbers of a gas company, '' for an unknown one. */
export async function companyLines(work: Work, companyCode: string) {
  const company = await companyOf(work, companyCode)
  return {
    companyName: company?.companyName ?? '',
    emergency: company?.emergencyHotline ?? '',
    service: company?.hotline ?? '',
  }
}

/** The gas company's own papers (C 8.4): picture of its business licence, number and last day (ISO date) of its gas licence. */
export const saveCompanyPapers = (
  work: Work,
  companyCode: string,
  papers: { licenceFileId: string; gasLicenceNo: string; gasLicenceValidTo: string },
): Promise<void> => repo.updateCompany(work.db, companyCode, papers)

/** Call 33. */
export async function companyList(
  work: Work,
  city: string,
  keyword: string,
): Promise<Out<'default GET /crmgas/company/list'>> {
  const wanted = halfWidth(keyword).trim().toLowerCase()
  const found = (await repo.companies(work.db))
    .filter((c) => city === '' || c.city === city)
    .filter((c) => [c.companyName, c.region, c.city, c.companyCode].some((text) => text.toLowerCase().includes(wanted)))
  const pictures = await urls(
    work,
    found.flatMap(({ licenceFileId }) => (licenceFileId === null ? [] : [licenceFileId])),
  )
  return found.map((c) =>
    shape(Company.properties, c, {
      licenceUrl: (c.licenceFileId === null ? undefined : pictures.get(c.licenceFileId)) ?? null,
    }),
  )
}
