import type { Position } from '@domain/coordinates'

/** A base map of the gas company's own contract. */
export interface TileSource {
  /** Template with {z}, {x} and {y}. */
  url: string
  crs: 'wgs84' | 'gcj02'
  attribution: string
  approval: string
}

/** All positions are WGS-84. */
export interface Marker extends Position {
  id: string
  /** What is in it: a number, or how many it stands for. */
  text: string
  label: string
  isOn: boolean
  /** The state of an outlet; several in one have no state of their own and count as open. */
  look: MarkerLook
}

export type MarkerLook = 'open' | 'closed' | 'suspended'

export interface Bounds {
  minLng: number
  minLat: number
  maxLng: number
  maxLat: number
  zoom: number
}

export interface MapWishes {
  source: TileSource
  centre: Position
  onTap: (id: string) => void
  onMoved: (bounds: Bounds) => void
  /** No tile came in time: the map is of no use. */
  onDead: () => void
}

export interface ShownMap {
  mark(markers: readonly Marker[], here: Position): void
  lookAt(at: Position): void
  remove(): void
}
