import { supplementStatus, supplementTypes } from '@domain/statuses/gas-package'
import { formatVolume } from '@domain/volume'
import { useLink } from '@/blocks'
import { Ends, Item, Money, Status } from '@/ui'
import type { SupplementRow } from '../../types'

/** A supplement in a list; it leads to its page. */
export function SupplementItem({ of: one }: { of: SupplementRow }) {
  const open = useLink('/subPagesB/pages/gas-package/order-details-bu', { buNo: one.buNo })
  return (
    <Item onTap={open}>
      <Ends>
        <span className='fs-15 fw-m break'>
          {one.cycleName}
          {supplementTypes[one.buType]}
        </span>
        <Status status={supplementStatus[one.state]} />
      </Ends>
      <Ends className='fs-12 t3 num'>
        <span className='break'>
          {one.buNo} · {formatVolume(one.volume)}
        </span>
        <Money value={one.amount} />
      </Ends>
    </Item>
  )
}
