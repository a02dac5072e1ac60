import { isLowBalance, availableOf } from '@domain/billing/balance'
import { addDays, addMonths } from '@domain/date'
import { formatAmount } from '@domain/money'
import type { JobCtx, Work } from '../../http/context'
import type { Job } from '../../jobs/job'
import { workingCalendar } from '../calendar/service'
import { publish } from '../message/service'
import { daysLeftOf, ownMeters } from './accounts'
import { closeGasDay, takeFrames } from './day-closing'
import * as accountRepo from './repo/account'
import { logStates } from './repo/log'
import { liveMeters } from './repo/meter'
import { markOverdue } from './repo/bill'
import { takeOverdueStatements } from './repo/statement'
import { billMonthOf } from './rules/trend'
import { announceStatement, confirmByDeadline } from './statement-life'
import { makeStatement, plansOf } from './statements'
import { noticeArrears, runStops, warnArrears } from './stop-jobs'
import type { Account } from './types'

/** What is left is low below this amount or these days, until customers set their own (A 2.17). */
const LOW_BALANCE = { lowBalanceAmount: '1000.00', lowDays: 7 }

/** 09:30: the gas day that ended at 08:00 is closed for every remote meter, one customer per transaction (AE-06). */
async function readingImport(ctx: JobCtx): Promise<void> {
  const gasDay = addDays(ctx.clock.today(), -1)
  const meters = await liveMeters(ctx.db, 'IOT')
  for (const bp of new Set(meters.map((meter) => meter.bp)))
    await ctx.transaction(async (work) => {
      const mine = meters.filter((meter) => meter.bp === bp)
      const peaks = await takeFrames(work, mine, gasDay)
      await closeGasDay(work, mine, gasDay, peaks)
    })
}

/** 09:40: the closed day's estimates become provisional debits; who runs low is told once a day (AE-31, AE-32, AE-86). */
async function provisional(ctx: JobCtx): Promise<void> {
  await ctx.transaction(async (work) => {
    await accountRepo.refreshProvisional(work.db, work.clock.iso())
    for (const account of await accountRepo.accountsCharged(work.db, 'PREPAID_REMOTE'))
      await tellLowBalance(work, account)
  })
}

async function tellLowBalance(work: Work, account: Account): Promise<void> {
  const days = await daysLeftOf(work, account, await ownMeters(work, account))
  const available = availableOf(account)
  if (!isLowBalance(available, days, LOW_BALANCE)) return
  await publish(work, {
    bp: account.bp,
    companyCode: account.companyCode,
    templateCode: 'LOW_BALANCE',
    params: { bp: account.bp, x: formatAmount(available), n: days === null ? '--' : String(days) },
    route: '/pages/pay/meters',
    bizType: 'ACCOUNT',
    bizId: account.bp,
    dedupeKey: `LOW_BALANCE|${account.bp}|${work.clock.today()}`,
  })
}

/** 10:00: every statement of the last closed month that is not there yet (AE-21); a month whose registers came late is made later. */
async function statementMake(ctx: JobCtx): Promise<void> {
  for (const account of await accountRepo.allAccounts(ctx.db)) {
    if (account.chargeMode === 'PREPAID_CARD') continue
    const billMonth = addMonths(billMonthOf(ctx.clock.today(), account.readingDay), -1)
    await ctx.transaction(async (work) => {
      for (const plan of plansOf(account, await ownMeters(work, account), billMonth)) {
        const made = await makeStatement(work, plan)
        if (made) await announceStatement(work, made.head)
      }
    })
  }
}

/** Hourly: statements past their deadline count as confirmed and are billed (AE-22, AE-25). */
async function statementDeadline(ctx: JobCtx): Promise<void> {
  for (;;) {
    const taken = await ctx.transaction(async (work) => {
      const [statement] = await takeOverdueStatements(work.db, work.clock.iso(), 1)
      if (statement) await confirmByDeadline(work, statement, { announce: true })
      return statement !== undefined
    })
    if (!taken) return
  }
}

/** 00:10: unpaid bills past their due date are overdue (A 3.3). */
export async function billOverdue(work: Work): Promise<void> {
  const now = work.clock.iso()
  const changed = await markOverdue(work.db, work.clock.today(), now)
  await logStates(
    work.db,
    changed.map(({ bp, billId, from }) => ({
      bp,
      entity: 'bill',
      entityId: billId,
      fromState: from,
      toState: 'OVERDUE',
      by: 'SYSTEM',
      at: now,
    })),
  )
}

/** 10:00 of working days: warnings and notices for arrears (AE-87). */
async function stopGasArrears(work: Work): Promise<void> {
  const today = work.clock.today()
  const isWorkday = await workingCalendar(work, today, today)
  if (!isWorkday(today)) return
  await noticeArrears(work)
  await warnArrears(work)
}

const inOne =
  (run: (work: Work) => Promise<unknown>) =>
  async (ctx: JobCtx): Promise<void> => {
    await ctx.transaction(run)
  }

/** A 5.11, the part that exists. */
export const energyJobs = [
  { name: 'billOverdue', schedule: { dailyAt: '00:10' }, run: inOne(billOverdue) },
  { name: 'readingImport', schedule: { dailyAt: '09:30' }, run: readingImport },
  { name: 'provisional', schedule: { dailyAt: '09:40' }, run: provisional },
  { name: 'statementMake', schedule: { dailyAt: '10:00' }, run: statementMake },
  { name: 'stopGasArrears', schedule: { dailyAt: '10:00' }, run: inOne(stopGasArrears) },
  { name: 'statementDeadline', schedule: { everySeconds: 3600 }, run: statementDeadline },
  { name: 'stopGas', schedule: { everySeconds: 300 }, run: inOne(runStops) },
] satisfies Job[]
