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
import { Thumbs, useLink, usePreview, useToday } from '@/blocks'
import { callPhone } from '@/platform/phone'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import { Button, Card, Ends, ErrorBlock, KeyValue, Row, SectionCard, Skeleton, Status, Tag, Timeline } from '@/ui'
import { useDeskEnd } from '../../DeskGate'
import { Acts } from './Acts'
import './film.scss'

type Ticket = Out<'btwob GET /ticket/detail'>
type Rating = NonNullable<Ticket['evaluation']>

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
  return (
    <SectionCard title='客户说'>
      <p className='fs-15 break'>{ticket.description}</p>
      <Thumbs className='mt8' label='照片' pictures={ticket.images} onShow={show} />
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
          ['评价', ticket.evaluation && ratingText(ticket.evaluation)],
        ]}
      />
      <Thumbs className='mt8' label='处理照片' pictures={ticket.resultFiles} onShow={show} />
      {layer}
    </SectionCard>
  )
}

/** '总体3星，及时性3星 · 态度好 · 下次请先来电'; the customer's name is left out by the gateway where it was not given. */
function ratingText({ score, timeliness, attitude, professional, tags, comment, anonymous }: Rating): string {
  if (score === null) return '超时未评价，已自动完结'
  const stars = [
    ['总体', score],
    ['及时性', timeliness],
    ['服务态度', attitude],
    ['专业水平', professional],
  ] as const
  const given = stars.flatMap(([name, of]) => (of === null ? [] : `${name}${of}星`)).join('，')
  return [given, tags.join('、'), comment, anonymous ? '匿名' : ''].filter(Boolean).join(' · ')
}

function Log({ of: { logs } }: { of: Ticket }) {
  const { show, layer } = usePreview()
  return (
    <SectionCard title='处理记录'>
      <Timeline
        items={logs.map(({ logId, at, operatorName, content, action, files, visible }) => ({
          key: logId,
          title: [operatorName, content || ticketActions[action]].filter(Boolean).join('：'),
          meta: formatFullMoment(at),
          ...((files.length > 0 || !visible) && {
            text: (
              <>
                {!visible && '仅内部可见'}
                <Thumbs label={`${ticketActions[action]}的照片`} pictures={files} onShow={show} />
              </>
            ),
          }),
        }))}
      />
      {layer}
    </SectionCard>
  )
}
