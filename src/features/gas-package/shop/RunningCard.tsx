import type { Out } from '@contract'
import { formatShare, sharePercent } from '@domain/percent'
import { Ring } from '@/shared/ring'
import { Card, Row, Tag, Volume } from '@/ui'
import { useLink } from '@/blocks'
import { NextLine } from '../parts/order/NextLine'

type Running = Out<'taocan GET /trade/order/summary'>['running'][number]

const SIZE = 88
const THICK = 9

/** The running order: how much of its cycle is taken, and what waits (B 6.1). */
export function RunningCard({ order, onEnd }: { order: Running; onEnd: () => void }) {
  const open = useLink('/subPagesB/pages/gas-package/order-details', { orderNo: order.orderNo })
  const hasCycle = order.childNo !== null
  const share = hasCycle
    ? sharePercent(order.extracted, order.total)
    : sharePercent(order.orderExtracted, order.totalVolume)
  const part = { share: Math.min(1, Number(share ?? '0') / 100), colour: 'ch1' } as const
  return (
    <Card onTap={open}>
      <Row gap={16}>
        <Ring parts={[part]} size={SIZE} thick={THICK} label={`已提${formatShare(share)}`}>
          <span className='fs-15 fw-b num'>{formatShare(share)}</span>
        </Ring>
        <div className='grow'>
          <Row wrap gap={8} className='mb4'>
            <span className='fs-16 fw-b break'>{order.name}</span>
            {order.currentCycle !== null && <Tag tone='primary'>{order.currentCycle}</Tag>}
          </Row>
          <div className='fs-14 t2'>
            {hasCycle ? (
              <>
                本周期剩余 <Volume value={order.remaining} />
              </>
            ) : (
              '尚未开始提气'
            )}
          </div>
          {order.next !== null && <NextLine step={order.next} onEnd={onEnd} />}
        </div>
      </Row>
    </Card>
  )
}
