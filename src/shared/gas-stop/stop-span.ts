import { clockAt, dateOf, toMillis, type DateText } from '@domain/date'
import { formatDay, weekdayText } from '@domain/date-format'

interface Span {
  planStopAt: string | null
  planResumeAt: string | null
  realStopAt: string | null
  realResumeAt: string | null
}

const hour = (moment: string): string => clockAt(toMillis(moment)).slice(0, 5)

function dayText(moment: string, today: DateText): string {
  const day = dateOf(moment)
  return day === today ? '今天' : `${formatDay(day, today)} ${weekdayText(day)}`
}

/** '今天 08:00–14:00', '11-26 周四 06:00 至 11-27 周五 18:00'; what has happened counts before what was planned. */
export function stopSpan(stop: Span, today: DateText): string {
  const from = stop.realStopAt ?? stop.planStopAt
  const to = stop.realResumeAt ?? stop.planResumeAt
  if (from === null) return '时间待定'
  const start = `${dayText(from, today)} ${hour(from)}`
  if (to === null) return `${start} 起`
  return dateOf(from) === dateOf(to) ? `${start}–${hour(to)}` : `${start} 至 ${dayText(to, today)} ${hour(to)}`
}
