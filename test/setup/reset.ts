/*
 * A database that becomes its image again: connections to a new one begin with empty caches, in which the server parses and plans each
 * statement of a test again. That, the copy and its end take longer than most tests.
 *   keepImage(db)      at the end of an image: a copy of each table that has rows, in a schema of its own
 *   reset(database)    what was written since then is taken back, in the tables that the engine has counted writes of
 */
import { sql } from 'kysely'
import type { Database, Db } from '../../gateway/db/connect'

/** Rows of a table, and writes in all, from which a new copy is cheaper. */
const MOST_ROWS = 5000
const MOST_WRITES = 20_000

/** What a test changes of the tables themselves, or empties as a whole, is found in no count of writes: such a database is not reset. */
const SHAPE = `concat_ws(' ',
  (select md5(string_agg(concat_ws(' ', oid, relname, relfilenode, relnatts, relacl), ',' order by oid))
    from pg_class where relnamespace = 'public'::regnamespace),
  (select count(*) from pg_constraint where connamespace = 'public'::regnamespace),
  (select count(*) from pg_trigger),
  (select count(*) from pg_proc where pronamespace = 'public'::regnamespace))`

const WRITES = `
  (pg_stat_get_tuples_inserted(c.oid) + pg_stat_get_tuples_updated(c.oid) + pg_stat_get_tuples_deleted(c.oid))`

/** Ends the making of an image: its copies can be reset. */
export const keepText = `
drop schema if exists kept cascade;
create schema kept;
create table kept.table_of (relid oid primary key, name text, columns text, has_rows boolean, is_large boolean);
create table kept.sequence_of (name text, last_value bigint, is_called boolean);

do $$
declare
  t record;
  s record;
  rows bigint;
begin
  for t in
    select c.oid, c.relname, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    group by c.oid, c.relname
  loop
    execute format('select count(*) from public.%I', t.relname) into rows;
    if rows between 1 and ${MOST_ROWS} then
      execute format('create table kept.%1$I as select %2$s from public.%1$I', t.relname, t.columns);
    end if;
    insert into kept.table_of values (t.oid, t.relname, t.columns, rows > 0, rows > ${MOST_ROWS});
  end loop;
  for s in select sequencename as name from pg_sequences where schemaname = 'public' loop
    execute format('insert into kept.sequence_of select %1$L, last_value, is_called from public.%1$I', s.name);
  end loop;
end $$;

create table kept.shape as select ${SHAPE} as value;

create function kept.reset() returns boolean language plpgsql as $$
declare
  t record;
  writes bigint := 0;
begin
  if ${SHAPE} <> (select value from kept.shape) then return false; end if;
  perform set_config('session_replication_role', 'replica', true);
  for t in
    select c.*, ${WRITES.replaceAll('c.oid', 'c.relid')} as writes from kept.table_of c
    where ${WRITES.replaceAll('c.oid', 'c.relid')} > 0
  loop
    writes := writes + t.writes;
    if t.is_large or writes > ${MOST_WRITES} then return false; end if;
    execute format('delete from public.%I', t.name);
    if t.has_rows then
      execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from kept.%1$I', t.name, t.columns);
    end if;
  end loop;
  perform setval(format('public.%I', name)::regclass, last_value, is_called) from kept.sequence_of;
  return true;
end $$;`

export const keepImage = async (db: Db): Promise<void> => void (await sql.raw(keepText).execute(db))

/** Runs a statement on each connection that is open. */
async function onEach({ db, connections }: Database, text: string): Promise<void> {
  const { used = 0, idle = 0 } = connections() ?? {}
  let waiting = used + idle
  let go = (): void => undefined
  const all = new Promise<void>((done) => {
    go = done
  })
  const one = () =>
    db.connection().execute(async (connection) => {
      await sql.raw(text).execute(connection)
      waiting -= 1
      if (waiting === 0) go()
      // Each keeps its connection until the last one has another.
      await all
    })
  await Promise.all(Array.from({ length: waiting }, one))
}

/**
 * Takes back what was written to a copy that is in no use any more. False: it has changed too much, or in its tables themselves, and serves
 * nothing any more.
 */
export async function reset(database: Database): Promise<boolean> {
  // A connection hands in its counts when a statement has ended.
  await onEach(database, 'select pg_stat_force_next_flush()')
  return database.db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isBack: boolean }>`select kept.reset() as is_back`.execute(connection)
    await sql`select pg_stat_force_next_flush()`.execute(connection)
    await sql`select pg_stat_reset()`.execute(connection)
    return rows[0]?.isBack === true
  })
}
