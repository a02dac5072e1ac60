import { DAY, addDays, addMonths, addMonthsClamped, monthOf } from '@domain/date'
import { maskPhone } from '@domain/mask'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { isoOf } from '../../ports/clock'
import { withClock } from '../clock'
import { usersById } from '../../modules/identity/service'
import { usersOf } from '../../modules/membership/service'
import { closeOrder } from '../../modules/payment/order/close'
import { orderHistoric, payHistoric, payOrderHistoric } from './history'
import { savePlan, payerOf, payItem, signPlan, signedOver, type Payer } from './plans'
import { planTopUp } from '../../modules/payment/order/plan'
import { seedTransfers } from './transfers'
import { refundHistoric, refuseHistoric } from './refund-history'
import { lockAccount } from '../../modules/gas-account/repo/accounts'
import { keepReceiver } from '../../modules/payment/repo/bank'
import { owingBills } from '../../modules/billing/repo/bills'
import { findOrder, subOrdersOf } from '../../modules/payment/repo/orders'
import { bringToDesk, openRefund } from '../../modules/payment/refund/refunds'
import { exceptionToBalance } from '../../modules/payment/channel/to-balance'
import type { Account, AccountKey, Channel, Order } from '../../modules/payment/types'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const industry: AccountKey = { companyCode: '1001', bp: '1000000001' }
const hospital: AccountKey = { companyCode: '1002', bp: '1000000003' }
const textile: AccountKey = { companyCode: '1002', bp: '1000000004' }

/** Where the gas companies take money by transfer (A 2.14). */
const receivers = [
  {
    companyCode: '1001',
    receiverId: 'main',
    accountNo: '13050161860800001001',
    accountName: '廊坊新源燃气有限公司',
    bankName: '中国建设银行廊坊新开路支行',
    bankNo: '105121000015',
  },
  {
    companyCode: '1002',
    receiverId: 'main',
    accountNo: '04020222093000001002',
    accountName: '石家庄新源燃气有限公司',
    bankName: '中国工商银行石家庄裕华支行',
    bankNo: '102121000219',
  },
]

/**
 * Demo orders of every state and the instalment plans (A 8), on top of what the energy part has seeded. Made by the services with the
 * clock set back; money that reaches the balance of 1000000001 stays below half a day's gas, so that its daysLeft holds.
 */
export async function seedPayment(work: Work): Promise<void> {
  for (const receiver of receivers) await keepReceiver(work.db, receiver)
  const account = await lockAccount(work.db, industry)
  if (account) await seedOrders(work, account, await masterOf(work, industry.bp))
  await seedActivePlan(work, await masterOf(work, hospital.bp))
  await seedRejectedPlan(work, await masterOf(work, textile.bp))
}

async function masterOf(work: Work, bp: string): Promise<Payer> {
  const [first] = await usersOf(work, bp)
  const user = first ? (await usersById(work, [first.userId])).get(first.userId) : undefined
  return first && user ? { userId: first.userId, mask: maskPhone(user.phone) } : { userId: 'SYSTEM', mask: '' }
}

async function seedOrders(work: Work, account: Account, actor: Payer): Promise<void> {
  const now = work.clock.now()
  const then = (before: number) => withClock(work, isoOf(now - before))
  const place = (at: Work, amount: string, channel: Channel) => topUpOrder(at, account, actor, amount, channel)
  // The oldest come first: the ledger is read in the order of its moments.
  await seedTransfers(work, account, actor)
  await place(then(10 * MINUTE), '20000.00', 'SANDBOX')
  await payFirstSlice(then(15 * HOUR), await place(then(15 * HOUR), '128000.00', 'SANDBOX'))
  const closed = await place(then(3 * DAY), '5000.00', 'WXMINI')
  await closeOrder(then(3 * DAY - 31 * MINUTE), closed.orderId, 'orderExpire')
  await seedClosedPart(then, place)
  await seedLate(then, await place(then(DAY), '3000.00', 'WXMINI'), 70 * MINUTE, 'APPLIED')
  await seedLate(then, await place(then(DAY), '860.00', 'WXMINI'), 60 * MINUTE, 'REFUSED')
  await seedRefunded(then, account, actor)
}

type Then = (before: number) => Work
type Place = (at: Work, amount: string, channel: Channel) => Promise<Order>

