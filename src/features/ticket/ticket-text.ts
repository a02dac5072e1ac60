import type { Out, Row } from '@contract'
import { MINUTE, toMillis } from '@domain/date'
import { formatDeadline } from '@domain/date-format'

export type Ticket = Out<'default GET /crmgas/serviceTicket/detail'>
export type TicketHead = Row<'default GET /crmgas/serviceTicket/list'>
export type TypeConfig = Out<'default GET /crmgas/serviceTicket/types'>[number]['subtypes'][number]

/** '1小时12分', '8分钟', '2天3小时': a span in minutes, rounded down. */
export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE))
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  if (days > 0) return hours > 0 ? `${days}天${hours}小时` : `${days}天`
  if (hours > 0) return rest > 0 ? `${hours}小时${rest}分` : `${hours}小时`
  return `${rest}分钟`
}

/** What comes next, in one sentence (D 6.1). */
export function nextText(ticket: Ticket, today: string): string {
  const until = (moment: string | null) => (moment === null ? '' : formatDeadline(moment, today))
  switch (ticket.status) {
    case 'SUBMITTED':
      return `工作人员将于${until(ticket.acceptDue)}前受理`
    case 'ACCEPTED':
      return '已受理，正在安排服务人员'
    case 'DISPATCHED':
      return ticket.arriveDue === null
        ? `${ticket.handlerName}正在为您处理`
        : `${ticket.handlerName}将于${until(ticket.arriveDue)}前联系您`
    case 'PROCESSING':
      return `正在处理，预计${until(ticket.finishDue)}前办结`
    case 'SUSPENDED':
      return '请补充资料，补充后继续处理'
    case 'RESOLVED':
      return `请确认处理结果，${until(ticket.confirmUntil)}后自动确认`
    case 'TO_EVALUATE':
      return '请对本次服务进行评价'
    case 'CLOSED':
      return '服务已完结'
    case 'CANCELLED':
      return '您已撤销该工单'
    case 'REJECTED':
      return `退回原因：${ticket.rejectReason}`
  }
}

/** The promise that runs now: the first that is not kept yet; undefined once all are, or the clock stands still. */
export const runningPromise = ({ status, promises }: Ticket): Ticket['promises'][number] | undefined =>
  ['SUBMITTED', 'ACCEPTED', 'DISPATCHED', 'PROCESSING'].includes(status)
    ? promises.find(({ doneAt }) => doneAt === null)
    : undefined

/** How long a promise took, from the filing of its ticket. */
export const tookText = (from: string, doneAt: string): string => spanText(toMillis(doneAt) - toMillis(from))
