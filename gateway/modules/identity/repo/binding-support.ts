import { sql } from 'kysely'
import type { Db } from '../../../db/connect'

/** Sessions of a user in the tenant of this company that stand at no live binding of his are put to the customer number. */
export const placeSessions = async (db: Db, userId: string, bp: string, companyCode: string): Promise<void> => {
  await db
    .updateTable('authSession as s')
    .set({ bp, companyCode })
    .where('s.userId', '=', userId)
    .where('s.revokedAt', 'is', null)
    .where('s.entrustedTenantId', 'is', null)
    .where((eb) =>
      eb(
        's.tenantId',
        '=',
        eb.selectFrom('gasCompany as g').select('g.tenantId').where('g.companyCode', '=', companyCode),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bpBinding as b')
            .select('b.bindingId')
            .whereRef('b.bp', '=', 's.bp')
            .where('b.userId', '=', userId)
            .where('b.status', '=', 'LIVE')
            .where((on) => on.or([on('b.reviewStatus', '=', '1'), on('b.bp', '=', bp)])),
        ),
      ),
    )
    .execute()
}

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

/** A passed certification of one applicant for a legal entity. */
export const passedCert = (
  db: Db,
  userId: string,
  companyCode: string,
  uscc: string,
): Promise<{ validTo: string } | undefined> =>
  db
    .selectFrom('enterpriseCert')
    .select('validTo')
    .where('companyCode', '=', companyCode)
    .where('uscc', '=', uscc)
    .where('applicantUserId', '=', userId)
    .where('status', '=', '20')
    .executeTakeFirst()
