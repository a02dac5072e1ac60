/* When money makes a smart message (E-X-20). */

const SHORT_DAYS = 5
const DUE_DAYS = 3

/** BALANCE_DAYS: the balance lasts less than five days. */
export const isBalanceShort = (days: number): boolean => days < SHORT_DAYS

/** BILL_DUE: due in three days at most, and not past it; `days`: from today to the due date. */
export const isDueSoon = (days: number): boolean => days >= 0 && days <= DUE_DAYS
