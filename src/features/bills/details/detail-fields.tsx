import type { Out } from '@contract'
import { fieldsOf } from '@/blocks'
import { formatSpan } from '@domain/date-format'
import { isPositiveMoney } from '@domain/money'
import { billTypes } from '@domain/statuses/bill'
import { invoiceStates } from '@domain/statuses/names'
import { isOpen } from '../bill-model'

export type BillDetail = Out<'default GET /crmgas/bill/detail'>

const isSet = (amount: string): boolean => isPositiveMoney(amount)

/** 账单信息: what the bill is, then how its amount stands today. */
export const billFields = fieldsOf<BillDetail>()([
  { key: 'billNo', label: '账单编号', kind: 'copy' },
  { key: 'billType', label: '账单类型', render: ({ billType }) => billTypes[billType] },
  { key: 'period', label: '账期', render: ({ periodFrom, periodTo }) => formatSpan(periodFrom, periodTo) },
  { key: 'issueDate', label: '出账日', kind: 'date' },
  { key: 'dueDate', label: '应缴日', kind: 'date' },
  {
    key: 'statement',
    label: '结算单号',
    render: ({ statement }) => statement?.statementNo ?? '--',
    show: ({ statement }) => statement !== null,
  },
  { key: 'invoiceState', label: '开票状态', render: ({ invoiceState }) => invoiceStates[invoiceState] },
  { key: 'receivable', label: '应收本金', kind: 'money' },
  { key: 'paidPrincipal', label: '已缴本金', kind: 'money', show: ({ paidPrincipal }) => isSet(paidPrincipal) },
  { key: 'lateFeePaid', label: '已缴违约金', kind: 'money', show: ({ lateFeePaid }) => isSet(lateFeePaid) },
  { key: 'lateFeeWaived', label: '违约金已减免', kind: 'money', show: ({ lateFeeWaived }) => isSet(lateFeeWaived) },
  { key: 'unpaid', label: '未缴本金', kind: 'money', show: isOpen },
  { key: 'lateFeeAccrued', label: '应缴违约金', kind: 'money', show: isOpen },
  { key: 'totalDue', label: '应缴合计', kind: 'money', sum: true, show: isOpen },
])
