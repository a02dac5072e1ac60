import { availableOf, isOverdrawn } from '@domain/billing/balance'
import { stoppedDays } from '@domain/deviation/stops'
import { gasDaySpan } from '@domain/gas-day'
import { allows } from '@domain/machine'
import type { LimitSpan } from '@domain/plan/limit'
import { firstStopState, stopGasTransitions, type StopGasEvent, type StopKind } from '@domain/statuses/stop-gas'
import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { ownOr2902, Refusal } from '../../http/refusal'
import { logCreated, transition } from '../../states'
import { companyOf } from '../membership/service'
import { findAccount, keyOf, lockAccount, type Account, type AccountKey } from '../gas-account/service'
import { listMeters, requestClose, requestOpen, turnMeters, type AnnouncedStop, type Meter } from '../metering/service'
import { done } from '../todo/service'
import { arrears as arrearsOf } from './arrears'
import * as repo from './repo/stop'
import { noticeNo as noticeNumber } from './rules/numbers'
import { byUrgency } from './rules/stop'
import { excludeHours } from './settings'
import { stopMachine } from './states'
import { notifyResumed, takeBack, tell } from './stop-notices'
import { nothingToDecide } from './stop-tasks'

export interface NewStop extends AccountKey {
  kind: StopKind
  meterIds?: readonly string[]
  title?: string
  reason: string
  area?: string
  tips?: readonly string[]
  planStopAt?: string
  planResumeAt?: string
  limitVolume?: string
  sourceType?: string
  sourceId?: string
  hazardLevel?: 1 | 2
  cause?: 'ARREARS' | 'OVERDRAFT'
  triggerBillIds?: readonly string[]
  arrears?: string
  /** Member of staff; left out: no user ordered it. */
  orderedBy?: string
}

const titles: Record<StopKind, string> = {
  ARREARS: '欠费停气',
  PLANNED: '计划停气通知',
  EMERGENCY: '紧急停气通知',
  PEAK: '调峰限气通知',
  HAZARD: '隐患停气',
}

/**
 * `stopGas.open` of CV-7: a new case in the first state of its kind (A 3.11). Meters absent: all of the customer. Answers the id;
 * for ARREARS the id of the open case when there is one. Unknown account: 2902.
 */
export async function openStop(work: Work, draft: NewStop): Promise<string> {
  const account = ownOr2902(await lockAccount(work.db, draft))
  const known = draft.kind === 'ARREARS' ? await repo.lockArrearsStop(work.db, account) : null
  if (known) return known.stopId
  const stop = await newStop(work, account, draft)
  // Without a row of its own there is no case: no user is notified and no valve is shut.
  if (!(await repo.insertStop(work.db, stop, work.clock.iso()))) throw new Refusal('2904')
  await logCreated(work, stopMachine(stop.kind), stop, draft.orderedBy)
  if (stop.state === 'STOPPED') await shut(work, stop)
  await tell(work, account, stop)
  return stop.stopId
}

async function newStop(work: Work, account: Account, draft: NewStop): Promise<repo.StopGas> {
  const now = work.clock.iso()
  const all = (await listMeters(work, account))
    .filter((meter) => meter.state !== 'REMOVED')
    .map((meter) => meter.meterId)
  const state = firstStopState(draft.kind, draft.hazardLevel)
  const isNotice = state !== 'WARNED'
  return {
    ...keyOf(account),
    stopId: newId(work.clock.now()),
    meterIds: [...(draft.meterIds ?? all)],
    kind: draft.kind,
    state,
    title: draft.title ?? titles[draft.kind],
    area: draft.area ?? '',
    reason: draft.reason,
    tips: [...(draft.tips ?? [])],
    noticeNo: isNotice ? await noticeNo(work) : null,
    noticeAt: isNotice ? now : null,
    planStopAt: draft.planStopAt ?? null,
    planResumeAt: draft.planResumeAt ?? null,
    realStopAt: state === 'STOPPED' ? now : null,
    realResumeAt: null,
    limitVolume: draft.limitVolume ?? null,
    cause: draft.cause ?? null,
    triggerBillIds: [...(draft.triggerBillIds ?? [])],
    arrears: draft.arrears ?? null,
    sourceType: draft.sourceType ?? null,
    sourceId: draft.sourceId ?? null,
    hotline: (await companyOf(work, account.companyCode))?.emergencyHotline ?? '',
    ackRequired: draft.kind !== 'ARREARS',
    ackBy: null,
    ackAt: null,
    confirmedBy: null,
    confirmedAt: null,
    createdAt: now,
  }
}

