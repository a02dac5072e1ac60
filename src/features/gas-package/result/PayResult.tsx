import { useEffect } from 'react'
import { formatFullMoment } from '@domain/date-format'
import { tradeChannels } from '@domain/statuses/trade-payment'
import { linkTo, ResultPage, useElapsed, type ResultPageProps } from '@/blocks'
import { noteChanged, useRead } from '@/request'
import { addressOf } from '@/routes/go'
import { Row, Spinner } from '@/ui'
import { ASKS_FOR, EVERY, isUndecided, payLook, type PayStatus } from './pay-look'
import { INDEX, orderOf, THERE } from './places'

/** How a payment ended; while the channel has not said the page asks on (K-30). */
export function PayResult({ payNo }: { payNo: string }) {
  const { read, status, isOver, refresh } = usePolled(payNo)
  useMovedMoney(status)
  if (status === undefined) return <ResultPage kind='pending' headline='正在确认支付结果' text={<Asking />} of={read} />
  const { kind, headline, text } = payLook(status, isOver)
  const isAsking = isUndecided(status) && !isOver
  return (
    <ResultPage
      kind={kind}
      headline={headline}
      amount={status.amount}
      text={isAsking ? <Asking text={text} /> : status.nextText || text}
      facts={[
        [status.bizType === 'NG_MARGIN' ? '竞购活动' : '气量包', status.orderName],
        ['订单编号', status.orderNo],
        ['支付单号', payNo],
        ['支付方式', tradeChannels[status.channel]],
        ['支付时间', status.paidAt !== null && formatFullMoment(status.paidAt)],
      ]}
      {...actionsOf(status, isOver, refresh)}
    />
  )
}

const Asking = ({ text = '请稍候，不要重复支付' }: { text?: string }) => (
  <Row to='centre'>
    <Spinner /> {text}
  </Row>
)

/** The gateway's word, every two seconds for a minute while the page is shown; by hand from then on. */
function usePolled(payNo: string) {
  const { isOver, again } = useElapsed(ASKS_FOR)
  const every = (answer?: PayStatus) => (answer === undefined || isUndecided(answer)) && !isOver && EVERY
  const read = useRead('taocan GET /trade/pay/status', { payNo }, { freshFor: 0, handles: ['2902'], every })
  const status = read.data
  const refresh = async () => {
    again()
    await read.reload()
  }
  return { read, status, isOver, refresh }
}

/** Money moved: what other pages show is out of date. */
function useMovedMoney(status: PayStatus | undefined): void {
  const state = status?.status
  useEffect(() => {
    if (state === 'PAID' || state === 'REFUNDED') void noteChanged(['packages', 'orders', 'money', 'todos'])
  }, [state])
}

type Actions = Pick<ResultPageProps, 'primary' | 'secondary' | 'third'>

function actionsOf(status: PayStatus, isOver: boolean, refresh: () => Promise<void>): Actions {
  const { bizType, bizNo } = status
  const toOrder = linkTo(orderOf(bizType, bizNo), THERE)
  const order = toOrder && { text: bizType === 'NG_MARGIN' ? '查看竞购' : '查看订单', onTap: toOrder }
  const toIndex = linkTo(INDEX, THERE)
  const index = toIndex && { text: '返回气量包', onTap: toIndex }
  if (isUndecided(status))
    return { ...(order && { secondary: order }), ...(isOver && { primary: { text: '刷新结果', onTap: refresh } }) }
  const again = linkTo(addressOf('/subPagesB/pages/gas-package/extract-pay', { bizType, bizNo }), THERE)
  if ((status.status === 'FAILED' || status.status === 'EXPIRED') && again)
    return { primary: { text: '重新支付', onTap: again }, ...(order && { secondary: order }) }
  return { ...(order && { primary: order }), ...(index && { secondary: index }) }
}
