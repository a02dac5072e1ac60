import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'
import type { GroupKey } from './groups'

export type Fallback = Row<'planFallback'>
export type FallbackKey = Pick<Fallback, 'bp' | 'groupId' | 'planType'>

export const findFallback = (db: Db, { bp, groupId, planType }: FallbackKey): Promise<Fallback | undefined> =>
  db
    .selectFrom('planFallback')
    .selectAll()
    .where('bp', '=', bp)
    .where('groupId', '=', groupId)
    .where('planType', '=', planType)
    .executeTakeFirst()

/** The group is locked. */
export async function putFallback(db: Db, row: NewRow<'planFallback'>): Promise<void> {
  const { rule, volume, setBy, version, updatedAt } = row
  await db
    .insertInto('planFallback')
    .values(row)
    .onConflict((same) =>
      same.columns(['bp', 'groupId', 'planType']).doUpdateSet({ rule, volume, setBy, version, updatedAt }),
    )
    .execute()
}

/** Groups for which something is set, page by page after `bp|groupId`. */
export function groupsWithFallback(
  db: Db,
  { planType, companies }: { planType: Fallback['planType']; companies: readonly string[] },
  after: string,
  limit: number,
): Promise<GroupKey[]> {
  if (companies.length === 0) return Promise.resolve([])
  const [bp = '', groupId = ''] = after.split('|')
  return db
    .selectFrom('planFallback')
    .select(['bp', 'companyCode', 'groupId'])
    .where('planType', '=', planType)
    .where('rule', 'is not', null)
    .where('companyCode', 'in', [...companies])
    .where(sql<boolean>`(bp, group_id) > (${bp}, ${groupId})`)
    .orderBy('bp')
    .orderBy('groupId')
    .limit(limit)
    .execute()
}
