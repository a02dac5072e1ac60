import { addDays, type DateText, HOUR, MINUTE, toMillis } from '@domain/date'
import { cyclesOf, windowOf, type Cycle } from '@domain/package/cycles'
import type { BoundSession, Work } from '../../http/context'
import { fallDue, forfeit, moveChild, moveOrder, supplementDue } from '../../modules/gas-package/extract/deadlines'
import { lockOverdue } from '../../modules/gas-package/extract/lock'
import { settleChild } from '../../modules/gas-package/extract/settle'
import { isoOf } from '../../ports/clock'
import { at, type Agenda } from '../energy/agenda'
import { payPart } from './pay'
import { masterOf } from './person'
import type { Shelved } from './shelf'
import { childAt, openSupplements, payChild, paySupplements, pick, place, sign } from './steps'

/** An order of the history: what is ordered, and what of its course is not as with most. */
export interface DemoOrder {
  key: string
  bp: string
  pkg: Shelved
  meterIds: readonly string[]
  volumes: (cycles: readonly Cycle[]) => string[]
  /** ISO. */
  createdAt: string
  /** Gas and supplements are paid out of the balance; else at the bank or at WeChat. */
  fromBalance?: true
  /** Cycles with a pick bill of the customer, and when. */
  picked?: Readonly<Record<number, string>>
  /** Cycles paid at another time than two or three days before they begin; null: never. */
  paid?: Readonly<Record<number, string | null>>
  /** Cycles with an unpaid difference. */
  diffUnpaid?: readonly number[]
  /** What else happened; `order` is filled when it is placed. */
  more?: (order: Placed, cycles: readonly Cycle[]) => readonly Event[]
}

export interface Placed {
  plan: DemoOrder
  orderNo: string
}

export interface Event {
  at: string
  run: (work: Work, session: BoundSession) => Promise<void>
}

const plus = (iso: string, millis: number): string => isoOf(toMillis(iso) + millis)

export const cyclesOfPackage = ({ deliveryStart, deliveryEnd, cycleType }: Shelved): Cycle[] =>
  cyclesOf({ start: deliveryStart, end: deliveryEnd, cycleType })

/** Puts an order's whole course on the agenda: what its people did, and what the clock did at its times (B 0.6). */
export function replayOrder(agenda: Pick<Agenda, 'add'>, plan: DemoOrder): void {
  const { pkg, createdAt, bp } = plan
  const order: Placed = { plan, orderNo: '' }
  const cycles = cyclesOfPackage(pkg)
  const add = ({ at: when, run }: Event): void =>
    agenda.add(when, async (work) => run(work, await masterOf(work, { bp, companyCode: pkg.companyCode })))
  const wish = { packageId: pkg.packageId, meterIds: plan.meterIds, volumes: plan.volumes(cycles) }
  add({
    at: createdAt,
    async run(work, session) {
      order.orderNo = await place(work, session, wish)
    },
  })
  add({ at: plus(createdAt, 18 * MINUTE), run: (work, session) => sign(work, session, order.orderNo) })
  const deposit = () => ({ bizType: 'DEPOSIT' as const, bizNo: order.orderNo })
  add({ at: plus(createdAt, 3 * HOUR), run: (work, session) => payPart(work, session, deposit(), false) })
  for (const cycle of cycles) for (const event of courseOf(order, cycle)) add(event)
  for (const event of plan.more?.(order, cycles) ?? []) add(event)
}

function courseOf(order: Placed, cycle: Cycle): Event[] {
  const { startDate, endDate, cycleNo } = cycle
  return [
    ...lockAndPay(order, cycle),
    { at: at(startDate, '00:10'), run: moveOn(order, cycleNo) },
    { at: at(addDays(endDate, 1), '00:10'), run: moveOn(order, cycleNo) },
    ...settleAndPay(order, cycle),
  ]
}

const keyOf = ({ bp, companyCode }: BoundSession, { orderNo }: Placed) => ({ bp, companyCode, orderNo })

const moveOn =
  (order: Placed, cycleNo: number): Event['run'] =>
  async (work, session) => {
    const { childNo } = await childAt(work, session, { orderNo: order.orderNo, cycleNo })
    await moveChild(work, { ...keyOf(session, order), childNo })
    await moveOrder(work, keyOf(session, order))
  }

/** Days before a cycle on which its money is paid; between its lock and its deadline (X-02, K-21). */
const PAID_BEFORE = { MONTH: 3, TEN_DAYS: 2 } as const
/** Days after its start after which an unpaid cycle has lapsed (K-22). */
const LAPSES_AFTER = 3

function lockAndPay(order: Placed, { cycleNo, startDate }: Cycle): Event[] {
  const { plan } = order
  const { cycleType } = plan.pkg
  const { editCloseAt, payDeadline } = windowOf(cycleType, startDate)
  const pickedAt = plan.picked?.[cycleNo]
  const where = () => ({ orderNo: order.orderNo, cycleNo })
  const lock: Event = pickedAt
    ? { at: pickedAt, run: (work, session) => pick(work, session, where()) }
    : { at: editCloseAt, run: (work, session) => lockOverdue(work, keyOf(session, order)) }
  const usual = at(addDays(startDate, -PAID_BEFORE[cycleType]), '10:30')
  const paidAt = plan.paid?.[cycleNo] === undefined ? usual : plan.paid[cycleNo]
  if (paidAt !== null) {
    const isFromBalance = plan.fromBalance ?? false
    return [lock, { at: paidAt, run: (work, session) => payChild(work, session, where(), isFromBalance) }]
  }
  const late =
    (move: typeof fallDue): Event['run'] =>
    async (work, session) => {
      const { childNo } = await childAt(work, session, where())
      await move(work, { ...keyOf(session, order), childNo })
    }
  return [
    lock,
    { at: payDeadline, run: late(fallDue) },
    { at: at(addDays(startDate, LAPSES_AFTER), '00:10'), run: late(forfeit) },
  ]
}

/** Days after a cycle on which it is settled, its difference is paid, or is overdue. */
const [SETTLED, DIFF_PAID, DIFF_LATE] = [2, 6, 9]

function settleAndPay(order: Placed, { cycleNo, endDate }: Cycle): Event[] {
  const { plan } = order
  const day = (days: number): DateText => addDays(endDate, days)
  const where = () => ({ orderNo: order.orderNo, cycleNo })
  const settle: Event['run'] = async (work, session) => {
    const { childNo } = await childAt(work, session, where())
    await settleChild(work, { ...keyOf(session, order), childNo })
    await moveOrder(work, keyOf(session, order))
  }
  const pay: Event['run'] = async (work, session) => {
    await paySupplements(work, session, where(), plan.fromBalance ?? false)
    await moveOrder(work, keyOf(session, order))
  }
  const fallLate: Event['run'] = async (work, session) => {
    for (const { buNo } of await openSupplements(work, session, where()))
      await supplementDue(work, { ...keyOf(session, order), buNo })
    await moveOrder(work, keyOf(session, order))
  }
  const isUnpaid = plan.diffUnpaid?.includes(cycleNo) ?? false
  return [
    { at: at(day(SETTLED), '06:00'), run: settle },
    isUnpaid ? { at: at(day(DIFF_LATE), '17:00'), run: fallLate } : { at: at(day(DIFF_PAID), '10:00'), run: pay },
  ]
}
