import type { StatusText, Transition } from '../machine'

/** C 3.7: what may be invoiced once. */
export const invoiceItemStatus = {
  I0: { label: '待开票', tone: 'warning' },
  I1: { label: '选票中', tone: 'muted' },
  I2: { label: '开票中', tone: 'primary' },
  I3: { label: '已开票', tone: 'success' },
  I4: { label: '部分红冲', tone: 'warning' },
  I5: { label: '已逾期', tone: 'muted' },
  I6: { label: '不可开票', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type InvoiceItemState = keyof typeof invoiceItemStatus
export type InvoiceItemEvent =
  | 'PICK'
  | 'RELEASE'
  | 'SUBMIT'
  | 'DROP'
  | 'ISSUE'
  | 'RED_FREE'
  | 'RED_RETURN'
  | 'RED_PART'
  | 'KEEP_PART'
  | 'EXPIRE'
  | 'EXTEND'
  | 'BLOCK'

/**
 * RED_FREE gives what was reversed back to be invoiced again, RED_RETURN ends the item: the goods went back (IR-05). KEEP_PART: a part
 * is invoiced, and the rest of it is not to be any more.
 */
export const invoiceItemTransitions: readonly Transition<InvoiceItemState, InvoiceItemEvent>[] = [
  { from: 'I0', on: 'PICK', to: 'I1' },
  { from: 'I0', on: 'EXPIRE', to: 'I5' },
  { from: 'I0', on: 'BLOCK', to: 'I6' },
  { from: 'I0', on: 'KEEP_PART', to: 'I4' },
  { from: 'I1', on: 'SUBMIT', to: 'I2' },
  { from: 'I1', on: 'RELEASE', to: 'I0' },
  { from: 'I1', on: 'BLOCK', to: 'I6' },
  { from: 'I1', on: 'KEEP_PART', to: 'I4' },
  { from: 'I2', on: 'ISSUE', to: 'I3' },
  { from: 'I2', on: 'DROP', to: 'I0' },
  { from: 'I3', on: 'RED_FREE', to: 'I0' },
  { from: 'I3', on: 'RED_RETURN', to: 'I6' },
  { from: 'I3', on: 'RED_PART', to: 'I4' },
  { from: 'I4', on: 'RED_PART', to: 'I4' },
  { from: 'I4', on: 'RED_FREE', to: 'I0' },
  { from: 'I4', on: 'RED_RETURN', to: 'I6' },
  { from: 'I5', on: 'EXTEND', to: 'I0' },
  { from: 'I5', on: 'BLOCK', to: 'I6' },
  { from: 'I5', on: 'KEEP_PART', to: 'I4' },
]

export const invoiceSources = {
  IC: 'IC卡购气',
  BILL: '月度账单',
  PACKAGE: '气量包提气结算',
  LATEFEE: '违约金',
  SERVICE: '服务与器具',
  PREPAY: '预存款',
} as const
export type InvoiceSource = keyof typeof invoiceSources

/** One kind of goods on one invoice (IV-05); prepaid money is none. */
export const goodsGroups = { GAS: '燃气', GOODS: '商品', SERVICE: '服务', NONE: '预存款' } as const
export type GoodsGroup = keyof typeof goodsGroups

export const pickStatus = {
  HELD: { label: '选票中', tone: 'primary' },
  USED: { label: '已提交', tone: 'success' },
  RELEASED: { label: '已释放', tone: 'muted' },
  EXPIRED: { label: '已超时', tone: 'muted' },
} as const satisfies Record<string, StatusText>
export type PickState = keyof typeof pickStatus
export type PickEvent = 'SUBMIT' | 'RELEASE' | 'EXPIRE'

export const pickTransitions: readonly Transition<PickState, PickEvent>[] = [
  { from: 'HELD', on: 'SUBMIT', to: 'USED' },
  { from: 'HELD', on: 'RELEASE', to: 'RELEASED' },
  { from: 'HELD', on: 'EXPIRE', to: 'EXPIRED' },
]

/** Why a deposit has no invoice of its own (IV-01). */
export const PREPAID = '预存款，出账后请按账单开票'
