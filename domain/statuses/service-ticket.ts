import { codes } from '../codes'
import type { StatusText, Transition } from '../machine'

/** Service tickets of customers (D 3.1). */
export const ticketStatus = {
  SUBMITTED: { label: '待受理', tone: 'warning' },
  ACCEPTED: { label: '已受理', tone: 'primary' },
  DISPATCHED: { label: '已派单', tone: 'primary' },
  PROCESSING: { label: '处理中', tone: 'primary' },
  SUSPENDED: { label: '待补充', tone: 'warning' },
  RESOLVED: { label: '待确认', tone: 'warning' },
  TO_EVALUATE: { label: '待评价', tone: 'success' },
  CLOSED: { label: '已完结', tone: 'muted' },
  CANCELLED: { label: '已撤销', tone: 'muted' },
  REJECTED: { label: '已退回', tone: 'danger' },
} as const satisfies Record<string, StatusText>

export type TicketStatus = keyof typeof ticketStatus
export type TicketEvent =
  | 'ACCEPT'
  | 'REJECT'
  | 'DISPATCH'
  | 'START'
  | 'ARRIVE'
  | 'SUSPEND'
  | 'RESUME'
  | 'SUPPLEMENT'
  | 'RESOLVE'
  | 'CONFIRM'
  | 'AUTO_CONFIRM'
  | 'REOPEN'
  | 'EVALUATE'
  | 'AUTO_CLOSE'
  | 'CANCEL'
  | 'SETTLE'

const each = (
  from: readonly TicketStatus[],
  on: TicketEvent,
  to: TicketStatus,
): readonly Transition<TicketStatus, TicketEvent>[] => from.map((one) => ({ from: one, on, to }))

/** SETTLE: the subject of the ticket was resolved by itself, before staff resolved it. */
export const ticketTransitions: readonly Transition<TicketStatus, TicketEvent>[] = [
  ...each(['SUBMITTED'], 'ACCEPT', 'ACCEPTED'),
  ...each(['SUBMITTED'], 'REJECT', 'REJECTED'),
  ...each(['ACCEPTED', 'DISPATCHED'], 'DISPATCH', 'DISPATCHED'),
  ...each(['ACCEPTED', 'DISPATCHED'], 'START', 'PROCESSING'),
  ...each(['ACCEPTED', 'DISPATCHED', 'PROCESSING'], 'ARRIVE', 'PROCESSING'),
  ...each(['ACCEPTED', 'DISPATCHED', 'PROCESSING'], 'SUSPEND', 'SUSPENDED'),
  ...each(['SUSPENDED'], 'RESUME', 'PROCESSING'),
  ...each(['SUSPENDED'], 'SUPPLEMENT', 'PROCESSING'),
  ...each(['ACCEPTED', 'DISPATCHED', 'PROCESSING'], 'RESOLVE', 'RESOLVED'),
  ...each(['RESOLVED'], 'CONFIRM', 'TO_EVALUATE'),
  ...each(['RESOLVED'], 'AUTO_CONFIRM', 'TO_EVALUATE'),
  ...each(['RESOLVED', 'TO_EVALUATE'], 'REOPEN', 'PROCESSING'),
  ...each(['TO_EVALUATE'], 'EVALUATE', 'CLOSED'),
  ...each(['TO_EVALUATE'], 'AUTO_CLOSE', 'CLOSED'),
  ...each(['SUBMITTED', 'ACCEPTED', 'DISPATCHED', 'SUSPENDED'], 'CANCEL', 'CANCELLED'),
  ...each(['SUBMITTED', 'ACCEPTED', 'DISPATCHED', 'PROCESSING', 'SUSPENDED'], 'SETTLE', 'CLOSED'),
]

/** States of each tab of the list (D 6.1). */
export const ticketTabs = {
  ALL: codes(ticketStatus),
  OPEN: ['SUBMITTED', 'ACCEPTED', 'DISPATCHED', 'PROCESSING', 'SUSPENDED'],
  CONFIRM: ['RESOLVED'],
  EVALUATE: ['TO_EVALUATE'],
  CLOSED: ['CLOSED', 'CANCELLED', 'REJECTED'],
} as const satisfies Record<string, readonly TicketStatus[]>

export const ticketTypes = {
  REPAIR: '报修',
  CONSULT: '咨询',
  COMPLAINT: '投诉',
  SUGGEST: '建议',
  APPLY: '业务办理',
} as const
export type TicketType = keyof typeof ticketTypes

export const ticketPriorities = { P1: '紧急', P2: '加急', P3: '普通' } as const
export type TicketPriority = keyof typeof ticketPriorities

const of = <const T extends TicketType>(type: T, label: string) => ({ type, label })

