import { sql, type Kysely, type RawBuilder } from 'kysely'

/** Where sealed text stands: a column of text or texts, or a place inside a jsonb column. */
export interface SealedPlace {
  column: string
  /** Names inside a jsonb column; empty for a column of text or texts. */
  path: readonly string[]
  isArray: boolean
}

/** Parts of a buyer that are sealed (`SealedParty`). */
const PARTY = [['address'], ['phone'], ['bankAccount']]

/** Sealed parts of jsonb columns, by the type in the column's comment. */
const PARTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  SealedParty: PARTY,
  'SealedParty | null': PARTY,
  PreparedWish: [['transfer', 'payerAccount']],
  SealedEvidence: [['name']],
}

/** Items of the queue hold what a text message says, sealed. */
const QUEUE = { table: 'work_item', column: 'data', path: ['sealed'], isArray: false }

/**
 * All sealed places by table, as the catalogue names them: columns with the comment `type: Sealed`, those of the first releases by their
 * names (`…_enc`, `…_sealed`), jsonb columns by the type in their comment. test/gateway/rotation.test.ts holds the list to the data.
 */
export async function sealedPlaces(db: Kysely<unknown>): Promise<Map<string, SealedPlace[]>> {
  const { rows } = await sql<{ table: string; column: string; comment: string | null; type: string }>`
    select c.relname as table, a.attname as column, col_description(c.oid, a.attnum) as comment, t.typname as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and t.typname in ('text', '_text', 'jsonb')
    order by c.relname, a.attnum`.execute(db)
  const { table: queue, ...inQueue } = QUEUE
  const places = new Map<string, SealedPlace[]>([[queue, [inQueue]]])
  for (const { table, column, comment, type } of rows) {
    const found = placesOf(column, comment ?? '', type)
    if (found.length > 0) places.set(table, [...(places.get(table) ?? []), ...found])
  }
  return places
}

function placesOf(column: string, comment: string, type: string): SealedPlace[] {
  if (type === 'jsonb')
    return (PARTS[comment.replace(/^json: /, '')] ?? []).map((path) => ({ column, path, isArray: false }))
  const isSealed = /^type: Sealed\b/.test(comment) || /_(enc|sealed)$/.test(column)
  return isSealed ? [{ column, path: [], isArray: type === '_text' }] : []
}

/** True in SQL for a row `t` of which a sealed text does not begin with the mark of the newest key. */
export function holdsOlder(places: readonly SealedPlace[], mark: string): RawBuilder<boolean> {
  const isOlder = (text: RawBuilder<unknown>) => sql`(${text} <> '' and not starts_with(${text}, ${mark}))`
  const of = ({ column, path, isArray }: SealedPlace) => {
    const value = sql.ref(`t.${column}`)
    if (isArray) return sql`exists (select from unnest(${value}) as one(text) where ${isOlder(sql`one.text`)})`
    return isOlder(path.length === 0 ? value : sql`(${value} #>> ${sql.lit(`{${path.join(',')}}`)})`)
  }
  return sql<boolean>`(${sql.join(places.map(of), sql` or `)})`
}
