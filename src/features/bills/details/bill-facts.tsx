import type { Out } from '@contract'
import { formatSpan } from '@domain/date-format'
import { isPositiveMoney } from '@domain/money'
import { billTypes } from '@domain/statuses/bill'
import { invoiceStates } from '@domain/statuses/names'
import { DateText, Money, type FactRow } from '@/ui'
import { isOpen } from '@/shared/bill'

export type BillDetail = Out<'default GET /crmgas/bill/detail'>

/** 账单信息: what the bill is, then the state of its amount today. */
export function billFacts(bill: BillDetail): FactRow[] {
  const { paidPrincipal, lateFeePaid, lateFeeWaived } = bill
  return [
    ['账单编号', bill.billNo, { copy: bill.billNo }],
    ['账单类型', billTypes[bill.billType]],
    ['账期', formatSpan(bill.periodFrom, bill.periodTo)],
    ['出账日', <DateText value={bill.issueDate} />],
    ['应缴日', <DateText value={bill.dueDate} />],
    ['结算单号', bill.statement?.statementNo],
    ['开票状态', invoiceStates[bill.invoiceState]],
    ['应收本金', <Money value={bill.receivable} />],
    ['已缴本金', isPositiveMoney(paidPrincipal) && <Money value={paidPrincipal} />],
    ['已缴违约金', isPositiveMoney(lateFeePaid) && <Money value={lateFeePaid} />],
    ['违约金已减免', isPositiveMoney(lateFeeWaived) && <Money value={lateFeeWaived} />],
    ['未缴本金', isOpen(bill) && <Money value={bill.unpaid} />],
    ['应缴违约金', isOpen(bill) && <Money value={bill.lateFeeAccrued} />],
    ['应缴合计', isOpen(bill) && <Money value={bill.totalDue} />, { sum: true }],
  ]
}
