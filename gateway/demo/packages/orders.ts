import { addDays, DAY, HOUR, toMillis, type DateText } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { windowOf, type Cycle } from '@domain/package/cycles'
import { isoOf } from '../../ports/clock'
import { supplementDue } from '../../modules/gas-package/extract/deadlines'
import { supplementsOfOrders } from '../../modules/gas-package/repo/supplements'
import { ceramics } from '../customers/ceramics'
import { BOILER, hospital } from '../customers/hospital'
import { textile } from '../customers/textile'
import { at } from '../energy/agenda'
import { cyclesOfPackage, type Event, type Placed, type DemoOrder } from './life'
import type { Shelved } from './shelf'
import { change, childAt, decide, fits, paySupplements, withdraw, type Asked } from './steps'
import { shareOf, unsteady } from './volumes'

const [KILN, SECOND_KILN, CANTEEN, LOOMS] = ['10010101', '10010102', '10010103', '10020401']
/** m³ that the first kiln moves to a later month (P1). */
const DELAYED = 3000
/** Days before the delivery on which an order was placed: while the package was sold. */
const ORDERED_BEFORE = { MONTH: 25, TEN_DAYS: 12 } as const

const orderedOn = ({ deliveryStart, cycleType }: Shelved, time: string): string =>
  at(addDays(deliveryStart, -ORDERED_BEFORE[cycleType]), time)

/** Day of a cycle on which its changes were asked for. */
const CHANGED_ON = 11

const changedOn = (cycles: readonly Cycle[], cycleNo: number, time = '09:20'): string =>
  at(addDays(startOf(cycles, cycleNo), CHANGED_ON), time)

const startOf = (cycles: readonly Cycle[], cycleNo: number): DateText => {
  const cycle = cycles.find((one) => one.cycleNo === cycleNo)
  if (!cycle) throw new RangeError(`no cycle ${cycleNo}`)
  return cycle.startDate
}

/** A change of a cycle, and its result. */
function changed(
  order: Placed,
  when: string,
  cycleNo: number,
  asked: Asked | ((locked: string) => Asked),
  then: 'WITHDRAWN' | 'REJECTED' | 'PAID' | 'CLOSED' | 'LEFT' = 'LEFT',
): Event[] {
  const where = () => ({ orderNo: order.orderNo, cycleNo })
  const later = (hours: number): string => isoOf(toMillis(when) + hours * HOUR)
  let changeNo = ''
  const ask: Event = {
    at: when,
    async run(work, session) {
      const { lockedVolume } = await childAt(work, session, where())
      const wish = typeof asked === 'function' ? asked(lockedVolume ?? '0') : asked
      if (await fits(work, session, where(), wish)) changeNo = await change(work, session, where(), wish)
    },
  }
  const supplements = async (work: Parameters<Event['run']>[0], bp: string) =>
    (await supplementsOfOrders(work.db, bp, [order.orderNo])).filter((one) => one.changeNo === changeNo)
  const ends: Readonly<Record<typeof then, Event[]>> = {
    LEFT: [],
    WITHDRAWN: [{ at: later(3), run: async (work, session) => void (await withdraw(work, session, changeNo)) }],
    PAID: [
      {
        at: later(2),
        run: (work, session) => paySupplements(work, session, where(), order.plan.fromBalance ?? false),
      },
    ],
    REJECTED: [
      {
        at: later(6),
        async run(work, { bp, companyCode }) {
          for (const { buNo } of await supplements(work, bp))
            await decide(
              work,
              { companyCode, bizType: 'PACKAGE_ADD', bizNo: buNo },
              { decision: 'REJECT', remark: '本周期管网余量不足' },
            )
        },
      },
    ],
    CLOSED: [
      {
        at: later(25),
        async run(work, { bp, companyCode }) {
          const { orderNo } = order
          for (const { buNo } of await supplements(work, bp))
            await supplementDue(work, { bp, companyCode, orderNo, buNo })
        },
      },
    ],
  }
  return [ask, ...ends[then]]
}

/** 7 % of what is locked, in whole hundreds: more than passes without the desk. */
const muchMore =
  (reason: string) =>
  (locked: string): Asked => ({
    changeType: 'ADD',
    volume: fixed(decimal(fixed(decimal(locked).times('0.0007'), 0)).times('100'), 0),
    reason,
  })

/** Orders that began in the past (B 8). Those of these days are made by `now.ts`. */
export function pastOrders(shelf: readonly Shelved[], now: number): DemoOrder[] {
  const pkg = (packageId: string): Shelved => {
    const found = shelf.find((one) => one.packageId === packageId)
    if (!found) throw new RangeError(`no package ${packageId}`)
    return found
  }
  return [
    ...ofCeramics(pkg, now),
    {
      key: 'P11',
      bp: hospital.bp,
      pkg: pkg('PKG017'),
      meterIds: [BOILER],
      diffUnpaid: [1],
      volumes: shareOf(BOILER, 1 / 1.03),
      createdAt: orderedOn(pkg('PKG017'), '14:10'),
    },
    ...ofTextile(pkg, now),
  ]
}

type Find = (packageId: string) => Shelved

