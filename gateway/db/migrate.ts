import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Migrator, sql, type Kysely, type Migration, type MigrationProvider } from 'kysely'
import { DatabaseError } from './connect'
import type { KeyHolder } from '../secret'
import { sealingsOf } from './seal-columns'
import { withoutLimits } from './server-pool'
import type { DB } from './tables.gen'

/**
 * First line of a file with statements that run one by one outside of a transaction, such as `create index concurrently`. It may be broken off
 * between two of them and is then run again from its beginning, so it removes first what it makes: a broken-off index stays behind invalid.
 */
const OUTSIDE = '-- outside of a transaction'

/** ms between two tries of a migration that waits for a lock, and how many there are: about seven minutes. */
const PAUSE = 1_000
const TRIES = 100

/** Plain SQL files, forward only, named `<yyyymmddhhmm>_<what>.sql`; the same text runs on PGlite and PostgreSQL. */
class SqlFiles implements MigrationProvider {
  constructor(
    private readonly folder: string,
    private readonly keys: KeyHolder | null,
    private readonly isWanted: (name: string) => boolean,
  ) {}

  async getMigrations(): Promise<Record<string, Migration>> {
    return Object.fromEntries(
      this.names().map((name) => {
        const texts = this.isOutside(name) ? statementsOf(this.text(name)) : [this.text(name)]
        return [
          nameOf(name),
          {
            up: async (db: Kysely<unknown>) => {
              for (const text of texts) await sql.raw(text).execute(db)
              for (const seal of sealingsOf(this.text(name), this.keys)) await seal(db)
            },
          },
        ]
      }),
    )
  }

  /** The same files up to this one, and what has been applied: Kysely wants to know every file of it. */
  upTo(last: string, applied: ReadonlySet<string>): SqlFiles {
    return new SqlFiles(
      this.folder,
      this.keys,
      (name) => this.isWanted(name) && (name <= last || applied.has(nameOf(name))),
    )
  }

  /** Last files of the runs of files that are migrated together: a file outside of a transaction is a run of its own. */
  runs(): { last: string; isOutside: boolean }[] {
    const names = this.names()
    return names.flatMap((name, index) => {
      const isOutside = this.isOutside(name)
      const next = names[index + 1]
      return isOutside || next === undefined || this.isOutside(next) ? [{ last: name, isOutside }] : []
    })
  }

  private names = (): string[] =>
    readdirSync(this.folder)
      .filter((name) => name.endsWith('.sql') && this.isWanted(name))
      .sort()

  private text = (name: string): string => readFileSync(join(this.folder, name), 'utf8')
  private isOutside = (name: string): boolean => this.text(name).startsWith(OUTSIDE)
}

const nameOf = (file: string): string => file.replace(/\.sql$/, '')

const statementsOf = (text: string): string[] =>
  text
    .replace(/^--.*$/gm, '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Names of what has been applied. Kysely's own look reads the whole catalogue first, twice: half a second of every start on PGlite. */
async function appliedTo(db: Kysely<DB>): Promise<Set<string>> {
  const { rows: found } = await sql<{
    known: string | null
  }>`select to_regclass('kysely_migration')::text as known`.execute(db)
  if (!found[0]?.known) return new Set()
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(rows.map((row) => row.name))
}

/**
 * Brings the database up to date; of two gateways at once one migrates and one waits. Returns what ran. A statement waits 3 s for a lock,
 * so that calls do not pile up behind it; then its transaction is rolled back and tried again. `keys` seal personal data that stands in
 * plain (seal-columns.ts); without them there may be none. `isWanted` leaves files out: the database of an earlier release.
 */
export async function migrate(
  db: Kysely<DB>,
  folder: string,
  keys: KeyHolder | null,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const files = new SqlFiles(folder, keys, isWanted)
  const applied = await appliedTo(db)
  if (Object.keys(await files.getMigrations()).every((name) => applied.has(name))) return []
  return db.connection().execute(async (connection) => {
    await sql.raw(withoutLimits).execute(connection)
    await inTurn(connection)
    try {
      const ran: string[] = []
      // What another gateway has migrated meanwhile is known by now.
      for (const run of files.runs()) ran.push(...(await migrateRun(connection, files, run)))
      return ran
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}

/** Names the lock of migrations among advisory locks. */
const LOCK = 6_417_202

/** Asks again and again: a statement that waits for the lock would hold up `create index concurrently`, which waits for it in turn. */
async function inTurn(connection: Kysely<DB>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`.execute(connection)
    if (rows[0]?.taken) return
    await setTimeout(PAUSE)
  }
}

async function migrateRun(
  connection: Kysely<DB>,
  files: SqlFiles,
  { last, isOutside }: { last: string; isOutside: boolean },
): Promise<string[]> {
  const provider = files.upTo(last, await appliedTo(connection))
  // Outside of a transaction nothing waits behind a statement that waits.
  await sql.raw(`set lock_timeout = ${isOutside ? '0' : `'3s'`}`).execute(connection)
  const migrator = new Migrator({
    db: connection,
    provider,
    allowUnorderedMigrations: true,
    disableTransactions: isOutside,
  })
  for (let tries = 1; ; tries++) {
    const { error, results } = await migrator.migrateToLatest()
    if (!error) return (results ?? []).map((one) => one.migrationName)
    if (isLockTimeout(error) && tries < TRIES) {
      await setTimeout(PAUSE)
      continue
    }
    const failed = results?.find((one) => one.status === 'Error')?.migrationName ?? 'a migration'
    const why = error instanceof Error ? error.message : JSON.stringify(error)
    const kept = isOutside
      ? 'it runs outside of a transaction and is run again at the next start'
      : 'the database is as it was before it'
    throw new DatabaseError(`${failed} failed (${why}); ${kept}.`)
  }
}

const isLockTimeout = (error: unknown): boolean => (error as { code?: unknown }).code === '55P03'
