import type { Api } from '@contract'
import { toInstant, toMillis } from '@domain/date'
import { formatMoment } from '@domain/date-format'
import { cycleName } from '@domain/package/cycles'
import { lapseText } from '@domain/package/lapse'
import { compareUrgency } from '@domain/ranking'
import type { Child, CycleRow, Order, Supplement } from '../types'
import { feeOfLapse } from './payable'

type OrderRow = Api['taocan GET /trade/order/list']['out']['list'][number]
export type Action = OrderRow['actions'][number]
export type Step = NonNullable<OrderRow['next']>

/** An order with all that waits in it. */
export interface Whole {
  order: Order
  cycles: readonly CycleRow[]
  children: readonly Child[]
  supplements: readonly Supplement[]
}

interface Asked {
  now: number
  today: string
  /** Models of the user. */
  models: readonly string[]
}

const isPayable = ({ state }: { state: string }): boolean => state === 'WAIT_PAY' || state === 'OVERDUE'

/** The first cycle with an open window: its volume may change, or at least be locked by a pick bill. */
function openCycle({ order, cycles }: Whole, now: number): CycleRow | null {
  if (order.state !== 'EFFECTIVE' && order.state !== 'EXTRACTING') return null
  const unlocked = cycles.filter(({ lockedVolume }) => lockedVolume === null)
  const isOpen = ({ editOpenAt, editCloseAt }: CycleRow) => toMillis(editOpenAt) <= now && now < toMillis(editCloseAt)
  return unlocked.find(isOpen) ?? null
}

const needs: Readonly<Partial<Record<Action, string>>> = {
  CANCEL: 'PACKAGE_ORDER',
  PAY_DEPOSIT: 'PACKAGE_ORDER',
  AGAIN: 'PACKAGE_ORDER',
  EDIT_CYCLES: 'PACKAGE_EXTRACT',
  PAY_CHILD: 'PACKAGE_EXTRACT',
  PAY_SUPPLEMENT: 'PACKAGE_EXTRACT',
  CHANGE: 'PACKAGE_EXTRACT',
  WITHDRAW: 'PACKAGE_EXTRACT',
}

const allowed = (actions: readonly Action[], models: readonly string[]): Action[] =>
  actions.filter((action) => {
    const model = needs[action]
    return model === undefined || models.includes(model)
  })

/** What this user may do with an order now, the most urgent first. */
export function orderActions(whole: Whole, { now, models }: Asked): Action[] {
  const { order, children, supplements } = whole
  if (order.state === 'WAIT_SIGN') return allowed(['SIGN', 'CANCEL'], models)
  if (order.state === 'WAIT_DEPOSIT') return allowed(['PAY_DEPOSIT', 'CANCEL'], models)
  // What was won cannot be bought again.
  if (['CANCELLED', 'CLOSED', 'COMPLETED'].includes(order.state))
    return order.sourceType === 'NG' ? [] : allowed(['AGAIN'], models)
  const actions: Action[] = [
    ...(children.some(isPayable) ? (['PAY_CHILD'] as const) : []),
    ...(supplements.some(isPayable) ? (['PAY_SUPPLEMENT'] as const) : []),
    ...(openCycle(whole, now) ? (['EDIT_CYCLES'] as const) : []),
  ]
  return allowed(actions, models)
}

/** What this user may do with a cycle. */
export function childActions(whole: Whole, child: Child, { now, models }: Asked): Action[] {
  const open = openCycle({ ...whole, cycles: whole.cycles.filter(({ cycleNo }) => cycleNo === child.cycleNo) }, now)
  const actions: Action[] = [
    ...(isPayable(child) ? (['PAY_CHILD'] as const) : []),
    ...(whole.supplements.some((bu) => bu.childNo === child.childNo && isPayable(bu))
      ? (['PAY_SUPPLEMENT'] as const)
      : []),
    ...(open ? (['EDIT_CYCLES'] as const) : []),
    ...(child.state === 'PAID' || child.state === 'EXTRACTING' ? (['CHANGE'] as const) : []),
  ]
  return allowed(actions, models)
}

