import { Type } from '@sinclair/typebox'
import { HOUR, addDays, toMillis } from '@domain/date'
import type { Work } from '../../../http/context'
import { isoOf } from '../../../ports/clock'
import { kind, sweep, type AreaWork, type Listed } from '../../../work/kinds'
import { findChild } from '../repo/children'
import { cyclesOfOrder } from '../repo/cycles'
import * as due from '../repo/due'
import { findOrder } from '../repo/orders'
import { customersExtracting } from '../repo/takers'
import { allocate } from './allocate'
import { fallDue, forfeit, moveChild, moveOrder, supplementDue } from './deadlines'
import { lockOverdue } from './lock'
import { settleChild } from './settle'
import { requestEdit, remindChild, notifyOpen } from './notices'

const text = Type.String()
const customer = Type.Object({ bp: text, companyCode: text })
const orderAt = Type.Object({ bp: text, companyCode: text, orderNo: text })
const cycleAt = Type.Object({ bp: text, companyCode: text, orderNo: text, cycleNo: Type.Integer() })
const childAt = Type.Object({ bp: text, companyCode: text, orderNo: text, childNo: text })
const supplementAt = Type.Object({ bp: text, companyCode: text, orderNo: text, buNo: text })

/** Seconds between two looks: B 0.6, cycleLock and childOverdue. */
const TEN_MINUTES = { everySeconds: 600 } as const
/** Hours before the deadline at which users are notified of unpaid cycles (6.9). */
const REMIND_HOURS = [24, 3] as const
/** A window with less time left is a to-do (6.9). */
const TODO_FROM = 48 * HOUR
/** Hours within which a missed notice is still sent. */
const TOLD_WITHIN = 2

const lock = kind({ name: 'package.lock', data: orderAt, run: { handle: lockOverdue } })
const opened = kind({
  name: 'package.opened',
  data: cycleAt,
  run: { handle: (work, key) => withCycle(work, key, notifyOpen) },
})
const closing = kind({
  name: 'package.closing',
  data: cycleAt,
  run: { handle: (work, key) => withCycle(work, key, requestEdit) },
})
const overdue = kind({ name: 'package.childOverdue', data: childAt, run: { handle: fallDue } })
const lapse = kind({ name: 'package.childForfeit', data: childAt, run: { handle: forfeit } })
const move = kind({ name: 'package.childMove', data: childAt, run: { handle: moveChild } })
const course = kind({ name: 'package.orderMove', data: orderAt, run: { handle: moveOrder } })
const supplement = kind({ name: 'package.supplementDue', data: supplementAt, run: { handle: supplementDue } })
const share = kind({ name: 'package.allocate', data: customer, run: { handle: allocate } })
const settled = kind({ name: 'package.settle', data: childAt, run: { handle: settleChild } })
const reminder = kind({ name: 'package.remindPay', data: childAt, run: { handle: remind } })

type CycleAt = { bp: string; orderNo: string; cycleNo: number }

async function withCycle(work: Work, key: CycleAt, tell: typeof notifyOpen | typeof requestEdit): Promise<void> {
  const order = await findOrder(work.db, key)
  const cycle = order && (await cyclesOfOrder(work.db, order)).find(({ cycleNo }) => cycleNo === key.cycleNo)
  if (order && cycle && cycle.lockedVolume === null) await tell(work, order, cycle)
}

async function remind(work: Work, key: { bp: string; orderNo: string; childNo: string }): Promise<void> {
  const order = await findOrder(work.db, key)
  const child = await findChild(work.db, key)
  if (!order || child?.state !== 'WAIT_PAY') return
  const left = toMillis(child.payDeadline) - work.clock.now()
  const hours = [...REMIND_HOURS].reverse().find((one) => left <= one * HOUR)
  if (left > 0 && hours !== undefined) await remindChild(work, order, child, hours)
}

const byOrder = (rows: readonly due.OrderAt[]): Listed<due.OrderAt>[] =>
  rows.map((data) => ({ key: data.orderNo, data }))
const byChild = (rows: readonly due.ChildAt[]): Listed<due.ChildAt>[] =>
  rows.map((data) => ({ key: data.childNo, data }))
const byCycle = <T extends CycleAt & { key: string; companyCode: string }>(rows: readonly T[]) =>
  rows.map(({ key, bp, companyCode, orderNo, cycleNo }) => ({ key, data: { bp, companyCode, orderNo, cycleNo } }))

/** Days that were settled `n` ago by every company's setting are settled by the item itself; this only leaves out what is too young for all. */
const SETTLE_AT_LEAST = 1

