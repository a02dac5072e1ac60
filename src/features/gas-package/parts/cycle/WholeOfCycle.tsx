import { formatVolume } from '@domain/volume'
import { Volume } from '@/ui'
import { movedText } from '../order/OrderCycleRow'
import type { OrderCycle } from '../../types'

/** What may be taken of a cycle, with how it comes about where some was moved: 83,600.00 m³, 86,600 m³ − 转出 3,000 m³. */
export function WholeOfCycle({ of }: { of: Pick<OrderCycle, 'lockedVolume' | 'total'> }) {
  const moved = movedText(of)
  return (
    <>
      <Volume value={of.total} />
      {moved !== '' && (
        <div className='fs-12 t3 break num'>
          {formatVolume(of.lockedVolume ?? '')} {moved}
        </div>
      )}
    </>
  )
}
