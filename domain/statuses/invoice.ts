import type { StatusText, Transition } from '../machine'

/** C 3.10: an invoice. (Whether a bill has one at all is `invoiceStates` of the names.) */
export const invoiceStatus = {
  N1: { label: '正常', tone: 'success' },
  N2: { label: '红冲中', tone: 'warning' },
  N3: { label: '已红冲', tone: 'danger' },
  N4: { label: '部分红冲', tone: 'warning' },
  N5: { label: '红字发票', tone: 'danger' },
  N9: { label: '已作废', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type InvoiceStatus = keyof typeof invoiceStatus
export type InvoiceEvent = 'ASK_RED' | 'RED_WHOLE' | 'RED_PART' | 'DROP_RED' | 'DROP_FURTHER' | 'VOID'

/** DROP_FURTHER: a form came to nothing on an invoice that was reversed in part before. VOID is history: paper only. */
export const invoiceTransitions: readonly Transition<InvoiceStatus, InvoiceEvent>[] = [
  { from: 'N1', on: 'ASK_RED', to: 'N2' },
  { from: 'N4', on: 'ASK_RED', to: 'N2' },
  { from: 'N2', on: 'RED_WHOLE', to: 'N3' },
  { from: 'N2', on: 'RED_PART', to: 'N4' },
  { from: 'N2', on: 'DROP_RED', to: 'N1' },
  { from: 'N2', on: 'DROP_FURTHER', to: 'N4' },
  { from: 'N1', on: 'VOID', to: 'N9' },
]

/** C 2.20; the last three are history of the old billing system (IV-25). */
export const invoiceTypes = {
  '81': '数电专票',
  '82': '数电普票',
  '10': '电子普票',
  '04': '纸质普票',
  '01': '纸质专票',
} as const

/** What may be asked for today. */
export const newInvoiceTypes = { '81': '增值税专用发票', '82': '增值税普通发票' } as const
export type NewInvoiceType = keyof typeof newInvoiceTypes

export const invoiceColors = { BLUE: '蓝字', RED: '红字' } as const

/** What the buyer has done with it at the tax platform. */
export const useStates = { '0': '未勾选', '1': '已勾选抵扣', '2': '已入账' } as const

/** C 3.11: the confirmation that comes before a red invoice; the numbers are those of the tax platform. */
export const redStatus = {
  R0: { label: '待审核', tone: 'warning' },
  '01': { label: '无需确认', tone: 'primary' },
  '02': { label: '待购方确认', tone: 'warning' },
  '04': { label: '已确认', tone: 'primary' },
  '05': { label: '购方已否认', tone: 'danger' },
  '07': { label: '超时作废', tone: 'muted' },
  '08': { label: '已撤销', tone: 'muted' },
  R9: { label: '已驳回', tone: 'danger' },
  RS: { label: '已开红票', tone: 'success' },
} as const satisfies Record<string, StatusText>
export type RedState = keyof typeof redStatus
export type RedEvent = 'PASS_FREE' | 'PASS' | 'REJECT' | 'WITHDRAW' | 'CONFIRM' | 'DENY' | 'EXPIRE' | 'ISSUE'

export const redTransitions: readonly Transition<RedState, RedEvent>[] = [
  { from: 'R0', on: 'PASS_FREE', to: '01' },
  { from: 'R0', on: 'PASS', to: '02' },
  { from: 'R0', on: 'REJECT', to: 'R9' },
  { from: 'R0', on: 'WITHDRAW', to: '08' },
  { from: '01', on: 'ISSUE', to: 'RS' },
  { from: '02', on: 'CONFIRM', to: '04' },
  { from: '02', on: 'DENY', to: '05' },
  { from: '02', on: 'EXPIRE', to: '07' },
  { from: '02', on: 'WITHDRAW', to: '08' },
  { from: '04', on: 'ISSUE', to: 'RS' },
]

export const redReasons = { '01': '开票有误', '02': '销货退回', '03': '服务中止', '04': '销售折让' } as const
export type RedReason = keyof typeof redReasons

export const redModes = { FULL: '全额红冲', PART: '部分红冲' } as const
export type RedMode = keyof typeof redModes

export const invoiceMailStatus = {
  '0': { label: '待发送', tone: 'warning' },
  '1': { label: '已发送', tone: 'success' },
  '2': { label: '发送失败', tone: 'danger' },
} as const satisfies Record<string, StatusText>
export type InvoiceMailState = keyof typeof invoiceMailStatus
export type InvoiceMailEvent = 'SENT' | 'FAIL'
export const invoiceMailTransitions: readonly Transition<InvoiceMailState, InvoiceMailEvent>[] = [
  { from: '0', on: 'SENT', to: '1' },
  { from: '0', on: 'FAIL', to: '2' },
]

export const invoiceMailKinds = { AUTO: '开具后自动发送', RESEND: '重新发送' } as const
