import { leadStatus, leadTabs, leadTargets, leadTransitions } from '@domain/statuses/demand-lead'
import type { CaseNotice } from '../../case/spec'
import { caseKind } from '../../case/kind'
import { openText } from '../../secret'
import * as follow from './follow'
import type { Lead } from './repo'

export const routeOf = ({ leadNo }: { leadNo: string }): string => `/pages/hot/detail?type=lead&leadNo=${leadNo}`

/** What the author reads of a step. */
const tell = ({ userId, targetName: name }: Lead, statusText: string): CaseNotice => ({
  message: { templateCode: 'LEAD_STATUS', params: { name, statusText } },
  audience: 'USER',
  userId,
})

/** Enquiries (E 2.1, E 3.2). */
export const leads = caseKind({
  table: 'demandLead',
  id: 'leadId',
  state: 'state',
  states: leadStatus,
  moves: leadTransitions,
  filed: 'submitted',
  entity: 'demand_lead',
  route: routeOf,
  files: { ref: 'LEAD', of: ({ imageIds = [] }) => imageIds },
  facts: (work) => [
    ['咨询单号', 20, ({ leadNo }) => leadNo],
    ['类型', 10, ({ targetType }) => leadTargets[targetType]],
    ['咨询内容', 30, ({ targetName }) => targetName],
    ['数量', 8, ({ quantity }) => String(quantity)],
    ['联系人', 12, ({ contactNameEnc }) => openText(work, contactNameEnc)],
    ['联系电话', 16, ({ contactPhoneEnc }) => openText(work, contactPhoneEnc)],
    ['说明', 40, ({ descriptionEnc }) => openText(work, descriptionEnc)],
  ],
  notify: {
    ASSIGN: (row) => tell(row, '已受理，顾问将与您联系'),
    LATE: (row) => tell(row, '已超时，已为您催办'),
    EXPIRE: (row) => tell(row, '报价已过期，顾问将继续跟进'),
    FINISH: (row) => tell(row, '已完成，请评价'),
    CLOSE: (row) => tell(row, `已关闭，原因：${row.closeReason ?? ''}`),
  },
  todos: ['LEAD_QUOTE'],
  then: {
    ASSIGN: follow.assigned,
    LATE: follow.late,
    ACCEPT: follow.accepted,
    REJECT: follow.rejected,
    EXPIRE: follow.expired,
    FINISH: follow.finished,
    CLOSE: follow.closed,
    CANCEL: follow.cancelled,
  },
  deadlines: [
    { name: 'lead.assign', in: 'submitted', ends: 'ASSIGN', moment: 'assignAt' },
    { name: 'lead.firstContact', in: 'assigned', ends: 'LATE', moment: 'contactDue' },
    { name: 'lead.quoteEnds', in: 'quoted', ends: 'EXPIRE', day: 'quoteUntil', at: '00:10' },
  ],
  list: { tabs: leadTabs, where: ['userId'] },
  ownData: { title: '咨询单', user: 'userId' },
})
