import { Type } from '@sinclair/typebox'
import { addMonths } from '@domain/date'
import type { Work } from '../../http/context'
import { kind, onePiece, sweep, together, type Listed } from '../../work/kinds'
import { workingCalendar } from '../calendar/service'
import { ownMeters, refreshProvisionalOf } from './accounts'
import { tellLowBalance } from './low-balance'
import { billOverdue } from './overdue'
import { importReadings } from './reading-import'
import * as accountRepo from './repo/account'
import { overdueBps } from './repo/bill'
import { markSilent, remoteCustomers } from './repo/meter'
import { overdueStatements, takeOverdueStatement } from './repo/statement'
import { dueStops, warnedCases } from './repo/stop'
import { billMonthOf } from './rules/trend'
import { announceStatement, confirmByDeadline } from './statement-life'
import { makeStatement, plansOf } from './statements'
import { arrearsCandidates, noticeCase, runStop, warn } from './stop-jobs'
import type { AccountKey } from './types'

const customer = Type.Object({ bp: Type.String(), companyCode: Type.String() })
const stop = Type.Object({ bp: Type.String(), companyCode: Type.String(), stopId: Type.String() })

const byBp = (rows: readonly AccountKey[]): Listed<AccountKey>[] =>
  rows.map(({ bp, companyCode }) => ({ key: bp, data: { bp, companyCode } }))

/** A 3.3. */
const overdue = kind({
  name: 'billing.overdue',
  data: Type.Object({ bp: Type.String() }),
  run: { handle: (work, { bp }) => billOverdue(work, bp) },
})

/** AE-06. */
const closeDay = kind({ name: 'metering.closeDay', data: customer, run: { manual: importReadings } })

/** Meters without a frame for long are offline: those whose state changes, in one statement. */
const silent = onePiece(
  'metering.markSilent',
  { dailyAt: '09:35' },
  { handle: ({ db, clock }) => markSilent(db, clock.iso()) },
)

/** AE-31, AE-32, AE-86: the closed day's estimates become a provisional debit, and who runs low is told. */
const provisional = kind({
  name: 'billing.provisional',
  data: customer,
  run: {
    async handle(work, key) {
      await refreshProvisionalOf(work, key)
      const account = await accountRepo.account(work.db, key)
      if (account) await tellLowBalance(work, account)
    },
  },
})

/** AE-21: the statements of the last closed month that are not there yet; a month whose registers came late is made later. */
const statements = kind({
  name: 'metering.makeStatements',
  data: customer,
  run: {
    async handle(work, key) {
      const account = await accountRepo.lockAccount(work.db, key)
      if (!account) return
      const billMonth = addMonths(billMonthOf(work.clock.today(), account.readingDay), -1)
      for (const plan of plansOf(account, await ownMeters(work, account), billMonth)) {
        const made = await makeStatement(work, plan)
        if (made) await announceStatement(work, made.head)
      }
    },
  },
})

/** AE-22, AE-25: a statement past its deadline counts as confirmed and is billed. */
const deadline = kind({
  name: 'metering.statementDeadline',
  data: Type.Object({ bp: Type.String(), statementId: Type.String() }),
  run: {
    async handle(work, key) {
      const statement = await takeOverdueStatement(work.db, key, work.clock.iso())
      if (statement) await confirmByDeadline(work, statement, { announce: true })
    },
  },
})

/** AE-87, AE-34: a warning for who is late and owes enough, or has exceeded the credit. */
const warning = kind({ name: 'billing.warnArrears', data: customer, run: { handle: warn } })
/** AE-87: a warning of a week ago becomes the notice of a stop. */
const notice = kind({ name: 'billing.noticeArrears', data: stop, run: { handle: noticeCase } })
/** A 5.11: a stop whose time has come is executed, a planned one ends at its time. */
const execute = kind({ name: 'billing.executeStop', data: stop, run: { handle: runStop } })

const onWorkdays =
  <T>(list: (work: Work, after: string, limit: number) => Promise<Listed<T>[]>) =>
  async (work: Work, after: string, limit: number): Promise<Listed<T>[]> => {
    const today = work.clock.today()
    return (await workingCalendar(work, today, today))(today) ? list(work, after, limit) : []
  }

/** A 5.11, the part that exists. */
export const energyWork = together([silent], {
  kinds: [overdue, closeDay, provisional, statements, deadline, warning, notice, execute],
  sweeps: [
    sweep('billing.overdue', { dailyAt: '00:10' }, overdue, async ({ db, clock }, after, limit) =>
      (await overdueBps(db, clock.today(), after, limit)).map((bp) => ({ key: bp, data: { bp } })),
    ),
    sweep('metering.closeDay', { dailyAt: '09:30' }, closeDay, async ({ db }, after, limit) =>
      byBp(await remoteCustomers(db, after, limit)),
    ),
    sweep('billing.provisional', { dailyAt: '09:40' }, provisional, async ({ db }, after, limit) =>
      byBp(await accountRepo.accountsPage(db, { chargeMode: 'PREPAID_REMOTE' }, after, limit)),
    ),
    sweep('metering.makeStatements', { dailyAt: '10:00' }, statements, async ({ db }, after, limit) =>
      byBp(await accountRepo.accountsPage(db, { chargeModeNot: 'PREPAID_CARD' }, after, limit)),
    ),
    sweep(
      'billing.noticeArrears',
      { dailyAt: '10:00' },
      notice,
      onWorkdays(async ({ db }, after, limit) =>
        (await warnedCases(db, after, limit)).map((data) => ({ key: data.stopId, data })),
      ),
    ),
    sweep(
      'billing.warnArrears',
      { dailyAt: '10:00' },
      warning,
      onWorkdays(async (work, after, limit) => byBp(await arrearsCandidates(work, after, limit))),
    ),
    sweep('metering.statementDeadline', { everySeconds: 3600 }, deadline, async ({ db, clock }, after, limit) =>
      (await overdueStatements(db, clock.iso(), after, limit)).map((data) => ({ key: data.statementId, data })),
    ),
    sweep('billing.executeStop', { everySeconds: 300 }, execute, async ({ db, clock }, after, limit) =>
      (await dueStops(db, clock.iso(), after, limit)).map((data) => ({ key: data.stopId, data })),
    ),
  ],
})
