import type { Out, Row } from '@contract'

type Config = Out<'default GET /crmgas/serviceTicket/types'>[number]['subtypes'][number]
type Ticket = Out<'default GET /crmgas/serviceTicket/detail'>

/** A subtype as the company promises it, without needs of its form. */
export const aTicketType = (part: Partial<Config> = {}): Config => ({
  subtype: 'C_OTHER',
  label: '其他咨询',
  priority: 'P3',
  acceptMode: 'HOUR',
  acceptN: 2,
  arriveMode: 'NONE',
  arriveN: 0,
  finishMode: 'WORKDAY',
  finishN: 1,
  promises: [
    { step: 'ACCEPT', words: '2小时内' },
    { step: 'FINISH', words: '1个工作日内' },
  ],
  needSite: '0',
  needAppoint: '0',
  needMeter: '0',
  needPhoto: '0',
  tips: '请写明想了解的内容',
  escalateTo: '客户服务主管',
  ...part,
})

const head = {
  ticketId: 'T1',
  ticketNo: 'GD20261123000001',
  ticketType: 'CONSULT',
  subtype: 'C_OTHER',
  subtypeLabel: '其他咨询',
  title: '其他咨询',
  status: 'ACCEPTED',
  priority: 'P3',
  createdAt: '2026-11-23T09:30:00+08:00',
  finishDue: '2026-11-24T17:30:00+08:00',
  overdueStep: 'NONE',
  handlerName: '',
  version: 2,
} as const

/** A ticket in a list. */
export const aTicketHead = (
  part: Partial<Row<'default GET /crmgas/serviceTicket/list'>> = {},
): Row<'default GET /crmgas/serviceTicket/list'> => ({
  ...head,
  canUrge: '0',
  canCancel: '0',
  canConfirm: '0',
  canEvaluate: '0',
  ...part,
})

/** A ticket of a consultation that has been accepted. */
export const aTicket = (part: Partial<Ticket> = {}): Ticket => ({
  ...head,
  description: '请说明气价上浮的依据',
  contactName: '王建国',
  contactPhone: '13800000001',
  siteId: null,
  address: '',
  lng: null,
  lat: null,
  meterNo: null,
  meterName: '',
  appointDate: null,
  appointSlot: null,
  relatedType: null,
  relatedId: null,
  related: null,
  images: [],
  acceptDue: '2026-11-23T11:30:00+08:00',
  arriveDue: null,
  acceptedAt: '2026-11-23T09:40:00+08:00',
  arrivedAt: null,
  suspendedAt: null,
  resolvedAt: null,
  confirmUntil: null,
  confirmedAt: null,
  closedAt: null,
  handlerPhone: '',
  handlerRole: '',
  deptName: '',
  urgeCount: 0,
  reopenCount: 0,
  escalated: false,
  escalatedTo: '',
  resultText: '',
  video: null,
  resultFiles: [],
  feeAmount: '0.00',
  feeBasis: '',
  rejectReason: '',
  cancelReason: '',
  promises: [
    {
      step: 'ACCEPT',
      words: '2小时内',
      dueAt: '2026-11-23T11:30:00+08:00',
      doneAt: '2026-11-23T09:40:00+08:00',
      late: false,
    },
    { step: 'FINISH', words: '1个工作日内', dueAt: '2026-11-24T17:30:00+08:00', doneAt: null, late: false },
  ],
  logs: [],
  evaluation: null,
  actions: [],
  urgeNextAt: null,
  escalateTo: '客户服务主管',
  quarter: null,
  ...part,
})
