import type { MapWishes, ShownMap } from './types'

export type * from './types'

/** The mini-program draws no pictures of other servers as a map. */
export function showTiles(_id: string, { onDead }: MapWishes): Promise<ShownMap | null> {
  onDead()
  return Promise.resolve(null)
}
