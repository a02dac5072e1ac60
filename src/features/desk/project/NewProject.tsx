import { DetailPage, FormPage, Shape, useFormAct, useToday } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { useDeskEnd } from '../DeskGate'
import { fieldsOf, inputOf, valuesOf, type NewProjectValues, type Ticket } from './new-project'

interface Props {
  ticketId: string | undefined
  close: () => void
}

/** 立项: a project of a ticket begins with what the ticket says. */
export const NewProject = ({ ticketId, close }: Props) =>
  ticketId === undefined ? <NewForm /> : <OfTicket ticketId={ticketId} close={close} />

function OfTicket({ ticketId, close }: { ticketId: string; close: () => void }) {
  const read = useRead('btwob GET /ticket/detail', { ticketId }, { handles: ['2211'] })
  useDeskEnd(read.error, close)
  if (read.data) return <NewForm ticket={read.data} />
  return (
    <DetailPage read={read} skeleton={<Shape heights={[480]} />}>
      {() => null}
    </DetailPage>
  )
}

function NewForm({ ticket }: { ticket?: Ticket }) {
  const today = useToday()
  const send = useFormAct('btwob POST /project/create', {
    once: true,
    input: (values: NewProjectValues) => inputOf(values, ticket),
    at: { '44104': 'appointSlot' },
    dialog: ['2902'],
    ok: '已立项',
    done: ({ projectId }) => void go('/pages/desk/project', { projectId }, { replace: true }),
  })
  return (
    <FormPage<NewProjectValues>
      spaced
      title={ticket ? `工单 ${ticket.ticketNo} 立项` : '工程立项'}
      submitText='立项'
      values={valuesOf(today, ticket)}
      fields={fieldsOf(today, ticket)}
      {...send}
    />
  )
}
