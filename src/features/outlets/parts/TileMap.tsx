import { useEffect, useRef, useState } from 'react'
import { showTiles, type Bounds, type Marker, type ShownMap } from '@/platform/tiles'
import type { Origin, TileMapProps } from './types'
import { useMarkers } from './use-markers'
import './outlets.scss'

const ID = 'outlet-map'

/** The outlets on the base map of the settings: numbers as in the list, others of the part that is shown without one. */
export function TileMap({ origin, outlets, chosen, source, onChoose, onDead }: TileMapProps) {
  const [bounds, setBounds] = useState<Bounds | null>(null)
  const markers = useMarkers(outlets, chosen, bounds)
  const map = useMap({ source, centre: outlets[0] ?? origin, onTap: onChoose, onMoved: setBounds, onDead })
  useMarks(map, markers, origin)
  useCentre(
    map,
    outlets.find(({ outletId }) => outletId === chosen),
  )
  return <div id={ID} className='ol-map' role='group' aria-label={`${origin.name}周边的地图`} />
}

type Wishes = Parameters<typeof showTiles>[1]

/** The drawn map, null until its code is there. */
function useMap(wishes: Wishes): ShownMap | null {
  const [map, setMap] = useState<ShownMap | null>(null)
  const latest = useRef(wishes)
  latest.current = wishes
  const { url } = wishes.source
  useEffect(() => {
    let shown: ShownMap | null = null
    let isLeft = false
    const { source, centre } = latest.current
    void showTiles(ID, {
      source,
      centre,
      onTap: (id) => latest.current.onTap(id),
      onMoved: (bounds) => latest.current.onMoved(bounds),
      onDead: () => latest.current.onDead(),
    })
      .then((drawn) => {
        shown = drawn
        if (isLeft) drawn?.remove()
        else setMap(drawn)
      })
      // The code of the map did not come: the rings need none.
      .catch(() => latest.current.onDead())
    return () => {
      isLeft = true
      shown?.remove()
    }
  }, [url])
  return map
}

function useMarks(map: ShownMap | null, markers: readonly Marker[], origin: Origin): void {
  const text = JSON.stringify([markers, origin.lng, origin.lat])
  const latest = useRef({ markers, origin })
  latest.current = { markers, origin }
  useEffect(() => map?.mark(latest.current.markers, latest.current.origin), [map, text])
}

function useCentre(map: ShownMap | null, at: { lng: number; lat: number } | undefined): void {
  const [lng, lat] = [at?.lng, at?.lat]
  useEffect(() => {
    if (lng !== undefined && lat !== undefined) map?.lookAt({ lng, lat })
  }, [map, lng, lat])
}