/** What this user may do with a supplement. */
export function supplementActions({ state }: Pick<Supplement, 'state'>, models: readonly string[]): Action[] {
  if (isPayable({ state })) return allowed(['PAY_SUPPLEMENT'], models)
  return state === 'WAIT_REVIEW' ? allowed(['WITHDRAW'], models) : []
}

/** Which of two steps needs the customer first. One without a deadline is late: its day is today. `now` in ms. */
export function compareSteps(a: Step, b: Step, now: number): number {
  const pending = ({ loss, deadline }: Step) => ({ loss: loss ?? '0.00', dueAt: deadline ?? toInstant(now) })
  return compareUrgency(pending(a), pending(b), now)
}

/** The next action on an order: of the payments the most urgent, then an open window; null for none. */
export function nextStep(whole: Whole, asked: Asked): Step | null {
  const { order } = whole
  const at = (moment: string) => formatMoment(moment, asked.today)
  if (order.state === 'WAIT_SIGN') {
    const deadline = order.signDeadline
    return { action: 'SIGN', text: `请于${at(deadline)}前签署供气协议`, deadline, loss: null, bizNo: order.agreeId }
  }
  if (order.state === 'WAIT_DEPOSIT' && order.depositDeadline !== null) {
    const deadline = order.depositDeadline
    return {
      action: 'PAY_DEPOSIT',
      text: `请于${at(deadline)}前缴纳保证金`,
      deadline,
      loss: null,
      bizNo: order.orderNo,
    }
  }
  const due = [...childSteps(whole, asked), ...supplementSteps(whole, asked)]
  const [first] = due.sort((a, b) => compareSteps(a, b, asked.now))
  return first ?? editStep(whole, asked)
}

function childSteps({ order, children }: Whole, { today }: Asked): Step[] {
  const { cycleType } = order.packageSnapshot
  return children.filter(isPayable).map((child) => {
    const name = cycleName(cycleType, child.startDate)
    const { childNo: bizNo, payDeadline } = child
    if (child.state !== 'OVERDUE') {
      const text = `请于${formatMoment(payDeadline, today)}前支付${name}气款`
      return { action: 'PAY_CHILD', text, deadline: payDeadline, loss: null, bizNo }
    }
    const deadline = child.forfeitAt
    const loss = feeOfLapse(order, child)
    const text = `${name}气款逾期未付，${lapseText(deadline, loss, today)}`
    return { action: 'PAY_CHILD', text, deadline, loss, bizNo }
  })
}

function supplementSteps({ supplements }: Whole, { today }: Asked): Step[] {
  return supplements.filter(isPayable).map(({ state, payDeadline, buNo }) => {
    const isLate = state === 'OVERDUE' || payDeadline === null
    const text = isLate ? '补款已逾期，请尽快支付' : `请于${formatMoment(payDeadline, today)}前支付补款`
    return { action: 'PAY_SUPPLEMENT', text, deadline: isLate ? null : payDeadline, loss: null, bizNo: buNo }
  })
}

function editStep(whole: Whole, { now, today }: Asked): Step | null {
  const cycle = openCycle(whole, now)
  if (!cycle) return null
  const name = cycleName(whole.order.packageSnapshot.cycleType, cycle.startDate)
  const deadline = cycle.editCloseAt
  const text = `${name}提气量可修改，截止${formatMoment(deadline, today)}`
  return { action: 'EDIT_CYCLES', text, deadline, loss: null, bizNo: whole.order.orderNo }
}

export type Tab = 'all' | 'todo' | 'doing' | 'done' | 'closed'

const doing: readonly Order['state'][] = ['DEPOSIT_CONFIRMING', 'EFFECTIVE', 'EXTRACTING', 'SETTLING']
const closed: readonly Order['state'][] = ['CANCELLED', 'CLOSED', 'TERMINATED']

/** Whether an order is under a tab of the list; 待处理 are those with a next action, in any state. */
export function isUnder(tab: Tab, state: Order['state'], next: Step | null): boolean {
  if (tab === 'todo') return next !== null
  if (tab === 'doing') return doing.includes(state)
  if (tab === 'done') return state === 'COMPLETED'
  return tab === 'all' || closed.includes(state)
}
