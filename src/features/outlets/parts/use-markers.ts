import type { Bounds, Marker, MarkerLook } from '@/platform/tiles'
import { useRead } from '@/request'
import type { Outlet } from './types'

const NOWHERE: Bounds = { minLng: 0, minLat: 0, maxLng: 0, maxLat: 0, zoom: 16 }

const LOOKS: Record<Outlet['state'], MarkerLook> = {
  OPEN: 'open',
  CLOSING_SOON: 'open',
  CLOSED: 'closed',
  SUSPENDED: 'suspended',
}

/** Markers of the map: numbers as in the list, and others of the part that is shown without one (PO-06). */
export function useMarkers(outlets: readonly Outlet[], chosen: string, bounds: Bounds | null): Marker[] {
  const others = useRead('default GET /crmgas/outlet/inBounds', bounds ?? NOWHERE, {
    enabled: bounds !== null,
    keepPrevious: true,
    handles: 'all',
  }).data
  const known = new Set(outlets.map(({ outletId }) => outletId))
  return [
    ...outlets.map(({ outletId: id, name: label, lng, lat, state }, index) => ({
      id,
      lng,
      lat,
      label,
      text: String(index + 1),
      isOn: id === chosen,
      look: LOOKS[state],
    })),
    ...(others?.outlets ?? [])
      .filter(({ outletId }) => !known.has(outletId))
      .map(({ outletId: id, name: label, lng, lat, state }) => ({
        id,
        lng,
        lat,
        label,
        text: '·',
        isOn: false,
        look: LOOKS[state],
      })),
    ...(others?.clusters ?? []).map(({ lng, lat, count }) => ({
      id: '',
      lng,
      lat,
      label: `${count}个网点`,
      text: String(count),
      isOn: false,
      look: 'open' as const,
    })),
  ]
}
