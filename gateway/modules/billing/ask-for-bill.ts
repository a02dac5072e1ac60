import { monthText } from '@domain/date-format'
import type { Work } from '../../http/context'
import type { AccountKey } from '../gas-account/service'
import { upsert } from '../todo/service'
import type { Bill } from './repo/bills'

export const billRoute = (billId: string): string => `/pages/my-bill/details/details?billId=${billId}`

/** The to-do of a bill that is to be paid (CV-8). */
export const askForBill = (
  work: Work,
  { bp, companyCode }: AccountKey,
  bill: Pick<Bill, 'billId' | 'billMonth' | 'receivable' | 'dueDate'>,
): Promise<void> =>
  upsert(work, {
    bp,
    companyCode,
    modelCode: 'BILL_VIEW',
    type: 'BILL_DUE',
    bizId: bill.billId,
    title: `${monthText(bill.billMonth)}账单待缴`,
    amount: bill.receivable,
    dueAt: `${bill.dueDate}T23:59:59+08:00`,
    route: billRoute(bill.billId),
  })
