import { Type } from '@sinclair/typebox'
import { formatMoment, monthText } from '@domain/date-format'
import { toMillis } from '@domain/date'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { enqueue } from '../../work/queue'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { accountsPage, lockAccount } from '../gas-account/service'
import { notify } from '../notice/service'
import { findPeriod, lockPeriod, nextTurn, turningPeriods, type Period, type PeriodKey } from './repo/periods'
import { checkNow, customersSettling } from './repo/records'
import { settleChoices } from './settle'
import { periodMachine } from './states'

const text = Type.String()
const customer = Type.Object({ bp: text, companyCode: text })

/** Customers that one item informs of a new period. */
const TOLD_AT_ONCE = 200

/** Moves a period to where its moments have it (BE-01). */
async function turnPeriod(work: Work, key: PeriodKey): Promise<void> {
  const row = await lockPeriod(work.db, key)
  if (!row || row.state === 'CLOSED') return
  if (toMillis(row.closeAt) <= work.clock.now()) return closePeriod(work, row)
  if (row.state !== 'NOT_OPEN' || toMillis(row.openAt) > work.clock.now()) return
  await transition(work, periodMachine, row, 'OPEN')
  const { companyCode, periodId } = row
  await enqueue(work, opened, `${companyCode}|${periodId}|`, { companyCode, periodId, after: '' })
}

/** BE-04: the choices are under review from now on. The row is locked. Refuses 2904 for one that is over. */
export async function closePeriod(work: Work, row: Period): Promise<void> {
  await transition(work, periodMachine, row, 'CLOSE')
  await checkNow(work.db, row, work.clock.iso())
}

/** B 6.9: customers that are billed by months, one page of them after the other. */
async function notifyOpened(work: Work, key: PeriodKey & { after: string }): Promise<void> {
  const row = await findPeriod(work.db, key)
  if (row?.state !== 'OPEN') return
  const of = { companyCode: key.companyCode, chargeModeNot: 'PREPAID_CARD' } as const
  const accounts = await accountsPage(work.db, of, key.after, TOLD_AT_ONCE)
  for (const { bp, companyCode } of accounts)
    await notify(
      work,
      { bp, companyCode, route: '/subPagesB/pages/electiveSquare/main', bizId: row.periodId },
      {
        message: {
          templateCode: 'ELECTIVE_OPEN',
          body: `${monthText(row.month)}自选已开放，${formatMoment(row.closeAt, work.clock.today())}截止`,
          dedupeKey: `ELECTIVE_OPEN|${row.periodId}|${bp}`,
          expireAt: row.closeAt,
        },
      },
    )
  const last = accounts.at(-1)?.bp
  if (accounts.length < TOLD_AT_ONCE || last === undefined) return
  await enqueue(work, opened, `${key.companyCode}|${key.periodId}|${last}`, { ...key, after: last })
}

const turn = kind({
  name: 'elective.turn',
  data: Type.Object({ companyCode: text, periodId: text }),
  run: { handle: turnPeriod },
})
const opened = kind({
  name: 'elective.opened',
  data: Type.Object({ companyCode: text, periodId: text, after: text }),
  run: { handle: notifyOpened },
})
const settling = kind({
  name: 'elective.settle',
  data: customer,
  run: {
    async handle(work, key) {
      await lockAccount(work.db, key)
      await settleChoices(work, key)
    },
  },
})

const keyIn = (after: string): PeriodKey => {
  const [companyCode = '', periodId = ''] = after.split('|')
  return { companyCode, periodId }
}

/** What periods and choices do by themselves (B 0.6), beside the deadlines of a choice. */
export const electiveWork: AreaWork = {
  kinds: [turn, opened, settling],
  sweeps: [
    sweep(
      'elective.turn',
      { everySeconds: 60 },
      turn,
      async ({ db, clock }, after, limit) =>
        (await turningPeriods(db, clock.iso(), keyIn(after), limit)).map((data) => ({
          key: `${data.companyCode}|${data.periodId}`,
          data,
        })),
      ({ db, clock }) => nextTurn(db, clock.iso()),
    ),
    // What its statement has not settled: the statement came before its last day was known.
    sweep(
      'elective.settle',
      { dailyAt: '10:20', after: ['metering.makeStatements'] },
      settling,
      async ({ db }, after, limit) =>
        (await customersSettling(db, after, limit)).map((data) => ({ key: data.bp, data })),
    ),
  ],
}
