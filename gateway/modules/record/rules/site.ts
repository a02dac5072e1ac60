import type { ErrorCode } from '@domain/errors'
import { MOST_SITES } from '@domain/statuses/usage-site'

/** A place as it stands or is to stand. */
export interface Place {
  siteId: string
  cityCode: string
  address: string
  replaces: string | null
}

/**
 * Why a place cannot be declared beside a customer's others (RC-09); null = it can. `own` are the row itself and the row that it
 * changes: neither counts against it. A declared change is no place more.
 */
export function siteProblem(
  wanted: Pick<Place, 'cityCode' | 'address'>,
  others: readonly Place[],
  own: readonly string[],
): ErrorCode | null {
  const rest = others.filter(({ siteId, replaces }) => !own.includes(siteId) && !own.includes(replaces ?? ''))
  if (rest.some(({ cityCode, address }) => cityCode === wanted.cityCode && address === wanted.address)) return '44406'
  return rest.filter(({ replaces }) => replaces === null).length >= MOST_SITES ? '44405' : null
}

/** Why a place cannot be taken back (D 3.4, RC-08); null = it can. */
export function deleteProblem(site: { source: string; state: string; isMain: boolean }): ErrorCode | null {
  if (site.source === 'COMPANY') return '44403'
  if (site.isMain) return '44407'
  return site.state === 'CONFIRMED' ? '44404' : null
}
