import type { Position } from '../coordinates'

/* PO-06: markers that would be on each other are counted instead. */

/** So many markers below this zoom are put together. */
const MOST_MARKERS = 60
const FROM_ZOOM = 12
/** Sides of the grid's cells and of a map tile, in px. */
const CELL = 64
const TILE = 256

export interface Cluster extends Position {
  count: number
}

/** px from the north-west corner of the world in Web Mercator. */
function pixelOf({ lng, lat }: Position, zoom: number): { x: number; y: number } {
  const world = TILE * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  }
}

export const isClustered = (markers: number, zoom: number): boolean => markers > MOST_MARKERS && zoom < FROM_ZOOM

/** Each cell's markers as one: at their mean, with their number. */
export function clustersOf(places: readonly Position[], zoom: number): Cluster[] {
  const cells = new Map<string, Position[]>()
  for (const place of places) {
    const { x, y } = pixelOf(place, zoom)
    const key = `${Math.floor(x / CELL)}:${Math.floor(y / CELL)}`
    cells.set(key, [...(cells.get(key) ?? []), place])
  }
  return [...cells.values()].map((members) => ({
    lng: members.reduce((sum, { lng }) => sum + lng, 0) / members.length,
    lat: members.reduce((sum, { lat }) => sum + lat, 0) / members.length,
    count: members.length,
  }))
}
