import type { Row as RowOf } from '@contract'
import { formatRelative } from '@domain/date-format'
import { ticketStatus } from '@domain/statuses/service-ticket'
import { serverNow } from '@/platform/time'
import { Button, Row, Status } from '@/ui'
import type { Column } from '@/blocks/list/table'
import { Bits, customerBits, Named } from '../cells'
import { DeskItem, Limit } from '../DeskItem'

export type Head = RowOf<'btwob GET /ticket/queue'>

interface TicketItemProps {
  ticket: Head
  isChosen: boolean
  onTap: () => void
  onDispatch: Dispatch
}

/** Instead of the time that is left, where nothing is promised. */
const WAITS = '等客户'

function noteOf(ticket: Head) {
  const { priority, subtypeLabel, createdAt, urgeCount } = ticket
  const facts = [
    priority === 'P1' && '紧急',
    subtypeLabel,
    ...customerBits(ticket),
    formatRelative(createdAt, serverNow()),
    urgeCount > 0 && `催办 ${urgeCount} 次`,
  ]
  return <Bits of={facts} />
}

const Handler = ({ ticket: { handlerName, status } }: { ticket: Head }) =>
  handlerName === '' ? <Status status={ticketStatus[status]} /> : <span className='fs-12 t3 break'>{handlerName}</span>

type Dispatch = (ticket: Head) => void

/** One that was taken on can be given to a handler. */
const DispatchButton = ({ ticket, onDispatch }: { ticket: Head; onDispatch: Dispatch }) => (
  <Button kind='text' size='small' label={`派单 ${ticket.ticketNo}`} onTap={() => onDispatch(ticket)}>
    派单
  </Button>
)

export const ticketColumns = (onDispatch: Dispatch): readonly Column<Head>[] => [
  { head: '工单', cell: (ticket) => <Named title={ticket.title} note={noteOf(ticket)} /> },
  { head: '剩余时间', width: 84, cell: ({ dueAt }) => <Limit dueAt={dueAt} unlimited={WAITS} /> },
  {
    head: '处理人',
    width: 72,
    isActs: true,
    cell: (ticket) => (
      <>
        <Handler ticket={ticket} />
        {ticket.status === 'ACCEPTED' && <DispatchButton ticket={ticket} onDispatch={onDispatch} />}
      </>
    ),
  },
]

/** A ticket of the queue; one that was taken on can be given to a handler from here. */
export function TicketItem({ ticket, isChosen, onTap, onDispatch }: TicketItemProps) {
  return (
    <>
      <DeskItem
        title={ticket.title}
        dueAt={ticket.dueAt}
        unlimited={WAITS}
        note={noteOf(ticket)}
        isChosen={isChosen}
        extra={<Handler ticket={ticket} />}
        onTap={onTap}
      />
      {ticket.status === 'ACCEPTED' && (
        <Row to='end' className='gutter'>
          <DispatchButton ticket={ticket} onDispatch={onDispatch} />
        </Row>
      )}
    </>
  )
}
