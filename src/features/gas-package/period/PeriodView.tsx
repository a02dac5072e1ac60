import { useState } from 'react'
import { packageOrderStatus } from '@domain/statuses/gas-package'
import { PageFrame, useLink } from '@/blocks'
import { attempt, call, useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { Card, Chart, Chips, Empty, Ends, SectionCard, Status } from '@/ui'
import { answerRefusal, usePickBill } from '../parts/cycle/use-pick-bill'
import type { OrderDetail } from '../types'
import { CurrentCard } from './CurrentCard'
import { CycleLine } from './CycleLine'
import { chartSummary, currentOf, cyclePoints } from './period-look'

const SUMMARY = 'taocan GET /trade/order/summary'
const DETAIL = 'taocan GET /trade/order/detail'

/** 周期提气量 (B 6.1): how an order runs, cycle by cycle. */
export function PeriodView({ orderNo: asked }: PageParams<'/subPagesB/pages/gas-package/periodic-extraction-vol'>) {
  const summary = useRead(SUMMARY, undefined, { refresh: 'show' })
  const [chosen, choose] = useState(asked)
  const running = summary.data?.running ?? []
  const orderNo = chosen ?? running[0]?.orderNo
  const order = useRead(DETAIL, orderNo === undefined ? undefined : { orderNo }, {
    enabled: orderNo !== undefined,
    refresh: 'show',
    keepPrevious: true,
  })
  const shop = useLink('/subPagesB/pages/gas-package/index')
  const isEmpty = summary.data !== undefined && orderNo === undefined
  // Drawn together with the order: what shows that it loads would be pushed down.
  const hasChoice = running.length > 1 && order.state !== 'loading'
  return (
    <PageFrame
      spaced
      of={orderNo === undefined ? summary : [summary, order]}
      empty={
        isEmpty ? <Empty text='暂无提气中的订单' {...(shop && { action: '去看看', onAction: shop })} /> : undefined
      }
      top={hasChoice && <Switcher orders={running} active={orderNo} onChoose={choose} />}
    >
      {order.data && <Order key={order.data.orderNo} order={order.data} reload={order.reload} />}
    </PageFrame>
  )
}

interface SwitcherProps {
  orders: readonly { orderNo: string; name: string }[]
  active: string | undefined
  onChoose: (orderNo: string) => void
}

/** Orders of the same package are distinguished by the end of their numbers. */
function Switcher({ orders, active, onChoose }: SwitcherProps) {
  const isAlone = (name: string) => orders.filter((order) => order.name === name).length === 1
  const items = orders.map(({ orderNo, name }) => ({
    key: orderNo,
    label: isAlone(name) ? name : `${name} ${orderNo.slice(-6)}`,
  }))
  return <Chips label='选择订单' items={items} active={active ?? null} onChange={onChoose} />
}

function Order({ order, reload }: { order: OrderDetail; reload: () => Promise<void> }) {
  const { orderNo, cycles } = order
  const current = currentOf(cycles)
  const detail = useLink('/subPagesB/pages/gas-package/order-details', { orderNo })
  const records = useLink('/subPagesB/pages/gas-package/extract-records', { orderNo })
  const submit = useSubmit(orderNo, reload)
  return (
    <>
      <Card onTap={detail}>
        <Ends gap={8}>
          <span className='fs-16 fw-b break grow left'>{order.name}</span>
          <Status status={packageOrderStatus[order.state]} />
        </Ends>
        <div className='fs-12 t3 num left mt4'>订单编号 {orderNo}</div>
      </Card>
      {current && <CurrentCard key={current.childNo} cycle={current} />}
      <SectionCard title='各周期提气' extra='单位 m³'>
        <Chart
          kind='bars'
          points={cyclePoints(cycles)}
          unit='m³'
          name='已提'
          planName='可提'
          pointName='周期'
          chosen={current?.childNo ?? null}
          summary={chartSummary(cycles)}
        />
      </SectionCard>
      <SectionCard title='提气周期' count={cycles.length} more='提气记录' onMore={records} flush>
        {cycles.map((cycle) => (
          <CycleLine key={cycle.childNo} orderNo={orderNo} cycle={cycle} onSubmit={() => submit(cycle.cycleNo)} />
        ))}
      </SectionCard>
    </>
  )
}

/** The plan as it is now is locked: it is read when it is asked for. */
function useSubmit(orderNo: string, reload: () => Promise<void>) {
  const bill = usePickBill(orderNo)
  return async (cycleNo: number): Promise<void> => {
    if (!(await bill.isAgreed())) return
    const send = async () => {
      const { version, cycles } = await call('taocan GET /trade/pick/cycles', { orderNo })
      const plan = cycles.filter(({ lockedVolume, state }) => lockedVolume === null && state === 'PLANNED')
      const wishes = plan.map(({ cycleNo: no, planVolume }) => ({ cycleNo: no, volume: planVolume }))
      await bill.lock(version, [cycleNo], wishes)
    }
    await attempt(send(), { at: answerRefusal({ onStale: reload, onClosed: reload }) })
  }
}
