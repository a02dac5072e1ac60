/*
 * What one database holds, put into another that has the same tables: demo data are made once, on the embedded engine, and a server gets
 * their rows, which costs a tenth of making them there again.
 */

/** Rows of one statement. */
const AT_ONCE = 2000

const named = (name) => `public."${name}"`

/** Tables with rows of their own, the cuts of partitioned ones among them. */
const TABLES = `
  select c.relname as name,
    string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
    string_agg(quote_ident(a.attname) || '::text', ', ' order by a.attnum) as texts,
    array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname`

/** Cuts by day and month are made as time passes, not by migrations only. */
const CUTS = `
  select c.relname as name, p.relname as whole, pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`

const SEQUENCES = `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'`

/**
 * @typedef {(text: string, values?: unknown[]) => Promise<any[]>} Query Rows of a statement. A transaction runs over several of them: always
 * the same connection, for the target one of a superuser.
 * @param {Query} from
 * @param {Query} to A database with the same migrations; what it holds goes.
 */
export async function copyRows(from, to) {
  await to('begin')
  // No trigger and no foreign key looks at the rows: they come as they were.
  await to('set local session_replication_role = replica')
  await sameCuts(from, to)
  const tables = await from(TABLES)
  await to(`truncate ${tables.map(({ name }) => named(name)).join(', ')}`)
  for (const table of tables) await rowsOf(table, from, to)
  for (const { name, last } of await from(SEQUENCES))
    if (last === null) await to(`alter sequence ${named(name)} restart`)
    else await to(`select setval('${named(name)}', ${last})`)
  await to('commit')
  await to('analyze')
}

async function sameCuts(from, to) {
  const [wanted, there] = [await from(CUTS), await to(CUTS)]
  const isIn = (list, { name, bound }) => list.some((one) => one.name === name && one.bound === bound)
  for (const cut of there) if (!isIn(wanted, cut)) await to(`drop table ${named(cut.name)}`)
  for (const cut of wanted)
    if (!isIn(there, cut)) await to(`create table ${named(cut.name)} partition of ${named(cut.whole)} ${cut.bound}`)
}

/** Each value as its text, which is the same on both engines. */
async function rowsOf({ name, columns, texts, types }, from, to) {
  const rows = await from(`select to_json(array[${texts}])::text as row from only ${named(name)}`)
  const values = types.map((type, no) => `(row ->> ${no})::${type}`)
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await to(
      `insert into ${named(name)} (${columns}) overriding system value
       select ${values.join(', ')} from json_array_elements($1::json) as rows(row)`,
      [`[${rows.slice(at, at + AT_ONCE).map(({ row }) => row)}]`],
    )
}
