import { useState } from 'react'
import { sumMoney } from '@domain/money'
import { useToday } from '@/blocks'
import { Button, Ends, Item, Money, Row, SectionCard, Tag } from '@/ui'
import { adjustText } from '../apply/apply-form'
import { tradeFacts, type Trade } from './trade'

/** Longer ones are unfolded. */
const SHOWN = 3

/** What will be invoiced; corrections that came along are shown. */
export function PickedItems({ items }: { items: readonly Trade[] }) {
  const [isOpen, setOpen] = useState(false)
  const today = useToday()
  const adjust = adjustText(items)
  const shown = isOpen ? items : items.slice(0, SHOWN)
  return (
    <SectionCard title='开票内容' count={items.length} flush>
      {shown.map((trade) => (
        <Item key={trade.tradeNo}>
          <Ends>
            <Row gap={8} wrap>
              <span className='fs-15 fw-m break'>{trade.title}</span>
              {trade.isAdjust && <Tag kind='outline'>退补差额</Tag>}
            </Row>
            <Money value={trade.openAmount} size='xs' />
          </Ends>
          <div className='fs-12 t3 break'>{tradeFacts(trade, today)}</div>
        </Item>
      ))}
      {items.length > SHOWN && (
        <Button kind='text' size='small' block onTap={() => setOpen(!isOpen)}>
          {isOpen ? '收起' : `展开全部 ${items.length} 笔`}
        </Button>
      )}
      <Ends className='gutter fs-13 t2 mb12 mt8'>
        <span>{adjust}</span>
        <span>
          合计 <Money value={sumMoney(items.map(({ openAmount }) => openAmount))} className='t1 fw-m' />
        </span>
      </Ends>
    </SectionCard>
  )
}
