import { isLowBalance, availableOf } from '@domain/billing/balance'
import { addDays, addMonths } from '@domain/date'
import { formatAmount } from '@domain/money'
import type { JobCtx, Work } from '../../http/context'
import { each, failIfAny } from '../../jobs/each'
import type { Job } from '../../jobs/job'
import { workingCalendar } from '../calendar/service'
import { publish } from '../message/service'
import { daysLeftOf, ownMeters } from './accounts'
import { closeGasDay, takeFrames } from './day-closing'
import * as accountRepo from './repo/account'
import { logStates } from './repo/log'
import { liveMeters } from './repo/meter'
import { markOverdue } from './repo/bill'
import { overdueStatements, takeOverdueStatement } from './repo/statement'
import { billMonthOf } from './rules/trend'
import { announceStatement, confirmByDeadline } from './statement-life'
import { makeStatement, plansOf } from './statements'
import { noticeArrears, runStops, warnArrears } from './stop-jobs'
import type { Account } from './types'

/** What is left is low below this amount or these days, until customers set their own (A 2.17). */
const LOW_BALANCE = { lowBalanceAmount: '1000.00', lowDays: 7 }

const bpOf = ({ bp }: Account): string => bp

/** 09:30: the gas day that ended at 08:00 is closed for every remote meter, one customer per transaction (AE-06). */
async function readingImport(ctx: JobCtx): Promise<void> {
  const gasDay = addDays(ctx.clock.today(), -1)
  const meters = await liveMeters(ctx.db, 'IOT')
  const bps = [...new Set(meters.map((meter) => meter.bp))]
  const failed = await each(ctx, bps, String, (bp) =>
    ctx.transaction(async (work) => {
      const mine = meters.filter((meter) => meter.bp === bp)
      const peaks = await takeFrames(work, mine, gasDay)
      await closeGasDay(work, mine, gasDay, peaks)
    }),
  )
  failIfAny(failed)
}

/** 09:40: the closed day's estimates become provisional debits; who runs low is told once a day (AE-31, AE-32, AE-86). */
async function provisional(ctx: JobCtx): Promise<void> {
  await ctx.transaction(async (work) => void (await accountRepo.refreshProvisional(work.db, work.clock.iso())))
  const accounts = await accountRepo.accountsCharged(ctx.db, 'PREPAID_REMOTE')
  failIfAny(await each(ctx, accounts, bpOf, (account) => ctx.transaction((work) => tellLowBalance(work, account))))
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
  const accounts = (await accountRepo.allAccounts(ctx.db)).filter(({ chargeMode }) => chargeMode !== 'PREPAID_CARD')
  const failed = await each(ctx, accounts, bpOf, (account) =>
    ctx.transaction(async (work) => {
      const billMonth = addMonths(billMonthOf(work.clock.today(), account.readingDay), -1)
      for (const plan of plansOf(account, await ownMeters(work, account), billMonth)) {
        const made = await makeStatement(work, plan)
        if (made) await announceStatement(work, made.head)
      }
    }),
  )
  failIfAny(failed)
}

/** Hourly: statements past their deadline count as confirmed and are billed (AE-22, AE-25). */
async function statementDeadline(ctx: JobCtx): Promise<void> {
  const overdue = await overdueStatements(ctx.db, ctx.clock.iso())
  await each(
    ctx,
    overdue,
    ({ statementId }) => statementId,
    (one) =>
      ctx.transaction(async (work) => {
        const statement = await takeOverdueStatement(work.db, one, work.clock.iso())
        if (statement) await confirmByDeadline(work, statement, { announce: true })
      }),
  )
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
async function stopGasArrears(ctx: JobCtx): Promise<void> {
  const today = ctx.clock.today()
  const isWorkday = await workingCalendar(ctx, today, today)
  if (!isWorkday(today)) return
  const failed = await noticeArrears(ctx)
  failIfAny(failed + (await warnArrears(ctx)))
}

/** A 5.11, the part that exists. */
export const energyJobs = [
  { name: 'billOverdue', schedule: { dailyAt: '00:10' }, run: (ctx) => ctx.transaction(billOverdue) },
  { name: 'readingImport', schedule: { dailyAt: '09:30' }, run: readingImport },
  { name: 'provisional', schedule: { dailyAt: '09:40' }, run: provisional },
  { name: 'statementMake', schedule: { dailyAt: '10:00' }, run: statementMake },
  { name: 'stopGasArrears', schedule: { dailyAt: '10:00' }, run: stopGasArrears },
  { name: 'statementDeadline', schedule: { everySeconds: 3600 }, run: statementDeadline },
  { name: 'stopGas', schedule: { everySeconds: 300 }, run: runStops },
] satisfies Job[]
