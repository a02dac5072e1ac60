import { useState } from 'react'
import type { Out } from '@contract'
import { formatMoney } from '@domain/money'
import { packageOrderStatus } from '@domain/statuses/gas-package'
import { tradeBizTypes } from '@domain/statuses/trade-payment'
import { formatPrice } from '@domain/price'
import { formatMoment } from '@domain/date-format'
import { formatVolume } from '@domain/volume'
import { PageFrame, useLink, useToday } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { Card, Cell, Empty, Ends, KeyValue, Status, Tick } from '@/ui'
import { PayCashier } from '../parts/pay/PayCashier'

type Order = Out<'default GET /crmgas/pay/packageOrder'>
type Payable = Order['payables'][number]

/** 套餐支付 (A 6.22): all that an order has to pay, one of them at a time. */
export function PayOrderView({ packageOrderNo, payNo }: ViewParams<'/pages/pay/pay-package/index'>) {
  const read = useRead(
    'default GET /crmgas/pay/packageOrder',
    { packageOrderNo },
    { refresh: 'show', freshFor: 0, handles: ['A2323'] },
  )
  const [wanted, setWanted] = useState<string | null>(null)
  const order = read.data
  if (read.error?.is('A2323')) return <NotPayable text={read.error.message} orderNo={packageOrderNo} />
  if (order === undefined) return <PageFrame of={read} />
  if (!order.agreementOk) return <Unsigned agreeId={order.agreeId} />
  const { payables } = order
  const chosen =
    payables.find(({ bizNo }) => bizNo === wanted) ??
    payables.find((one) => payNo !== undefined && one.payNo === payNo) ??
    payables[0]
  if (!chosen) return <NotPayable text='暂无待支付款项' orderNo={packageOrderNo} />
  const head = (
    <>
      <Head order={order} />
      <Payables of={payables} chosen={chosen.bizNo} onChoose={setWanted} />
    </>
  )
  return <PayCashier key={chosen.bizNo} bizType={chosen.bizType} bizNo={chosen.bizNo} head={head} />
}

function Head({ order }: { order: Order }) {
  return (
    <Card>
      <Ends>
        <span className='fs-16 fw-b break'>{order.title}</span>
        <Status status={packageOrderStatus[order.orderState]} />
      </Ends>
      <div className='mt8'>
        <KeyValue
          items={[
            ['订购气量', formatVolume(order.volume)],
            ['单价', formatPrice(order.price)],
          ]}
        />
      </div>
    </Card>
  )
}

interface PayablesProps {
  of: readonly Payable[]
  chosen: string
  onChoose: (bizNo: string) => void
}

/** One payable is paid at a time. */
function Payables({ of: payables, chosen, onChoose }: PayablesProps) {
  const today = useToday()
  if (payables.length < 2) return null
  return (
    <Card flush label='待支付款项'>
      {payables.map(({ bizNo, bizType, title, amount, deadline }) => (
        <Cell
          key={bizNo}
          title={title}
          subtitle={[tradeBizTypes[bizType], deadline && `${formatMoment(deadline, today)} 前支付`]
            .filter(Boolean)
            .join(' · ')}
          value={<span className='num'>{formatMoney(amount)}</span>}
          label={[title, formatMoney(amount), bizNo === chosen && '已选择'].filter(Boolean).join('，')}
          arrow={false}
          action={<Tick on={bizNo === chosen} />}
          onTap={() => onChoose(bizNo)}
        />
      ))}
    </Card>
  )
}

/** Nothing to pay: back to the order. */
function NotPayable({ text, orderNo }: { text: string; orderNo: string }) {
  const order = useLink('/subPagesB/pages/gas-package/order-details', { orderNo }, { replace: true })
  return <Stop text={text} action='返回订单' onTap={order} />
}

function Unsigned({ agreeId }: { agreeId: string }) {
  const sign = useLink('/subPagesB/pages/gas-package/gas-supply-agreement', { agreeId }, { replace: true })
  return <Stop text='请先签署供气协议' action='去签署' onTap={sign} />
}

function Stop({ text, action, onTap }: { text: string; action: string; onTap: (() => void) | undefined }) {
  return (
    <PageFrame>
      <Empty text={text} {...(onTap && { action, onAction: onTap })} />
    </PageFrame>
  )
}
