import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { fromGcj02, toGcj02, type Position } from '@domain/coordinates'
import type { MapWishes, Marker, ShownMap } from './types'
import './tiles.scss'

/* The one importer of Leaflet: a chunk of its own, loaded where a base map is set. */

/** Zoom of the specification (9). */
const ZOOM = { minZoom: 5, maxZoom: 18 }
const FIRST_ZOOM = 16
/** ms until which the first tile has to be there (rest 3-6). */
const DEAD_AFTER = 2000

export function drawMap(element: HTMLElement, { source, centre, onTap, onMoved, onDead }: MapWishes): ShownMap {
  const isShifted = source.crs === 'gcj02'
  const onMap = (at: Position): L.LatLngTuple => {
    const { lng, lat } = isShifted ? toGcj02(at) : at
    return [lat, lng]
  }
  const fromMap = ({ lng, lat }: L.LatLng): Position => (isShifted ? fromGcj02({ lng, lat }) : { lng, lat })
  const map = L.map(element, { ...ZOOM, attributionControl: false }).setView(onMap(centre), FIRST_ZOOM)
  // Without the library's own link, which would leave the app; what the owner of the map wants to be shown is text.
  L.control
    .attribution({ prefix: false })
    .addAttribution(textOf(`${source.attribution} · ${source.approval}`))
    .addTo(map)
  const stopWaiting = addTiles(map, source.url, onDead)
  const marks = L.layerGroup().addTo(map)
  map.on('moveend', () => {
    const bounds = map.getBounds()
    const [low, high] = [fromMap(bounds.getSouthWest()), fromMap(bounds.getNorthEast())]
    onMoved({ minLng: low.lng, minLat: low.lat, maxLng: high.lng, maxLat: high.lat, zoom: Math.round(map.getZoom()) })
  })
  return {
    mark(markers, here) {
      marks.clearLayers()
      L.marker(onMap(here), { icon: iconOf('tl-here', ''), interactive: false, keyboard: false }).addTo(marks)
      for (const marker of markers) addMarker(marks, marker, onMap(marker), onTap)
    },
    lookAt: (at) => void map.panTo(onMap(at)),
    remove() {
      stopWaiting()
      map.remove()
    },
  }
}

const textOf = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** A map of which no tile comes in time is dead; one that loses some tiles later stays. */
function addTiles(map: L.Map, url: string, onDead: () => void): () => void {
  const timer = setTimeout(onDead, DEAD_AFTER)
  const stop = () => clearTimeout(timer)
  L.tileLayer(url, ZOOM).on('tileload', stop).addTo(map)
  return stop
}

const iconOf = (className: string, text: string): L.DivIcon =>
  L.divIcon({ className, html: text && `<span class="tl-pin-no">${textOf(text)}</span>`, iconSize: [44, 44] })

function addMarker(
  marks: L.LayerGroup,
  { id, text, label, isOn, look }: Marker,
  at: L.LatLngTuple,
  onTap: MapWishes['onTap'],
) {
  const icon = iconOf(`tl-pin tl-pin-${look}${isOn ? ' tl-pin-on' : ''}`, text)
  const marker = L.marker(at, { icon, title: label, zIndexOffset: isOn ? 1000 : 0 })
  marker.on('click', () => onTap(id)).addTo(marks)
  // Its text alone would be its name.
  marker.getElement()?.setAttribute('aria-label', `${text} ${label}`)
}
