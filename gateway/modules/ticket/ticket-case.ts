import { ticketStatus, ticketSubtypes, ticketTabs, ticketTransitions } from '@domain/statuses/service-ticket'
import { formatFullMoment } from '@domain/date-format'
import { caseKind } from '../../case/kind'
import { openText } from '../../secret'
import * as follow from './follow'

export const routeOf = ({ ticketId }: { ticketId: string }): string =>
  `/subPages/customer-service/detail?ticketId=${ticketId}`

/** Service tickets (D 2.2, D 3.1). */
export const tickets = caseKind({
  table: 'serviceTicket',
  id: 'ticketId',
  state: 'state',
  states: ticketStatus,
  moves: ticketTransitions,
  filed: 'SUBMITTED',
  entity: 'service_ticket',
  route: routeOf,
  files: {
    ref: 'TICKET',
    of: ({ imageIds = [], videoId, resultFileIds = [] }) => [imageIds, videoId ?? [], resultFileIds].flat(),
  },
  facts: (work) => [
    ['工单号', 18, ({ ticketNo }) => ticketNo],
    ['类型', 16, ({ subtype }) => ticketSubtypes[subtype].label],
    ['内容', 40, ({ descriptionEnc }) => openText(work, descriptionEnc)],
    ['联系人', 12, ({ contactNameEnc }) => openText(work, contactNameEnc)],
    ['联系电话', 16, ({ contactPhoneEnc }) => openText(work, contactPhoneEnc)],
    ['表具', 16, ({ meterNo }) => meterNo],
    ['办结期限', 20, ({ finishDue }) => formatFullMoment(finishDue)],
  ],
  desk: {
    type: 'TICKET_ACCEPT',
    in: 'SUBMITTED',
    title: ({ title, ticketNo }) => `工单 ${title}（${ticketNo}）`,
    files: ({ imageIds, videoId }) => [
      ...imageIds.map((fileId, at) => ({ name: `照片${at + 1}`, fileId })),
      ...(videoId === null ? [] : [{ name: '视频', fileId: videoId }]),
    ],
    decisions: { PASS: 'ACCEPT', REJECT: 'REJECT' },
    set: ({ passed, remark }) => (passed ? {} : { rejectReason: remark }),
  },
  notify: {
    RESOLVE: ({ userId }) => ({
      todo: { type: 'TICKET_CONFIRM', title: '请确认工单处理结果' },
      audience: 'USER',
      userId,
    }),
    CONFIRM: follow.requestRating,
    AUTO_CONFIRM: follow.requestRating,
  },
  todos: ['TICKET_SUPPLEMENT', 'TICKET_CONFIRM', 'TICKET_EVALUATE'],
  then: {
    ACCEPT: follow.accepted,
    REJECT: follow.rejected,
    DISPATCH: follow.moved,
    START: follow.moved,
    ARRIVE: follow.arrived,
    SUSPEND: follow.moved,
    RESUME: follow.resumed,
    SUPPLEMENT: follow.resumed,
    RESOLVE: follow.resolved,
    CONFIRM: follow.confirmed,
    AUTO_CONFIRM: follow.confirmedByTime,
    REOPEN: follow.reopened,
    EVALUATE: follow.closed,
    AUTO_CLOSE: follow.closedByTime,
    CANCEL: follow.called,
    SETTLE: follow.closed,
  },
  deadlines: [
    { name: 'ticket.autoConfirm', in: 'RESOLVED', ends: 'AUTO_CONFIRM', moment: 'confirmUntil' },
    { name: 'ticket.autoClose', in: 'TO_EVALUATE', ends: 'AUTO_CLOSE', moment: 'closeAt' },
  ],
  list: { tabs: ticketTabs, search: ['ticketNo', 'title'], where: ['ticketType', 'userId', 'contactPhoneIndex'] },
  ownData: { title: '服务工单', user: 'userId' },
})
