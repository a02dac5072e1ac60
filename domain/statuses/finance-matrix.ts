import type { StatusText } from '../machine'

/** Y-15: what a row of the finance matrix lacks; the most urgent first. WHOLE and VOID lack nothing. */
export const matrixGaps = {
  OVERDUE: { label: '逾期未缴', tone: 'danger' },
  RED_DUE: { label: '发票待红冲', tone: 'danger' },
  LATE: { label: '超期未开票', tone: 'danger' },
  UNPAID: { label: '待缴费', tone: 'warning' },
  IN_PLAN: { label: '分期中', tone: 'primary' },
  TO_INVOICE: { label: '待开票', tone: 'warning' },
  RED_KEPT: { label: '红冲后未重开', tone: 'warning' },
  RED_OPEN: { label: '红冲中', tone: 'warning' },
  INVOICING: { label: '开票中', tone: 'primary' },
  AFTER_PAY: { label: '缴清后可开票', tone: 'muted' },
  VOID: { label: '无需处理', tone: 'muted' },
  WHOLE: { label: '已对平', tone: 'success' },
} as const satisfies Record<string, StatusText>
export type MatrixGap = keyof typeof matrixGaps

/** A bill, or what was bought without one. */
export const matrixKinds = { BILL: '账单', TRADE: '交易' } as const

/** How a sum came onto a row. */
export const matrixWays = { ORDER: '缴费', BALANCE: '余额抵扣', TRADE: '交易付款' } as const
