import { event } from '../../extensions'

/** Money has settled bills of an account or come to its balance (AE-88). */
export const accountPaid = event<{ bp: string; companyCode: string }>('account.paid')

/** A bill or gas for a card has come, changed or gone: what is derived from sales is derived again. */
export const salesChanged = event<{ bp: string; companyCode: string }>('sales.changed')

/** A bill has been paid off by its due date (E-L-03). */
export const billPaidInTime = event<{ bp: string; companyCode: string; billId: string }>('bill.paidInTime')
