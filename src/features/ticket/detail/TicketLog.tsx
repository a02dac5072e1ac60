import { formatFullMoment } from '@domain/date-format'
import { ticketActions } from '@domain/statuses/service-ticket'
import { SectionCard, Timeline } from '@/ui'
import { PhotoRow } from '../PhotoRow'
import type { Ticket } from '../ticket-text'

interface TicketLogProps {
  of: Ticket
  onPhoto: (first: string, all: readonly string[]) => void
}

/** 进展: every row names its actor, the newest on top. */
export function TicketLog({ of: { logs }, onPhoto }: TicketLogProps) {
  return (
    <SectionCard title='进展' extra={<span className='fs-12 t3'>最新在上</span>}>
      <Timeline
        items={logs.map(({ logId, action, content, files, at, operatorName, operatorType }) => ({
          key: logId,
          title:
            operatorType === 'CUSTOMER' && action !== 'CREATE' ? `您${ticketActions[action]}` : ticketActions[action],
          failed: action === 'ESCALATE',
          text: (content !== '' || files.length > 0) && (
            <>
              {content}
              <PhotoRow photos={files} label={`${ticketActions[action]}的照片`} onPhoto={onPhoto} />
            </>
          ),
          meta: [formatFullMoment(at).slice(0, 16), operatorName].filter(Boolean).join(' · '),
        }))}
      />
    </SectionCard>
  )
}
