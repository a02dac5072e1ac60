import { dateOf } from '@domain/date'
import { billSettled, linesOfBills, payBill } from '../billing/service'
import type { Payable } from './payables'
import { payPlan } from './plan/plans'
import { pricedBills } from './rules/priced'

/** Bills take what they owe at the order's prices (AE-46). */
const bill: Payable = {
  balance: 'PART',
  entryType: 'BILL_OFFSET',
  topUpAs: 'TOPUP',
  voucherPart: () => '气费',
  declines: false,
  async paid(work, { account, order, bills }, item, { at, by }) {
    const found = bills.find(({ billId }) => billId === item.refId)
    if (!found) throw new RangeError(`order ${item.orderId} pays an unknown ${item.refType} ${item.refId}`)
    const { principal, lateFee, state } = await payBill(work, account, found, item, order.asOf, by)
    if (state === 'PAID') await billSettled(work, found, dateOf(at))
    return { principal, lateFee, hasRest: state !== 'PAID' }
  },
  priced: async (work, { bp }, billIds) => pricedBills(await linesOfBills(work.db, { bp, billIds })),
}

/** AE-38. */
const topUp: Payable = {
  balance: 'NONE',
  entryType: 'BILL_OFFSET',
  topUpAs: 'TOPUP',
  voucherPart: () => '预存',
  declines: false,
  paid: async (_work, _held, item) => ({ principal: '0.00', topUp: item.principal }),
}

/** An item of a plan (AE-82), which the balance pays as it pays a bill (AE-50). */
const installment: Payable = {
  balance: 'PART',
  entryType: 'INSTALLMENT',
  topUpAs: 'TOPUP',
  voucherPart: () => '气费',
  declines: false,
  paid: (work, { account }, item, money) => payPlan(work, account, item, money),
}

/** What this module itself lets be paid. */
export const ownPayables = { BILL: bill, PREPAY: topUp, INSTALLMENT: installment }
