import type { Database, Db } from '../db/connect'
import type { JobCtx, Work } from '../http/context'
import type { Clock } from '../ports/clock'

/** What items and sweeps run on. */
export interface WorkParts {
  database: Database
  work: Omit<Work, 'afterCommit' | 'db'>
}

/**
 * Daily work as of its present: what begins a span of the customer's (days to pay, to confirm, to object) is dated and announced by when
 * it is done. Figures stay with the day that they are of.
 */
export function inPresent<W extends Pick<Work, 'clock'> & Partial<Pick<JobCtx, 'transaction'>>>(work: W): W {
  const { clock, transaction } = work
  const now = { ...work, clock: clock.present }
  // Work without a transaction of its own opens them later: in the present as well.
  return transaction ? { ...now, transaction: (run) => transaction((inside) => run(inPresent(inside))) } : now
}

/**
 * A reminder: what it says and its days are those of its present, and it is not sent when its moment is over. Where several were missed,
 * their keys (of the present day, or of the step) make one of them.
 */
export const atPresent =
  <W extends Pick<Work, 'clock'>, T>(handle: (work: W, data: T) => Promise<unknown>) =>
  (work: W, data: T): Promise<unknown> =>
    handle(inPresent(work), data)

/** Whether daily work is of the present day: how things stand is reported by the last of those that a pause has held up. */
export const isOfToday = ({ clock }: Pick<Work, 'clock'>): boolean => clock.today() === clock.present.today()

/** One transaction with the time-outs of work, and what waits for its commit. */
export async function inTransaction<T>(
  { database, work: base }: WorkParts,
  clock: Clock,
  run: (work: Work) => Promise<T>,
): Promise<T> {
  const after: (() => Promise<void> | void)[] = []
  const work = (db: Db): Work => ({ ...base, clock, db, afterCommit: (then) => void after.push(then) })
  const { patient = database.db } = database
  const result = await patient.transaction().execute((trx) => run(work(trx)))
  for (const then of after) await finished(then, base)
  return result
}

/** For items that wait for an outside system: the pool, and how to open a transaction. */
export function outside(parts: WorkParts, clock: Clock): JobCtx {
  return {
    ...parts.work,
    clock,
    db: parts.database.db,
    afterCommit: (then) => void finished(then, parts.work),
    transaction: (run) => inTransaction(parts, clock, run),
  }
}

async function finished(then: () => Promise<void> | void, { log }: Pick<Work, 'log'>): Promise<void> {
  try {
    await then()
  } catch (error) {
    log.error({ err: error }, 'work after the commit failed')
  }
}
