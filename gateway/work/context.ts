import { sql } from 'kysely'
import type { Database, Db } from '../db/connect'
import type { JobCtx, Work } from '../http/context'
import type { Clock } from '../ports/clock'

/** What items and sweeps run on. */
export interface WorkParts {
  database: Database
  work: Omit<Work, 'afterCommit' | 'db'>
}

/** ms: longer than any statement or wait of an item may take; an item that meets it is tried again. */
const STATEMENT = '60s'
const LOCK = '10s'

/** One transaction with its time-outs, and what waits for its commit. */
export async function inTransaction<T>(
  { database, work: base }: WorkParts,
  clock: Clock,
  run: (work: Work) => Promise<T>,
): Promise<T> {
  const after: (() => Promise<void> | void)[] = []
  const work = (db: Db): Work => ({ ...base, clock, db, afterCommit: (then) => void after.push(then) })
  const result = await database.db.transaction().execute(async (trx) => {
    if (database.engine === 'postgres')
      await sql`select set_config('statement_timeout', ${STATEMENT}, true), set_config('lock_timeout', ${LOCK}, true)`.execute(
        trx,
      )
    return run(work(trx))
  })
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
