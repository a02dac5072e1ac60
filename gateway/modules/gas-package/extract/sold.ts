import { monthOf } from '@domain/date'
import { priced, sumMoney } from '@domain/money'
import { gasMoney } from '@domain/package/settle'
import type { Work } from '../../../http/context'
import { listMeters } from '../../metering/service'
import { settledChildren } from '../repo/children'
import { ordersByNo } from '../repo/orders'
import { extractedOf } from '../repo/records'
import { supplementsOfOrders } from '../repo/supplements'
import type { AccountKey, Child, Order, Supplement } from '../types'
import { nameOf } from './cycle-view'

const NOTHING = '0.00'

/** A cycle that is settled: what an invoice is made of (IV-01). Deposits, orders and compensations are not invoiced. */
export interface SoldExtraction {
  childNo: string
  title: string
  month: string
  settledAt: string
  meterNo: string | null
  volume: string
  unitPrice: string
  amount: string
  from: string
  to: string
}

/** Settled cycles of a customer, with what their gas has cost; with a moment those of which something has changed since. */
export async function soldExtractions(
  work: Work,
  { bp, companyCode }: AccountKey,
  since: string | null,
): Promise<SoldExtraction[]> {
  const children = await settledChildren(work.db, bp, since)
  if (children.length === 0) return []
  const orderNos = [...new Set(children.map(({ orderNo }) => orderNo))]
  const orders = (await ordersByNo(work.db, bp, orderNos)).filter((order) => order.companyCode === companyCode)
  const supplements = await supplementsOfOrders(work.db, bp, orderNos)
  const taken = await extractedOf(
    work.db,
    bp,
    children.map(({ childNo }) => childNo),
  )
  const numbers = new Map((await listMeters(work, { bp, companyCode })).map((one) => [one.meterId, one.meterNo]))
  return children.flatMap((child) => {
    const order = orders.find(({ orderNo }) => orderNo === child.orderNo)
    if (!order || child.settledAt === null) return []
    const { childNo, startDate: from, endDate: to, settledAt } = child
    return {
      childNo,
      from,
      to,
      settledAt,
      month: monthOf(from),
      title: `${order.packageSnapshot.name}${nameOf(order, from)}提气`,
      meterNo: order.meterIds.length === 1 ? (numbers.get(order.meterIds[0] ?? '') ?? null) : null,
      volume: taken.get(childNo) ?? NOTHING,
      unitPrice: child.unitPrice ?? order.unitPrice,
      amount: gasMoney(moneyOf(order, child, supplements)),
    }
  })
}

/** Money of a settled cycle as it came and went. */
function moneyOf(order: Order, child: Child, supplements: readonly Supplement[]) {
  const unitPrice = child.unitPrice ?? order.unitPrice
  const mine = supplements.filter(({ childNo, paidAt }) => childNo === child.childNo && paidAt !== null)
  return {
    paid: sumMoney([child.paidAmount, ...mine.map(({ amount }) => amount)]),
    rolloverIn: child.rolloverInAmount,
    carryIn: child.carryInAmount,
    movedOut: priced(child.movedOutVolume, unitPrice),
    rolloverOut: priced(child.rolloverOutVolume ?? NOTHING, unitPrice),
    refund: child.refundAmount ?? NOTHING,
    fee: child.shortFee ?? NOTHING,
  }
}
