import { formatShare, sharePercent } from '@domain/percent'
import { packageOrderStatus, type PackageOrderState } from '@domain/statuses/gas-package'
import { useLink, useLinks } from '@/blocks'
import { copyText } from '@/platform/clipboard'
import { Button, Card, Ends, IconButton, Item, message, Money, Progress, Row, Status, Tag, Volume } from '@/ui'
import { addressOf } from '@/routes/go'
import { NextLine } from '../parts/order/NextLine'
import { actionTexts, placeOfAction } from '../parts/order/order-actions'
import type { OrderRow, PackageAction } from '../types'

/** In the order in which they are offered; at most two are on a card. */
const OFFERED: readonly PackageAction[] = ['SIGN', 'PAY_DEPOSIT', 'PAY_CHILD', 'PAY_SUPPLEMENT', 'EDIT_CYCLES', 'AGAIN']
const MOST = 2
const RUNNING: readonly PackageOrderState[] = ['EFFECTIVE', 'EXTRACTING', 'SETTLING']

/** One order: what was bought, how far it is, what waits. */
export function OrderCard({ order, onEnd }: { order: OrderRow; onEnd: () => void }) {
  const open = useLink('/subPagesB/pages/gas-package/order-details', { orderNo: order.orderNo })
  const isRunning = RUNNING.includes(order.state)
  const share = sharePercent(order.extracted, order.totalVolume)
  return (
    <Card flush>
      <Item onTap={open}>
        <Ends>
          <span className='fs-16 fw-b break'>{order.name}</span>
          <Row gap={4}>
            {order.sourceType === 'NG' && <Tag kind='outline'>竞购</Tag>}
            <Status status={packageOrderStatus[order.state]} />
          </Row>
        </Ends>
        <Ends className='mt4'>
          <Volume value={order.totalVolume} size='xs' />
          <Money value={order.totalAmount} size='xs' />
        </Ends>
        {isRunning && (
          <div className='mt4'>
            <Progress value={Number(share ?? '0') / 100} label={`已提${formatShare(share)}`} />
            <Ends className='fs-12 t3 num mt4'>
              <span>已提 {formatShare(share)}</span>
              <span>
                已结算 {order.children.settled}/{order.children.total} 期
                {order.children.todo > 0 && `，${order.children.todo} 期待付`}
              </span>
            </Ends>
          </div>
        )}
        {order.next !== null && <NextLine step={order.next} onEnd={onEnd} />}
      </Item>
      <Foot order={order} isRunning={isRunning} />
    </Card>
  )
}

function Foot({ order, isRunning }: { order: OrderRow; isRunning: boolean }) {
  const copy = async () => {
    if (await copyText(order.orderNo)) message('已复制')
  }
  return (
    <Ends className='gutter mb12'>
      <Row gap={0} className='fs-12 t3 num'>
        <span className='break'>{order.orderNo}</span>
        <IconButton icon='copy' size={16} label='复制订单编号' onTap={() => void copy()} />
      </Row>
      <Buttons order={order} isRunning={isRunning} />
    </Ends>
  )
}

function Buttons({ order, isRunning }: { order: OrderRow; isRunning: boolean }) {
  const links = useLinks()
  const bizOf = (action: PackageAction) => (order.next?.action === action ? order.next.bizNo : null)
  const ways = OFFERED.filter((action) => order.actions.includes(action)).flatMap((action) => {
    const lead = links(placeOfAction(action, { ...order, bizNo: bizOf(action) }))
    return lead ? [{ text: actionTexts[action], lead }] : []
  })
  const periods = links(
    isRunning ? addressOf('/subPagesB/pages/gas-package/periodic-extraction-vol', { orderNo: order.orderNo }) : null,
  )
  const all = periods ? [...ways, { text: '查看提气', lead: periods }] : ways
  return (
    <Row wrap to='end' gap={8}>
      {all.slice(0, MOST).map(({ text, lead }) => (
        <Button key={text} kind='outline' size='small' onTap={lead}>
          {text}
        </Button>
      ))}
    </Row>
  )
}
