import type { Out } from '@contract'
import { formatFullMoment } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { orderTypes } from '@domain/statuses/order-index'
import { formatVolume } from '@domain/volume'
import { DetailPage, Shape, useLink, useLinks } from '@/blocks'
import { useRead } from '@/request'
import { AskCell } from '@/shared/question'
import type { ViewParams } from '@/routes/table'
import { BottomBar, Card, Cell, CellGroup, Ends, Item, KeyValue, Money, SectionCard, Status, Tag, Timeline } from '@/ui'

type Order = Out<'default GET /crmgas/order/detail'>

/** 订单详情 (B 6.7): one order of any kind; what is done with it is done on its own page (O-03). */
export function OrderDetailView({ orderKey }: ViewParams<'/pages/my-order/my-order-detail'>) {
  const read = useRead('default GET /crmgas/order/detail', { orderKey }, { refresh: 'show' })
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[120, 260, 140]} />}
      footer={(order) => <Foot order={order} />}
    >
      {(order) => (
        <>
          <Head order={order} />
          <SectionCard title='订单信息'>
            <KeyValue
              items={[
                ['订单编号', order.orderNo, { copy: order.orderNo }],
                ...order.fields.map(({ label, value }) => [label, value] as const),
                ['下单时间', formatFullMoment(order.orderTime)],
              ]}
            />
          </SectionCard>
          {order.payments.length > 0 && <Payments order={order} />}
          {order.related.length > 0 && <Related order={order} />}
          {order.timeline.length > 0 && <Steps order={order} />}
          <Ways order={order} />
          {order.ask && <AskCell {...order.ask} title={order.title} />}
        </>
      )}
    </DetailPage>
  )
}

function Head({ order }: { order: Order }) {
  const { amount, volume } = order
  return (
    <Card>
      <Ends>
        <span className='fs-20 fw-b break'>{order.statusText}</span>
        <Tag kind='outline'>{orderTypes[order.orderType]}</Tag>
      </Ends>
      <div className='fs-14 t2 mt4 break'>{order.title}</div>
      {(amount !== null || volume !== null) && (
        <Ends top={12}>
          {amount === null ? <span /> : <Money value={amount} size='l' />}
          {volume !== null && <span className='fs-14 t2 num'>{formatVolume(volume)}</span>}
        </Ends>
      )}
    </Card>
  )
}

const Payments = ({ order }: { order: Order }) => (
  <SectionCard flush title='支付记录'>
    {order.payments.map(({ channel, amount, time, statusText, statusColor }, index) => (
      <Item key={`${channel}${index}`}>
        <Ends>
          <span className='fs-14 break'>{channel}</span>
          <span className='fs-14 fw-m num'>{formatMoney(amount)}</span>
        </Ends>
        <Ends top={4}>
          <span className='fs-12 t3 num'>{time === null ? '' : formatFullMoment(time)}</span>
          <Status status={{ label: statusText, tone: statusColor }} />
        </Ends>
      </Item>
    ))}
  </SectionCard>
)

function Related({ order }: { order: Order }) {
  const links = useLinks()
  return (
    <SectionCard flush title='相关订单'>
      {order.related.map((one) => (
        <Item key={one.orderKey} onTap={links.to('/pages/my-order/my-order-detail', { orderKey: one.orderKey })}>
          <Ends>
            <span className='fs-14 break'>{one.title}</span>
            <Status status={{ label: one.statusText, tone: one.statusColor }} />
          </Ends>
          <Ends top={4}>
            <span className='fs-12 t3 num'>{one.volume === null ? '' : formatVolume(one.volume)}</span>
            <span className='fs-12 t3 num'>{one.amount === null ? '' : formatMoney(one.amount)}</span>
          </Ends>
        </Item>
      ))}
    </SectionCard>
  )
}

const Steps = ({ order }: { order: Order }) => (
  <SectionCard title='进度'>
    <Timeline
      items={[...order.timeline].reverse().map(({ time, text, reason }, index) => ({
        key: `${time}${index}`,
        title: text,
        ...(reason !== '' && { text: reason }),
        meta: formatFullMoment(time),
      }))}
    />
  </SectionCard>
)

/** 申请开票 for what was paid, and the contact. */
function Ways({ order }: { order: Order }) {
  const invoice = useLink('/pages/invoice/trade-list')
  const ask = useLink('/subPages/customer-service/index')
  const isPaid = order.payments.some((payment) => payment.isPaid)
  if (!ask && !(isPaid && invoice)) return null
  return (
    <CellGroup>
      {isPaid && invoice && <Cell icon='invoice' title='申请开票' onTap={invoice} />}
      {ask && <Cell icon='headset' title='联系客服' onTap={ask} />}
    </CellGroup>
  )
}

/** What waits is done on the page of its action; every order has a page of its own beside. */
function Foot({ order: { actionText, actionRoute, route } }: { order: Order }) {
  const links = useLinks()
  const act = links(actionRoute)
  const own = links(route)
  if (act) {
    const more = own && route !== actionRoute
    return (
      <BottomBar
        primary={{ text: '前往处理', onTap: act, ...(actionText !== null && { label: `前往处理：${actionText}` }) }}
        {...(more && { secondary: { text: '查看业务详情', onTap: own } })}
      />
    )
  }
  return own ? <BottomBar primary={{ text: '查看业务详情', onTap: own }} /> : null
}