function ofCeramics(pkg: Find, now: number): DemoOrder[] {
  const first = { bp: ceramics.bp, fromBalance: true as const }
  return [
    {
      ...first,
      key: 'P2',
      pkg: pkg('PKG006'),
      meterIds: [SECOND_KILN],
      volumes: shareOf(SECOND_KILN, 0.9),
      createdAt: orderedOn(pkg('PKG006'), '10:05'),
      more: (order, cycles) => [
        ...changed(order, changedOn(cycles, 1), 1, muchMore('新增窑炉试产，需要增加供气'), 'WITHDRAWN'),
        ...changed(
          order,
          changedOn(cycles, 2),
          2,
          { changeType: 'ADVANCE', volume: '1000', targetCycleNo: 3, reason: '订单提前交付，提前用气' },
          'CLOSED',
        ),
        ...changed(
          order,
          changedOn(cycles, 3),
          3,
          { changeType: 'ADVANCE', volume: '1000', targetCycleNo: 4, reason: '订单集中，提前使用下月气量' },
          'PAID',
        ),
      ],
    },
    {
      ...first,
      key: 'P15',
      pkg: pkg('PKG006'),
      meterIds: [KILN],
      volumes: shareOf(KILN, 0.5),
      createdAt: orderedOn(pkg('PKG006'), '15:40'),
      more: (order, cycles) => [
        ...changed(
          order,
          changedOn(cycles, 1),
          1,
          { changeType: 'ADD', volume: '500', reason: '定型机加班生产' },
          'PAID',
        ),
        ...changed(order, changedOn(cycles, 2), 2, muchMore('新接订单较多，申请追加'), 'REJECTED'),
        ...changed(order, changedOn(cycles, 3), 3, {
          changeType: 'DELAY',
          volume: '500',
          targetCycleNo: 4,
          reason: '设备检修，部分气量延后使用',
        }),
      ],
    },
    {
      ...first,
      key: 'P1',
      pkg: pkg('PKG005'),
      meterIds: [KILN],
      volumes: (cycles) => unsteady(KILN, cycles, DELAYED),
      createdAt: orderedOn(pkg('PKG005'), '09:40'),
      ...openNow(pkg('PKG005'), 4, now, false),
      more: (order, cycles) =>
        changed(order, changedOn(cycles, 3), 3, {
          changeType: 'DELAY',
          volume: String(DELAYED),
          targetCycleNo: 5,
          reason: '1#窑炉检修，本月用气减少',
        }),
    },
    ...monthOfCeramics(pkg, now),
  ]
}

/** What ceramics takes in this month alone. */
const monthOfCeramics = (pkg: Find, now: number): DemoOrder[] => [
  {
    bp: ceramics.bp,
    fromBalance: true,
    key: 'P3',
    pkg: pkg('PKG010'),
    meterIds: [SECOND_KILN],
    volumes: shareOf(SECOND_KILN, 1 / 1.03),
    createdAt: orderedOn(pkg('PKG010'), '11:25'),
    ...overdueNow(pkg('PKG010'), 3, now),
  },
  {
    // Bought for a second boiler that did not come: far below its line.
    bp: ceramics.bp,
    key: 'P16',
    pkg: pkg('PKG019'),
    meterIds: [CANTEEN],
    volumes: shareOf(CANTEEN, 1.35),
    createdAt: orderedOn(pkg('PKG019'), '16:30'),
  },
]

/** A pick bill of these days, where the window of a cycle is open now: its money is paid at once, or still waits. */
function openNow(pkg: Shelved, cycleNo: number, now: number, isPaid: boolean): Pick<DemoOrder, 'picked' | 'paid'> {
  const { editOpenAt, editCloseAt } = windowOf(pkg.cycleType, startOf(cyclesOfPackage(pkg), cycleNo))
  if (now < toMillis(editOpenAt) || now >= toMillis(editCloseAt)) return {}
  const pickedAt = Math.max(toMillis(editOpenAt), now - 2 * DAY)
  const paidAt = Math.max(pickedAt, now - DAY)
  return { picked: { [cycleNo]: isoOf(pickedAt) }, paid: { [cycleNo]: isPaid ? isoOf(paidAt) : null } }
}

/** An unpaid cycle, in the days in which it is late and has not lapsed. */
function overdueNow(pkg: Shelved, cycleNo: number, now: number): Pick<DemoOrder, 'paid'> {
  const start = startOf(cyclesOfPackage(pkg), cycleNo)
  const isLate =
    now >= toMillis(windowOf(pkg.cycleType, start).payDeadline) && now < toMillis(at(addDays(start, 3), '00:00'))
  return isLate ? { paid: { [cycleNo]: null } } : {}
}

/** None of the mill's orders is completed: its deposit would pay the unpaid old bill (A 8). Those of P14 are with P15. */
function ofTextile(pkg: Find, now: number): DemoOrder[] {
  const mill = { bp: textile.bp, meterIds: [LOOMS] }
  return [
    {
      ...mill,
      key: 'P10',
      pkg: pkg('PKG016'),
      volumes: shareOf(LOOMS, 0.3),
      paid: { 1: null, 2: null },
      createdAt: orderedOn(pkg('PKG016'), '16:15'),
      more: (order, cycles) => [
        {
          at: at(addDays(startOf(cycles, 2), 5), '10:00'),
          run: (work, { companyCode }) =>
            decide(
              work,
              { companyCode, bizType: 'ORDER_TERMINATE', bizNo: order.orderNo },
              { decision: 'PASS', remark: '两个提气周期未支付，按协议终止' },
            ),
        },
      ],
    },
    {
      ...mill,
      key: 'P13',
      pkg: pkg('PKG018'),
      volumes: shareOf(LOOMS, 0.6),
      createdAt: orderedOn(pkg('PKG018'), '09:50'),
      ...openNow(pkg('PKG018'), 3, now, true),
      more: (order, cycles) => [
        ...changed(order, changedOn(cycles, 2, '15:30'), 2, muchMore('年底赶工，申请追加气量')),
        ...(openNow(pkg('PKG018'), 3, now, true).paid
          ? changed(order, isoOf(now - 3 * HOUR), 3, {
              changeType: 'ADVANCE',
              volume: '500',
              targetCycleNo: 4,
              reason: '元旦前集中交货，提前用气',
            })
          : []),
      ],
    },
  ]
}
