import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../gateway/db/connect'

/** What must hold at any moment; `broken` lists what does not. */
export interface Rule {
  name: string
  broken: RawBuilder<unknown>
}

/** The rules that do not hold, each with the rows that break it, found in one statement. */
export async function brokenRules(db: Db, rules: readonly Rule[]): Promise<string[]> {
  const each = rules.map(
    ({ broken }, index) => sql`select ${sql.lit(index)} as rule, to_jsonb(x) as row from (${broken}) x`,
  )
  const { rows } = await sql<{ rule: number; row: unknown }>`${sql.join(each, sql` union all `)}`.execute(db)
  return rules.flatMap(({ name }, index) => {
    const found = rows.filter(({ rule }) => rule === index).map(({ row }) => row)
    return found.length > 0 ? [`${name}: ${JSON.stringify(found)}`] : []
  })
}
