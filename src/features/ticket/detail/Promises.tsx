import { formatDeadline, formatMoment } from '@domain/date-format'
import { ticketSteps, type TicketStep } from '@domain/statuses/service-ticket'
import { useToday } from '@/blocks'
import { Ends, Icon, Row, SectionCard, Tag } from '@/ui'
import { tookText, type Ticket } from '../ticket-text'

const NAMES: Record<TicketStep, string> = { ACCEPT: '响应', ARRIVE: '到场', FINISH: '办结' }

/** 我们的承诺: each promise with its end, how it was kept, and what happens past it (Y-24). */
export function Promises({ of: ticket }: { of: Ticket }) {
  const today = useToday()
  const { promises, createdAt, escalated, escalatedTo, escalateTo, status } = ticket
  if (promises.length === 0 || status === 'CANCELLED' || status === 'REJECTED') return null
  const next = promises.find(({ doneAt }) => doneAt === null)
  const isKept = promises.every(({ doneAt, late }) => doneAt !== null && !late)
  return (
    <SectionCard title='我们的承诺' extra={isKept && <Tag tone='success'>{`${promises.length}项全部按时`}</Tag>}>
      {promises.map((one) => (
        <Row key={one.step} gap={12} top={12} align='top'>
          <Mark of={one} />
          <div className='grow'>
            <Ends>
              <span className='fs-15 break'>
                {one.words}
                {NAMES[one.step]}
              </span>
              <End of={one} since={createdAt} today={today} />
            </Ends>
            {one.doneAt !== null && (
              <div className='fs-12 t3 num'>
                {formatMoment(one.doneAt, today)} {ticketSteps[one.step]}
              </div>
            )}
          </div>
        </Row>
      ))}
      {escalated && <div className='sunken fs-13 mt12 break'>已升级，由{escalatedTo}跟进</div>}
      {!escalated && next && (
        <div className='sunken fs-13 t2 mt12 break'>
          {formatDeadline(next.dueAt, today)} 未{ticketSteps[next.step]}，自动升级给{escalateTo}，并通知您
        </div>
      )}
    </SectionCard>
  )
}

type Kept = Ticket['promises'][number]

const Mark = ({ of: { doneAt, late } }: { of: Kept }) => (
  <Icon
    name={late ? 'warn' : doneAt !== null ? 'ok' : 'clock'}
    size={20}
    className={late ? 'c-danger' : doneAt !== null ? 'c-success' : 't3'}
  />
)

function End({ of: { doneAt, dueAt, late }, since, today }: { of: Kept; since: string; today: string }) {
  if (doneAt !== null)
    return <span className={`fs-14 num ${late ? 'c-danger' : 'c-success'}`}>用时 {tookText(since, doneAt)}</span>
  return <span className={`fs-14 num ${late ? 'c-danger' : 't2'}`}>{formatDeadline(dueAt, today)} 前</span>
}