/** Number of the next written notice. */
export const noticeNo = async (work: Work): Promise<string> =>
  noticeNumber(work.clock.today(), await nextNo(work.db, 'seq_stop_no'))

/** Moves a case by an event of its machine with more fields; refuses 2904 where the state does not allow it. */
export async function moveStop(
  work: Work,
  stop: repo.StopGas,
  event: StopGasEvent,
  by: string,
  change: Partial<repo.StopGas> = {},
  reason = '',
): Promise<repo.StopGas> {
  const { tips: _tips, state: _state, ...set } = change
  const state = await transition(work, stopMachine(stop.kind), stop, event, { set, by, reason })
  return { ...stop, ...change, state }
}

/**
 * Sets the case's meters STOPPED. Remote valves get a command to shut and change by the device's own report (AE-87); a meter without
 * one, or with a device that does not execute it, is shut by a field order outside of the product.
 */
export async function shut(work: Work, stop: repo.StopGas): Promise<void> {
  if (stop.kind !== 'PEAK') await turn(work, stop, await metersIn(work, stop, ['NORMAL', 'FAULT']), 'STOP')
}

/** The way back of {@link shut}, for meters that no other case keeps STOPPED. */
export async function reopen(work: Work, stop: repo.StopGas): Promise<void> {
  const kept = await repo.metersStopped(work.db, stop, stop.stopId)
  const meters = await metersIn(work, stop, ['STOPPED', 'FAULT'])
  await turn(
    work,
    stop,
    meters.filter((meter) => !kept.includes(meter.meterId)),
    'RESUME',
  )
}

const metersIn = async (work: Work, stop: repo.StopGas, states: readonly Meter['state'][]): Promise<Meter[]> =>
  (await listMeters(work, stop)).filter(
    (meter) => stop.meterIds.includes(meter.meterId) && states.includes(meter.state),
  )

async function turn(work: Work, stop: repo.StopGas, meters: readonly Meter[], event: 'STOP' | 'RESUME'): Promise<void> {
  // A meter that is out of order stays so until it is repaired (A 3.1): only its valve turns.
  await turnMeters(
    work,
    meters.filter(({ state }) => state !== 'FAULT'),
    event,
  )
  // A stop for a hazard begins and ends with a visit: never by a command from here.
  if (stop.kind === 'HAZARD') return
  const why = { refType: 'STOP_GAS', refId: stop.stopId }
  for (const meter of meters.filter((one) => one.valveState !== 'NONE'))
    await (event === 'STOP'
      ? requestClose(work, meter, { ...why, reason: `${stop.title}关阀` })
      : requestOpen(work, meter, { ...why, reason: `${stop.title}开阀` }))
}

/** The most urgent open case of the customer, or null (5.8). */
export async function currentStop(work: Work, key: AccountKey): Promise<repo.StopGas | null> {
  return [...(await repo.openStops(work.db, key))].sort(byUrgency)[0] ?? null
}

/** Answers what metering asks for its forecast; a limit of peak supply leaves gas, a stop without an end says nothing of coming days. */
export const stopsAhead = async (work: Work, key: AccountKey): Promise<AnnouncedStop[]> =>
  (await repo.openStops(work.db, key)).flatMap(({ kind, meterIds, planStopAt, planResumeAt }) =>
    kind === 'PEAK' || planStopAt === null || planResumeAt === null
      ? []
      : [{ meterIds, from: planStopAt, to: planResumeAt }],
  )

/** Stops, emergencies and limits of supply that fell into a span: reasons that are not the customer's own. */
export const supplyStops = (
  work: Pick<Work, 'db'>,
  key: AccountKey,
  span: { from: string; to: string },
): Promise<repo.SupplyStop[]> => repo.supplyStops(work.db, key, span)

/** Limits of supply that fall into a span of moments, announced ones among them (G-03). */
export const supplyLimits = (
  work: Pick<Work, 'db'>,
  key: AccountKey,
  span: { from: string; to: string },
): Promise<LimitSpan[]> => repo.supplyLimits(work.db, key, span)

/**
 * Gas days of a span on which supply to meters of a customer was off or limited for long (G-04). A limit leaves its days to be judged
 * against the plan that it cuts (G-03): `isOff` leaves limits out.
 */
export async function stoppedGasDays(
  work: Pick<Work, 'db' | 'clock' | 'settings'>,
  { meterIds, ...key }: AccountKey & { meterIds: readonly string[] },
  span: { from: string; to: string },
  { isOff = false }: { isOff?: boolean } = {},
): Promise<Set<string>> {
  const moments = { from: gasDaySpan(span.from).from, to: gasDaySpan(span.to).to }
  const stops = (await supplyStops(work, key, moments)).filter(({ isLimit }) => !isOff || !isLimit)
  return stoppedDays(stops, meterIds, span, {
    now: work.clock.now(),
    hours: excludeHours(work.settings, key.companyCode),
  })
}

