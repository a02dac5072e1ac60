import { outletStates } from '@domain/statuses/outlet'
import { useLink } from '@/blocks'
import { Ends, Item, Row, Tag } from '@/ui'
import { directionText, distanceParts, noteText, stateText } from './outlet-text'
import type { Outlet } from './types'
import './outlets.scss'

/** One outlet of the list, with the number of its marker. */
export function OutletItem({ outlet, no, chosen }: { outlet: Outlet; no?: number; chosen?: boolean }) {
  const { outletId, name, district, address, state } = outlet
  const [distance, unit] = distanceParts(outlet)
  const open = useLink('/subPages/position/goNavigation', { outletId })
  return (
    <Item {...(open && { onTap: open })}>
      <Row gap={12} align='top'>
        {no !== undefined && (
          <span className={chosen ? 'ol-no ol-no-on fs-13 fw-b num' : 'ol-no fs-13 fw-b num'}>{no}</span>
        )}
        <div className='grow'>
          <Ends>
            <span className='fs-16 fw-m break'>{name}</span>
            <span className='fs-16 fw-b num nowrap'>
              {distance} <span className='fs-12 t3'>{unit}</span>
            </span>
          </Ends>
          <Ends top={4}>
            <span className='fs-13 t2 break'>{district + address}</span>
            <span className='fs-12 t2 num nowrap'>{directionText(outlet)}</span>
          </Ends>
          <Row gap={8} top={8}>
            <Tag tone={outletStates[state].tone}>{stateText(outlet)}</Tag>
            <span className='fs-12 t3 grow break'>{noteText(outlet)}</span>
          </Row>
        </div>
      </Row>
    </Item>
  )
}
