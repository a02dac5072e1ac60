import { useState } from 'react'
import { wayKinds, type WayKind } from '@domain/outlet/way'
import { codes } from '@domain/codes'
import { outletStates } from '@domain/statuses/outlet'
import { Card, Ends, Segment, Tag } from '@/ui'
import { directionText, distanceParts, stateText } from '../parts/outlet-text'
import { PlaceMap } from '../parts/PlaceMap'
import type { Detail } from '../parts/types'

const KINDS = codes(wayKinds).map((key) => ({ key, label: wayKinds[key] }))

/** Where it is, how far, and about how long it takes (PO-08). */
export function WayCard({ of: outlet }: { of: Detail }) {
  const { name, state, hours, origin, map, ways } = outlet
  return (
    <Card>
      <Ends>
        <span className='fs-20 fw-b break'>{name}</span>
        <Tag tone={outletStates[state].tone}>{stateText(outlet)}</Tag>
      </Ends>
      <div className='fs-13 t2 mt4 mb12'>
        {[hours === '24小时' ? '' : hours, outlet.suspendNote, `从${origin.name}`, directionText(outlet)]
          .filter(Boolean)
          .join(' · ')}
      </div>
      <PlaceMap origin={origin} outlets={[outlet]} chosen={outlet.outletId} source={map} onChoose={() => undefined} />
      <Ways of={ways} />
    </Card>
  )
}

/** Metres and minutes of each way of going there. */
export function Ways({ of: ways }: { of: Detail['ways'] }) {
  const [kind, setKind] = useState<WayKind>('driving')
  const way = ways[kind]
  return (
    <>
      <Segment className='mt12' items={KINDS} active={kind} onChange={setKind} label='出行方式' />
      <Ends top={12}>
        <span className='fs-24 fw-b num'>
          {way.minutes} <span className='fs-13 t2'>分钟</span>
        </span>
        <span className='fs-14 t2 num'>{distanceParts(way).join(' ')}</span>
      </Ends>
      <div className='fs-12 t3 mt4'>预计，按直线距离的1.3倍估算，不含路况</div>
    </>
  )
}
