import type { Api } from '@contract'
import { allows } from '@domain/machine'
import { isPositiveMoney, subtractMoney, sumMoney } from '@domain/money'
import { payOrderTransitions } from '@domain/statuses/pay-order'
import type { Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { findAccounts } from '../../gas-account/service'
import { companyOf } from '../../membership/service'
import { receiptUrl } from './receipt'
import { ordersOfBasket } from '../repo/baskets'
import { ordersById } from '../repo/orders'
import { voucherIdOf } from '../repo/vouchers'
import type { Order } from '../types'

type View = Api['btwob GET /pay/basket/detail']['out']
type Group = View['groups'][number]

/** The order still waits for money that can come. */
export const isPayable = (order: Order, now: number): boolean =>
  allows(payOrderTransitions, order.state, 'PAID') && Date.parse(order.expireAt) > now

/** pay/basket/detail: the user's own basket, by gas company; 2902 for any other. */
export async function basketView(work: Work, { userId }: { userId: string }, basketId: string): Promise<View> {
  const members = await ordersOfBasket(work.db, basketId)
  if (members[0]?.userId !== userId) throw new Refusal('2902')
  const orders = await ordersById(
    work.db,
    members.map(({ orderId }) => orderId),
  )
  const groups: Group[] = []
  for (const companyCode of new Set(members.map((one) => one.companyCode))) {
    const own = members.filter((one) => one.companyCode === companyCode).flatMap((one) => byId(orders, one.orderId))
    groups.push(await groupOf(work, companyCode, own))
  }
  const isPaid = groups.some(({ paid }) => isPositiveMoney(paid))
  return {
    basketId,
    total: sumMoney(orders.map(({ amount }) => amount)),
    expireAt: orders.map(({ expireAt }) => expireAt).sort()[0] ?? work.clock.iso(),
    groups,
    receiptUrl: isPaid ? receiptUrl(work, basketId) : null,
  }
}

const byId = (orders: readonly Order[], orderId: string): Order[] => orders.filter((one) => one.orderId === orderId)

async function groupOf(work: Work, companyCode: string, orders: readonly Order[]): Promise<Group> {
  const accounts = await findAccounts(
    work.db,
    orders.map(({ bp }) => bp),
    companyCode,
  )
  const company = await companyOf(work, companyCode)
  const open = orders.filter((order) => isPayable(order, work.clock.now()))
  const rows: Group['orders'] = []
  for (const { orderId, bp, title, amount, state } of orders) {
    const customerName = accounts.find((one) => one.bp === bp)?.customerName ?? ''
    rows.push({ orderId, bp, customerName, title, amount, state, voucherId: await voucherIdOf(work.db, bp, orderId) })
  }
  return {
    companyCode,
    companyName: company?.companyName ?? '',
    due: sumMoney(open.map(({ payAmount, paidAmount }) => subtractMoney(payAmount, paidAmount))),
    paid: sumMoney(orders.map(({ paidAmount }) => paidAmount)),
    canPay: open.length > 0,
    orders: rows,
  }
}
