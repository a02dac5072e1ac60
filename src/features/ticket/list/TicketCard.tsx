import { ticketStatus, ticketTypes } from '@domain/statuses/service-ticket'
import { useLink } from '@/blocks'
import { Button, Card, DateText, Ends, Item, Row, Status, Tag } from '@/ui'
import type { TicketHead } from '../ticket-text'

interface TicketCardProps {
  ticket: TicketHead
  urge: (key: { ticketId: string; version: number }) => Promise<boolean>
  confirm: (key: { ticketId: string; version: number; solved: true }) => Promise<boolean>
  onCancel: () => void
}

/** A ticket of the list, with what can be done at once. */
export function TicketCard({ ticket, urge, confirm, onCancel }: TicketCardProps) {
  const { ticketId, version } = ticket
  const detail = useLink('/subPages/customer-service/detail', { ticketId })
  const rate = useLink('/subPages/customer-service/evaluate', { ticketId })
  const buttons = [
    ticket.canCancel === '1' && { text: '撤销', onTap: onCancel },
    ticket.canUrge === '1' && { text: '催单', onTap: () => urge({ ticketId, version }) },
    ticket.canConfirm === '1' && { text: '确认结果', onTap: () => confirm({ ticketId, version, solved: true }) },
    ticket.status === 'SUSPENDED' && detail && { text: '补充资料', onTap: detail },
    ticket.canEvaluate === '1' && rate && { text: '去评价', onTap: rate },
  ].filter((one) => one !== false && one !== undefined)
  return (
    <Card flush>
      <Item onTap={detail}>
        <Ends>
          <span className='fs-15 fw-m break'>{ticket.title}</span>
          <Row gap={4}>
            {ticket.overdueStep !== 'NONE' && <Tag tone='danger'>已超时</Tag>}
            <Status status={ticketStatus[ticket.status]} />
          </Row>
        </Ends>
        <Ends>
          <span className='fs-12 t3 num'>{ticket.ticketNo}</span>
          <DateText className='fs-12 t3' value={ticket.createdAt} form='time' />
        </Ends>
        <div className='fs-12 t3 break'>
          {[ticketTypes[ticket.ticketType], ticket.handlerName].filter(Boolean).join(' · ')}
        </div>
      </Item>
      {buttons.length > 0 && (
        <Row wrap to='end' gap={8} className='gutter mb12'>
          {buttons.map(({ text, onTap }) => (
            <Button key={text} kind='outline' size='small' label={`${text} ${ticket.title}`} onTap={onTap}>
              {text}
            </Button>
          ))}
        </Row>
      )}
    </Card>
  )
}
