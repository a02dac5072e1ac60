import type { StatusText, Transition } from '../machine'

/** C 3.8: an application for invoices. */
export const invoiceApplyStatus = {
  A0: { label: '已提交', tone: 'primary' },
  A1: { label: '开具中', tone: 'primary' },
  A2: { label: '已开具', tone: 'success' },
  A3: { label: '开具失败', tone: 'danger' },
  A4: { label: '排队中', tone: 'warning' },
  A5: { label: '已撤销', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type InvoiceApplyState = keyof typeof invoiceApplyStatus
export type InvoiceApplyEvent = 'TAKE' | 'DONE' | 'RETRY' | 'FAIL' | 'QUEUE' | 'WAKE' | 'WITHDRAW'

/** An application of which an invoice is out neither fails nor goes back: it stays A1 until the rest is out. */
export const invoiceApplyTransitions: readonly Transition<InvoiceApplyState, InvoiceApplyEvent>[] = [
  { from: 'A0', on: 'TAKE', to: 'A1' },
  { from: 'A0', on: 'QUEUE', to: 'A4' },
  { from: 'A0', on: 'WITHDRAW', to: 'A5' },
  { from: 'A1', on: 'DONE', to: 'A2' },
  { from: 'A1', on: 'RETRY', to: 'A0' },
  { from: 'A1', on: 'FAIL', to: 'A3' },
  { from: 'A4', on: 'WAKE', to: 'A0' },
  { from: 'A4', on: 'WITHDRAW', to: 'A5' },
]

export const mergeModes = { MERGE: '合并开票', PER_ITEM: '逐笔', PER_METER: '按表', PER_MONTH: '按月' } as const
export type MergeMode = keyof typeof mergeModes

/** Which page the application came from; REISSUE follows a reversal (IR-06), AUTO a settled month. */
export const applyEntries = { TRADE: '交易开票', BILL: '账单开票', REISSUE: '红冲换开', AUTO: '自动开票' } as const

export const queueReasons = {
  MONTH_END: '月末关账期间，您的申请将于1日8点后开具',
  QUOTA: '当月开票额度已用完，将于额度恢复后自动开具',
} as const
export type QueueReason = keyof typeof queueReasons

/** C 3.9: review of a title. */
export const titleStatus = {
  T1: { label: '已生效', tone: 'success' },
  T2: { label: '审核中', tone: 'warning' },
  T9: { label: '已驳回', tone: 'danger' },
} as const satisfies Record<string, StatusText>
export type TitleState = keyof typeof titleStatus
export type TitleEvent = 'ASK' | 'PASS' | 'REJECT' | 'ADOPT'

/** ADOPT: an edit after which nothing is left to review. */
export const titleTransitions: readonly Transition<TitleState, TitleEvent>[] = [
  { from: 'T1', on: 'ASK', to: 'T2' },
  { from: 'T9', on: 'ASK', to: 'T2' },
  { from: 'T2', on: 'ASK', to: 'T2' },
  { from: 'T2', on: 'PASS', to: 'T1' },
  { from: 'T2', on: 'REJECT', to: 'T9' },
  { from: 'T2', on: 'ADOPT', to: 'T1' },
  { from: 'T9', on: 'ADOPT', to: 'T1' },
]

/** Whether special invoices may be made out to a title. */
export const specialStates = {
  '0': { label: '不可开专票', tone: 'muted' },
  '2': { label: '专票审核中', tone: 'warning' },
  '1': { label: '可开专票', tone: 'success' },
  '9': { label: '专票已驳回', tone: 'danger' },
} as const satisfies Record<string, StatusText>

export const titleKinds = { OWN: '本单位', OTHER: '其他单位' } as const
export type TitleKind = keyof typeof titleKinds

export const buyerTypes = { ENTERPRISE: '企业', GOV: '行政事业单位', PERSON: '个人' } as const
export type BuyerType = keyof typeof buyerTypes
