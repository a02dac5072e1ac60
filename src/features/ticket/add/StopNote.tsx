import { formatDeadline } from '@domain/date-format'
import { useLink, useToday } from '@/blocks'
import { useStop } from '@/shared/gas-stop'
import { NoticeBar } from '@/ui'

/** The stop of supply in force, before a ticket about it is written. */
export function StopNote() {
  const today = useToday()
  const stop = useStop().data?.stopGas ?? null
  const page = useLink('/subPages/my-message/stop-gas', { stopId: stop?.stopId ?? '' })
  if (stop === null || !['NOTICED', 'STOPPED', 'RESUMING'].includes(stop.state)) return null
  const until = stop.planResumeAt === null ? '' : `，预计${formatDeadline(stop.planResumeAt, today)}恢复`
  return (
    <NoticeBar tone='warning' action={page && '查看通知'} onTap={page}>
      {`${stop.title}：${stop.area}${until}`}
    </NoticeBar>
  )
}
