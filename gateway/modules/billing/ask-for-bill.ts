import { monthText } from '@domain/date-format'
import type { Work } from '../../http/context'
import type { AccountKey } from '../gas-account/service'
import { notify, type TodoWords } from '../notice/service'
import type { Bill } from './repo/bills'

export const billRoute = (billId: string): string => `/pages/my-bill/details/details?billId=${billId}`

type ToPay = Pick<Bill, 'billId' | 'billMonth' | 'receivable' | 'dueDate'>

/** The to-do of a bill that is to be paid (CV-8). */
export const billTodo = ({ billMonth, receivable, dueDate }: ToPay): TodoWords => ({
  type: 'BILL_DUE',
  title: `${monthText(billMonth)}账单待缴`,
  amount: receivable,
  dueAt: `${dueDate}T23:59:59+08:00`,
  modelCode: 'BILL_VIEW',
})

export const requestPayment = (work: Work, { bp, companyCode }: AccountKey, bill: ToPay): Promise<void> =>
  notify(work, { bp, companyCode, route: billRoute(bill.billId), bizId: bill.billId }, { todo: billTodo(bill) })
