import { useState } from 'react'
import { Map } from '@tarojs/components'
import { toGcj02 } from '@domain/coordinates'
import type { Bounds } from '@/platform/tiles'
import { boundsOf, nativeMarkers, PLACE, ZOOM } from './native-markers'
import type { TileMapProps } from './types'
import { useMarkers } from './use-markers'
import './outlets.scss'

/** The data of `regionchange`; older phones leave the region out. */
interface Moved {
  type: string
  detail?: { region?: Parameters<typeof boundsOf>[0]; scale?: number; type?: string }
}

/** The outlets on WeChat's own map. It has no tiles of another server, and a fault of it leaves the rings. */
export function TileMap({ origin, outlets, chosen, onChoose, onDead }: TileMapProps) {
  const [bounds, setBounds] = useState<Bounds | null>(null)
  const markers = useMarkers(outlets, chosen, bounds)
  const { lng, lat } = toGcj02(outlets.find(({ outletId }) => outletId === chosen) ?? origin)
  const moved = ({ type, detail }: Moved) => {
    if ((detail?.type ?? type) !== 'end') return
    const shown = boundsOf(detail?.region, detail?.scale)
    if (shown) setBounds(shown)
  }
  const tapped = (id: number | string) => {
    const marker = Number(id) === PLACE ? undefined : markers[Number(id) - 1]
    if (marker && marker.id !== '') onChoose(marker.id)
  }
  return (
    <Map
      className='ol-map'
      longitude={lng}
      latitude={lat}
      scale={ZOOM.first}
      minScale={ZOOM.least}
      maxScale={ZOOM.most}
      markers={nativeMarkers(markers, origin)}
      onMarkerTap={({ detail }) => tapped(detail.markerId)}
      onRegionChange={(event) => moved(event as Moved)}
      onError={onDead}
      {...{ ariaLabel: `${origin.name}周边的地图` }}
    />
  )
}