async function topUpOrder(at: Work, account: Account, actor: Payer, amount: string, channel: Channel): Promise<Order> {
  const orderId = newId(at.clock.now())
  return orderHistoric(
    at,
    payerOf(at, account, actor, channel),
    planTopUp(at, account, amount, orderId),
    'PREPAY',
    orderId,
  )
}

/** Pays the first slice of a split order. */
async function payFirstSlice(at: Work, order: Order): Promise<void> {
  const [slice] = await subOrdersOf(at.db, [order.orderId])
  if (slice) await payOrderHistoric(at, order, slice)
}

/** One slice paid, 24 hours over: it went to the balance, and back to the payer on request. */
async function seedClosedPart(then: Then, place: Place): Promise<void> {
  const order = await place(then(DAY + 100 * MINUTE), '60000.00', 'WXMINI')
  await payFirstSlice(then(DAY + 95 * MINUTE), order)
  await closeOrder(then(100 * MINUTE), order.orderId, 'orderExpire', { quiet: true })
  await refundHistoric(then(90 * MINUTE), order.orderId, '剩余金额改用电汇支付，请退回已付部分')
}

/** Money that came after the order had closed, in the balance now; an application to have it back is open, or was refused. */
async function seedLate(then: Then, order: Order, arrivedBefore: number, refund: 'APPLIED' | 'REFUSED'): Promise<void> {
  await closeOrder(then(DAY - 31 * MINUTE), order.orderId, 'orderExpire')
  await payOrderHistoric(then(arrivedBefore), order, null)
  await exceptionToBalance(then(arrivedBefore), order.orderId, { quiet: true })
  const settled = await findOrder(then(0).db, order.orderId)
  if (!settled) throw new RangeError('the late order vanished')
  const asked = await openRefund(then(arrivedBefore - 10 * MINUTE), settled, {
    reason: '订单关闭后才到账，请原路退回',
    by: order.payerUserId,
  })
  if (refund === 'APPLIED') await bringToDesk(then(arrivedBefore - 10 * MINUTE), settled, asked.refundId)
  else await refuseHistoric(then(arrivedBefore - 20 * MINUTE), asked.refundId, '款项已用于抵扣气费，无法退回')
}

/** A top-up that the staff gave back. */
async function seedRefunded(then: Then, account: Account, actor: Payer): Promise<void> {
  const at = then(50 * MINUTE)
  const orderId = newId(at.clock.now())
  await payHistoric(
    at,
    account,
    planTopUp(at, account, '2000.00', orderId),
    'PREPAY',
    payerOf(at, account, actor, 'WXMINI'),
    orderId,
  )
  await refundHistoric(then(30 * MINUTE), orderId, '客户误充值，申请退款')
}

/** A 8: m−5 and m−6 of the hospital in a plan of six parts; the first is paid, the second is due in four days. */
async function seedActivePlan(work: Work, actor: Payer): Promise<void> {
  const account = await lockAccount(work.db, hospital)
  if (!account) return
  const today = work.clock.today()
  const running = monthOf(addDays(today, -1))
  const months = [addMonths(running, -6), addMonths(running, -5)]
  const bills = (await owingBills(work.db, account)).filter((bill) => months.includes(bill.billMonth))
  if (bills.length === 0) return
  const signedOn = addMonthsClamped(addDays(today, 4), -2)
  const signed = withClock(work, `${signedOn}T10:20:00+08:00`)
  const terms = { periods: 6, reason: '上半年供暖成本较高，资金周转紧张', dueSeq: 2 }
  const { planId, items } = await signPlan(signed, account, bills, actor, terms)
  for (const item of items.slice(0, 2))
    await payItem(withClock(work, `${item.dueDate}T15:05:00+08:00`), account, actor, planId, item)
}

/** A plan that the company turned down: no bill was bound. */
async function seedRejectedPlan(work: Work, actor: Payer): Promise<void> {
  const account = await lockAccount(work.db, textile)
  // The newest: an older one is below the least amount of a plan (AE-81).
  const bill = account ? (await owingBills(work.db, account)).at(-1) : undefined
  if (!account || !bill) return
  const at = withClock(work, `${addDays(work.clock.today(), -20)}T14:40:00+08:00`)
  const note = '该账单逾期时间较短，暂不符合分期条件'
  const terms = { periods: 6, reason: '订单回款推迟，申请分期缴纳' }
  await savePlan(at, account, { ...signedOver(at, account, [bill], terms), actor, state: 'REJECTED', note })
}
