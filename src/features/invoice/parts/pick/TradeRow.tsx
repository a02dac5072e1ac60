import { invoiceItemStatus } from '@domain/statuses/invoice-item'
import { useToday, type Tick } from '@/blocks'
import { Ends, Icon, Item, Money, Row, Status, Tag } from '@/ui'
import { amountOf, isTickable, sourceWords, tradeFacts, tradeNote, type Trade } from './trade'
import './pick.scss'

interface TradeRowProps {
  trade: Trade
  onTap: (() => void) | undefined
  /** Given where the list is one to choose from: rows that cannot be ticked keep their text in line. */
  tick?: Tick | undefined
  /** The one the address names. */
  current?: boolean
  /** Where it can be scrolled to. */
  id?: string
}

/** One payment or bill: what for, how much, its state with its invoice (visual 6, list item b). */
export function TradeRow({ trade, onTap, tick, current = false, id }: TradeRowProps) {
  const today = useToday()
  const { title, status, heldBy } = trade
  const hasBox = isTickable(trade) || status === 'I6'
  const note = tradeNote(trade)
  const isDead = status === 'I5' || status === 'I6'
  return (
    <Item
      current={current}
      id={id}
      onTap={onTap}
      {...(tick && hasBox && { tick: { ...tick, label: title } })}
      className={tick && !hasBox ? 'ip-beside' : ''}
    >
      <Ends>
        <span className={isDead ? 'grow fs-15 fw-m t3 break' : 'grow fs-15 fw-m break'}>{title}</span>
        <Money value={amountOf(trade)} size='xs' className={isDead ? 't3' : ''} />
      </Ends>
      <Ends>
        <Row gap={8} wrap>
          <Tag kind='outline'>{sourceWords[trade.source]}</Tag>
          <span className='fs-12 t3 break'>{tradeFacts(trade, today)}</span>
        </Row>
        <Row gap={4}>
          {heldBy !== null && !heldBy.mine && <Icon name='lock' size={14} className='t3' />}
          <Status status={invoiceItemStatus[status]} />
        </Row>
      </Ends>
      {note && <div className={note.tone === 'warning' ? 'fs-12 c-warning' : 'fs-12 t3'}>{note.text}</div>}
    </Item>
  )
}
