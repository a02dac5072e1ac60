import { sumMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { transition } from '../../../states'
import { debitOpenDays } from '../day/provisional'
import { setBilledTo } from '../repo/meter'
import * as repo from '../repo/statement'
import { totals } from '../repo/usage'
import { statementMachine } from '../states'
import { keyOf, type Account } from '../types'

/** AE-25: a confirmed statement stands on a bill from now on; 2904 when it is not (or no longer) SIGNED or AUTO_CONFIRMED. */
export async function markBilled(work: Work, statement: repo.Statement, billId: string): Promise<void> {
  await transition(work, statementMachine, statement, 'BILL', { set: { billId } })
}

/** Lines of a statement with the price bands of each. */
export async function settledLines(
  work: Work,
  { bp, statementId }: repo.Statement,
): Promise<(repo.StatementLine & { segments: repo.StatementSegment[] })[]> {
  const lines = await repo.linesOf(work.db, bp, [statementId])
  const segments = await repo.segmentsOf(work.db, bp, [statementId])
  return lines.map(({ bp: _bp, statementId: _id, ...line }) => ({
    ...line,
    segments: segments.filter((one) => one.meterId === line.meterId && one.channelNo === line.channelNo),
  }))
}

/**
 * The meters' days up to the end of the statement's period are on a bill: they leave the account's provisional debit (AE-31). Answers what
 * the days of the period were estimated to cost, yuan. Under the account's lock.
 */
export async function closePeriod(
  work: Work,
  account: Account,
  statement: repo.Statement,
  meterIds: readonly string[],
): Promise<string> {
  const { periodFrom, periodTo } = statement
  await setBilledTo(work.db, keyOf(account), meterIds, periodTo)
  await debitOpenDays(work, account)
  const estimated = await totals(work.db, keyOf(account), meterIds, periodFrom, periodTo)
  return sumMoney(estimated.map((one) => one.amount))
}
