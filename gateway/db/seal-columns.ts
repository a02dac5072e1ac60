import { sql, type Kysely } from 'kysely'
import { indexOf, sealText, type KeyHolder } from '../secret'
import { changeAt, primaryKeyOf, readBatch, valueAt, writeBatch, type Values } from './row-batches'

/** `-- seal table: column, column.part.part, column (column of its hash)`: plain values that a migration seals where they stand. */
const LINE = /^-- seal (\w+): (.+)$/gm

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

async function sealTable(
  db: Kysely<unknown>,
  table: string,
  places: readonly Place[],
  keys: KeyHolder | null,
): Promise<void> {
  const key = await primaryKeyOf(db, table)
  const columns = [...new Set(places.map(({ column }) => column))]
  const written = [...columns, ...places.flatMap(({ index }) => index ?? [])]
  // What holds nothing is not written again: of a long history few rows name a person.
  const filter = sql`(${sql.join(places.map(holdsText), sql` or `)})`
  for (let last: Values | null = null; ;) {
    const rows: Values[] = await readBatch(db, table, key, columns, last, { filter })
    if (rows.length === 0) return
    if (!keys) throw new Error(`${table} holds personal data, and there is no key to seal it with`)
    for (const row of rows) for (const place of places) sealPlace(keys, row, place)
    // A hash column of a row without a value keeps its default: '' in all of them.
    const whole = rows.map((row) => ({ ...Object.fromEntries(written.map((name) => [name, ''])), ...row }))
    await writeBatch(db, table, key, written, whole)
    last = rows.at(-1) ?? null
  }
}

const holdsText = ({ column, path }: Place) =>
  path.length === 0
    ? sql`coalesce(${sql.ref(`t.${column}`)}::text, '') not in ('', '{}')`
    : sql`coalesce(${sql.ref(`t.${column}`)} #>> ${sql.lit(`{${path.join(',')}}`)}, '') <> ''`

function sealPlace(keys: KeyHolder, row: Values, { column, path, index }: Place): void {
  const plain = valueAt(row, column, path)
  if (plain === null || plain === undefined) return
  if (index !== null) row[index] = plain === '' ? '' : indexOf(keys, String(plain))
  changeAt(row, column, path, (text) => sealText(keys, text))
}
