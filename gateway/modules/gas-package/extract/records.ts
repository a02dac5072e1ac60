import type { Api } from '@contract'
import { diffDays } from '@domain/date'
import { maxVolume, subtractVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../../http/context'
import { cutPage, envelope, paged } from '../../../http/page'
import { badField, ownOr2902 } from '../../../http/refusal'
import { listMeters, meterNames } from '../../metering/service'
import { changesOfOrder, type Change } from '../repo/changes'
import { childrenOfOrders } from '../repo/children'
import { cyclesOfOrders } from '../repo/cycles'
import { findOrder, ordersByNo } from '../repo/orders'
import { cumulativeOf, recordPage } from '../repo/records'
import type { CycleRow, Order } from '../types'
import { childTotal, nameOf } from './cycle-view'
import { ChangeRow as ChangeRowSchema } from '@contract/gas-package/words'
import { shape } from '../../../http/shape'

type Records = Api['taocan GET /trade/extract/records']
type Changes = Api['taocan GET /trade/extract/changeList']

/** Days that may be read in one call. */
const MOST_DAYS = 366
const NOTHING = '0.00'

/** What was taken, meter by meter and day by day, over all orders of the customer. */
export async function extractRecords(work: Work, session: BoundSession, input: Records['in']): Promise<Records['out']> {
  const { dateFrom: from, dateTo: to, orderNo, childNo, meterId } = input
  if (from !== undefined && to !== undefined && Math.abs(diffDays(from, to)) > MOST_DAYS) throw badField('dateTo')
  const { bp } = session
  const page = paged(input)
  const found = await recordPage(work.db, { bp, orderNo, childNo, meterId, from, to }, page)
  const { rows } = found
  const orderNos = [...new Set(rows.map((row) => row.orderNo))]
  const orders = new Map((await ordersByNo(work.db, bp, orderNos)).map((order) => [order.orderNo, order]))
  const children = new Map((await childrenOfOrders(work.db, bp, orderNos)).map((child) => [child.childNo, child]))
  const cycles = await cyclesOfOrders(work.db, bp, orderNos)
  const cumulative = await cumulativeOf(work.db, bp, rows)
  const numbers = new Map((await listMeters(work, session)).map((meter) => [meter.meterId, meter.meterNo]))
  const names = await meterNames(work, session)
  const list = rows.flatMap((row) => {
    const [order, child] = [orders.get(row.orderNo), children.get(row.childNo)]
    const cycle = cycles.find(({ orderNo: no, cycleNo }) => no === row.orderNo && cycleNo === child?.cycleNo)
    if (!order || !child || !cycle) return []
    const cumulativeVolume = cumulative.get(row.recordId) ?? NOTHING
    return {
      recordId: row.recordId,
      orderNo: row.orderNo,
      orderName: order.packageSnapshot.name,
      childNo: row.childNo,
      cycleName: nameOf(order, child.startDate),
      meterId: row.meterId,
      meterNo: numbers.get(row.meterId) ?? '',
      meterName: names.get(row.meterId) ?? '',
      date: row.usageDate,
      meterVolume: row.meterVolume,
      extractedVolume: row.extractedVolume,
      outVolume: row.outVolume,
      cumulativeVolume,
      remainingVolume: maxVolume(NOTHING, subtractVolume(childTotal(cycle, child), cumulativeVolume)),
      source: row.source,
      adjustOf: row.adjustOf,
      at: row.createdAt,
    }
  })
  return { ...envelope(page, list, found.total), sums: { extracted: found.extracted, out: found.out } }
}

/** A change as answers show it (contract `ChangeRow`). */
function changeRow(
  order: Order,
  cycles: readonly CycleRow[],
  childNo: string,
  change: Change,
): Changes['out']['list'][number] {
  const nameAt = (cycleNo: number | null) => {
    const cycle = cycles.find((one) => one.cycleNo === cycleNo)
    return cycle ? nameOf(order, cycle.startDate) : null
  }
  return shape(ChangeRowSchema.properties, change, {
    childNo,
    cycleName: nameAt(change.cycleNo) ?? '',
    targetCycleName: nameAt(change.targetCycleNo),
    canWithdraw: change.state === 'SUBMITTED',
  })
}

/** Changes of an order, the newest first. */
export async function changeRows(work: Work, order: Order): Promise<Changes['out']['list']> {
  const cycles = await cyclesOfOrders(work.db, order.bp, [order.orderNo])
  const children = await childrenOfOrders(work.db, order.bp, [order.orderNo])
  const childNoAt = (cycleNo: number) => children.find((child) => child.cycleNo === cycleNo)?.childNo ?? ''
  return (await changesOfOrder(work.db, order)).map((change) =>
    changeRow(order, cycles, childNoAt(change.cycleNo), change),
  )
}

export async function changeList(work: Work, { bp }: BoundSession, input: Changes['in']): Promise<Changes['out']> {
  const order = ownOr2902(await findOrder(work.db, { bp, orderNo: input.orderNo }))
  return cutPage(await changeRows(work, order), input)
}
