import { sql, type Kysely } from 'kysely'
import { indexOf, sealText, type KeyHolder } from '../secret'

/** `-- seal table: column, column.part.part, column (column of its hash)`: plain values that a migration seals where they stand. */
const LINE = /^-- seal (\w+): (.+)$/gm

/** Rows that are read and written at once. */
const ROWS = 500

interface Place {
  column: string
  /** Names inside a jsonb column; empty for a column of text or texts. */
  path: string[]
  /** Column of the keyed hash by which the value is found. */
  index: string | null
}

type Sealing = (db: Kysely<unknown>) => Promise<void>

/** What a migration's text says of sealing, in the order of its lines. */
export const sealingsOf = (text: string, keys: KeyHolder | null): Sealing[] =>
  [...text.matchAll(LINE)].map(
    ([, table = '', list = '']) =>
      (db) =>
        sealTable(db, table, list.split(', ').map(placeOf), keys),
  )

function placeOf(text: string): Place {
  const [, place = '', index = null] = /^([\w.]+)(?: \((\w+)\))?$/.exec(text) ?? []
  const [column = '', ...path] = place.split('.')
  if (column === '') throw new RangeError(`nothing can be sealed as "${text}"`)
  return { column, path, index }
}

type Values = Record<string, unknown>

async function sealTable(
  db: Kysely<unknown>,
  table: string,
  places: readonly Place[],
  keys: KeyHolder | null,
): Promise<void> {
  const key = await keyOf(db, table)
  const columns = [...new Set(places.map(({ column }) => column))]
  const written = [...columns, ...places.flatMap(({ index }) => index ?? [])]
  for (let last: Values | null = null; ;) {
    const rows: Values[] = await readAfter(db, table, key, columns, last)
    if (rows.length === 0) return
    if (!keys) throw new Error(`${table} holds personal data, and there is no key to seal it with`)
    for (const row of rows) for (const place of places) sealPlace(keys, row, place)
    await write(db, table, key, written, rows)
    last = rows.at(-1) ?? null
  }
}

async function keyOf(db: Kysely<unknown>, table: string): Promise<string[]> {
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

async function readAfter(
  db: Kysely<unknown>,
  table: string,
  key: readonly string[],
  columns: readonly string[],
  last: Values | null,
): Promise<Values[]> {
  const parts = [...key, ...columns].map((name) => sql`${sql.lit(name)}, ${sql.ref(`t.${name}`)}`)
  const after =
    last === null
      ? sql``
      : sql`where (${refs(key, 't')}) > (select ${refs(key, 's')} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(last)}::jsonb) s)`
  const { rows } = await sql<{ row: string }>`
    select jsonb_build_object(${sql.join(parts)})::text as row from ${sql.table(table)} t ${after}
    order by ${refs(key, 't')} limit ${sql.lit(ROWS)}`.execute(db)
  return rows.map(({ row }) => JSON.parse(row) as Values)
}

function sealPlace(keys: KeyHolder, row: Values, { column, path, index }: Place): void {
  const [holder, name] = path.length === 0 ? [row, column] : [within(row[column], path.slice(0, -1)), path.at(-1) ?? '']
  const plain = holder?.[name]
  if (!holder || plain === null || plain === undefined) return
  if (index !== null) row[index] = plain === '' ? '' : indexOf(keys, String(plain))
  holder[name] = Array.isArray(plain) ? plain.map((one) => sealText(keys, String(one))) : sealText(keys, String(plain))
}

const within = (value: unknown, path: readonly string[]): Values | null => {
  const found = path.reduce<unknown>((at, name) => (at as Values | null)?.[name], value)
  return typeof found === 'object' ? (found as Values | null) : null
}

async function write(
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
  // A hash column of a row without a value keeps its default: '' in all of them.
  const whole = rows.map((row) => ({ ...Object.fromEntries(written.map((name) => [name, ''])), ...row }))
  await sql`update ${sql.table(table)} t set ${set}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(whole)}::jsonb) s where ${same}`.execute(
    db,
  )
}
