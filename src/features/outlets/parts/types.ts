import type { Out, Row } from '@contract'
import type { TileSource } from '@/platform/tiles'

export type Outlet = Row<'default GET /crmgas/outlet/list'>
export type OutletPage = Out<'default GET /crmgas/outlet/list'>
export type Origin = OutletPage['origin']
export type Detail = Out<'default GET /crmgas/outlet/detail'>
export type City = OutletPage['city']

export interface PlaceMapProps {
  origin: Origin
  outlets: readonly Outlet[]
  chosen: string
  source: OutletPage['map']
  onChoose: (outletId: string) => void
}

/** `onDead`: no map can be drawn. */
export type TileMapProps = Omit<PlaceMapProps, 'source'> & { source: TileSource; onDead: () => void }
