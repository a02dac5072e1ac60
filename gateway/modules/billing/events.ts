import type { StopKind } from '@domain/statuses/stop-gas'
import { event } from '../../extensions'

/** Money has settled bills of an account or come to its balance (AE-88). */
export const accountPaid = event<{ bp: string; companyCode: string }>('account.paid')

/** The company has given money back to a balance: it pays what is owed once the transaction that gives it has ended (AE-33). */
export const balanceCredited = event<{ bp: string; companyCode: string }>('balance.credited')

/** A bill or gas for a card has come, changed or gone: what is derived from sales is derived again. */
export const salesChanged = event<{ bp: string; companyCode: string }>('sales.changed')

/** The company has taken back a bill that an application for instalments holds (AE-42). */
export const heldBillReversed = event<{ bp: string; companyCode: string; planId: string }>('bill.heldReversed')

/** A bill has come with its message (Y-31); money in yuan. */
export const billAnnounced = event<{
  bp: string
  companyCode: string
  billId: string
  billNo: string
  billMonth: string
  receivable: string
  dueDate: string
}>('bill.announced')

/** A warning or notice of stopped or limited gas has come to its customer, or is taken back: `state` CANCELLED (Y-31). */
export const stopAnnounced = event<{
  bp: string
  companyCode: string
  stopId: string
  kind: StopKind
  state: string
  title: string
  reason: string
  planStopAt: string | null
  planResumeAt: string | null
}>('stop.announced')

/** A bill has been paid off by its due date (E-L-03). */
export const billPaidInTime = event<{ bp: string; companyCode: string; billId: string }>('bill.paidInTime')
