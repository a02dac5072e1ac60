import { trackKinds } from '@domain/statuses/money-track'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import { SectionCard, SectionLabel, Timeline } from '@/ui'
import { isMoving, timelineOf, type Track } from './track-text'

/** ms between two questions while something is to come soon. */
const EVERY = 5_000

interface Props {
  orderId: string
  /** In a sheet: without cards. */
  plain?: boolean
}

/** A payment that was only paid and booked is shown by the order itself. */
const isTold = ({ kind, steps }: Track): boolean => kind === 'PLAIN' && steps.every(({ state }) => state === 'DONE')

/** The progress of an order's money (Y-01); nothing before a payment, and where it is unknown. */
export function MoneyTrack({ orderId, plain = false }: Props) {
  const { data } = useRead(
    'btwob GET /pay/track',
    { orderId },
    {
      freshFor: 0,
      refresh: 'show',
      handles: 'all',
      every: (track) => track !== undefined && isMoving(track.list, serverNow()) && EVERY,
    },
  )
  return (
    <>{data?.list.flatMap((track) => (isTold(track) ? [] : <Way key={track.kind} track={track} plain={plain} />))}</>
  )
}

function Way({ track, plain }: { track: Track; plain: boolean }) {
  const title = trackKinds[track.kind]
  const steps = <Timeline {...timelineOf(track, serverNow())} />
  if (!plain) return <SectionCard title={title}>{steps}</SectionCard>
  return (
    <div className='mt16'>
      <SectionLabel>{title}</SectionLabel>
      {steps}
    </div>
  )
}
