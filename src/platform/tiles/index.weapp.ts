import type { MapWishes, ShownMap, TileSource } from './types'

export type * from './types'

/** WeChat's component `map`, which names its owner and its approval number by itself. */
export const hostMap: TileSource | null = { url: '', crs: 'gcj02', attribution: '', approval: '' }

/** Pictures of other servers are no map in the mini-program. */
export function showTiles(_id: string, { onDead }: MapWishes): Promise<ShownMap | null> {
  onDead()
  return Promise.resolve(null)
}
