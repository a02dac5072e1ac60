import type { Api } from '@contract'
import { addDays, addMonths, dateOf, firstOfMonth, lastOfMonth } from '@domain/date'
import { availableOf } from '@domain/billing'
import { unfinishedPayOrders } from '@domain/billing/unfinished'
import { sumMoney } from '@domain/money'
import type { BoundSession, Work } from '../../../http/context'
import { envelope, paged } from '../../../http/page'
import { ownOr2902, Refusal } from '../../../http/refusal'
import { keyOf } from '../bill/view'
import { headOf, readOrder, viewOf } from '../order/view'
import { findAccount, findAccounts, monthSums, pageOfEntries } from '../../gas-account/service'
import { refNumbers } from './ref-numbers'
import { subOrdersOf } from '../repo/orders'
import { preparedOfOrder } from '../repo/prepared'
import { promisesOf, type Promised } from '../repo/promises'
import { recordMonths } from '../repo/records'
import { ordersOfPage } from './ranked'
import { paymentsOf, refundedOf } from '../repo/payments'
import { goesBack } from '../order/money'
import { refundOf } from '../repo/refunds'
import { stateLogOf, timelineOf } from '../../../db/state-log'
import { voucherIdOf } from '../repo/vouchers'
import { MOST_MONTHS, readRange, type Range } from '../rules/limits'
import { refundHint, refundRefusal, refundTotal } from '../rules/refundable'
import { errorText } from '@domain/errors'
import { givesBack } from '../refund/take-off'
import { paySettings } from '../settings'
import { OrderPayment, OrderRefund } from '@contract/payment/records'
import { shape } from '../../../http/shape'

type Records = Api['default GET /crmgas/pay/record']
type Detail = Api['default GET /crmgas/pay/recordDetail']['out']
type Fee = Api['default GET /crmgas/fee/transaction']

const start = (date: string) => `${date}T00:00:00+08:00`
const after = (date: string) => start(addDays(date, 1))

/** The days asked for as instants; A2331 backwards, A2316 beyond twelve months. */
export function instants(work: Work, asked: { dateFrom?: string | undefined; dateTo?: string | undefined }): Range {
  const range = readRange(asked, work.clock.today())
  if (range === 'A2331') throw new Refusal('A2331')
  if (range === 'A2316') throw new Refusal('A2316', { params: { limit: `${MOST_MONTHS}个月` } })
  return { from: start(range.from), to: after(range.to) }
}

const total = (months: readonly { count: number }[]): number => months.reduce((sum, row) => sum + row.count, 0)

/** Tabs of the record page. */
const tabs = {
  OPEN: unfinishedPayOrders,
  DONE: ['SUCCESS', 'CLOSED_PART', 'SUCCESS_TO_BALANCE'],
  REFUND: ['REFUNDING', 'REFUNDED'],
} as const

/** pay/record: orders of the account by any payer and the user's own proxy payments (AE-90). */
export async function recordPage(work: Work, session: BoundSession, input: Records['in']): Promise<Records['out']> {
  const page = paged(input)
  const filter = {
    bp: session.bp,
    companyCode: session.companyCode,
    userId: session.userId,
    bizType: input.bizType,
    states: input.state === undefined ? undefined : tabs[input.state],
    channel: input.channel,
    mine: input.mine === '1',
    ...instants(work, input),
  }
  const months = await recordMonths(work.db, filter)
  const orders = await ordersOfPage(work, filter, page)
  const slices =
    orders.length > 0
      ? await subOrdersOf(
          work.db,
          orders.map((order) => order.orderId),
        )
      : []
  const payees =
    orders.length > 0
      ? await findAccounts(work.db, [...new Set(orders.map((order) => order.bp))], session.companyCode)
      : []
  const refunded = await refundedOf(work.db, orders)
  const promised = await promisesOf(
    work.db,
    orders.map((order) => order.bp),
    orders.map((order) => order.orderId),
  )
  const list = orders.flatMap((order) => {
    const payee = payees.find((row) => row.bp === order.bp)
    if (!payee) return []
    const own = slices.filter((row) => row.orderId === order.orderId)
    return [
      {
        ...headOf(work, session, order, payee, own),
        refundedAmount: refunded.get(order.orderId) ?? '0.00',
        meterNo: null,
        waits: waitsOf(promised.filter((one) => one.orderId === order.orderId)),
      },
    ]
  })
  return {
    ...envelope(page, list, total(months)),
    sumPaid: sumMoney(months.map((row) => row.sumPaid)),
    sumRefunded: sumMoney(months.map((row) => row.sumRefunded)),
    months,
    since: dateOf(filter.from),
  }
}

