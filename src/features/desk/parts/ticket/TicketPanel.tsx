import type { Out } from '@contract'
import { formatDeadline, formatFullMoment } from '@domain/date-format'
import { deskUrgency, timeLeft } from '@domain/desk-kinds'
import {
  ticketActions,
  ticketPriorities,
  ticketStatus,
  ticketSteps,
  ticketTypes,
} from '@domain/statuses/service-ticket'
import { useLink, usePreview, useToday } from '@/blocks'
import { callPhone } from '@/platform/phone'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import {
  Button,
  Card,
  Ends,
  ErrorBlock,
  KeyValue,
  Photo,
  Row,
  SectionCard,
  Skeleton,
  Status,
  Tag,
  Timeline,
} from '@/ui'
import { useDeskEnd } from '../../DeskGate'
import { Acts } from './Acts'
import '../../desk.scss'
import './film.scss'

type Ticket = Out<'btwob GET /ticket/detail'>

interface PanelProps {
  ticketId: string
  /** The staff's token has ended. */
  close: () => void
  /** It was moved on. */
  onDone?: () => Promise<void>
}

/** A ticket as staff work on it: its promises, what the customer says, what was done, the acts of its state (D 5.9). */
export function TicketPanel({ ticketId, close, onDone }: PanelProps) {
  const read = useRead('btwob GET /ticket/detail', { ticketId }, { handles: ['2211'], refresh: 'show' })
  useDeskEnd(read.error, close)
  const ticket = read.data
  if (ticket === undefined)
    return read.state === 'error' ? (
      <ErrorBlock text={read.error?.message} onRetry={() => void read.reload()} />
    ) : (
      <Skeleton height={320} />
    )
  return (
    <>
      <Head of={ticket} onDone={() => Promise.all([read.reload(), onDone?.()]).then(() => undefined)} />
      <Said of={ticket} />
      <Log of={ticket} />
    </>
  )
}

function Head({ of: ticket, onDone }: { of: Ticket; onDone: () => Promise<void> }) {
  const next = ticket.promises.find(({ doneAt }) => doneAt === null)
  const dueAt = ticket.status === 'SUSPENDED' ? null : (next?.dueAt ?? null)
  const now = serverNow()
  const urgency = deskUrgency(dueAt, now)
  const today = useToday()
  return (
    <Card>
      <Row wrap gap={8}>
        <Tag tone={ticket.priority === 'P1' ? 'danger' : 'muted'}>{ticketPriorities[ticket.priority]}</Tag>
        <Tag tone='primary'>{`${ticketTypes[ticket.ticketType]} · ${ticket.subtypeLabel}`}</Tag>
        <Status status={ticketStatus[ticket.status]} />
        <span className='fs-13 t3 num break'>
          {ticket.ticketNo} · {formatFullMoment(ticket.createdAt)} 提交
        </span>
      </Row>
      <Ends className='mt8'>
        <h2 className='fs-20 fw-b break'>{ticket.title}</h2>
        <span
          className={`fs-17 fw-b num nowrap ${urgency === 'LATE' ? 'c-danger' : urgency === 'SOON' ? 'c-warning' : 't3'}`}
        >
          {dueAt === null ? '等客户' : timeLeft(dueAt, now)}
        </span>
      </Ends>
      {next && dueAt !== null && (
        <div className='fs-13 t3 mt4 break'>
          承诺 {formatDeadline(dueAt, today)} 前{ticketSteps[next.step]}
        </div>
      )}
      {ticket.escalated && <div className='fs-13 c-danger mt4 break'>已升级，由{ticket.escalatedTo}跟进</div>}
      <Acts of={ticket} onDone={onDone} />
      <ProjectLink of={ticket} />
    </Card>
  )
}

/** The project that it led to, or the way to one (TK-17). */
function ProjectLink({ of: { ticketId, actions, related, relatedType, relatedId } }: { of: Ticket }) {
  const projectId = relatedType === 'PROJECT' ? relatedId : null
  const known = useLink('/pages/desk/project', projectId === null ? undefined : { projectId })
  const start = useLink('/pages/desk/project', { ticketId })
  if (known && related)
    return (
      <Button kind='text' size='small' className='mt8' onTap={known}>
        工程 {related.title}
      </Button>
    )
  if (!start || !actions.includes('project')) return null
  return (
    <Button kind='outline' size='small' className='mt8' onTap={start}>
      立项
    </Button>
  )
}

function Said({ of: ticket }: { of: Ticket }) {
  const { show, layer } = usePreview()
  const pictures = ticket.images.map(({ url }) => url)
  return (
    <SectionCard title='客户说'>
      <p className='fs-15 break'>{ticket.description}</p>
      {pictures.length > 0 && (
        <div className='dk-photos mt8'>
          {pictures.map((url, index) => (
            <button
              key={url}
              type='button'
              className='dk-photo'
              aria-label={`查看照片${index + 1}`}
              onClick={() => show(url, pictures)}
            >
              <Photo className='dk-img' src={url} />
            </button>
          ))}
        </div>
      )}
      {ticket.video && <video className='dt-video' src={ticket.video.url} controls />}
      <KeyValue
        className='mt8'
        items={[
          ['户号', ticket.bp],
          ['联系人', ticket.contactName],
          [
            '电话',
            <button key='call' type='button' className='c-link num' onClick={() => callPhone(ticket.contactPhone)}>
              {ticket.contactPhone} 拨打
            </button>,
          ],
          ['地址', ticket.address || null],
          ['表具', ticket.meterName || ticket.meterNo],
          ['预约', ticket.appointDate && [ticket.appointDate, ticket.appointSlot].filter(Boolean).join(' ')],
          ['关于', ticket.related?.title],
          ...(ticket.related?.facts ?? []).map(({ label, value }) => [label, value] as const),
          ['催办', ticket.urgeCount > 0 && `${ticket.urgeCount} 次`],
          ['处理人', ticket.handlerName !== '' && `${ticket.handlerName} ${ticket.handlerPhone}`],
          ['处理结果', ticket.resultText || null],
        ]}
      />
      {layer}
    </SectionCard>
  )
}

const Log = ({ of: { logs } }: { of: Ticket }) => (
  <SectionCard title='处理记录'>
    <Timeline
      items={logs.map(({ logId, at, operatorName, content, action, visible }) => ({
        key: logId,
        title: [operatorName, content || ticketActions[action]].filter(Boolean).join('：'),
        meta: formatFullMoment(at),
        ...(!visible && { text: '仅内部可见' }),
      }))}
    />
  </SectionCard>
)
