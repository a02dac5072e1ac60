import type { MapWishes, ShownMap, TileSource } from './types'

export type * from './types'

/** The base map that the host brings along: the mini-program's. */
export const hostMap: TileSource | null = null

/** Draws a map of tiles into the element with this id; its code is loaded for it. Null: it is not there any more. */
export async function showTiles(id: string, wishes: MapWishes): Promise<ShownMap | null> {
  const { drawMap } = await import('./leaflet')
  const element = document.getElementById(id)
  return element && drawMap(element, wishes)
}
