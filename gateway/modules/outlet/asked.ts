import { question } from '../../extensions'
import type { Work } from '../../http/context'

/** A place of gas use with its position, if it has one. */
export interface PlantSite {
  siteId: string
  siteName: string
  cityCode: string
  isMain: boolean
  /** WGS-84 degrees. */
  lng: string | null
  lat: string | null
}

/** Where a customer uses its gas; nowhere known without an area that keeps it. */
export const plantSites = question<
  (work: Work, of: { bp: string; companyCode: string }) => Promise<readonly PlantSite[]>
>('plantSites', () => Promise.resolve([]))
