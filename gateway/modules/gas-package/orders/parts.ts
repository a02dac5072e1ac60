import type { Out } from '@contract'
import { addDays, dateOf, diffDays, startOf, toInstant, toMillis } from '@domain/date'
import { formatMoment } from '@domain/date-format'
import { formulaOf, settle } from '@domain/package/settle'
import { priced } from '@domain/money'
import { supplementStatus, type SupplementState } from '@domain/statuses/gas-package'
import { stateLogOf } from '../../../db/state-log'
import type { BoundSession, Work } from '../../../http/context'
import { ownOr2902 } from '../../../http/refusal'
import { cycleView, leftOf, nameOf } from '../extract/cycle-view'
import { cycleOf } from '../extract/held'
import { toSettle } from '../extract/settle'
import { findChange } from '../repo/changes'
import { findChild } from '../repo/children'
import { findPayment } from '../repo/payments'
import { findSupplement } from '../repo/supplements'
import { childActions, supplementActions } from '../rules/actions'
import { feeOfLapse } from '../rules/payable'
import type { Child, Order, Supplement } from '../types'
import { ownShown, supplementRow } from './detail'
import { askedBy, type Shown } from './whole'
import { Settlement } from '@contract/gas-package/orders'
import { shape } from '../../../http/shape'

type ChildDetail = Out<'taocan GET /trade/order/childDetail'>
type SupplementDetail = Out<'taocan GET /trade/order/supplementDetail'>

const NOTHING = '0.00'

/** One cycle of an order with its payment and settlement; 2902 for another customer's. */
export async function childDetail(work: Work, session: BoundSession, childNo: string): Promise<ChildDetail> {
  const child = ownOr2902(await findChild(work.db, { bp: session.bp, childNo }))
  const shown = await ownShown(work, session, child.orderNo)
  const { order, supplements } = shown
  const extracted = shown.extracted.get(childNo) ?? NOTHING
  const asked = askedBy(work, session)
  const view = cycleView(order, cycleOf({ cycles: [...shown.cycles] }, child.cycleNo), child, extracted, asked.now)
  return {
    ...view,
    orderNo: order.orderNo,
    orderName: order.packageSnapshot.name,
    priceProvisional: child.priceProvisional,
    rolloverInVolume: child.rolloverInVolume,
    rolloverInAmount: child.rolloverInAmount,
    carryInVolume: child.carryInVolume,
    carryInAmount: child.carryInAmount,
    movedOutVolume: child.movedOutVolume,
    addVolume: child.addVolume,
    remaining: leftOf(child, view.total, extracted),
    paidAt: child.paidAt,
    channel: await channelOf(work, child),
    forfeitAt: child.forfeitAt,
    forfeitFee: child.state === 'OVERDUE' ? feeOfLapse(order, child) : null,
    settlement: settlementOf(order, child, extracted),
    supplements: supplements.filter((bu) => bu.childNo === childNo).map((bu) => supplementRow(shown, bu)),
    timeline: await childTimeline(work, shown, child),
    actions: childActions(shown, child, asked),
  }
}

async function channelOf(work: Work, { bp, payNo }: Child): Promise<ChildDetail['channel']> {
  const payment = payNo === null ? undefined : await findPayment(work.db, { bp, payNo })
  return payment?.channel ?? null
}

/** X-12 as it was booked, with the sum in words. */
function settlementOf(order: Order, child: Child, extracted: string): ChildDetail['settlement'] {
  if (child.settledAt === null && child.diffNo === null) return null
  // settled without a fee, it was exempt; where nothing was beyond the tolerance, that changes nothing.
  const isExempt = child.settledAt !== null && child.shortFee === '0.00'
  const basis = { ...toSettle(order, child, extracted), exempt: isExempt }
  const done = settle(basis)
  const refunded = child.refundAmount ?? done.refund
  return shape(Settlement.properties, done, {
    extracted,
    short: child.shortVolume ?? done.short,
    freeAmount: priced(done.free, basis.unitPrice),
    penal: child.penaltyVolume ?? done.penal,
    fee: child.shortFee ?? done.fee,
    refund: refunded,
    diffNo: child.diffNo,
    formulaText: formulaOf(basis, done, refunded),
    settledAt: child.settledAt,
  })
}

