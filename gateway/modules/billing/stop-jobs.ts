import { availableOf, isOverdrawn } from '@domain/billing/balance'
import { addDays, dateOf, diffDays, HOUR, toInstant } from '@domain/date'
import { compareMoney } from '@domain/money'
import type { Work } from '../../http/context'
import { workingCalendar } from '../calendar/service'
import {
  accountCompanies,
  keyOf,
  lockAccount,
  overdrawnAccounts,
  type Account,
  type AccountKey,
} from '../gas-account/service'
import { drop } from '../todo/service'
import { arrears as arrearsOf } from './arrears'
import * as repo from './repo/stop'
import { nextStopAt, planStopAt, stopCause } from './rules/stop'
import { endIfSettled, moveStop, noticeNo, openStop, reopen, shut } from './stop-gas'
import { NOTICE_DAYS, notifyResumed, notifyUnacknowledged, tell } from './stop-notices'
import { requestDecision, nothingToDecide } from './stop-tasks'

/** Defaults of the settings stopDays, stopMinArrears (A 5.10). */
const STOP_DAYS = 30
const MIN_ARREARS = '500.00'
/** A working day to stop on is never further off than this. */
const CALENDAR_DAYS = 140

/**
 * Accounts to check on a working day, a page of them in the order of their numbers (AE-87, AE-34): a bill late by more than its
 * company's `stopDays`, or the credit exceeded. An account with an open case is checked again without effect.
 */
export async function arrearsCandidates(work: Work, after: string, limit: number): Promise<AccountKey[]> {
  const companies = await accountCompanies(work.db)
  const limits = companies.map((companyCode) => ({ companyCode, days: stopDaysOf(work, companyCode) }))
  const late = await repo.lateAccounts(work.db, work.clock.today(), limits, after, limit)
  const overdrawn = await overdrawnAccounts(work.db, after, limit)
  const byBp = new Map([...late, ...overdrawn].map((key) => [key.bp, key]))
  return [...byBp.values()].sort((a, b) => (a.bp < b.bp ? -1 : 1)).slice(0, limit)
}

const stopDaysOf = (work: Pick<Work, 'settings'>, companyCode: string): number =>
  work.settings.integer(companyCode, 'stopDays', STOP_DAYS)

/**
 * A new case of a working day 10:00 (AE-87, AE-34): a warning for a customer that is late and owes enough, or has exceeded the credit.
 */
export async function warn(work: Work, candidate: AccountKey): Promise<void> {
  const account = await lockAccount(work.db, candidate)
  if (!account) return
  const owed = await arrearsOf(work, account)
  const stopDays = stopDaysOf(work, account.companyCode)
  const cause = stopCause(
    {
      overdueDays: owed.unplanned.overdue.days,
      arrears: owed.unplanned.due.totalDue,
      isOverdrawn: isOverdrawn(availableOf(account), account.creditLimit),
    },
    {
      stopDays,
      hasMinArrears:
        compareMoney(
          owed.unplanned.due.totalDue,
          work.settings.decimal(account.companyCode, 'stopMinArrears', MIN_ARREARS),
        ) >= 0,
    },
  )
  if (cause === null || (account.stopExempt && cause === 'OVERDRAFT')) return
  await openStop(work, {
    ...keyOf(account),
    kind: 'ARREARS',
    cause,
    reason: cause === 'ARREARS' ? `账单逾期超过${stopDays}天未缴清` : '账户透支超过信用额度',
    triggerBillIds: owed.bills.filter((bill) => bill.state === 'OVERDUE').map((bill) => bill.billId),
    arrears: owed.unplanned.due.totalDue,
  })
}

/**
 * WARNED for seven days and still unpaid → NOTICED with a number and the day of the stop (AE-87); an exempt customer stays WARNED.
 * Where the reason has gone without a payment (estimates reversed), the case is cancelled instead.
 */
export async function noticeCase(work: Work, found: repo.StopKey): Promise<void> {
  const account = await lockAccount(work.db, found)
  const stop = await repo.lockStop(work.db, found, found.stopId)
  if (!account || stop?.state !== 'WARNED' || account.stopExempt) return
  const days = work.settings.integer(account.companyCode, 'noticeDays', NOTICE_DAYS)
  if (diffDays(dateOf(stop.createdAt), work.clock.today()) < days) return
  if (!(await endIfSettled(work, account, stop))) await noticeStop(work, account, stop, days)
}

