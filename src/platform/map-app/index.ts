import type { Position } from '@domain/coordinates'

export interface OpenedPlace extends Position {
  name: string
  address: string
}

/** Shows a place (WGS-84) in the host's own map; false: it has none, the page offers links. */
export const openPlace = (_place: OpenedPlace): Promise<boolean> => Promise.resolve(false)

/** Leaves for a map's own page. */
export const openMapLink = (url: string): void => window.location.assign(url)
