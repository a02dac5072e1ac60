import { sourcesOf } from '@domain/machine'
import { claimTransitions } from '@domain/statuses/review'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { MasterClaimTable } from '../../../db/tables.gen'

export type ClaimRow = Selectable<MasterClaimTable>

const waiting = sourcesOf(claimTransitions, 'GRANT')

/** The undecided claim; at most one per customer number (BD-21). */
export const openClaim = (db: Db, bp: string): Promise<ClaimRow | undefined> =>
  db.selectFrom('masterClaim').selectAll().where('bp', '=', bp).where('status', 'in', waiting).executeTakeFirst()

/** A user's undecided claims. */
export const openClaimsOf = (db: Db, userId: string): Promise<ClaimRow[]> =>
  db.selectFrom('masterClaim').selectAll().where('userId', '=', userId).where('status', 'in', waiting).execute()

export const claimsOfUser = (db: Db, userId: string): Promise<ClaimRow[]> =>
  db.selectFrom('masterClaim').selectAll().where('userId', '=', userId).orderBy('appliedAt', 'desc').execute()

export const claimById = (db: Db, claimId: string): Promise<ClaimRow | undefined> =>
  db.selectFrom('masterClaim').selectAll().where('claimId', '=', claimId).executeTakeFirst()

export const claimsById = async (db: Db, claimIds: readonly string[]): Promise<ClaimRow[]> =>
  claimIds.length === 0
    ? []
    : db
        .selectFrom('masterClaim')
        .selectAll()
        .where('claimId', 'in', [...claimIds])
        .execute()

/** The newest claim a user made on a customer number. */
export const newestClaimOf = (db: Db, bp: string, userId: string): Promise<ClaimRow | undefined> =>
  db
    .selectFrom('masterClaim')
    .selectAll()
    .where('bp', '=', bp)
    .where('userId', '=', userId)
    .orderBy('appliedAt', 'desc')
    .executeTakeFirst()

export const insertClaim = async (db: Db, row: Insertable<MasterClaimTable>): Promise<void> => {
  await db.insertInto('masterClaim').values(row).execute()
}

/** Claims without an objection in time; the job locks each customer before it acts. */
export const dueClaims = (db: Db, now: string, after: string, limit: number): Promise<ClaimRow[]> =>
  db
    .selectFrom('masterClaim')
    .selectAll()
    .where('status', '=', 'OPEN')
    .where('deadlineAt', '<=', now)
    .where('claimId', '>', after)
    .orderBy('claimId')
    .limit(limit)
    .execute()
