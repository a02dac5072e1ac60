import { toMillis } from '@domain/date'
import { formatDeadline } from '@domain/date-format'
import { ticketStatus, ticketSteps } from '@domain/statuses/service-ticket'
import { useToday } from '@/blocks'
import { serverNow } from '@/platform/time'
import { Card, CountDown, Ends, Fact, Progress, Row, Status, Tag } from '@/ui'
import { nextText, runningPromise, spanText, type Ticket } from '../ticket-text'

/** The promise that runs is the hero: what is left of it, and the latest moment (Y-24). */
export function StateHead({ of: ticket, onEnd }: { of: Ticket; onEnd: () => void }) {
  const today = useToday()
  const running = runningPromise(ticket)
  const isLate = ticket.overdueStep !== 'NONE'
  return (
    <Card raised>
      <Ends>
        <h2 className='fs-20 fw-b break'>{ticket.title}</h2>
        <Row gap={4}>
          {isLate && <Tag tone='danger'>已超时</Tag>}
          <Status status={ticketStatus[ticket.status]} />
        </Row>
      </Ends>
      <div className='fs-14 t2 mt4 break'>{nextText(ticket, today)}</div>
      {running && <Clock of={running} since={ticket.createdAt} today={today} onEnd={onEnd} />}
    </Card>
  )
}

interface ClockProps {
  of: Ticket['promises'][number]
  since: string
  today: string
  onEnd: () => void
}

function Clock({ of: { step, words, dueAt, late }, since, today, onEnd }: ClockProps) {
  const [from, to] = [toMillis(since), toMillis(dueAt)]
  const share = to === from ? 1 : (serverNow() - from) / (to - from)
  const name = ticketSteps[step]
  return (
    <>
      <Row gap={12} top={12} wrap>
        <Fact
          grow
          label={late ? `${name}已超过承诺时间` : `距承诺${name}还有`}
          value={
            late ? (
              <span className='fs-24 fw-b c-danger num'>{spanText(serverNow() - to)}</span>
            ) : (
              <CountDown className='fs-24 fw-b' until={dueAt} format={spanText} onEnd={onEnd} />
            )
          }
        />
        <Fact label={`最晚${name}`} value={<span className='num'>{formatDeadline(dueAt, today)}</span>} />
      </Row>
      <Progress className='mt12' value={share} tone={late ? 'danger' : 'primary'} label={`${name}时限已用`} />
      <Ends className='mt4'>
        <span className='fs-12 t3'>提交起算</span>
        <span className='fs-12 t3'>承诺 {words}</span>
      </Ends>
    </>
  )
}
