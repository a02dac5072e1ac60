import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Migrator, sql, type Kysely, type Migration, type MigrationProvider } from 'kysely'
import type { DB } from './tables.gen'

/** Plain SQL files, forward only, named `<yyyymmddhhmm>_<what>.sql`; the same text runs on PGlite and PostgreSQL. */
class SqlFiles implements MigrationProvider {
  constructor(private readonly folder: string) {}

  async getMigrations(): Promise<Record<string, Migration>> {
    const files = readdirSync(this.folder)
      .filter((name) => name.endsWith('.sql'))
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
async function isUpToDate(db: Kysely<DB>, folder: string): Promise<boolean> {
  const { rows: found } = await sql<{
    known: string | null
  }>`select to_regclass('kysely_migration')::text as known`.execute(db)
  if (!found[0]?.known) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const applied = new Set(rows.map((row) => row.name))
  return Object.keys(await new SqlFiles(folder).getMigrations()).every((name) => applied.has(name))
}

/** Brings the database up to date, under Kysely's migration lock (two gateways at once: one migrates, one waits). Returns what ran. */
export async function migrate(db: Kysely<DB>, folder: string): Promise<string[]> {
  if (await isUpToDate(db, folder)) return []
  const migrator = new Migrator({ db, provider: new SqlFiles(folder), allowUnorderedMigrations: true })
  const { error, results } = await migrator.migrateToLatest()
  if (error) {
    const failed = results?.find((r) => r.status === 'Error')?.migrationName ?? 'a migration'
    throw new Error(`${failed} failed: ${error instanceof Error ? error.message : JSON.stringify(error)}`)
  }
  return (results ?? []).map((r) => r.migrationName)
}