/** What a ticket is about (D 2.2). */
export const ticketSubtypes = {
  GAS_LEAK: of('REPAIR', '燃气泄漏'),
  NO_GAS: of('REPAIR', '无气/突然停气'),
  PRESSURE: of('REPAIR', '压力异常'),
  METER_FAULT: of('REPAIR', '表具故障'),
  CARD_FAULT: of('REPAIR', 'IC卡/写卡异常'),
  ALARM_FAULT: of('REPAIR', '报警器故障'),
  VALVE_PIPE: of('REPAIR', '阀门/管道损坏'),
  EQUIP_FAULT: of('REPAIR', '用气设备故障'),
  C_BILL: of('CONSULT', '气费账单'),
  C_PRICE: of('CONSULT', '气价政策'),
  C_INVOICE: of('CONSULT', '发票'),
  C_CONTRACT: of('CONSULT', '合同与气量套餐'),
  C_ACCOUNT: of('CONSULT', '账号与权限'),
  C_OTHER: of('CONSULT', '其他咨询'),
  T_SERVICE: of('COMPLAINT', '服务态度'),
  T_TIME: of('COMPLAINT', '处理不及时'),
  T_FEE: of('COMPLAINT', '气费争议'),
  T_SUPPLY: of('COMPLAINT', '供气质量'),
  T_SITE: of('COMPLAINT', '现场施工'),
  S_APP: of('SUGGEST', '线上功能建议'),
  S_SERVICE: of('SUGGEST', '服务建议'),
  A_NEW: of('APPLY', '新装/扩容报装'),
  A_MOVE: of('APPLY', '表具/管道改迁'),
  A_VERIFY: of('APPLY', '计量检定'),
  A_STOP: of('APPLY', '暂停用气'),
  A_RESTORE: of('APPLY', '恢复供气'),
  A_FIRE: of('APPLY', '通气点火'),
  A_CHECK: of('APPLY', '预约安检'),
  A_VISIT: of('APPLY', '预约管家上门'),
} as const
export type TicketSubtype = keyof typeof ticketSubtypes

/** Applications that become a project (TK-17). */
export const projectSubtypes: readonly TicketSubtype[] = ['A_NEW', 'A_MOVE']

/** By what a ticket came. */
export const ticketSources = {
  MP: '小程序',
  H5: '网页',
  APP: 'App',
  HOTLINE: '热线',
  BUTLER: '用气管家',
  SYSTEM: '系统',
} as const
export type TicketSource = keyof typeof ticketSources

/** What a ticket may be about besides a meter (TK-13). */
export const ticketSubjects = {
  BILL: '账单',
  PAYMENT: '支付单',
  ORDER: '订单',
  INVOICE: '发票',
  HAZARD: '隐患',
  PROJECT: '工程',
  METER_RECORD: '抄表记录',
  HELP: '帮助内容',
} as const
export type TicketSubject = keyof typeof ticketSubjects

/** The three promises of a ticket (TK-06). */
export const ticketSteps = { ACCEPT: '受理', ARRIVE: '到场', FINISH: '办结' } as const
export type TicketStep = keyof typeof ticketSteps

/** The first promise that was not kept; NONE so far. */
export const overdueSteps = { NONE: '', ...ticketSteps } as const

/** Rows of a ticket's log. */
export const ticketActions = {
  CREATE: '已提交',
  ACCEPT: '已受理',
  DISPATCH: '已派单',
  DEPART: '出发前往现场',
  ARRIVE: '已到场',
  PROCESS: '继续处理',
  SUSPEND: '请补充资料',
  SUPPLEMENT: '补充了资料',
  REPLY: '补充了说明',
  NOTE: '处理记录',
  URGE: '催办',
  ESCALATE: '超时升级',
  RESOLVE: '处理完成',
  REOPEN: '未解决，重新处理',
  CONFIRM: '确认已解决',
  AUTO_CONFIRM: '自动确认',
  EVALUATE: '已评价',
  AUTO_CLOSE: '自动完结',
  CANCEL: '已撤销',
  REJECT: '已退回',
  SETTLE: '已自行恢复',
  CALL_BACK: '回访任务已生成',
} as const
export type TicketAction = keyof typeof ticketActions

export const ticketOperators = { CUSTOMER: '客户', STAFF: '工作人员', SYSTEM: '系统' } as const

/** Origin of a rating: AUTO ones have no stars (TK-11). */
export const ratingSources = { CUSTOMER: '客户', AUTO: '系统' } as const

/** What a customer may do with a ticket now. */
export const ticketActs = {
  REPLY: '补充资料',
  URGE: '催办',
  CANCEL: '撤销',
  CONFIRM: '确认结果',
  EVALUATE: '去评价',
  AGAIN: '再次提交',
} as const
export type TicketAct = keyof typeof ticketActs
