import { sql, type SelectQueryBuilder } from 'kysely'

/** How many rows a query finds. */
export async function countOf<Tables, From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const counted = query.select(sql<number>`count(*)::int`.as('n')).$castTo<{ n: number }>()
  const { n } = await counted.executeTakeFirstOrThrow()
  return n
}