/** What cycles, children and orders do by themselves (B 0.6). */
export const extractWork: AreaWork = {
  kinds: [lock, opened, closing, overdue, lapse, move, course, supplement, share, settled, reminder],
  sweeps: [
    sweep(
      'package.lock',
      TEN_MINUTES,
      lock,
      async ({ db, clock }, after, limit) => byOrder(await due.ordersToLock(db, clock.iso(), after, limit)),
      ({ db, clock }) => due.nextLock(db, clock.iso()),
    ),
    sweep(
      'package.opened',
      TEN_MINUTES,
      opened,
      async ({ db, clock }, after, limit) => {
        const span = { from: isoOf(clock.now() - TOLD_WITHIN * HOUR), now: clock.iso() }
        return byCycle(await due.windowsOpened(db, span, after, limit))
      },
      ({ db, clock }) => due.nextOpening(db, clock.iso()),
    ),
    sweep('package.closing', { everySeconds: 3600 }, closing, async ({ db, clock }, after, limit) => {
      const span = { now: clock.iso(), until: isoOf(clock.now() + TODO_FROM) }
      return byCycle(await due.windowsClosing(db, span, after, limit))
    }),
    sweep(
      'package.childOverdue',
      TEN_MINUTES,
      overdue,
      async ({ db, clock }, after, limit) => byChild(await due.childrenOverdue(db, clock.iso(), after, limit)),
      ({ db, clock }) => due.nextPayDeadline(db, clock.iso()),
    ),
    sweep('package.remindPay', { everySeconds: 1800 }, reminder, async ({ db, clock }, after, limit) => {
      const until = (hours: number) => isoOf(clock.now() + hours * HOUR)
      const spans = REMIND_HOURS.map((hours) => ({ from: until(hours - TOLD_WITHIN), until: until(hours) }))
      return byChild(await due.childrenDueIn(db, spans, after, limit))
    }),
    sweep(
      'package.childForfeit',
      TEN_MINUTES,
      lapse,
      async ({ db, clock }, after, limit) => byChild(await due.childrenToForfeit(db, clock.iso(), after, limit)),
      ({ db, clock }) => due.nextLapse(db, clock.iso()),
    ),
    sweep(
      'package.supplementDue',
      TEN_MINUTES,
      supplement,
      async ({ db, clock }, after, limit) =>
        (await due.supplementsOverdue(db, clock.iso(), after, limit)).map((data) => ({ key: data.buNo, data })),
      ({ db, clock }) => due.nextSupplementDeadline(db, clock.iso()),
    ),
    sweep('package.childStart', { dailyAt: '00:01' }, move, async ({ db, clock }, after, limit) =>
      byChild(await due.childrenUpTo(db, { state: 'PAID', day: clock.today(), by: 'start' }, after, limit)),
    ),
    sweep('package.childEnd', { dailyAt: '00:02' }, move, async ({ db, clock }, after, limit) =>
      byChild(
        await due.childrenUpTo(db, { state: 'EXTRACTING', day: addDays(clock.today(), -1), by: 'end' }, after, limit),
      ),
    ),
    sweep(
      'package.orderStart',
      { dailyAt: '00:03', after: ['package.childMove'] },
      course,
      async ({ db, clock }, after, limit) =>
        byOrder(await due.ordersUpTo(db, { state: 'EFFECTIVE', day: clock.today(), by: 'start' }, after, limit)),
    ),
    sweep(
      'package.orderEnd',
      { dailyAt: '00:04', after: ['package.childMove'] },
      course,
      async ({ db, clock }, after, limit) =>
        byOrder(
          await due.ordersUpTo(db, { state: 'EXTRACTING', day: addDays(clock.today(), -1), by: 'end' }, after, limit),
        ),
    ),
    // A gas day is closed at 09:30 (AE-06) and its money is reserved at 09:40 (AE-31); the volume that packages take of it is shared
    // between the two.
    sweep(
      'package.allocate',
      { dailyAt: '09:36', after: ['metering.closeDay', 'package.childMove'] },
      share,
      async ({ db, clock }, after, limit) =>
        (await customersExtracting(db, clock.today(), after, limit)).map((data) => ({ key: data.bp, data })),
    ),
    sweep(
      'package.settle',
      { dailyAt: '06:00', after: ['package.allocate'] },
      settled,
      async ({ db, clock }, after, limit) =>
        byChild(
          await due.childrenUpTo(
            db,
            { state: 'SETTLING', day: addDays(clock.today(), -SETTLE_AT_LEAST), by: 'end' },
            after,
            limit,
          ),
        ),
    ),
    sweep('package.orderDone', { dailyAt: '06:30', after: ['package.settle'] }, course, async ({ db }, after, limit) =>
      byOrder(await due.ordersSettling(db, after, limit)),
    ),
  ],
}
