import { randomBytes } from 'node:crypto'
import { amountInCapitals } from '@domain/amount-capitals'
import { jsonb } from '../../../db/connect'
import { nextNo } from '../../../db/sequence'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { listMeters } from '../../metering/service'
import { insertVoucher } from '../repo/vouchers'
import { verifyCode, voucherNo } from '../rules/numbers'
import { channelText } from '../rules/titles'
import type { Part } from '../rules/voucher-parts'
import type { Account, Order } from '../types'

/** AE-54: the proof of an order that took money, once per order; name and address as they are at the payment. */
export async function makeVoucher(
  work: Work,
  account: Account,
  order: Order,
  taken: { amount: string; parts: Part[]; paidAt: string },
): Promise<void> {
  await insertVoucher(work.db, {
    bp: order.bp,
    voucherId: newId(work.clock.now()),
    companyCode: order.companyCode,
    voucherNo: voucherNo(taken.paidAt.slice(0, 10), await nextNo(work.db, 'seq_voucher_no')),
    payOrderId: order.orderId,
    orderNo: order.orderNo,
    bizType: order.bizType,
    title: order.title,
    customerName: account.customerName,
    meterId: order.meterId,
    meterNo: await meterNoOf(work, order),
    address: account.address,
    amount: taken.amount,
    amountUpper: amountInCapitals(taken.amount),
    parts: jsonb(taken.parts),
    volume: null,
    channelText: channelText(order.channel),
    paidAt: taken.paidAt,
    verifyCode: verifyCode(randomBytes(12)),
    createdAt: work.clock.iso(),
  })
}

/** The number on the meter that gas was bought for (A 2.19); null where the order is of the account. */
async function meterNoOf(work: Work, order: Order): Promise<string | null> {
  if (order.meterId === null) return null
  return (await listMeters(work, order)).find(({ meterId }) => meterId === order.meterId)?.meterNo ?? null
}
