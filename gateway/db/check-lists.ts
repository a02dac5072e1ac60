import { sql, type Kysely } from 'kysely'

interface Constraint {
  tableName: string
  columnName: string
  definition: string
}

const oneOf = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/
const only = /^CHECK \(\(\w+ = ('.+'::text)\)\)$/
const literal = /'((?:[^']|'')*)'::text/g

/** The texts that a constraint admits, or null when it says something else than `column in (…)`. */
export function admitted(definition: string): string[] | null {
  const list = (oneOf.exec(definition) ?? only.exec(definition))?.[1]
  if (list === undefined) return null
  return [...list.matchAll(literal)].map(([, text = '']) => text.replaceAll("''", "'"))
}

/** What every text column with a `check (column in (…))` may hold, by 'table.column'. */
export async function checkLists<T>(db: Kysely<T>): Promise<Map<string, string[]>> {
  const { rows } = await sql<Constraint>`
    select k.relname::text as table_name, a.attname::text as column_name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    join pg_class k on k.oid = c.conrelid
    join pg_attribute a on a.attrelid = k.oid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1 and k.relnamespace = 'public'::regnamespace and not k.relispartition
    order by 1, 2, 3`.execute(db)
  const lists = new Map<string, string[]>()
  for (const { tableName, columnName, definition } of rows) {
    const texts = admitted(definition)
    if (texts) lists.set(`${tableName}.${columnName}`, texts)
  }
  return lists
}
