import type { Out } from '@contract'
import { go } from '@/routes/go'
import { Button, Card, CountDown, Ends, Money, Row } from '@/ui'
import { formatMoney, isPositiveMoney, subtractMoney } from '@domain/money'
import { useCancelOrder } from './cancel-order'
import { mayGoOn, useOwnWaiting, useWaitingOrder } from './use-own-waiting'
import { usePayNow } from './use-pay-now'

type Order = Pick<
  Out<'default GET /crmgas/pay/order'>,
  | 'orderId'
  | 'title'
  | 'payAmount'
  | 'paidAmount'
  | 'expireAt'
  | 'channel'
  | 'split'
  | 'canPay'
  | 'canCancel'
  | 'confirming'
  | 'payerIsMe'
>

interface Place {
  /** Where 完成 on the result page leads. */
  back: string
}

/** The own order that holds a bill (AE-40), where the bill is shown. */
export function WaitingOrder({ orderId, back }: Place & { orderId: string }) {
  const { order, renew } = useWaitingOrder(orderId)
  return <Waiting order={order} back={back} onEnd={renew} />
}

/** Whatever waits for the payer's money, where no bill stands for it. */
export function WaitingOwn({ back }: Place) {
  const { order, renew } = useOwnWaiting()
  return <Waiting order={order} back={back} onEnd={renew} />
}

interface WaitingProps extends Place {
  order: Order | undefined
  onEnd: () => Promise<void>
}

/** 待支付: how much, how long it is kept, and both ways to end it. */
export function Waiting({ order, back, onEnd }: WaitingProps) {
  const pay = usePayNow()
  const cancel = useCancelOrder(onEnd)
  if (order === undefined || !mayGoOn(order)) return null
  if (order.confirming) return <Confirming order={order} back={back} />
  const { orderId, split } = order
  const goOn = async () => {
    if (split === 'AMOUNT') return go('/pages/pay/pay-amount-suborder', { orderId, back })
    await pay.payNow({ orderId, channel: null, back })
    await onEnd()
  }
  return (
    <Card label='待支付'>
      <Ends>
        <span className='fs-15 fw-m'>
          待支付 <Money value={subtractMoney(order.payAmount, order.paidAmount)} />
        </span>
        <span className='fs-13 c-warning'>
          剩余 <CountDown until={order.expireAt} format={minutes} onEnd={() => void onEnd()} />
        </span>
      </Ends>
      <div className='fs-12 t3 mt4 break'>
        {order.title}
        {isPositiveMoney(order.paidAmount) &&
          ` · 共 ${formatMoney(order.payAmount)}，已付 ${formatMoney(order.paidAmount)}`}
      </div>
      <Row to='end' wrap gap={12} top={8}>
        {order.canCancel && (
          <Button kind='text' size='small' onTap={() => cancel.run({ orderId })}>
            取消支付单
          </Button>
        )}
        <Button size='small' onTap={goOn}>
          {split === 'AMOUNT' ? '支付下一笔' : '继续支付'}
        </Button>
      </Row>
      {pay.cashier}
    </Card>
  )
}

/** 支付确认中: the cashier took the money; the result page queries the channel. It cannot be paid a second time from here. */
function Confirming({ order: { orderId, title, payAmount }, back }: Place & { order: Order }) {
  const refresh = () => go('/pages/pay/pay-result', { orderId, cashier: 'done', back })
  return (
    <Card label='支付确认中'>
      <Ends>
        <span className='fs-15 fw-m'>
          支付确认中 <Money value={payAmount} />
        </span>
        <Button size='small' kind='outline' onTap={refresh}>
          刷新结果
        </Button>
      </Ends>
      <div className='fs-12 t3 mt4 break'>{title}</div>
    </Card>
  )
}

/** 28:48; an order is kept for half an hour, some for days. */
function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} 天`
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (seconds >= 3600 ? parts : parts.slice(1)).map((part) => String(part).padStart(2, '0')).join(':')
}
