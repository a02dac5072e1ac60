import { sql } from 'kysely'
import type { Db } from '../../../db/connect'

/** Live sessions of a user in this tenant, not entrusted ones, that are at none of the customer numbers held go to `bp`. */
export const placeSessions = async (
  db: Db,
  userId: string,
  { tenantId, companyCode, bp }: { tenantId: string; companyCode: string; bp: string },
  held: readonly string[],
): Promise<void> => {
  await db
    .updateTable('authSession')
    .set({ bp, companyCode })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('entrustedTenantId', 'is', null)
    .where('tenantId', '=', tenantId)
    .where((e) => e.or([e('bp', 'is', null), e('bp', 'not in', [bp, ...held])]))
    .execute()
}

/** When each user was last here; users never seen are left out. */
export async function lastSeenOf(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('authSession')
    .select(['userId', sql<string>`max(last_seen_at)`.as('at')])
    .where('userId', 'in', [...userIds])
    .groupBy('userId')
    .execute()
  return new Map(rows.map((row) => [row.userId, row.at]))
}
