import { sql, type Kysely, type RawBuilder } from 'kysely'

/*
 * Rows of any table in batches, in the order of its primary key: for what is done once to all of them (sealing, another data key). Rows
 * travel as JSON, so that one statement serves columns of every type.
 */

/** Rows that are read and written at once. */
export const BATCH = 500

/** A row by the names of its columns. */
export type Values = Record<string, unknown>

/** Columns of the table's primary key, in its order. `table` may name its schema. */
export async function primaryKeyOf(db: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

const refs = (names: readonly string[], of: string) =>
  sql.join(
    names.map((name) => sql.ref(`${of}.${name}`)),
    sql`, `,
  )

/**
 * Up to {@link BATCH} rows behind `last` (null: from the first) that `filter` takes, with their key and `columns`. `isLocked`: for update,
 * without rows that another transaction holds.
 */
export async function readBatch(
  db: Kysely<unknown>,
  table: string,
  key: readonly string[],
  columns: readonly string[],
  last: Values | null,
  { filter = sql`true`, isLocked = false }: { filter?: RawBuilder<unknown>; isLocked?: boolean } = {},
): Promise<Values[]> {
  const parts = [...key, ...columns].map((name) => sql`${sql.lit(name)}, ${sql.ref(`t.${name}`)}`)
  const after =
    last === null
      ? sql``
      : sql`and (${refs(key, 't')}) > (select ${refs(key, 's')} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(last)}::jsonb) s)`
  const { rows } = await sql<{ row: string }>`
    select jsonb_build_object(${sql.join(parts)})::text as row from ${sql.table(table)} t where ${filter} ${after}
    order by ${refs(key, 't')} limit ${sql.lit(BATCH)} ${isLocked ? sql`for update skip locked` : sql``}`.execute(db)
  return rows.map(({ row }) => JSON.parse(row) as Values)
}

/** Writes the columns `written` of rows that {@link readBatch} read. */
export async function writeBatch(
  db: Kysely<unknown>,
  table: string,
  key: readonly string[],
  written: readonly string[],
  rows: readonly Values[],
): Promise<void> {
  const set = sql.join(written.map((name) => sql`${sql.ref(name)} = ${sql.ref(`s.${name}`)}`))
  const same = sql.join(
    key.map((name) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`s.${name}`)}`),
    sql` and `,
  )
  await sql`update ${sql.table(table)} t set ${set}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) s where ${same}`.execute(
    db,
  )
}

/** What a row holds in a column, or in a jsonb column under the names of `path`; undefined where there is no such place. */
export function valueAt(row: Values, column: string, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => (at as Values | null | undefined)?.[name], row[column])
}

/** Changes the text, or each of the texts, at such a place; nothing where there is none. */
export function changeAt(
  row: Values,
  column: string,
  path: readonly string[],
  change: (text: string) => unknown,
): void {
  const before = valueAt(row, column, path)
  if (before === null || before === undefined) return
  const names = [column, ...path]
  const holder = valueAt({ row }, 'row', names.slice(0, -1)) as Values
  holder[names.at(-1) ?? ''] = Array.isArray(before) ? before.map((one) => change(String(one))) : change(String(before))
}
