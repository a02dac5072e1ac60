import type { Api } from '@contract'
import { addMonthsClamped, datesBetween } from '@domain/date'
import { capacityOf } from '@domain/package/cycles'
import {
  changedOf,
  nextClosing,
  nextOpening,
  planBlocked,
  planFault,
  unlockedSum,
  windowState,
  withWishes,
} from '@domain/package/lock'
import type { PlanFault, VolumeWish } from '@domain/package/lock'
import { sumVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../../http/context'
import { badField, ownOr2902, Refusal } from '../../../http/refusal'
import { listMeters, usageRows, usedDaysOf } from '../../metering/service'
import { replan } from '../centre/replan'
import { numberOf } from '../numbers'
import { childrenOfOrder } from '../repo/children'
import { cyclesOfOrder } from '../repo/cycles'
import { changeOrder, findOrder } from '../repo/orders'
import type { CycleRow, Order } from '../types'
import { cycleViews, nameOf } from './cycle-view'
import { ownHeld, type Held } from './held'
import { lockCycle } from './lock'

type Calls = {
  cycles: Api['taocan GET /trade/pick/cycles']
  save: Api['taocan POST /trade/pick/savePickPlan']
  submit: Api['taocan POST /trade/pick/submitPickBillInfo']
}

const isRunning = ({ state }: Order): boolean => state === 'EFFECTIVE' || state === 'EXTRACTING'

/** The cycles of an order as its plan may change now. */
export async function pickCycles(work: Work, { bp }: BoundSession, orderNo: string): Promise<Calls['cycles']['out']> {
  const order = ownOr2902(await findOrder(work.db, { bp, orderNo }))
  const cycles = await cyclesOfOrder(work.db, order)
  const held = { order, cycles, children: await childrenOfOrder(work.db, order) }
  const now = work.clock.now()
  const views = await cycleViews(work, held)
  const before = await lastYears(work, order, cycles)
  const running = isRunning(order)
  return {
    orderNo,
    name: order.packageSnapshot.name,
    state: order.state,
    totalVolume: order.totalVolume,
    version: order.version,
    unlockedSum: unlockedSum(cycles),
    cycles: views.map((view, index) => {
      const reason = blockedOf(order, cycles, cycles[index], now)
      return { ...view, editable: reason === null, reason, lastYear: before[index] ?? null }
    }),
    closesAt: running ? nextClosing(cycles, now) : null,
    opensAt: running ? nextOpening(cycles, now) : null,
  }
}

function blockedOf(order: Order, cycles: readonly CycleRow[], cycle: CycleRow | undefined, now: number): string | null {
  if (!cycle || !isRunning(order)) return '订单提气中方可修改'
  return planBlocked(cycle, cycles, now)
}

/** m³ of the order's meters on the same days a year before; null where a day of them is unknown. */
async function lastYears(work: Work, order: Order, cycles: readonly CycleRow[]): Promise<(string | null)[]> {
  const [first, last] = [cycles[0], cycles.at(-1)]
  if (!first || !last) return []
  const span = { from: addMonthsClamped(first.startDate, -12), to: addMonthsClamped(last.endDate, -12) }
  // Only remote meters take gas of an order (K-14): each owes its days.
  const remote = (await listMeters(work, order)).filter(({ meterId }) => order.meterIds.includes(meterId))
  const used = usedDaysOf(await usageRows(work, order, { meterIds: order.meterIds, ...span }), remote, span)
  return cycles.map(({ startDate, endDate }) => {
    const [from, to] = [addMonthsClamped(startDate, -12), addMonthsClamped(endDate, -12)]
    const days = used.filter(({ date }) => date >= from && date <= to)
    return days.every(({ dataState }) => dataState === 'FULL')
      ? sumVolume(days.map(({ volume }) => volume ?? '0.00'))
      : null
  })
}

/** what the order's meters let through in each of its cycles; null where that is not known. */
async function capacities(
  work: Work,
  order: Order,
  cycles: readonly CycleRow[],
): Promise<(cycleNo: number) => string | null> {
  const meters = (await listMeters(work, order)).filter(({ meterId }) => order.meterIds.includes(meterId))
  const qmaxes = meters.map(({ qmax }) => qmax)
  const days = new Map(cycles.map((one) => [one.cycleNo, datesBetween(one.startDate, one.endDate).length]))
  return (cycleNo) => (qmaxes.length === 0 ? null : capacityOf(qmaxes, days.get(cycleNo) ?? 0))
}

function refuse(fault: PlanFault): never {
  if (fault.code === '2901') throw new Refusal('2901', { data: { field: 'cycles', cycleNo: fault.cycleNo } })
  throw new Refusal(fault.code, 'params' in fault ? { params: fault.params, data: fault.params } : {})
}

/** The order under its lock, as the caller saw it; 2904 where it has changed or is not running. */
async function editable(work: Work, session: BoundSession, orderNo: string, version: number): Promise<Held> {
  const held = await ownHeld(work, { ...session, orderNo })
  if (!isRunning(held.order) || held.order.version !== version) throw new Refusal('2904')
  return held
}

async function checkPlan(work: Work, { order, cycles }: Held, wishes: readonly VolumeWish[]): Promise<void> {
  const capacity = await capacities(work, order, cycles)
  const fault = planFault({ cycles, wishes, now: work.clock.now(), capacity })
  if (fault) refuse(fault)
}

/** saves a plan without locking it, any number of times. */
export async function savePlan(
  work: Work,
  session: BoundSession,
  input: Calls['save']['in'],
): Promise<Calls['save']['out']> {
  const held = await editable(work, session, input.orderNo, input.version)
  await checkPlan(work, held, input.cycles)
  const planned = withWishes(held.cycles, input.cycles)
  for (const cycle of changedOf(held.cycles, planned)) await replan(work, cycle, { planVolume: cycle.planVolume })
  await changeOrder(work.db, held.order, { updatedAt: work.clock.iso() })
  return {
    version: held.order.version + 1,
    cycles: planned.map(({ cycleNo, planVolume }) => ({ cycleNo, planVolume })),
  }
}

/** locks open cycles with the volumes that were saved (42205) and makes their money due. */
export async function submitPickBill(
  work: Work,
  session: BoundSession,
  input: Calls['submit']['in'],
): Promise<Calls['submit']['out']> {
  const held = await ownHeld(work, { ...session, orderNo: input.orderNo })
  const chosen = chosenCycles(work, held, input.cycleNos)
  if (!isRunning(held.order) || held.order.version !== input.version) throw new Refusal('2904')
  await checkPlan(work, held, input.cycles)
  if (changedOf(held.cycles, withWishes(held.cycles, input.cycles)).length > 0) throw new Refusal('42205')
  const pickBillNo = await numberOf(work, 'T')
  const children: Calls['submit']['out']['children'] = []
  for (const cycle of chosen) {
    const { child, lockedVolume, payableAmount } = await lockCycle(work, held, cycle, { mode: 'PICK_BILL', pickBillNo })
    const { childNo, payDeadline } = child
    const cycleName = nameOf(held.order, cycle.startDate)
    children.push({ childNo, cycleName, lockedVolume, lockMode: 'PICK_BILL', payableAmount, payDeadline })
  }
  await changeOrder(work.db, held.order, { updatedAt: work.clock.iso() })
  return { pickBillNo, children }
}

/** The cycles that are to be locked: 42203 for a locked one, 42204 after the deadline, 2904 for one that is not open yet. */
function chosenCycles(work: Work, { cycles }: Held, cycleNos: readonly number[]): CycleRow[] {
  return [...new Set(cycleNos)].map((cycleNo) => {
    const cycle = cycles.find((one) => one.cycleNo === cycleNo)
    if (!cycle) throw badField('cycleNos')
    const state = windowState(cycle, work.clock.now())
    if (state === 'LOCKED') throw new Refusal('42203')
    if (state === 'OVER') throw new Refusal('42204')
    if (state === 'LATER') throw new Refusal('2904')
    return cycle
  })
}
