import { sql, type Insertable } from 'kysely'
import type { OpenRead } from '@domain/statuses/open-data'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { pick, type Picked } from '../../../db/rows'
import type { OpenKeyTable } from '../../../db/tables.gen'

const fields = pick('openKey', [
  'bp',
  'keyId',
  'companyCode',
  'name',
  'hint',
  'scopes',
  'madeBy',
  'createdAt',
  'usedAt',
  'revokedAt',
  'endedAt',
])
export type KeyRow = Picked<'openKey', typeof fields>
export type KeyId = Pick<KeyRow, 'bp' | 'keyId'>

interface Account {
  bp: string
  companyCode: string
}

export const insertKey = async (db: Db, row: Insertable<OpenKeyTable>): Promise<void> => {
  await db.insertInto('openKey').values(row).execute()
}

export const findKey = (db: Db, { bp, keyId }: KeyId) =>
  db.selectFrom('openKey').select(fields).where('bp', '=', bp).where('keyId', '=', keyId).executeTakeFirst()

export const keyOfSecret = (db: Db, secretHash: string) =>
  db.selectFrom('openKey').select(fields).where('secretHash', '=', secretHash).executeTakeFirst()

/** The key that this number made. */
export const keyOfRequest = (db: Db, bp: string, madeBy: string, requestNo: string) =>
  db
    .selectFrom('openKey')
    .select(['keyId', 'bodyHash'])
    .where('bp', '=', bp)
    .where('madeBy', '=', madeBy)
    .where('requestNo', '=', requestNo)
    .executeTakeFirst()

export const keysOf = (db: Db, { bp, companyCode }: Account): Promise<KeyRow[]> =>
  db
    .selectFrom('openKey')
    .select(fields)
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .orderBy('createdAt', 'desc')
    .orderBy('keyId', 'desc')
    .execute()

/** Keys that are not ended. */
export async function countOpen(db: Db, bp: string): Promise<number> {
  return countOf(
    db.selectFrom('openKey').where('bp', '=', bp).where('revokedAt', 'is', null).where('endedAt', 'is', null),
  )
}

/** Whether it was open until now. */
export async function revoke(db: Db, { bp, keyId }: KeyId, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('openKey')
    .set({ revokedAt: now })
    .where('bp', '=', bp)
    .where('keyId', '=', keyId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keys of a master that left; a return does not open them again. */
export const endKeysOf = async (db: Db, bp: string, madeBy: string, now: string): Promise<void> => {
  await db
    .updateTable('openKey')
    .set({ endedAt: now })
    .where('bp', '=', bp)
    .where('madeBy', '=', madeBy)
    .where('endedAt', 'is', null)
    .execute()
}

export interface Use extends KeyId {
  day: string
  read: OpenRead
  code: string
  ip: string
}

/** Counts a use in the row of its day. */
export async function countUse(db: Db, use: Use, now: string): Promise<void> {
  await db
    .insertInto('openUse')
    .values({ ...use, firstAt: now, lastAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['bp', 'keyId', 'day', 'read', 'code', 'ip'])
        .doUpdateSet({ times: sql`open_use.times + 1`, lastAt: now }),
    )
    .execute()
  await db.updateTable('openKey').set({ usedAt: now }).where('bp', '=', use.bp).where('keyId', '=', use.keyId).execute()
}

export async function pageOfUses(db: Db, { bp, keyId }: KeyId, page: { limit: number; offset: number }) {
  const own = () => db.selectFrom('openUse').where('bp', '=', bp).where('keyId', '=', keyId)
  const rows = await own()
    .select(['day', 'read', 'code', 'ip', 'times', 'firstAt', 'lastAt'])
    .orderBy('lastAt', 'desc')
    .orderBy('read')
    .orderBy('code')
    .orderBy('ip')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countOf(own()) }
}

/** Uses of before a day, and keys that were dead before it. */
export async function purgeKeys(db: Db, day: string, before: string): Promise<void> {
  await db.deleteFrom('openUse').where('day', '<', day).execute()
  await sql`
    delete from open_key k where least(revoked_at, ended_at) < ${before}::timestamptz
    and not exists (select 1 from open_use u where u.bp = k.bp and u.key_id = k.key_id)`.execute(db)
}
