import { formatShare } from '@domain/percent'
import { ticketTypes } from '@domain/statuses/service-ticket'
import { Figures, SectionCard } from '@/ui'
import { spanText, type Ticket } from '../ticket-text'

const MINUTE = 60_000

/** 本季度我们做得怎样: the company's own record of tickets of this type (Y-24). */
export function QuarterCard({ of: { quarter, ticketType } }: { of: Ticket }) {
  if (!quarter) return null
  const { filed, arrivedInTime, finishedInTime, arriveMinutes, escalated } = quarter
  const figures = [
    arrivedInTime !== null && { label: '按时到场', value: formatShare(arrivedInTime) },
    arriveMinutes !== null && { label: '平均到场', value: spanText(arriveMinutes * MINUTE) },
    finishedInTime !== null && arriveMinutes === null && { label: '按时办结', value: formatShare(finishedInTime) },
    { label: '超时并升级', value: `${escalated}单` },
  ].filter((one) => one !== false)
  return (
    <SectionCard
      title='本季度我们做得怎样'
      extra={<span className='fs-12 t3 num'>{`${ticketTypes[ticketType]}类 · ${filed}单`}</span>}
    >
      <Figures items={figures} />
    </SectionCard>
  )
}
