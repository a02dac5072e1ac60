import { availableOf, isOverdrawn } from '@domain/billing/balance'
import { addDays, dateOf, diffDays } from '@domain/date'
import { compareMoney } from '@domain/money'
import type { JobCtx, Work } from '../../http/context'
import { each } from '../../jobs/each'
import { workingCalendar } from '../calendar/service'
import { arrears as arrearsOf } from '../payment/service'
import { lockAccount } from './repo/account'
import * as repo from './repo/stop'
import { planStopAt, stopCause } from './rules/stop'
import { endIfSettled, moveStop, noticeNo, openStop, reopen, shut } from './stop-gas'
import { NOTICE_DAYS, tell } from './stop-notices'
import { keyOf, type Account, type AccountKey } from './types'

/** Defaults of the settings stopDays, stopMinArrears (A 5.10). */
const STOP_DAYS = 30
const MIN_ARREARS = '500.00'
/** A working day to stop on is never further off than this. */
const CALENDAR_DAYS = 140

/*
 * One transaction per case: a case that fails leaves the others alone, and no account stays locked longer than its own case takes.
 */

const nameOf = ({ bp }: { bp: string }): string => bp

/** New cases of a working day 10:00 (AE-87, AE-34): a warning for who is late and owes enough, or has exceeded the credit. Answers how many failed. */
export async function warnArrears(ctx: JobCtx): Promise<number> {
  const candidates = await repo.stopCandidates(ctx.db, ctx.clock.today(), STOP_DAYS)
  return each(ctx, candidates, nameOf, (one) => ctx.transaction((work) => warn(work, one)))
}

async function warn(work: Work, candidate: AccountKey): Promise<void> {
  const account = await lockAccount(work.db, candidate)
  if (!account) return
  const owed = await arrearsOf(work, account)
  const cause = stopCause(
    {
      overdueDays: owed.overdueDays,
      arrears: owed.totalDue,
      isOverdrawn: isOverdrawn(availableOf(account), account.creditLimit),
    },
    {
      stopDays: work.settings.integer(account.companyCode, 'stopDays', STOP_DAYS),
      hasMinArrears:
        compareMoney(owed.totalDue, work.settings.decimal(account.companyCode, 'stopMinArrears', MIN_ARREARS)) >= 0,
    },
  )
  if (cause === null || (account.stopExempt && cause === 'OVERDRAFT')) return
  await openStop(work, {
    ...keyOf(account),
    kind: 'ARREARS',
    cause,
    reason: cause === 'ARREARS' ? `账单逾期超过${STOP_DAYS}天未缴清` : '账户透支超过信用额度',
    triggerBillIds: owed.bills.filter((bill) => bill.state === 'OVERDUE').map((bill) => bill.billId),
    arrears: owed.totalDue,
  })
}

/**
 * WARNED for seven days and still unpaid → NOTICED with a number and the day of the stop (AE-87); an exempt customer stays WARNED. A
 * case whose reason has gone without a payment (estimates taken back) is cancelled instead. Answers how many failed.
 */
export async function noticeArrears(ctx: JobCtx): Promise<number> {
  const cases = await repo.openCases(ctx.db, ['ARREARS'])
  return each(ctx, cases, nameOf, (one) => ctx.transaction((work) => noticeCase(work, one)))
}

/** One case of {@link noticeArrears}, when its time has come. */
export async function noticeCase(work: Work, found: repo.StopGas): Promise<void> {
  if (found.state !== 'WARNED') return
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
    arrears: owed.totalDue,
  })
  await tell(work, account, noticed)
}

/**
 * Every five minutes: stops whose time has come are executed, planned ones end at theirs (A 5.11). Arrears are looked at once more
 * before the valve shuts: a paid case is cancelled instead.
 */
export async function runStops(ctx: JobCtx): Promise<void> {
  const cases = await repo.openCases(ctx.db, ['ARREARS', 'PLANNED', 'PEAK', 'EMERGENCY', 'HAZARD'])
  await each(ctx, cases, nameOf, (one) => ctx.transaction((work) => runStop(work, one)))
}

async function runStop(work: Work, found: repo.StopGas): Promise<void> {
  const account = await lockAccount(work.db, found)
  const stop = await repo.lockStop(work.db, found, found.stopId)
  if (!account || !stop) return
  if (stop.state === 'NOTICED' && isPast(work, stop.planStopAt)) await execute(work, account, stop)
  else if (
    stop.state === 'STOPPED' &&
    stop.kind !== 'ARREARS' &&
    stop.kind !== 'HAZARD' &&
    isPast(work, stop.planResumeAt)
  )
    await reopen(work, await moveStop(work, stop, 'RESUME', 'SYSTEM', { realResumeAt: work.clock.iso() }))
}

const isPast = (work: Work, moment: string | null): boolean => moment !== null && Date.parse(moment) <= work.clock.now()

async function execute(work: Work, account: Account, stop: repo.StopGas): Promise<void> {
  if (stop.kind === 'ARREARS' && (await endIfSettled(work, account, stop))) return
  await shut(work, await moveStop(work, stop, 'EXECUTE', 'SYSTEM', { realStopAt: work.clock.iso() }))
}
