import { useState } from 'react'
import type { Out } from '@contract'
import { formatMoney, sumMoney, subtractMoney } from '@domain/money'
import { payOrderStatus, subOrderStatus } from '@domain/statuses'
import type { DateText as Day } from '@domain/date'
import { formatMoment } from '@domain/date-format'
import { DetailPage, useToday } from '@/blocks'
import { useCancelOrder, platformCode, usePayNow, type Channel } from '@/shared/pay'
import { useRead } from '@/request'
import { go, goBack } from '@/routes/go'
import {
  BottomBar,
  Button,
  Card,
  confirm,
  CountDown,
  DateText,
  Ends,
  Figures,
  Item,
  KeyValue,
  Money,
  NoticeBar,
  Progress,
  Row,
  Status,
  type FactRow,
} from '@/ui'
import type { ViewParams } from '@/routes/table'
import { ChannelList } from '../ChannelList'
import { Shape } from '../Shape'

type Order = Out<'default GET /crmgas/pay/order'>
type Slice = Order['subOrders'][number]

const RECORDS = '/pages/pay/record'

/** 分笔支付 (A 6.20, AE-49): slices in their order, one at a time; settled when all are paid. */
export function SuborderView({ orderId, back = RECORDS }: ViewParams<'/pages/pay/pay-amount-suborder'>) {
  const read = useRead('default GET /crmgas/pay/order', { orderId }, { refresh: 'show' })
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape />}
      footer={(order) => (isOpen(order) ? undefined : <SeeResult orderId={orderId} back={back} />)}
    >
      {(order) => <Slices order={order} back={back} onChanged={read.reload} />}
    </DetailPage>
  )
}

const isOpen = ({ state }: Order) => state === 'WAIT_PAY' || state === 'PAYING' || state === 'PART_PAID'

const paidOf = ({ subOrders }: Order) =>
  sumMoney(subOrders.filter(({ state }) => state === 'SUCCESS').map(({ amount }) => amount))

interface PartProps {
  order: Order
  back: string
  onChanged: () => Promise<void>
}

function Slices({ order, back, onChanged }: PartProps) {
  const [wanted, setWanted] = useState<Channel | null>(null)
  const { payNow, cashier, busy } = usePayNow()
  const next = order.subOrders.find(({ canPay }) => canPay)
  const open = isOpen(order)
  const channels = useRead(
    'default GET /crmgas/pay/channels',
    { bizType: order.bizType, amount: next?.amount ?? order.payAmount, platform: platformCode() },
    { enabled: open, keepPrevious: true },
  )
  const usable = (channels.data?.list ?? []).filter(({ enabled }) => enabled)
  const chosen = usable.find(({ channel }) => channel === wanted) ?? usable[0]

  const pay = async ({ subOrderId }: Slice) => {
    if (!chosen) return
    const end = await payNow({ orderId: order.orderId, subOrderId, channel: chosen.channel, back })
    if (end === 'unavailable') await channels.reload()
    if (end !== 'result') await onChanged()
  }
  return (
    <>
      <Head order={order} onEnd={onChanged} />
      {open && (
        <NoticeBar tone='info'>
          {`受支付渠道单笔限额影响，需分${order.subOrders.length}笔支付，全部完成后入账`}
        </NoticeBar>
      )}
      <Card flush label='分笔明细'>
        {order.subOrders.map((slice) => (
          <SliceRow
            key={slice.subOrderId}
            slice={slice}
            {...(slice.canPay && open && chosen && { busy, onPay: () => pay(slice) })}
          />
        ))}
      </Card>
      {open && channels.data && (
        <ChannelList channels={channels.data} chosen={chosen?.channel ?? null} onChoose={setWanted} />
      )}
      <Card label='订单信息'>
        <KeyValue
          items={[
            ['支付单号', order.orderNo],
            ['下单时间', <DateText value={order.createdAt} form='full' />],
            ...order.items.map(({ title, amount }, index): FactRow => [
              title,
              <Money value={amount} />,
              { key: String(index) },
            ]),
          ]}
        />
      </Card>
      {open && order.payerIsMe && <GiveUp order={order} onChanged={onChanged} />}
      {cashier}
    </>
  )
}

function SeeResult({ orderId, back }: { orderId: string; back: string }) {
  const see = () => go('/pages/pay/pay-result', { orderId, back }, { replace: true })
  return <BottomBar primary={{ text: '查看结果', onTap: see }} />
}

function Head({ order, onEnd }: { order: Order; onEnd: () => Promise<void> }) {
  const paid = paidOf(order)
  const { label, tone } = payOrderStatus[order.state]
  const done = order.subOrders.filter(({ state }) => state === 'SUCCESS').length
  return (
    <Card>
      <Ends className='fs-13 t3 mb4'>
        <span>应付总额</span>
        <Status status={{ label, tone }} />
      </Ends>
      <Money value={order.payAmount} size='l' />
      <Progress
        className='mt12 mb12'
        value={order.subOrders.length === 0 ? 0 : done / order.subOrders.length}
        label={`已付 ${done} / ${order.subOrders.length} 笔`}
      />
      <Figures
        items={[
          { label: '已付', value: <Money value={paid} /> },
          { label: '剩余', value: <Money value={subtractMoney(order.payAmount, paid)} /> },
        ]}
      />
      {isOpen(order) && (
        <Row wrap gap={12} top={8} className='fs-12 t3'>
          <span>
            剩余时间 <CountDown until={order.expireAt} onEnd={() => void onEnd()} />
          </span>
        </Row>
      )}
    </Card>
  )
}

interface SliceRowProps {
  slice: Slice
  busy?: boolean
  onPay?: () => Promise<void>
}

function SliceRow({ slice: { seq, amount, state, paidAt }, busy = false, onPay }: SliceRowProps) {
  const { label, tone } = subOrderStatus[state]
  return (
    <Item className='pay-slice'>
      <Row gap={12}>
        <div className='grow'>
          <Row wrap>
            <span className='fs-12 t3 break'>第 {seq} 笔</span>
            <Status status={{ label, tone }} />
          </Row>
          <Money value={amount} size='xs' />
          {paidAt !== null && (
            <div className='fs-12 t3 break'>
              <DateText value={paidAt} form='full' />
            </div>
          )}
        </div>
        {onPay && (
          <Button size='small' loading={busy} onTap={onPay}>
            去支付
          </Button>
        )}
      </Row>
    </Item>
  )
}

/** What becomes of the paid slices, and of what they were for. */
export function giveUpText(order: Order, today: Day): string {
  const bills = order.items.filter(({ refType }) => refType === 'BILL').length
  const left = bills > 0 ? `，${bills} 笔账单仍未缴清` : ''
  return `已付的 ${formatMoney(paidOf(order))} 将于 ${formatMoment(order.expireAt, today)} 转入账户余额${left}。确定放弃剩余支付？`
}

/** Giving up: before the first payment it closes the order, afterwards the paid slices wait for the expiry (AE-49). */
function GiveUp({ order, onChanged }: Pick<PartProps, 'order' | 'onChanged'>) {
  const began = order.subOrders.some(({ state }) => state === 'SUCCESS')
  const cancel = useCancelOrder(onChanged)
  const today = useToday()
  const give = async () => {
    if (!began) return cancel.run({ orderId: order.orderId })
    const content = giveUpText(order, today)
    if (await confirm({ title: '提示', content, cancelText: '再想想', confirmText: '放弃支付' })) await goBack()
  }
  return (
    <Row to='centre' gap={12}>
      <Button kind='text' onTap={give}>
        {began ? '放弃剩余支付' : '取消支付单'}
      </Button>
    </Row>
  )
}
