import { useLink, useLinks, useMay } from '@/blocks'
import { useRead } from '@/request'
import { isBuilt } from '@/routes/table'
import { noteClick } from '@/telemetry'
import { Ends, Item, Progress, SectionCard, Volume } from '@/ui'
import type { Out } from '@contract'

type Running = Out<'taocan GET /trade/order/summary'>['running'][number]

const SHOP = '/subPagesB/pages/gas-package/index'
/** Orders that are shown; the others are on the page of packages. */
const MOST = 2

/** 气量包: orders that run, with what is left and what comes next (A 6.1); without any there is nothing. */
export function Packages() {
  const enabled = useMay('model:PACKAGE_VIEW') && isBuilt(SHOP)
  const read = useRead('taocan GET /trade/order/summary', undefined, { enabled, handles: 'all', refresh: 'old' })
  const all = useLink(SHOP)
  const running = enabled ? (read.data?.running ?? []) : []
  if (running.length === 0) return null
  return (
    <SectionCard flush title='气量包' more='全部' onMore={all}>
      {running.slice(0, MOST).map((order) => (
        <OneOrder key={order.orderNo} order={order} />
      ))}
    </SectionCard>
  )
}

function OneOrder({ order }: { order: Running }) {
  const links = useLinks()
  const open = links.to('/subPagesB/pages/gas-package/order-details', { orderNo: order.orderNo })
  const cycle = order.currentCycle
  const share = Number(order.total) > 0 ? Number(order.extracted) / Number(order.total) : 0
  return (
    <Item
      onTap={
        open &&
        (() => {
          noteClick('HOME_PACKAGE')
          open()
        })
      }
    >
      <Ends gap={8}>
        <span className='fs-15 fw-m break'>{order.name}</span>
        {cycle !== null && (
          <span className='fs-13 t2 num'>
            {cycle}剩余 <Volume value={order.remaining} />
          </span>
        )}
      </Ends>
      {cycle !== null && <Progress className='mt4' value={share} label={`${order.name}${cycle}已提气量`} />}
      {order.next && (
        <div className={`fs-12 break num ${order.next.loss === null ? 'c-warning' : 'c-danger'}`}>
          {order.next.text}
        </div>
      )}
    </Item>
  )
}
