import { dateOf, monthOf, addDays, addMonths, firstOfMonth, toMillis } from '@domain/date'
import { lastClosedGasDay } from '@domain/gas-day'
import type { Work } from '../../http/context'
import { allocate } from '../../modules/gas-package/extract/allocate'
import { packageGas } from '../../modules/metering/service'
import { isAnswered } from '../../wiring'
import { at, type Agenda } from '../energy/agenda'
import { replayOrder } from './life'
import { pastOrders } from './orders'
import { shelfOf } from './shelf'
import { list } from './stock'

/** Packages of which the demo's orders are of the past. */
const SOLD_BEFORE = ['PKG005', 'PKG006', 'PKG010', 'PKG016', 'PKG017', 'PKG018', 'PKG019']

/**
 * Packages and orders of the past on the agenda of the usage that they are taken from: what they cover of a month is known before its
 * statement is made (AE-17a). Nothing where the gateway has no packages.
 */
export function tellPackages(work: Work, agenda: Pick<Agenda, 'add'>): void {
  if (!isAnswered(work, packageGas)) return
  const now = work.clock.now()
  const shelf = shelfOf(work.clock.today())
  for (const shelved of shelf.filter(({ packageId }) => SOLD_BEFORE.includes(packageId)))
    agenda.add(shelved.saleStart, (then) => list(then, shelved))
  const orders = pastOrders(shelf, now)
  for (const order of orders) replayOrder(agenda, order)
  const customers = new Map(orders.map(({ bp, pkg: { companyCode } }) => [bp, { bp, companyCode }]))
  const starts = orders.map(({ pkg }) => pkg.deliveryStart).sort()
  for (const moment of allocations(starts[0] ?? '', now))
    for (const key of customers.values()) agenda.add(moment, (then) => allocate(then, key))
}

/** When what was measured is shared: after each month, and in the running one after each ten days and now. */
function allocations(first: string, now: number): string[] {
  const closed = lastClosedGasDay(now)
  const moments: string[] = []
  for (let month = monthOf(first); firstOfMonth(month) <= closed; month = addMonths(month, 1))
    moments.push(at(`${addMonths(month, 1)}-01`, '09:36'))
  const tens = ['10', '20'].map((day) => `${monthOf(closed)}-${day}`).filter((day) => day < closed)
  return [...moments, ...tens.map((day) => at(addDays(day, 1), '09:36')), at(addDays(closed, 1), '09:30')].filter(
    (moment) => toMillis(moment) <= now && dateOf(moment) > first,
  )
}
