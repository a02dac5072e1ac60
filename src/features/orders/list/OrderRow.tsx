import { useState } from 'react'
import type { Row as RowOf } from '@contract'
import { orderTypes } from '@domain/statuses/order-index'
import { formatVolume } from '@domain/volume'
import { useLinks } from '@/blocks'
import { Button, DateText, Ends, IconButton, Item, Money, Row, Status, Tag, useSwipe } from '@/ui'

type Order = RowOf<'default GET /crmgas/order/list'>

interface Props {
  order: Order
  onHide: () => void
}

/** One order. A swipe to the left of a closed one shows 隐藏, and so does the button 更多. */
export function OrderRow({ order, onHide }: Props) {
  const { orderKey, title, actionText, actionRoute, parts, group, volume, amount } = order
  const [isOpen, setOpen] = useState(false)
  const swipe = useSwipe((step) => setOpen(step === 1))
  const links = useLinks()
  const act = links(actionRoute)
  const mayHide = group === 'CLOSED'
  return (
    <div {...(mayHide && swipe)}>
      <Item onTap={links.to('/pages/my-order/my-order-detail', { orderKey })}>
        <Ends>
          <span className='fs-16 fw-m break'>{title}</span>
          <Status status={{ label: order.statusText, tone: order.statusColor }} />
        </Ends>
        <Ends top={4}>
          <Row gap={8} wrap>
            <Tag kind='outline'>{orderTypes[order.orderType]}</Tag>
            {volume !== null && <span className='fs-14 t2 num'>{formatVolume(volume)}</span>}
          </Row>
          {amount !== null && <Money value={amount} size='xs' />}
        </Ends>
        <Ends top={4}>
          <span className='fs-12 t3 num break'>{order.orderNo}</span>
          <DateText className='fs-12 t3' value={order.orderTime} form='full' />
        </Ends>
      </Item>
      {(mayHide || act !== undefined || parts.total > 0) && (
        <Row wrap gap={8} className='gutter mb12'>
          <span className='grow fs-13 t3'>{partsText(parts)}</span>
          {mayHide && (
            <IconButton icon='more' label={`更多操作：${title}`} open={isOpen} onTap={() => setOpen(!isOpen)} />
          )}
          {mayHide && isOpen && (
            <Button size='small' kind='plain' label={`隐藏${title}`} onTap={onHide}>
              隐藏
            </Button>
          )}
          {act && (
            <Button size='small' kind='outline' label={`${actionText}：${title}`} onTap={act}>
              {actionText}
            </Button>
          )}
        </Row>
      )}
    </div>
  )
}

/** '含 7 个子单，1 个待处理'; '' without any. */
function partsText({ total, todo }: Order['parts']): string {
  if (total === 0) return ''
  return todo > 0 ? `含 ${total} 个子单，${todo} 个待处理` : `含 ${total} 个子单`
}
