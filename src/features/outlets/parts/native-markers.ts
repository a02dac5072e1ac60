import { fromGcj02, isPosition, toGcj02, type Position } from '@domain/coordinates'
import type { Bounds, Marker, MarkerLook } from '@/platform/tiles'

/** Where the build puts the pictures (config/index.ts). */
const PINS = '/subPages/position/pins'
/** px of a marker; the chosen one is larger. */
const SIZE = { plain: 30, on: 40, place: 22 }
/** Number of the marker of the place from which distances are measured; those of outlets count from 1. */
export const PLACE = 0

/** How a number is on its marker: from the middle, half of the line's height up, without a box of its own. */
const NUMBER = {
  color: '#ffffff',
  fontSize: 13,
  anchorX: 0,
  anchorY: -9,
  borderWidth: 0,
  borderColor: '#00000000',
  borderRadius: 0,
  bgColor: '#00000000',
  padding: 0,
  textAlign: 'center' as const,
}

export interface NativeMarker {
  id: number
  longitude: number
  latitude: number
  iconPath: string
  width: number
  height: number
  anchor: { x: number; y: number }
  zIndex: number
  ariaLabel: string
  label?: typeof NUMBER & { content: string }
}

/** WeChat's map takes GCJ-02 degrees (rest 3-6). */
function placed(at: Position, picture: MarkerLook | 'place', size: number) {
  const { lng: longitude, lat: latitude } = toGcj02(at)
  return {
    longitude,
    latitude,
    iconPath: `${PINS}/${picture}.png`,
    width: size,
    height: size,
    anchor: { x: 0.5, y: 0.5 },
  }
}

/** Markers of WeChat's map: the n-th has the number n, by which a tap names it; 0 is the place that is measured from. */
export function nativeMarkers(markers: readonly Marker[], origin: Position & { name: string }): NativeMarker[] {
  return [
    { ...placed(origin, 'place', SIZE.place), id: PLACE, zIndex: 1, ariaLabel: origin.name },
    ...markers.map((marker, index) => ({
      ...placed(marker, marker.look, marker.isOn ? SIZE.on : SIZE.plain),
      id: index + 1,
      zIndex: marker.isOn ? 3 : 2,
      ariaLabel: `${marker.text} ${marker.label}`,
      label: { ...NUMBER, content: marker.text },
    })),
  ]
}

interface Corner {
  longitude: number
  latitude: number
}

/** The part that WeChat's map shows, in WGS-84; null where the phone does not say it. */
export function boundsOf(
  region: { southwest: Corner; northeast: Corner } | undefined,
  scale: number | undefined,
): Bounds | null {
  if (!region || scale === undefined) return null
  const [low, high] = [region.southwest, region.northeast].map(({ longitude, latitude }) => ({
    lng: longitude,
    lat: latitude,
  }))
  if (!low || !high || !isPosition(low) || !isPosition(high)) return null
  const [from, to] = [fromGcj02(low), fromGcj02(high)]
  const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, Math.round(scale)))
  return { minLng: from.lng, minLat: from.lat, maxLng: to.lng, maxLat: to.lat, zoom }
}

/** Zoom of the specification (9). */
export const ZOOM = { least: 5, most: 18, first: 16 }
