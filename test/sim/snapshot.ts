import { sql } from 'kysely'
import { groupBy } from '@domain/group'
import type { Db } from '../../gateway/db/connect'

/** The rows with which every seed begins, in a schema beside the product's, and what a seed has to put back. */
export class Snapshot {
  private constructor(
    private readonly tables: ReadonlySet<string>,
    /** Those with rows. */
    private readonly filled: ReadonlySet<string>,
    /** Table → tables with rows that point at its rows. */
    private readonly pointing: ReadonlyMap<string, readonly string[]>,
    private readonly sequences: readonly { name: string; last: string; isCalled: boolean }[],
  ) {}

  /** Of the database as it is. */
  static async of(db: Db): Promise<Snapshot> {
    const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`.execute(db)
    await sql`create schema sim`.execute(db)
    const filled = new Set<string>()
    for (const { name } of rows) {
      const { rows: some } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
      if (some.length === 0) continue
      filled.add(name)
      await sql.raw(`create table sim.${name} as table ${name}`).execute(db)
    }
    // What a trigger writes has no statement of its own.
    const links = await sql<{ to: string; by: string }>`select distinct confrelid::regclass::text as to,
        conrelid::regclass::text as by from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      union select t.tgrelid::regclass::text, (regexp_matches(p.prosrc, 'insert into (\\w+)', 'gi'))[1]
        from pg_trigger t join pg_proc p on p.oid = t.tgfoid where not t.tgisinternal`.execute(db)
    const pointing = groupBy(links.rows, ({ to }) => to)
    const sequences = await sql<{ name: string; last: string; isCalled: boolean }>`select
        schemaname || '.' || sequencename as name, coalesce(last_value, start_value)::text as last,
        last_value is not null as is_called from pg_sequences where schemaname = 'public'`.execute(db)
    return new Snapshot(
      new Set(rows.map(({ name }) => name)),
      filled,
      new Map([...pointing].map(([to, links]) => [to, links.map(({ by }) => by)])),
      sequences.rows,
    )
  }

  /** Puts back what was written; `touched`: names of tables, among them perhaps some that are none. */
  async restore(db: Db, touched: ReadonlySet<string>): Promise<void> {
    const own = [...this.withPointing(touched)].sort()
    if (own.length > 0) await sql.raw(`truncate ${own.join(', ')}`).execute(db)
    // Without triggers: what they would write is put back beside.
    await sql`set session_replication_role = replica`.execute(db)
    for (const name of own)
      if (this.filled.has(name)) await sql.raw(`insert into ${name} select * from sim.${name}`).execute(db)
    await sql`set session_replication_role = origin`.execute(db)
    if (this.sequences.length === 0) return
    const reset = this.sequences.map(({ name, last, isCalled }) => `setval('${name}', ${last}, ${isCalled})`)
    await sql.raw(`select ${reset.join(', ')}`).execute(db)
  }

  private withPointing(touched: ReadonlySet<string>): Set<string> {
    const found = new Set<string>()
    const add = (name: string) => {
      if (found.has(name) || !this.tables.has(name)) return
      found.add(name)
      for (const by of this.pointing.get(name) ?? []) add(by)
    }
    for (const name of touched) add(name)
    return found
  }
}
