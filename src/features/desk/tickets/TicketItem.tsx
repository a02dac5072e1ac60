import type { Row as RowOf } from '@contract'
import { formatRelative } from '@domain/date-format'
import { ticketStatus } from '@domain/statuses/service-ticket'
import { serverNow } from '@/platform/time'
import { Button, Row, Status } from '@/ui'
import { DeskItem } from '../DeskItem'

export type Head = RowOf<'btwob GET /ticket/queue'>

interface TicketItemProps {
  ticket: Head
  isChosen: boolean
  onTap: () => void
  onDispatch: () => void
}

/** A ticket of the queue; one that was taken on can be given to a handler from here. */
export function TicketItem({ ticket, isChosen, onTap, onDispatch }: TicketItemProps) {
  const { priority, subtypeLabel, bp, createdAt, urgeCount, handlerName } = ticket
  const facts = [
    priority === 'P1' && '紧急',
    subtypeLabel,
    `户号 ${bp}`,
    formatRelative(createdAt, serverNow()),
    urgeCount > 0 && `催办 ${urgeCount} 次`,
  ]
  return (
    <>
      <DeskItem
        title={ticket.title}
        dueAt={ticket.dueAt}
        unlimited='等客户'
        note={facts.filter(Boolean).join(' · ')}
        isChosen={isChosen}
        extra={
          handlerName === '' ? (
            <Status status={ticketStatus[ticket.status]} />
          ) : (
            <span className='fs-12 t3 nowrap'>{handlerName}</span>
          )
        }
        onTap={onTap}
      />
      {ticket.status === 'ACCEPTED' && (
        <Row to='end' className='gutter'>
          <Button kind='text' size='small' label={`派单 ${ticket.ticketNo}`} onTap={onDispatch}>
            派单
          </Button>
        </Row>
      )}
    </>
  )
}
