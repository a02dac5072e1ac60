import { useState } from 'react'
import { isWeapp } from '@/platform/host'
import { RingMap } from './RingMap'
import { TileMap } from './TileMap'
import type { Origin, Outlet, OutletPage } from './types'

export interface PlaceMapProps {
  origin: Origin
  outlets: readonly Outlet[]
  chosen: string
  source: OutletPage['map']
  onChoose: (outletId: string) => void
}

/** The base map where one is set and answers, else the rings; the mini-program draws no pictures of other servers as a map. */
export function PlaceMap({ source, ...props }: PlaceMapProps) {
  const [isDead, setDead] = useState(false)
  const { origin, outlets, chosen, onChoose } = props
  if (source !== null && !isWeapp && !isDead) return <TileMap {...props} source={source} onDead={() => setDead(true)} />
  return (
    <>
      <RingMap outlets={outlets} chosen={chosen} label={`${origin.name}周边的网点，上为正北`} onChoose={onChoose} />
      <div className='fs-12 t3'>{isDead ? '地图未加载，上为正北，环距不等比例' : '上为正北，环距不等比例'}</div>
    </>
  )
}
