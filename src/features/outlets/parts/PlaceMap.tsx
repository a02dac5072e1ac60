import { useState } from 'react'
import { hostMap } from '@/platform/tiles'
import { RingMap } from './RingMap'
import { TileMap } from './TileMap'
import type { PlaceMapProps } from './types'

/** The map of the host, or of the settings where one is set, while it works; else the rings. */
export function PlaceMap({ source, ...props }: PlaceMapProps) {
  const [isDead, setDead] = useState(false)
  const { origin, outlets, chosen, onChoose } = props
  const base = hostMap ?? source
  if (base !== null && !isDead) return <TileMap {...props} source={base} onDead={() => setDead(true)} />
  return (
    <>
      <RingMap outlets={outlets} chosen={chosen} label={`${origin.name}周边的网点，上为正北`} onChoose={onChoose} />
      <div className='fs-12 t3'>{isDead ? '地图未加载，上为正北，环距不等比例' : '上为正北，环距不等比例'}</div>
    </>
  )
}