/** Whether gas is stopped for a debt, or will be on an announced day (B K-02). */
export const isStoppedForDebt = async (work: Work, key: AccountKey): Promise<boolean> =>
  (await repo.openStops(work.db, key)).some(
    ({ kind, state }) => kind === 'ARREARS' && (state === 'NOTICED' || state === 'STOPPED'),
  )

/** Acknowledged once per customer; a repeat answers the first (G-02). Unknown: 2902. */
export async function acknowledge(
  work: Work,
  key: AccountKey & { userId: string },
  stopId: string,
): Promise<{ ackAt: string; ackBy: string }> {
  const stop = ownOr2902(await repo.lockStop(work.db, key, stopId))
  if (stop.ackAt !== null && stop.ackBy !== null) return { ackAt: stop.ackAt, ackBy: stop.ackBy }
  const ackAt = work.clock.iso()
  await repo.updateStop(work.db, stop, { ackAt, ackBy: key.userId }, ackAt)
  await done(work, 'STOP_ACK', stopId, key.bp)
  return { ackAt, ackBy: key.userId }
}

/**
 * AE-88: the customer's word that the gas may come back. Only for arrears in RESUMING; refuses A2802 without the tick, A2801 while
 * anything is owed, 2902 for a foreign or other case, 2904 in another state.
 */
export async function confirmResume(
  work: Work,
  key: AccountKey & { userId: string },
  stopId: string,
  isSafe: boolean,
): Promise<repo.StopGas> {
  const account = await lockAccount(work.db, key)
  const stop = await repo.lockStop(work.db, key, stopId)
  if (!account || stop?.kind !== 'ARREARS') throw new Refusal('2902')
  if (stop.state === 'RESUMED') return stop
  if (!isSafe) throw new Refusal('A2802')
  if (stop.state === 'STOPPED' || stop.state === 'NOTICED' || stop.state === 'WARNED') throw new Refusal('A2801')
  // Since it was settled a plan may have ended, or another bill have become overdue: no other case opens beside this one.
  if (stop.state === 'RESUMING' && (await debtOf(work, account, stop)).isOpen) throw new Refusal('A2801')
  const now = work.clock.iso()
  const resumed = await moveStop(work, stop, 'RESUME', key.userId, {
    confirmedBy: key.userId,
    confirmedAt: now,
    realResumeAt: now,
  })
  await reopen(work, resumed)
  await notifyResumed(work, account, resumed, now)
  return resumed
}

/** AE-88: arrears paid (or a plan took them over) end the case: a warning or notice is cancelled, a stop starts to resume. */
export async function stopGasAfterPayment(work: Work, key: AccountKey): Promise<void> {
  const stop = await repo.lockArrearsStop(work.db, key)
  const account = await findAccount(work.db, key)
  if (stop && account) await endIfSettled(work, account, stop)
}

/** Ends a locked case for arrears when its reason is gone: nothing overdue, and the credit kept where it was exceeded. */
export async function endIfSettled(work: Work, account: Account, stop: repo.StopGas): Promise<boolean> {
  const { isOpen, totalDue } = await debtOf(work, account, stop)
  if (isOpen) {
    await repo.updateStop(work.db, stop, { arrears: totalDue }, work.clock.iso())
    return false
  }
  const event: StopGasEvent = stop.state === 'STOPPED' ? 'START_RESUME' : 'CANCEL'
  if (allows(stopGasTransitions.ARREARS, stop.state, event)) {
    const moved = await moveStop(work, stop, event, 'SYSTEM', { arrears: totalDue }, '欠费已结清')
    if (event === 'CANCEL') await takeBack(work, moved)
  }
  await nothingToDecide(work, stop)
  return true
}

/** Whether the reason of a case for arrears is there: something overdue outside of a plan, or the credit exceeded where it was. */
async function debtOf(
  work: Work,
  account: Account,
  { cause }: repo.StopGas,
): Promise<{ isOpen: boolean; totalDue: string }> {
  const { due, overdue } = (await arrearsOf(work, account)).unplanned
  const isBeyondCredit = cause === 'OVERDRAFT' && isOverdrawn(availableOf(account), account.creditLimit)
  return { isOpen: overdue.count > 0 || isBeyondCredit, totalDue: due.totalDue }
}