/** The way of a cycle, step by step; one that has not come says when it is due. */
async function childTimeline(work: Work, shown: Shown, child: Child): Promise<ChildDetail['timeline']> {
  const log = await stateLogOf(work.db, child.bp, 'child_order', child.childNo)
  const reached = (...states: string[]) => log.find(({ toState }) => states.includes(toState))?.at ?? null
  const passed = (date: string) => {
    const at = toInstant(startOf(date))
    return toMillis(at) <= work.clock.now() ? at : null
  }
  const until = (moment: string) => `截止${formatMoment(moment, work.clock.today())}`
  const cycle = cycleOf({ cycles: [...shown.cycles] }, child.cycleNo)
  const lockedAt = cycle.lockedVolume === null ? null : (reached('WAIT_PAY', 'PAID') ?? cycle.editCloseAt)
  const begun = [
    { title: '锁定气量', at: lockedAt, note: lockedAt === null ? until(cycle.editCloseAt) : '' },
    payment(child, work.clock.today()),
  ]
  const lapsed = reached('FORFEITED', 'VOID')
  if (lapsed !== null) return [...begun, { title: child.state === 'VOID' ? '作废' : '失效', at: lapsed, note: '' }]
  return [
    ...begun,
    // Nothing is taken of a cycle that is not paid, whatever the date.
    {
      title: '开始提气',
      at: child.paidAt === null ? null : passed(child.extractFrom ?? child.startDate),
      note: child.extractFrom ?? child.startDate,
    },
    { title: '提气结束', at: passed(addDays(child.endDate, 1)), note: child.endDate },
    { title: '周期结算', at: child.settledAt, note: '' },
  ]
}

/** The step of the payment: how many days it is late, else until when. */
function payment({ state, paidAt, payDeadline }: Child, today: string): ChildDetail['timeline'][number] {
  const late = state === 'OVERDUE' ? `已逾期 ${diffDays(dateOf(payDeadline), today)} 天` : ''
  return {
    title: '支付气款',
    at: paidAt,
    note: paidAt === null ? late || `截止${formatMoment(payDeadline, today)}` : '',
  }
}

/** One supplement with its change; 2902 for another customer's. */
export async function supplementDetail(work: Work, session: BoundSession, buNo: string): Promise<SupplementDetail> {
  const bu = ownOr2902(await findSupplement(work.db, { bp: session.bp, buNo }))
  const shown = await ownShown(work, session, bu.orderNo)
  const change = bu.changeNo === null ? undefined : await findChange(work.db, { bp: bu.bp, changeNo: bu.changeNo })
  const from =
    bu.buType === 'ADVANCE' ? shown.cycles.find(({ cycleNo }) => cycleNo === change?.targetCycleNo) : undefined
  return {
    supplement: supplementRow(shown, bu),
    orderName: shown.order.packageSnapshot.name,
    fromCycleName: from ? nameOf(shown.order, from.startDate) : null,
    change: change ? { changeNo: change.changeNo, state: change.state, reviewRemark: change.reviewRemark } : null,
    timeline: await supplementTimeline(work, bu),
    actions: supplementActions(bu, session.models),
  }
}

/** What happened to a supplement, oldest first. */
async function supplementTimeline(work: Work, bu: Supplement): Promise<SupplementDetail['timeline']> {
  const log = await stateLogOf(work.db, bu.bp, 'supplement_order', bu.buNo)
  return log.map(({ toState, at, reason }) => ({
    title: supplementStatus[toState as SupplementState].label,
    at,
    note: reason,
  }))
}
