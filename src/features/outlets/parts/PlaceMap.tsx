import { RingMap } from './RingMap'
import type { Origin, Outlet, OutletPage } from './types'

export interface PlaceMapProps {
  origin: Origin
  outlets: readonly Outlet[]
  chosen: string
  source: OutletPage['map']
  onChoose: (outletId: string) => void
}

export const PlaceMap = ({ origin, outlets, chosen, onChoose }: PlaceMapProps) => (
  <RingMap outlets={outlets} chosen={chosen} label={`${origin.name}周边的网点，上为正北`} onChoose={onChoose} />
)