async function noticeStop(work: Work, account: Account, stop: repo.StopGas, days: number): Promise<void> {
  const today = work.clock.today()
  const isWorkday = await workingCalendar(work, today, addDays(today, CALENDAR_DAYS))
  const owed = await arrearsOf(work, account)
  const noticed = await moveStop(work, stop, 'NOTICE', 'SYSTEM', {
    noticeNo: await noticeNo(work),
    noticeAt: work.clock.iso(),
    planStopAt: planStopAt(today, days, account.gasUse, isWorkday),
    arrears: owed.unplanned.due.totalDue,
  })
  await tell(work, account, noticed)
  await requestDecision(work, noticed)
}

/** Hours before a stop at which its acknowledgement is asked for again (G-02). */
const REMIND_HOURS = 24

/** Until which moment a stop that begins is reminded of now. */
export const remindedUntil = (work: Pick<Work, 'clock'>): string => toInstant(work.clock.now() + REMIND_HOURS * HOUR)

/** A stop that was announced more than a day ago, begins within a day and is not acknowledged (G-02). Harmless to repeat. */
export async function remindOfStop(work: Work, found: repo.StopKey): Promise<void> {
  const stop = await repo.stopById(work.db, found, found.stopId)
  if (stop?.state !== 'NOTICED' || stop.ackAt !== null || isPast(work, stop.planStopAt)) return
  await notifyUnacknowledged(work, stop)
}

/**
 * Executes a stop that is due, ends a planned one at its time (A 5.11). Arrears are checked once more before the valve shuts: a paid
 * case is cancelled instead. What comes late, after a pause of the gateway, shuts no gas at a forbidden hour, nor behind its own end.
 */
export async function runStop(work: Work, found: repo.StopKey): Promise<void> {
  const account = await lockAccount(work.db, found)
  const stop = await repo.lockStop(work.db, found, found.stopId)
  if (!account || !stop) return
  if (stop.state === 'NOTICED' && stop.kind !== 'HAZARD' && isPast(work, stop.planStopAt))
    await execute(work, account, stop)
  else if (
    stop.state === 'STOPPED' &&
    stop.kind !== 'ARREARS' &&
    stop.kind !== 'HAZARD' &&
    isPast(work, stop.planResumeAt)
  )
    await resume(work, account, stop)
}

/** The end that was announced has come: the customer reads so, and has nothing to acknowledge any more. */
async function resume(work: Work, account: Account, stop: repo.StopGas): Promise<void> {
  const now = work.clock.iso()
  const resumed = await moveStop(work, stop, 'RESUME', 'SYSTEM', { realResumeAt: now })
  await drop(work, 'STOP_ACK', stop.stopId, stop.bp)
  await reopen(work, resumed)
  await notifyResumed(work, account, resumed, now)
}

const isPast = (work: Work, moment: string | null): boolean => moment !== null && Date.parse(moment) <= work.clock.now()

async function execute(work: Work, account: Account, stop: repo.StopGas): Promise<void> {
  if (stop.kind === 'ARREARS') {
    if (await endIfSettled(work, account, stop)) return
    const today = work.clock.today()
    const isWorkday = await workingCalendar(work, today, addDays(today, CALENDAR_DAYS))
    const [now, at] = [work.clock.iso(), nextStopAt(work.clock.iso(), account.gasUse, isWorkday)]
    if (at !== now) return repo.updateStop(work.db, stop, { planStopAt: at }, now)
  }
  await nothingToDecide(work, stop)
  if (isPast(work, stop.planResumeAt)) return noteOver(work, stop)
  await shut(work, await moveStop(work, stop, 'EXECUTE', 'SYSTEM', { realStopAt: work.clock.iso() }))
}

/** Supply was off while the gateway paused: what was announced is written down, and no valve turns. */
async function noteOver(work: Work, stop: repo.StopGas): Promise<void> {
  const stopped = await moveStop(work, stop, 'EXECUTE', 'SYSTEM', { realStopAt: stop.planStopAt })
  await moveStop(work, stopped, 'RESUME', 'SYSTEM', { realResumeAt: stop.planResumeAt })
  await drop(work, 'STOP_ACK', stop.stopId, stop.bp)
}
