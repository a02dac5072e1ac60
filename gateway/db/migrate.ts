import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Migrator, sql, type Kysely, type Migration, type MigrationProvider } from 'kysely'
import { DatabaseError } from './connect'
import { withoutLimits } from './server-pool'
import type { DB } from './tables.gen'

/** Plain SQL files, forward only, named `<yyyymmddhhmm>_<what>.sql`; the same text runs on PGlite and PostgreSQL. */
class SqlFiles implements MigrationProvider {
  constructor(
    private readonly folder: string,
    private readonly isWanted: (name: string) => boolean,
  ) {}

  async getMigrations(): Promise<Record<string, Migration>> {
    const files = readdirSync(this.folder)
      .filter((name) => name.endsWith('.sql') && this.isWanted(name))
      .sort()
    return Object.fromEntries(
      files.map((name) => {
        const text = readFileSync(join(this.folder, name), 'utf8')
        return [
          name.replace(/\.sql$/, ''),
          { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) },
        ]
      }),
    )
  }
}

/** Whether every file has been applied. Kysely's own look reads the whole catalogue first, twice: half a second of every start on PGlite. */
async function isUpToDate(db: Kysely<DB>, files: SqlFiles): Promise<boolean> {
  const { rows: found } = await sql<{
    known: string | null
  }>`select to_regclass('kysely_migration')::text as known`.execute(db)
  if (!found[0]?.known) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const applied = new Set(rows.map((row) => row.name))
  return Object.keys(await files.getMigrations()).every((name) => applied.has(name))
}

/**
 * Brings the database up to date, under Kysely's migration lock (two gateways at once: one migrates, one waits). Returns what ran.
 * `isWanted` leaves files out: the database of an earlier release.
 */
export async function migrate(
  db: Kysely<DB>,
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const files = new SqlFiles(folder, isWanted)
  if (await isUpToDate(db, files)) return []
  const { error, results } = await db.connection().execute(async (connection) => {
    await sql.raw(withoutLimits).execute(connection)
    return new Migrator({ db: connection, provider: files, allowUnorderedMigrations: true }).migrateToLatest()
  })
  if (error) {
    const failed = results?.find((r) => r.status === 'Error')?.migrationName ?? 'a migration'
    const why = error instanceof Error ? error.message : JSON.stringify(error)
    throw new DatabaseError(`${failed} failed (${why}); the database is as it was before this start.`)
  }
  return (results ?? []).map((r) => r.migrationName)
}
