import { distanceOf, type Position } from '@domain/coordinates'
import { MINUTE, toMillis } from '@domain/date'
import type { OutletState } from '@domain/statuses/outlet'

export interface Origin extends Position {
  kind: 'PHONE' | 'SITE' | 'CITY'
  name: string
  siteId: string | null
}

/** A phone or a plant further away than this from the chosen city is nothing to measure its outlets from (m). */
const FAR = 100_000

/** Where distances and bearings are taken from: the phone, the customer's place, else the middle of the city. */
export function originOf(city: Position & { name: string }, wished: readonly Origin[]): Origin {
  const near = wished.find((one) => distanceOf(one, city) <= FAR)
  return near ?? { kind: 'CITY', name: `${city.name}市中心`, siteId: null, lng: city.lng, lat: city.lat }
}

interface Listed {
  state: OutletState
  distance: number
  sort: number
  outletId: string
}

const rank = ({ state }: Listed): number => (state === 'SUSPENDED' ? 1 : 0)
const openFirst = ({ state }: Listed): number => (state === 'OPEN' || state === 'CLOSING_SOON' ? 0 : 1)

/** PO-03: what is suspended last; by distance from a place, or what is open first where only the city is known. */
export function inOrder<T extends Listed>(outlets: readonly T[], kind: Origin['kind']): T[] {
  const by = (one: T): number => (kind === 'CITY' ? openFirst(one) : one.distance)
  return [...outlets].sort(
    (a, b) => rank(a) - rank(b) || by(a) - by(b) || a.sort - b.sort || (a.outletId < b.outletId ? -1 : 1),
  )
}

/** A count of the queue is shown for so long (PO-07). */
const QUEUE_KEPT = 15 * MINUTE

/** People in the queue, null without a count of the last 15 minutes. */
export const queueOf = (waiting: number | null, waitingAt: string | null, now: number): number | null =>
  waiting === null || waitingAt === null || now - toMillis(waitingAt) > QUEUE_KEPT ? null : waiting

/** Degrees of a map's part above which a close look is refused (44251). */
const WIDEST = 5
const CLOSE = 8

export interface Bounds {
  minLng: number
  minLat: number
  maxLng: number
  maxLat: number
  zoom: number
}

export const isTooWide = ({ minLng, minLat, maxLng, maxLat, zoom }: Bounds): boolean =>
  zoom > CLOSE && (maxLng - minLng > WIDEST || maxLat - minLat > WIDEST)

export const within = ({ minLng, minLat, maxLng, maxLat }: Bounds, { lng, lat }: Position): boolean =>
  lng >= minLng && lng <= maxLng && lat >= minLat && lat <= maxLat
