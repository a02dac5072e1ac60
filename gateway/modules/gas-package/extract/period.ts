import type { Api } from '@contract'
import { datesBetween, diffDays } from '@domain/date'
import { deviationRate } from '@domain/deviation/day'
import { lineOf } from '@domain/package/allocate'
import { decimal, fixed } from '@domain/decimal'
import { sumVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { ask } from '../../../wiring'
import { listMeters, meterNames } from '../../metering/service'
import { openCaseOfCycle } from '../exempt'
import { childrenOfOrder, findChild } from '../repo/children'
import { cyclesOfOrder } from '../repo/cycles'
import { findOrder } from '../repo/orders'
import { countedOfChild, type Counted } from '../repo/records'
import type { Child, CycleRow, Order } from '../types'
import { childTotal, cycleView, isLost, leftOf } from './cycle-view'
import { cycleOf, type Held } from './held'
import { isChangeable } from './options'
import { stateOf } from './progress'

type Period = Api['taocan GET /trade/extract/periodDetail']['out']

const NOTHING = '0.00'

/** What was taken in a cycle, day by day. */
export async function periodDetail(work: Work, { bp }: BoundSession, childNo: string): Promise<Period> {
  const child = await findChild(work.db, { bp, childNo })
  const order = child && (await findOrder(work.db, child))
  if (!child || !order) throw new Refusal('2902')
  const cycles = await cyclesOfOrder(work.db, order)
  const held = { order, cycles, children: await childrenOfOrder(work.db, order) }
  const counted = await countedOfChild(work.db, bp, childNo)
  const cycle = cycleOf(held, child.cycleNo)
  return {
    ...(await headOf(work, held, cycle, child, counted)),
    ...(await daysOf(work, order, cycle, child, counted)),
    caseId: await ask(work, openCaseOfCycle)(work, { bp, childNo }),
  }
}

async function headOf(work: Work, { order }: Held, cycle: CycleRow, child: Child, counted: readonly Counted[]) {
  const total = childTotal(cycle, child)
  const extracted = sumVolume(counted.map((row) => row.extracted))
  const { progress, stopped } = await stateOf(work, { order, cycle, child }, counted)
  const today = work.clock.today()
  const line = lineOf(total, progress.days, progress.elapsed)
  const remaining = leftOf(child, total, extracted)
  const daysLeft =
    today > cycle.endDate ? 0 : diffDays(today < cycle.startDate ? cycle.startDate : today, cycle.endDate) + 1
  return {
    child: cycleView(order, cycle, child, extracted, work.clock.now()),
    orderNo: order.orderNo,
    orderName: order.packageSnapshot.name,
    total,
    extracted,
    remaining,
    line,
    rate: line === null ? null : deviationRate(progress.taken, line),
    elapsed: progress.elapsed,
    stopped,
    daysLeft,
    perDay: daysLeft === 0 || isLost(child) ? null : fixed(decimal(remaining).div(daysLeft), 2),
    overPart: sumVolume(counted.map(({ out }) => out)),
    canChange: isChangeable(order, child),
  }
}

async function daysOf(work: Work, order: Order, cycle: CycleRow, child: Child, counted: readonly Counted[]) {
  const dates = datesBetween(cycle.startDate, cycle.endDate)
  const plan = fixed(decimal(childTotal(cycle, child)).div(dates.length), 2)
  let cumulative = NOTHING
  const days = dates.map((date) => {
    const rows = counted.filter(({ usageDate }) => usageDate === date)
    const extracted = sumVolume(rows.map((row) => row.extracted))
    cumulative = sumVolume([cumulative, extracted])
    return {
      date,
      plan,
      extracted,
      cumulative,
      metered: sumVolume(rows.map(({ metered }) => metered)),
      out: sumVolume(rows.map(({ out }) => out)),
      known: rows.length > 0 && rows.length === order.meterIds.length,
      meters: rows.map(({ meterId, metered, extracted: taken, out }) => ({ meterId, metered, extracted: taken, out })),
    }
  })
  return { days, meters: await metersOfOrder(work, order) }
}

/** The meters of an order with what the customer calls them. */
async function metersOfOrder(
  work: Work,
  order: Pick<Order, 'bp' | 'companyCode' | 'meterIds'>,
): Promise<Period['meters']> {
  const [meters, names] = [await listMeters(work, order), await meterNames(work, order)]
  return meters
    .filter(({ meterId }) => order.meterIds.includes(meterId))
    .map(({ meterId, meterNo }) => ({ meterId, meterNo, name: names.get(meterId) ?? '' }))
}
