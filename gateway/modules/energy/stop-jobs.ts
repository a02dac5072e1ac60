import { isOverdrawn } from '@domain/billing/balance'
import { addDays, dateOf, diffDays } from '@domain/date'
import { compareMoney, isZeroMoney } from '@domain/money'
import type { Work } from '../../http/context'
import { workingCalendar } from '../calendar/service'
import { arrears as arrearsOf } from '../payment/service'
import { lockAccount } from './repo/account'
import * as repo from './repo/stop'
import { planStopAt, stopCause } from './rules/stop'
import { moveStop, noticeNo, openStop, reopen, shut } from './stop-gas'
import { NOTICE_DAYS, tell } from './stop-notices'
import { keyOf, type Account } from './types'

/** Defaults of the settings stopDays, stopMinArrears (A 5.10). */
const STOP_DAYS = 30
const MIN_ARREARS = '500.00'
/** A working day to stop on is never further off than this. */
const CALENDAR_DAYS = 140

/** New cases of a working day 10:00 (AE-87, AE-34): a warning for who is late and owes enough, or has exceeded the credit. */
export async function warnArrears(work: Work): Promise<number> {
  let opened = 0
  for (const candidate of await repo.stopCandidates(work.db, work.clock.today(), STOP_DAYS)) {
    const owed = await arrearsOf(work, candidate)
    const cause = stopCause(
      {
        overdueDays: owed.overdueDays,
        arrears: owed.totalDue,
        isOverdrawn: isOverdrawn(candidate.available, candidate.creditLimit),
      },
      {
        stopDays: work.settings.integer(candidate.companyCode, 'stopDays', STOP_DAYS),
        hasMinArrears:
          compareMoney(owed.totalDue, work.settings.decimal(candidate.companyCode, 'stopMinArrears', MIN_ARREARS)) >= 0,
      },
    )
    if (cause === null || (candidate.stopExempt && cause === 'OVERDRAFT')) continue
    await openStop(work, {
      ...keyOf(candidate),
      kind: 'ARREARS',
      cause,
      reason: cause === 'ARREARS' ? `账单逾期超过${STOP_DAYS}天未缴清` : '账户透支超过信用额度',
      triggerBillIds: owed.bills.filter((bill) => bill.state === 'OVERDUE').map((bill) => bill.billId),
      arrears: owed.totalDue,
    })
    opened++
  }
  return opened
}

/** WARNED for seven days and still unpaid → NOTICED with a number and the day of the stop (AE-87); an exempt customer stays WARNED. */
export async function noticeArrears(work: Work): Promise<number> {
  let noticed = 0
  for (const found of await repo.openCases(work.db, ['ARREARS'])) {
    if (found.state !== 'WARNED') continue
    const account = await lockAccount(work.db, found)
    const stop = await repo.lockStop(work.db, found, found.stopId)
    if (!account || stop?.state !== 'WARNED' || account.stopExempt) continue
    const days = work.settings.integer(account.companyCode, 'noticeDays', NOTICE_DAYS)
    if (diffDays(dateOf(stop.createdAt), work.clock.today()) < days) continue
    await noticeStop(work, account, stop, days)
    noticed++
  }
  return noticed
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
export async function runStops(work: Work): Promise<number> {
  let moved = 0
  for (const found of await repo.openCases(work.db, ['ARREARS', 'PLANNED', 'PEAK', 'EMERGENCY', 'HAZARD'])) {
    const account = await lockAccount(work.db, found)
    const stop = await repo.lockStop(work.db, found, found.stopId)
    if (!account || !stop) continue
    if (stop.state === 'NOTICED' && isPast(work, stop.planStopAt)) {
      await execute(work, stop)
      moved++
    } else if (
      stop.state === 'STOPPED' &&
      stop.kind !== 'ARREARS' &&
      stop.kind !== 'HAZARD' &&
      isPast(work, stop.planResumeAt)
    ) {
      await reopen(work, await moveStop(work, stop, 'RESUME', 'SYSTEM', { realResumeAt: work.clock.iso() }))
      moved++
    }
  }
  return moved
}

const isPast = (work: Work, moment: string | null): boolean => moment !== null && Date.parse(moment) <= work.clock.now()

async function execute(work: Work, stop: repo.StopGas): Promise<void> {
  if (stop.kind === 'ARREARS') {
    const owed = await arrearsOf(work, stop)
    if (isZeroMoney(owed.totalDue) && stop.cause === 'ARREARS') {
      await moveStop(work, stop, 'CANCEL', 'SYSTEM', { arrears: owed.totalDue }, '欠费已结清')
      return
    }
  }
  await shut(work, await moveStop(work, stop, 'EXECUTE', 'SYSTEM', { realStopAt: work.clock.iso() }))
}