/** Y-01: the newest step that is still waited for. */
function waitsOf(promised: readonly Promised[]): Records['out']['list'][number]['waits'] {
  const open = promised.findLast(({ state }) => state === 'WAITING' || state === 'LATE' || state === 'SOLVED')
  if (!open) return null
  const { step, state, dueAt, caseNo } = open
  return { step, state: state as 'WAITING' | 'LATE' | 'SOLVED', dueAt, caseNo }
}

/** pay/recordDetail: an order with its payments, refund and timeline. */
export async function recordDetail(work: Work, session: BoundSession, orderId: string): Promise<Detail> {
  const read = await readOrder(work, orderId)
  const isOurs =
    read &&
    read.order.companyCode === session.companyCode &&
    (read.order.bp === session.bp || read.order.payerUserId === session.userId)
  if (!read || !isOurs) throw new Refusal('2902')
  const { order } = read
  const payments = await paymentsOf(work.db, order.bp, orderId)
  const refund = await refundOf(work.db, order.bp, orderId)
  const refused =
    refund && refund.state !== 'REFUSED'
      ? null
      : refundRefusal(order, paySettings(work.settings, order.companyCode).refundDays, work.clock.now())
  const hint = refundHint(refused)
  const isMine = order.payerUserId === session.userId
  const log = await stateLogOf(work.db, order.bp, 'pay_order', orderId)
  const prepared = await preparedOfOrder(work.db, order.bp, orderId)
  return {
    ...viewOf(work, session, order, read.payee, read.slices, read.items),
    refundedAmount: sumMoney(payments.filter(({ state }) => state === 'REFUNDED').map(goesBack)),
    payments: payments.map((row) =>
      shape(OrderPayment.properties, row, {
        subSeq: read.slices.find((slice) => slice.subOrderId === row.subOrderId)?.seq ?? null,
        amount: row.received ?? row.amount,
      }),
    ),
    refund: refund
      ? shape(OrderRefund.properties, refund, {
          amount: refundTotal(refund, order, givesBack(work, order)),
          to: refund.refundTo,
        })
      : null,
    refundable:
      isMine && refused === null && (!refund || refund.state === 'REFUSED')
        ? { ok: true, reason: null }
        : { ok: false, reason: hint === null ? null : errorText(hint) },
    voucherId: order.bp === session.bp || isMine ? await voucherIdOf(work.db, order.bp, orderId) : null,
    gasOrderId: null,
    prepared: prepared ? { byMask: prepared.preparedMask, approvedAt: prepared.decidedAt } : null,
    timeline: timelineOf(log),
  }
}

/** The days of a ledger query: a month, or a range of at most twelve (A2316). */
function feeInstants(work: Work, input: Fee['in']): Range {
  if (input.month !== undefined) return { from: start(firstOfMonth(input.month)), to: after(lastOfMonth(input.month)) }
  if (input.dateFrom === undefined && input.dateTo === undefined) {
    const today = work.clock.today()
    return { from: start(firstOfMonth(addMonths(today.slice(0, 7), -35))), to: after(today) }
  }
  return instants(work, input)
}

/** fee/transaction: the changes of the balance, newest first. */
export async function feePage(work: Work, session: BoundSession, input: Fee['in']): Promise<Fee['out']> {
  const account = ownOr2902(await findAccount(work.db, keyOf(session)))
  const page = paged(input)
  const filter = { entryType: input.entryType, direction: input.direction, ...feeInstants(work, input) }
  const months = await monthSums(work.db, account, filter)
  const entries = await pageOfEntries(work.db, account, filter, page.limit, page.offset)
  const numbers = await refNumbers(work, account.bp, entries)
  const list = entries.map((entry) => ({
    ...entry,
    refNo: numbers.get(`${entry.refType}|${entry.refId}`) ?? null,
    remark: entry.remark || null,
  }))
  return {
    ...envelope(page, list, total(months)),
    monthSum: { in: sumMoney(months.map((row) => row.in)), out: sumMoney(months.map((row) => row.out)) },
    months: months.map((row) => ({ month: row.month, in: row.in, out: row.out })),
    balance: account.balance,
    available: availableOf(account),
    provisional: account.provisional,
    since: dateOf(filter.from),
  }
}
