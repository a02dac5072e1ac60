import { moreUntil, SUPPLEMENT_HOURS } from '@domain/package/change'
import { HOUR, type Instant } from '@domain/date'
import { supplementTypes } from '@domain/statuses/gas-package'
import { formatVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { isoOf } from '../../../ports/clock'
import { publish, type MessageTo, type Wording } from '../../message/service'
import { done, drop, upsert } from '../../todo/service'
import { childRoute, editRoute, orderRoute, payRoute, periodRoute, supplementRoute } from '../routes'
import { packageSettings } from '../settings'
import type { Child, CycleRow, Order, Supplement } from '../types'
import { nameOf } from './cycle-view'

/* Messages and to-dos of cycles and supplements (B 6.9). */

type Words = Wording & Pick<MessageTo, 'route' | 'bizId' | 'dedupeKey' | 'model'>

const tell = (work: Work, order: Order, words: Words): Promise<void> =>
  publish(work, { bp: order.bp, companyCode: order.companyCode, bizType: 'PACKAGE_ORDER', ...words })

/** '11-28 17:00'. */
export const momentText = (moment: Instant): string => moment.slice(5, 16).replace('T', ' ')

const cycleId = (order: Order, cycleNo: number): string => `${order.orderNo}-${cycleNo}`

export const notifyOpen = (work: Work, order: Order, cycle: CycleRow): Promise<void> =>
  tell(work, order, {
    templateCode: 'CYCLE_OPEN',
    params: { cycle: nameOf(order, cycle.startDate), time: momentText(cycle.editCloseAt) },
    route: editRoute(order.orderNo),
    bizId: order.orderNo,
    dedupeKey: `CYCLE_OPEN|${cycleId(order, cycle.cycleNo)}`,
  })

/** 6.9: a window with at most 48 hours left is a to-do. */
export const requestEdit = (work: Work, order: Order, cycle: CycleRow): Promise<void> =>
  upsert(work, {
    bp: order.bp,
    companyCode: order.companyCode,
    modelCode: 'PACKAGE_EXTRACT',
    type: 'PACKAGE_CYCLE',
    bizId: cycleId(order, cycle.cycleNo),
    title: `${nameOf(order, cycle.startDate)}提气量待确认`,
    summary: `${order.packageSnapshot.name}，截止后按计划量自动锁定`,
    dueAt: cycle.editCloseAt,
    route: `${editRoute(order.orderNo)}&cycleNo=${cycle.cycleNo}`,
  })

export const editDone = (work: Work, order: Order, cycleNo: number): Promise<number> =>
  done(work, 'PACKAGE_CYCLE', cycleId(order, cycleNo), order.bp)

/** */
export const notifyLocked = (work: Work, order: Order, child: Child, locked: string): Promise<void> => {
  const name = nameOf(order, child.startDate)
  return tell(work, order, {
    templateCode: 'CYCLE_LOCKED',
    body: `${name}提气量已自动锁定为${formatVolume(locked)}，请于${momentText(child.payDeadline)}前完成支付`,
    route: childRoute(child.childNo),
    bizId: child.childNo,
    dedupeKey: `CYCLE_LOCKED|${child.childNo}`,
  })
}

/** K-22: a cycle that was to be locked when it could not be taken any more. */
export const notifyMissed = (work: Work, order: Order, child: Child, volume: string): Promise<void> =>
  tell(work, order, {
    templateCode: 'CHILD_FORFEIT',
    title: '提气周期已作废',
    body: `${nameOf(order, child.startDate)}锁定时已无可提气日期，${formatVolume(volume)}不再提取，无需支付，不收取补偿`,
    route: childRoute(child.childNo),
    bizId: child.childNo,
    dedupeKey: `CHILD_VOID|${child.childNo}`,
  })

/** An unpaid cycle; `amount` is its payable. */
export const requestChild = (work: Work, order: Order, child: Child, amount: string): Promise<void> =>
  upsert(work, payTodo(order, child, amount))

const payTodo = (order: Order, child: Child, amount: string) => ({
  bp: order.bp,
  companyCode: order.companyCode,
  modelCode: 'PACKAGE_EXTRACT',
  type: 'PACKAGE_PAY' as const,
  bizId: child.childNo,
  title: `${nameOf(order, child.startDate)}气款待支付`,
  summary: order.packageSnapshot.name,
  amount,
  dueAt: child.payDeadline,
  route: payRoute('CHILD', child.childNo),
})

/** K-22: the same to-do once the deadline has passed. */
export const requestOverdue = (work: Work, order: Order, child: Child): Promise<void> =>
  upsert(work, {
    ...payTodo(order, child, child.payableAmount ?? '0.00'),
    title: `${nameOf(order, child.startDate)}气款逾期未付`,
  })

/** 6.9: a day and three hours before the deadline. */
export const remindChild = (work: Work, order: Order, child: Child, hours: number): Promise<void> =>
  tell(work, order, {
    templateCode: 'CHILD_PAY',
    params: {
      cycle: nameOf(order, child.startDate),
      amt: child.payableAmount ?? '0.00',
      time: momentText(child.payDeadline),
    },
    route: payRoute('CHILD', child.childNo),
    bizId: child.childNo,
    dedupeKey: `CHILD_PAY|${child.childNo}|${hours}`,
  })

export const notifyOverdue = (work: Work, order: Order, child: Child, until: Instant): Promise<void> =>
  tell(work, order, {
    templateCode: 'CHILD_OVERDUE',
    params: { cycle: nameOf(order, child.startDate), time: momentText(until) },
    route: childRoute(child.childNo),
    bizId: child.childNo,
    dedupeKey: `CHILD_OVERDUE|${child.childNo}`,
  })

export const notifyForfeit = (work: Work, order: Order, child: Child, fee: string): Promise<void> =>
  tell(work, order, {
    templateCode: 'CHILD_FORFEIT',
    params: { fee },
    route: childRoute(child.childNo),
    bizId: child.childNo,
    dedupeKey: `CHILD_FORFEIT|${child.childNo}`,
  })

/** K-26: the order ended before its time; of all that it means for its deposit. Each account of the customer hears of it. */
export const notifyTerminated = (work: Work, order: Order, outcome: string): Promise<void> =>
  tell(work, order, {
    templateCode: 'ORDER_DEPOSIT',
    title: '订单已终止',
    body: `订单${order.orderNo}已终止：${outcome}`,
    route: orderRoute(order.orderNo),
    bizId: order.orderNo,
    dedupeKey: `PACKAGE_TERMINATED|${order.orderNo}`,
    model: null,
  })

/** The payable has been paid. */
export const paidTodo = (work: Work, bp: string, bizNo: string): Promise<number> => done(work, 'PACKAGE_PAY', bizNo, bp)

/** The payable has lapsed. */
export const dropPayTodo = (work: Work, bp: string, bizNo: string): Promise<number> =>
  drop(work, 'PACKAGE_PAY', bizNo, bp)

export const requestSupplement = (work: Work, order: Order, bu: Supplement): Promise<void> =>
  upsert(work, {
    bp: order.bp,
    companyCode: order.companyCode,
    modelCode: 'PACKAGE_EXTRACT',
    type: 'PACKAGE_PAY',
    bizId: bu.buNo,
    title: `${supplementTypes[bu.buType]}待支付`,
    summary: order.packageSnapshot.name,
    amount: bu.amount,
    dueAt: bu.payDeadline,
    route: payRoute('SUPPLEMENT', bu.buNo),
  })

export const notifyDiff = (work: Work, order: Order, bu: Supplement): Promise<void> =>
  tell(work, order, {
    templateCode: 'DIFF',
    params: { amt: bu.amount },
    route: supplementRoute(bu.buNo),
    bizId: bu.buNo,
    dedupeKey: `DIFF|${bu.buNo}`,
  })

export const notifySettled = (
  work: Work,
  order: Order,
  childNo: string,
  done: { v: string; r: string },
): Promise<void> =>
  tell(work, order, {
    templateCode: 'SETTLED',
    params: done,
    route: childRoute(childNo),
    bizId: childNo,
    dedupeKey: `SETTLED|${childNo}`,
  })

/** `stage`: what a change has come to after its first result, which is another message. */
export const notifyChange = (
  work: Work,
  order: Order,
  changeNo: string,
  result: string,
  stage?: 'CLOSED',
): Promise<void> =>
  tell(work, order, {
    templateCode: 'CHANGE_RESULT',
    body: result,
    route: orderRoute(order.orderNo),
    bizId: changeNo,
    dedupeKey: ['CHANGE_RESULT', changeNo, ...(stage ? [stage] : [])].join('|'),
  })

const USED_UP = {
  FULL: '，超出部分在5%以内按气量包价格补款，其余按公布气价计费',
  PART: '，本周期气量已用完，后续用气按公布气价计费',
} as const

/** */
export const notifyMark = (work: Work, order: Order, childNo: string, mark: string): Promise<void> =>
  tell(work, order, {
    templateCode: 'EXTRACT_PROGRESS',
    body: `本周期提气量已使用${mark}%${mark === '100' ? USED_UP[order.packageSnapshot.supplyMode] : ''}`,
    route: periodRoute(childNo),
    bizId: childNo,
    dedupeKey: `EXTRACT_PROGRESS|${childNo}|${mark}`,
  })

/** Y-09: the cycle is expected to end before its time; once a cycle. `missing`: m³. */
export const notifyRunOut = (work: Work, order: Order, child: Child, of: { date: string; missing: string }) =>
  tell(work, order, {
    templateCode: 'EXTRACT_RUN_OUT',
    params: { cycle: nameOf(order, child.startDate), date: of.date.slice(5), volume: formatVolume(of.missing) },
    route: periodRoute(child.childNo),
    bizId: child.childNo,
    dedupeKey: `EXTRACT_RUN_OUT|${child.childNo}`,
  })

/** Y-09: once an order. */
export const notifyPriceEnd = (work: Work, order: Order, unitPrice: string): Promise<void> =>
  tell(work, order, {
    templateCode: 'PACKAGE_PRICE_END',
    params: { name: order.packageSnapshot.name, price: unitPrice, date: order.packageSnapshot.deliveryEnd },
    route: orderRoute(order.orderNo),
    bizId: order.orderNo,
    dedupeKey: `PACKAGE_PRICE_END|${order.orderNo}`,
  })

/** Until when more gas that is granted now has to be paid: while what is paid can still be taken. */
export function supplementDeadline(work: Pick<Work, 'clock' | 'settings'>, order: Order, { endDate }: Child): Instant {
  const { cutoffHour } = packageSettings(work.settings, order.companyCode).change
  return isoOf(Math.min(work.clock.now() + SUPPLEMENT_HOURS * HOUR, moreUntil(endDate, cutoffHour)))
}
