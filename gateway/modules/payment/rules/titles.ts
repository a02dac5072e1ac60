import { formatMonth } from '@domain/date-format'
import { billTypes } from '@domain/statuses/bill'
import { bizTypes, channels } from '@domain/statuses/pay-order'
import type { Bill, Channel } from '../types'

/** Title of one bill: '2026年10月气费账单'. */
export const billTitle = (bill: Pick<Bill, 'billMonth' | 'billType'>): string =>
  `${formatMonth(bill.billMonth)}${billTypes[bill.billType]}账单`

/** Title of an order over bills. */
export function billOrderTitle(bills: readonly Pick<Bill, 'billMonth' | 'billType'>[]): string {
  const [only] = bills
  return only && bills.length === 1 ? billTitle(only) : `${bizTypes.BILL}（${bills.length}笔）`
}

/** One item of an instalment plan; 0 is the down payment (A 2.16). */
export const planItemTitle = (seq: number): string => (seq === 0 ? '分期首付' : `分期第${seq}期`)

export const topUpTitle = (): string => bizTypes.PREPAY
export const channelText = (channel: Channel): string => channels[channel]

/** AE-48: everything was settled before the money came. */
export const NOTE_ALREADY_SETTLED = '账单已结清，本次款项已转入账户余额'
/** B 3.6: what the money was for takes none any more. */
export const NOTE_DECLINED = '订单已支付或已关闭，本次款项将原路退回'
/** A 6.23: the exception on its way, and where it ended. */
export const NOTE_EXCEPTION = '款项将转入账户余额'
export const NOTE_TO_BALANCE = '款项已转入账户余额'
/** AE-77: other money than was asked for. */
export const noteOtherAmount = (arrived: string): string => `实际到账${arrived}元，与申请金额不符`
/** AE-80: the bills were paid before the transfer came. */
export const NOTE_PAID_OTHERWISE = '账单已由其他方式缴清，款项已转入账户余额'
/** AE-42: bills of a plan, or of an application for one, are paid by its items only. */
export const NOTE_IN_PLAN = '已纳入分期计划的账单未抵扣，款项已转入账户余额'
/** AE-74a: too little for what a transfer was to pay exactly, or too late. */
export const NOTE_TOO_LITTLE = '到账金额不足，订单未支付，款项已转入账户余额'
export const NOTE_TOO_LATE = '订单已支付或已关闭，款项已转入账户余额'
/** AE-53: of gas that is given back, what its rest on the balance has paid meanwhile. */
export const noteRestUsed = (amount: string): string => `余款${amount}元已使用，不再退回`
/** AE-49: the order ran out with slices paid. */
export const notePartClosed = (count: number, amount: string): string => `已支付的${count}笔共${amount}元已转入账户余额`
