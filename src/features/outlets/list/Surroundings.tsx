import { outletStates } from '@domain/statuses/outlet'
import { Button, Card, Ends, Row, Tag } from '@/ui'
import { directionText, distanceParts, stateText } from '../parts/outlet-text'
import { PlaceMap } from '../parts/PlaceMap'
import type { Outlet, OutletPage } from '../parts/types'

interface Props {
  page: OutletPage
  rows: readonly Outlet[]
  chosen: Outlet
  onChoose: (outletId: string) => void
  onSite: (siteId: string | undefined) => void
}

/** The chosen outlet from where it is measured, on the map or the rings. */
export function Surroundings({ page: { origin, sites, map }, rows, chosen, onChoose, onSite }: Props) {
  const [distance, unit] = distanceParts(chosen)
  const isNearest = chosen === rows[0] && origin.kind !== 'CITY'
  const other = sites.find(({ siteId }) => siteId !== origin.siteId)
  return (
    <Card>
      <Ends>
        <span className='fs-13 t2'>{`离${origin.name}${isNearest ? '最近' : ''}`}</span>
        <Tag tone={outletStates[chosen.state].tone}>{stateText(chosen)}</Tag>
      </Ends>
      <div className='mt4'>
        <span className='fs-24 fw-b num'>{distance}</span> <span className='fs-15 t2'>{unit}</span>
      </div>
      <div className='fs-14 t2 mb12'>{`${chosen.name} · ${directionText(chosen)}`}</div>
      <PlaceMap origin={origin} outlets={rows} chosen={chosen.outletId} source={map} onChoose={onChoose} />
      {other && (
        <Row to='end' top={8}>
          <Button kind='plain' size='small' onTap={() => onSite(other.siteId)}>
            {`改看${other.name}`}
          </Button>
        </Row>
      )}
    </Card>
  )
}
