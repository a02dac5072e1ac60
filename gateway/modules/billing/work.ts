import { Type } from '@sinclair/typebox'
import type { Work } from '../../http/context'
import { inPresent, isOfToday } from '../../work/context'
import { kind, sweep, type AreaWork, type Listed } from '../../work/kinds'
import { workingCalendar } from '../calendar/service'
import { accountsPage, findAccount, type AccountKey } from '../gas-account/service'
import { refreshProvisionalOf } from '../metering/service'
import { notifyLowBalance } from './low-balance'
import { offsetKind } from './offset-soon'
import { billOverdue } from './overdue'
import { remindOfBills } from './remind'
import { overdueBps } from './repo/issue'
import { owingCustomers } from './repo/remind'
import { dueStops, nextStop, unacknowledgedStops, warnedCases } from './repo/stop'
import { arrearsCandidates, noticeCase, remindedUntil, remindOfStop, runStop, warn } from './stop-jobs'

const customer = Type.Object({ bp: Type.String(), companyCode: Type.String() })
const stop = Type.Object({ bp: Type.String(), companyCode: Type.String(), stopId: Type.String() })

const byBp = (rows: readonly AccountKey[]): Listed<AccountKey>[] =>
  rows.map(({ bp, companyCode }) => ({ key: bp, data: { bp, companyCode } }))

const remoteCustomers = async ({ db }: Work, after: string, limit: number): Promise<Listed<AccountKey>[]> =>
  byBp(await accountsPage(db, { chargeMode: 'PREPAID_REMOTE' }, after, limit))

/** A 3.3. */
const overdue = kind({
  name: 'billing.overdue',
  data: Type.Object({ bp: Type.String() }),
  run: { handle: (work, { bp }) => billOverdue(work, bp) },
})

async function notifyOfToday(work: Work, key: AccountKey): Promise<void> {
  const account = isOfToday(work) && (await findAccount(work.db, key))
  if (account) await notifyLowBalance(work, account)
}

/** AE-31, AE-32, AE-86: the closed day's estimates become a provisional debit, and users with a low balance are notified, of how it is today. */
const provisional = kind({
  name: 'billing.provisional',
  data: customer,
  run: {
    async handle(work, key) {
      await refreshProvisionalOf(work, key)
      await notifyOfToday(work, key)
    },
  },
})

/** AE-85: a balance that fell since the morning is not left until the next one. */
const lowBalance = kind({
  name: 'billing.lowBalance',
  data: customer,
  run: { handle: notifyOfToday },
})

/** AE-85. */
const reminder = kind({ name: 'billing.remind', data: customer, run: { handle: remindOfBills } })

/** AE-87, AE-34: a warning for a customer that is late and owes enough, or has exceeded the credit. Its week begins when it is sent. */
const warning = kind({
  name: 'billing.warnArrears',
  data: customer,
  run: { handle: (work, key) => warn(inPresent(work), key) },
})
/** AE-87: a warning of a week ago becomes the notice of a stop; its days begin when it is sent. */
const notice = kind({
  name: 'billing.noticeArrears',
  data: stop,
  run: { handle: (work, key) => noticeCase(inPresent(work), key) },
})
/** A 5.11: a stop that is due is executed, a planned one ends at its time. */
const execute = kind({ name: 'billing.executeStop', data: stop, run: { handle: runStop } })

const onWorkdays =
  <T>(list: (work: Work, after: string, limit: number) => Promise<Listed<T>[]>) =>
  async (work: Work, after: string, limit: number): Promise<Listed<T>[]> => {
    const today = work.clock.today()
    return (await workingCalendar(work, today, today))(today) ? list(work, after, limit) : []
  }

/** G-02. */
const unacknowledged = kind({ name: 'billing.remindStop', data: stop, run: { handle: remindOfStop } })

/** A 5.11: what bills and the stop of gas do by themselves. */
export const billingWork: AreaWork = {
  kinds: [offsetKind, overdue, provisional, lowBalance, reminder, warning, notice, execute, unacknowledged],
  sweeps: [
    sweep(
      'billing.overdue',
      { dailyAt: '00:10', after: ['metering.makeStatements'] },
      overdue,
      async ({ db, clock }, after, limit) =>
        (await overdueBps(db, clock.today(), after, limit)).map((bp) => ({ key: bp, data: { bp } })),
    ),
    sweep('billing.remind', { dailyAt: '09:00', after: ['payment.plan'] }, reminder, async ({ db }, after, limit) =>
      byBp(await owingCustomers(db, after, limit)),
    ),
    sweep(
      'billing.provisional',
      { dailyAt: '09:40', after: ['metering.closeDay', 'package.allocate'] },
      provisional,
      remoteCustomers,
    ),
    sweep('billing.lowBalance', { dailyAt: '18:00', after: ['billing.provisional'] }, lowBalance, remoteCustomers),
    sweep(
      'billing.noticeArrears',
      { dailyAt: '10:00', after: ['payment.plan', 'metering.makeStatements'] },
      notice,
      onWorkdays(async ({ db }, after, limit) =>
        (await warnedCases(db, after, limit)).map((data) => ({ key: data.stopId, data })),
      ),
    ),
    sweep(
      'billing.warnArrears',
      { dailyAt: '10:00', after: ['billing.noticeArrears'] },
      warning,
      onWorkdays(async (work, after, limit) => byBp(await arrearsCandidates(work, after, limit))),
    ),
    sweep(
      'billing.executeStop',
      { everySeconds: 300 },
      execute,
      async ({ db, clock }, after, limit) =>
        (await dueStops(db, clock.iso(), after, limit)).map((data) => ({ key: data.stopId, data })),
      ({ db, clock }) => nextStop(db, clock.iso()),
    ),
    sweep('billing.remindStop', { everySeconds: 1800 }, unacknowledged, async (work, after, limit) => {
      const span = { now: work.clock.iso(), until: remindedUntil(work) }
      return (await unacknowledgedStops(work.db, span, after, limit)).map((data) => ({ key: data.stopId, data }))
    }),
  ],
}
