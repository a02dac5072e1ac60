import type { Api } from '@contract'
import { decimal, fixed } from '@domain/decimal'
import { changeFault, effectDateOf, passesAlone } from '@domain/package/change'
import { priced, sumMoney } from '@domain/money'
import { maxVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../../http/context'
import { badField, ownOr2902, Refusal } from '../../../http/refusal'
import { logCreated, transition } from '../../../states'
import { dropTask, openTask } from '../../desk/service'
import { replan } from '../centre/replan'
import { numberOf } from '../numbers'
import { changeChange, findChange, insertChange, type Change } from '../repo/changes'
import { changeChild, findChild } from '../repo/children'
import { findSupplement, insertSupplement } from '../repo/supplements'
import { nextVersion } from '../repo/version'
import { packageSettings } from '../settings'
import { extractionChangeMachine, supplementMachine } from '../states'
import { hold } from '../stock'
import type { CycleRow, Order, Supplement } from '../types'
import { giveBack } from './advance'
import { childOf, cycleOf, ownHeld } from './held'
import { groundOf, isChangeable, targetsOf, type Ground } from './options'
import { requestSupplement, supplementDeadline } from './notices'

type Call = Api['taocan POST /trade/extract/change']

/** Its tasks at the desk: an ADD that does not pass by itself. */
export const ADD_TASK = 'PACKAGE_ADD'
const sum = (...volumes: string[]): string =>
  fixed(
    volumes.reduce((total, one) => total.plus(decimal(one)), decimal('0')),
    0,
  )

/** moves gas between cycles, or asks for more. */
export async function changeExtraction(work: Work, session: BoundSession, input: Call['in']): Promise<Call['out']> {
  const seen = ownOr2902(await findChild(work.db, { bp: session.bp, childNo: input.childNo }))
  const held = await ownHeld(work, { ...session, orderNo: seen.orderNo })
  const child = childOf(held, seen.cycleNo)
  if (child.version !== input.version) throw new Refusal('2904')
  const ground = await groundOf(work, held, child)
  checkChange(work, ground, input)
  const change = await addChange(work, ground, input, session.userId)
  if (input.changeType === 'DELAY') return delay(work, ground, change)
  return more(work, ground, change, session.userId)
}

function checkChange(work: Work, ground: Ground, input: Call['in']): void {
  const { child, held, used } = ground
  const rules = packageSettings(work.settings, held.order.companyCode).change
  const targets = targetsOf(work, ground, input.changeType)
  const target = targets.find(({ cycleNo }) => cycleNo === input.targetCycleNo)
  const lockedVolume = child.lockedVolume ?? '0'
  const fault = changeFault({
    changeType: input.changeType,
    volume: input.volume,
    today: work.clock.today(),
    child: { lockedVolume, endDate: child.endDate, running: isChangeable(held.order, child) },
    used,
    room: input.changeType === 'ADD' ? input.volume : (target?.room ?? null),
    rules,
  })
  if (!fault) return
  if (fault.code === '2901') throw badField('volume')
  throw new Refusal(fault.code, 'params' in fault ? { params: fault.params, data: fault.params } : {})
}

async function addChange(work: Work, { child, held }: Ground, input: Call['in'], userId: string): Promise<Change> {
  const { cutoffHour } = packageSettings(work.settings, held.order.companyCode).change
  const changeNo = await numberOf(work, 'C')
  const at = work.clock.iso()
  const soonest = effectDateOf(work.clock.now(), cutoffHour)
  await insertChange(work.db, {
    bp: child.bp,
    changeNo,
    orderNo: child.orderNo,
    cycleNo: child.cycleNo,
    targetCycleNo: input.changeType === 'ADD' ? null : (input.targetCycleNo ?? null),
    changeType: input.changeType,
    volume: input.volume,
    reason: input.reason,
    createdBy: userId,
    effectDate: soonest < child.startDate ? child.startDate : soonest,
    state: 'SUBMITTED',
    createdAt: at,
    updatedAt: at,
  })
  await logCreated(work, extractionChangeMachine, { bp: child.bp, changeNo, state: 'SUBMITTED' }, userId)
  const change = await findChange(work.db, { bp: child.bp, changeNo })
  if (!change) throw new Error(`no change ${changeNo}`)
  return change
}

const answerOf = (change: Change, state: Change['state'], bu: Supplement | null): Call['out'] => ({
  changeNo: change.changeNo,
  status: state,
  effectDate: change.effectDate,
  buNo: bu?.buNo ?? null,
  amount: bu?.amount ?? null,
  payDeadline: bu?.payDeadline ?? null,
})

/** The volume and its money move to a later cycle at once; no approval is needed. */
async function delay(work: Work, { held, child }: Ground, change: Change): Promise<Call['out']> {
  const { volume } = change
  const target = cycleOf(held, change.targetCycleNo ?? 0)
  const heir = childOf(held, target.cycleNo)
  const now = { updatedAt: work.clock.iso() }
  await changeChild(work.db, child, { movedOutVolume: sum(child.movedOutVolume, volume), ...now })
  const carryInVolume = sum(heir.carryInVolume, volume)
  await replan(work, target, {
    planVolume: sum(target.planVolume, volume),
    // What is paid for it cannot be planned away: it would be paid again where it went (K-20).
    lowVolume: maxVolume(target.lowVolume, carryInVolume),
    highVolume: sum(target.highVolume, volume),
  })
  await changeChild(work.db, heir, {
    carryInVolume,
    carryInAmount: sumMoney([heir.carryInAmount, priced(volume, child.unitPrice ?? held.order.unitPrice)]),
    ...now,
  })
  const state = await transition(work, extractionChangeMachine, change, 'PASS')
  const done = await transition(work, extractionChangeMachine, { ...change, state }, 'TAKE_EFFECT')
  return answerOf(change, done, null)
}

/** ADVANCE takes from a later cycle at once, ADD from the package's stock; both have to be paid. */
async function more(work: Work, ground: Ground, change: Change, userId: string): Promise<Call['out']> {
  const { held, child } = ground
  if (change.changeType === 'ADVANCE') await takeFrom(work, cycleOf(held, change.targetCycleNo ?? 0), change.volume)
  else await reserveStock(work, held.order, change.volume)
  const isAlone = change.changeType === 'ADVANCE' || passesAlone(change.volume, child.lockedVolume ?? '0')
  const bu = await addSupplement(work, ground, change, { userId, isAlone })
  await changeChange(work.db, change, { buNo: bu.buNo })
  if (isAlone) return answerOf(change, await requestMoney(work, held.order, change, bu), bu)
  const { bp, companyCode } = held.order
  await openTask(work, { bp, companyCode, bizType: ADD_TASK, bizNo: bu.buNo, rule: 'manual', dueAt: null })
  return answerOf(change, 'SUBMITTED', bu)
}

const takeFrom = (work: Work, source: CycleRow, volume: string): Promise<void> =>
  replan(work, source, { planVolume: fixed(decimal(source.planVolume).minus(decimal(volume)), 0) })

async function reserveStock(work: Work, order: Order, volume: string): Promise<void> {
  const left = await hold(work, order, volume)
  if (left !== null) throw new Refusal('42102', { params: { left }, data: { left } })
}

interface Made {
  userId: string
  /** It waits for its money, not for the desk. */
  isAlone: boolean
}

async function addSupplement(
  work: Work,
  { held, child }: Ground,
  change: Change,
  { userId, isAlone }: Made,
): Promise<Supplement> {
  const { bp, orderNo } = held.order
  const buNo = await numberOf(work, 'B')
  const at = work.clock.iso()
  const unitPrice = child.unitPrice ?? held.order.unitPrice
  const state = isAlone ? 'WAIT_PAY' : 'WAIT_REVIEW'
  await insertSupplement(work.db, {
    bp,
    buNo,
    orderNo,
    childNo: child.childNo,
    buType: change.changeType === 'ADD' ? 'ADD' : 'ADVANCE',
    volume: change.volume,
    unitPrice,
    amount: priced(change.volume, unitPrice),
    reason: change.reason.slice(0, 100),
    changeNo: change.changeNo,
    payDeadline: isAlone ? supplementDeadline(work, held.order, child) : null,
    state,
    createdAt: at,
    updatedAt: at,
  })
  await logCreated(work, supplementMachine, { bp, buNo, state }, userId)
  const bu = await findSupplement(work.db, { bp, buNo })
  if (!bu) throw new Error(`no supplement ${buNo}`)
  return bu
}

/** A change that is agreed to waits for its money. */
export async function requestMoney(work: Work, order: Order, change: Change, bu: Supplement): Promise<Change['state']> {
  const state = await transition(work, extractionChangeMachine, change, 'PASS')
  await requestSupplement(work, order, bu)
  return transition(work, extractionChangeMachine, { ...change, state }, 'ASK_MONEY')
}

/** taken back while the desk has not decided. */
export async function withdrawChange(
  work: Work,
  session: BoundSession,
  changeNo: string,
): Promise<Api['taocan POST /trade/extract/changeWithdraw']['out']> {
  const seen = ownOr2902(await findChange(work.db, { bp: session.bp, changeNo }))
  const held = await ownHeld(work, { ...session, orderNo: seen.orderNo })
  const change = (await findChange(work.db, seen)) ?? seen
  const status = await transition(work, extractionChangeMachine, change, 'WITHDRAW', { by: session.userId })
  const bu = change.buNo === null ? undefined : await findSupplement(work.db, { bp: session.bp, buNo: change.buNo })
  if (bu) {
    await transition(work, supplementMachine, bu, 'WITHDRAW', { by: session.userId, set: { version: nextVersion } })
    await giveBack(work, held.order, bu, change)
    await dropTask(work, { companyCode: held.order.companyCode, bizType: ADD_TASK, bizNo: bu.buNo })
  }
  return { status }
}
