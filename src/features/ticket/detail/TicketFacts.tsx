import { formatFullMoment } from '@domain/date-format'
import { appointSlots } from '@domain/statuses/appointment'
import { ticketTypes } from '@domain/statuses/service-ticket'
import { maskPhone } from '@domain/mask'
import { useLinks } from '@/blocks'
import { Cell, KeyValue, SectionCard } from '@/ui'
import { PhotoRow } from '../PhotoRow'
import type { Ticket } from '../ticket-text'
import './facts.scss'

interface TicketFactsProps {
  of: Ticket
  onPhoto: (first: string, all: readonly string[]) => void
}

/** The way to where it is; undefined: its position is not known. */
const wayTo = ({ lng, lat, address }: Ticket) =>
  lng === null || lat === null ? undefined : { lng, lat, name: '工单地点', address }

/** 工单信息: what was filed. */
export function TicketFacts({ of: ticket, onPhoto }: TicketFactsProps) {
  const { related, meterNo, meterName, appointDate, appointSlot } = ticket
  const links = useLinks()
  const open = links(related?.route ?? null)
  const slot = appointSlot && appointSlots[appointSlot]
  const way = links.to('/subPages/position/goNavigation', wayTo(ticket))
  return (
    <SectionCard title='工单信息'>
      <KeyValue
        items={[
          ['工单编号', ticket.ticketNo, { copy: ticket.ticketNo }],
          ['类型', `${ticketTypes[ticket.ticketType]} · ${ticket.subtypeLabel}`],
          ['描述', ticket.description],
          ['表具', meterNo !== null && [meterName, meterNo].filter((text) => text !== '').join(' · ')],
          ['地点', ticket.address || null],
          ['预约时间', appointDate !== null && slot && `${appointDate} ${slot.label} ${slot.from}-${slot.to}`],
          ['联系人', ticket.contactName && `${ticket.contactName} ${maskPhone(ticket.contactPhone)}`],
          ['提交时间', formatFullMoment(ticket.createdAt)],
          ['撤销原因', ticket.cancelReason || null],
        ]}
      />
      <PhotoRow photos={ticket.images} label='提交的照片' onPhoto={onPhoto} />
      {ticket.video && <video className='tf-video' src={ticket.video.url} controls />}
      {way && <Cell className='mt8' icon='pin' title='导航到地点' onTap={way} />}
      {related && <Cell className='mt8' icon='link' title={related.title} onTap={open} />}
    </SectionCard>
  )
}
