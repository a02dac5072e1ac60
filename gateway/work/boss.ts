import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { Db } from '../db/connect'

/** Its tables live beside the product's, in a schema of their own: what is enqueued commits with what it follows from. */
export const SCHEMA = 'pgboss'

/** Hours for which an item that is done can still be looked at; one that was given up stays for weeks. */
const keptDone = 1
const keptFailed = 24 * 30

/** A handle of ours as pg-boss asks for it: the pool, or the transaction whose fate the item shares. */
export const bossDb = (db: Db): PgBoss.Db => ({
  // Whoever asks for rows of a set of statements gets none: pg-boss does so only when it makes its tables.
  executeSql: (text, values) => db.executeQuery(CompiledQuery.raw(text, values ?? [])) as Promise<{ rows: unknown[] }>,
})

/** pg-boss on our database: its timers stay off, the work's own loop looks after everything (upkeep.ts). */
export function createBoss(db: Db): PgBoss {
  return new PgBoss({
    db: bossDb(db),
    schema: SCHEMA,
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: keptDone * 3600,
    archiveFailedAfterSeconds: keptFailed * 3600,
    deleteAfterHours: 24,
  })
}

const nowhere: PgBoss.Db = {
  executeSql: () => Promise.reject(new Error('an item is enqueued in a transaction')),
}

/** Writes items through the handle that each call brings. */
export const writer = new PgBoss({ db: nowhere, schema: SCHEMA })
