import type { ErrorCode } from '@domain/errors'
import { MOST_SITES } from '@domain/statuses/usage-site'

/** A place, present or planned. */
export interface Place {
  siteId: string
  cityCode: string
  address: string
  replaces: string | null
  source: string
  state: string
  isMain: boolean
}

/**
 * Why a place cannot be declared, or `old` be changed to it, beside the customer's places (D 3.4, RC-08, RC-09); null = it can. The
 * change of a place is no place more, and of a confirmed one there is one at a time.
 */
export function siteProblem(
  wanted: Pick<Place, 'cityCode' | 'address'>,
  places: readonly Pick<Place, 'siteId' | 'cityCode' | 'address' | 'replaces'>[],
  old?: Place,
): ErrorCode | null {
  if (old?.source === 'COMPANY') return '44403'
  if (old?.state === 'CONFIRMED' && places.some(({ replaces }) => replaces === old.siteId)) return '2904'
  const own = [old?.siteId, old?.replaces ?? undefined]
  const others = places.filter(({ siteId, replaces }) => !own.includes(siteId) && !own.includes(replaces ?? ''))
  if (others.some(({ cityCode, address }) => cityCode === wanted.cityCode && address === wanted.address)) return '44406'
  const standing = new Set(others.map(({ siteId }) => siteId))
  return !old && others.filter(({ replaces }) => !standing.has(replaces ?? '')).length >= MOST_SITES ? '44405' : null
}

/** Why a place cannot be taken back (D 3.4, RC-08); null = it can. */
export function deleteProblem(site: Pick<Place, 'source' | 'state' | 'isMain'>): ErrorCode | null {
  if (site.source === 'COMPANY') return '44403'
  if (site.isMain) return '44407'
  return site.state === 'CONFIRMED' ? '44404' : null
}
