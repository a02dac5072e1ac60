import { Type } from '@sinclair/typebox'
import { gasDaySpan, lastClosedGasDay } from '@domain/gas-day'
import { emit } from '../../wiring'
import { statementConfirmed } from './events'
import { atPresent, inPresent } from '../../work/context'
import { kind, onePiece, sweep, together, type AreaWork, type Listed } from '../../work/kinds'
import { lockAccount, type AccountKey } from '../gas-account/service'
import { ownMeters } from './meter/own-meters'
import { importReadings } from './reading/import'
import { tellLateData } from './day/late-data'
import { watchNights } from './night/guard'
import { askForReadings, readersDue } from './photo/ask'
import { lateCustomers } from './repo/late'
import { markSilent, remoteCustomers } from './repo/meter'
import { nextDeadline, overdueStatements, takeOverdueStatement } from './repo/statement'
import { dueCommands } from './repo/valve'
import { announceStatement, confirmByDeadline } from './statement/life'
import { makeStatement } from './statement/statements'
import { plansOf } from './statement/plan'
import { lastMonthOf, unsettledCustomers } from './statement/unsettled'
import { creditKind } from './valve/credits'
import { dueCredits } from './repo/credit'
import { commandKind } from './valve/valves'

const customer = Type.Object({ bp: Type.String(), companyCode: Type.String() })

const byBp = (rows: readonly AccountKey[]): Listed<AccountKey>[] =>
  rows.map(({ bp, companyCode }) => ({ key: bp, data: { bp, companyCode } }))

/** AE-06. */
const closeDay = kind({ name: 'metering.closeDay', data: customer, run: { manual: importReadings } })

/** Meters without a frame for long are offline: those with a changed state, in one statement. */
const silent = onePiece(
  'metering.markSilent',
  { dailyAt: '09:35', after: ['metering.closeDay'] },
  { handle: ({ db, clock }) => markSilent(db, clock.iso()) },
)

/** Y-03. */
const late = kind({ name: 'metering.lateData', data: customer, run: { handle: tellLateData } })

/** Y-11. */
const nights = kind({ name: 'metering.nightFlow', data: customer, run: { manual: watchNights } })

/** A 5.13: to-dos to read mechanical meters. */
const askReading = kind({ name: 'metering.askReading', data: customer, run: { handle: atPresent(askForReadings) } })

/** AE-21: the missing statements of the last closed month; a month with late registers gets its statement later. */
const statements = kind({
  name: 'metering.makeStatements',
  data: customer,
  run: {
    async handle(work, key) {
      const account = await lockAccount(work.db, key)
      if (!account) return
      const billMonth = lastMonthOf(work.clock.today(), account.readingDay)
      for (const plan of plansOf(account, await ownMeters(work, account), billMonth)) {
        const made = await makeStatement(work, plan)
        if (made) await announceStatement(inPresent(work), made.head)
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
      if (statement) await emit(work, statementConfirmed, await confirmByDeadline(work, statement))
    },
  },
})

/** A 5.11: what meters do by themselves. */
export const meteringWork: AreaWork = together([silent], {
  kinds: [closeDay, late, nights, askReading, statements, deadline, commandKind, creditKind],
  sweeps: [
    sweep('metering.closeDay', { dailyAt: '09:30' }, closeDay, async ({ db }, after, limit) =>
      byBp(await remoteCustomers(db, after, limit)),
    ),
    sweep(
      'metering.lateData',
      { dailyAt: '10:00', after: ['metering.closeDay'] },
      late,
      async ({ db, clock }, after, limit) =>
        byBp(await lateCustomers(db, gasDaySpan(lastClosedGasDay(clock.now())).to, after, limit)),
    ),
    sweep(
      'metering.nightFlow',
      { dailyAt: '09:45', after: ['metering.closeDay'] },
      nights,
      async ({ db }, after, limit) => byBp(await remoteCustomers(db, after, limit)),
    ),
    sweep('metering.askReading', { dailyAt: '00:05' }, askReading, async (work, after, limit) =>
      byBp(await readersDue(work, after, limit)),
    ),
    sweep(
      'metering.makeStatements',
      { dailyAt: '10:00', after: ['billing.provisional', 'package.settle'] },
      statements,
      async (work, after, limit) => byBp(await unsettledCustomers(work, after, limit)),
    ),
    sweep(
      'metering.statementDeadline',
      { everySeconds: 3600 },
      deadline,
      async ({ db, clock }, after, limit) =>
        (await overdueStatements(db, clock.iso(), after, limit)).map((data) => ({ key: data.statementId, data })),
      ({ db, clock }) => nextDeadline(db, clock.iso()),
    ),
    sweep('metering.valveCommand', { everySeconds: 10 }, commandKind, async ({ db, clock }, after, limit) =>
      (await dueCommands(db, clock.iso(), after, limit)).map((data) => ({ key: data.commandId, data })),
    ),
    sweep('metering.credit', { everySeconds: 10 }, creditKind, async ({ db, clock }, after, limit) =>
      (await dueCredits(db, clock.iso(), after, limit)).map((data) => ({ key: data.orderId, data })),
    ),
  ],
})
