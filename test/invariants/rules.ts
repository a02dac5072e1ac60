import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../gateway/db/connect'

/** What must hold at any moment; `broken` lists what does not. */
export interface Rule {
  name: string
  broken: RawBuilder<unknown>
}

/** The rules that do not hold, each with the rows that break it; a statement each, so that the engine keeps its plan. */
export async function brokenRules(db: Db, rules: readonly Rule[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, broken } of rules) {
    const { rows } = await sql<{ row: unknown }>`select to_jsonb(x) as row from (${broken}) x`.execute(db)
    if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows.map(({ row }) => row))}`)
  }
  return found
}
