import { formatMoment } from '@domain/date-format'
import { packageOrderStatus } from '@domain/statuses/gas-package'
import { DetailPage, useLink, useToday } from '@/blocks'
import { useRead } from '@/request'
import { BottomBar, Card, Ends, Fact, SectionCard, Status, Volume } from '@/ui'
import type { Out } from '@contract'
import { CycleChart } from '../parts/cycle/CycleChart'
import { OrderCycleRow } from '../parts/order/OrderCycleRow'

type Cycles = Out<'taocan GET /trade/pick/cycles'>

/** The calendar of an order's cycles. */
export function OrderCycles({ orderNo }: { orderNo: string }) {
  const read = useRead('taocan GET /trade/pick/cycles', { orderNo }, { refresh: 'show' })
  return (
    <DetailPage spaced read={read} footer={(plan) => <EditBar plan={plan} />}>
      {(plan) => (
        <>
          <Card>
            <Ends>
              <span className='fs-16 fw-b break'>{plan.name}</span>
              <Status status={packageOrderStatus[plan.state]} />
            </Ends>
            <Fact className='mt8' label='订购气量' value={<Volume value={plan.totalVolume} size='mm' />} />
            <CycleChart
              cycles={plan.cycles.map((cycle) => ({ ...cycle, volume: cycle.lockedVolume ?? cycle.planVolume }))}
            />
          </Card>
          <SectionCard flush title='提气周期' count={plan.cycles.length}>
            {plan.cycles.map((cycle) => (
              <OrderCycleRow key={cycle.cycleNo} cycle={cycle} full />
            ))}
          </SectionCard>
        </>
      )}
    </DetailPage>
  )
}

/** only while a window is open. */
function EditBar({ plan }: { plan: Cycles }) {
  const today = useToday()
  const edit = useLink('/subPagesB/pages/gas-package/edit-extraction-cycle', { orderNo: plan.orderNo })
  const isOpen = plan.closesAt !== null
  if (!edit || (!isOpen && plan.opensAt === null)) return null
  const note = !isOpen && plan.opensAt !== null && (
    <span className='fs-13 t3 num'>{formatMoment(plan.opensAt, today)}起可修改</span>
  )
  return <BottomBar {...(note && { note })} primary={{ text: '修改周期气量', onTap: edit, disabled: !isOpen }} />
}
