import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../db/connect'
import { preparedOne } from '../../../db/prepared'
import type { WxRelationTable, WxSessionTable } from '../../../db/tables.gen'

export type WxRelationRow = Selectable<WxRelationTable>
export type WxSessionRow = Selectable<WxSessionTable>

export const insertWxSession = async (db: Db, row: Insertable<WxSessionTable>): Promise<void> => {
  await db.insertInto('wxSession').values(row).execute()
}

export const liveWxSession = (db: Db, handleHash: string, now: string): Promise<WxSessionRow | undefined> =>
  db
    .selectFrom('wxSession')
    .selectAll()
    .where('handleHash', '=', handleHash)
    .where('expireAt', '>', now)
    .executeTakeFirst()

/** Remembers which phone a code of the phone button has proved within this WeChat session. */
export const saveProvenPhone = async (
  db: Db,
  handleHash: string,
  phoneCodeHash: string,
  phoneEnc: string,
): Promise<void> => {
  await db.updateTable('wxSession').set({ phoneCodeHash, phoneEnc }).where('handleHash', '=', handleHash).execute()
}

/** The live tie of a WeChat identity to a user. */
export const relationOf = (db: Db, appId: string, openId: string): Promise<WxRelationRow | undefined> =>
  db
    .selectFrom('wxRelation')
    .selectAll()
    .where('appId', '=', appId)
    .where('openId', '=', openId)
    .where('unboundAt', 'is', null)
    .where('userId', 'is not', null)
    .executeTakeFirst()

export const relationOfUser = (db: Db, appId: string, userId: string): Promise<WxRelationRow | undefined> =>
  relation(db, { appId, userId })
const relation = preparedOne((db, p: { appId: string; userId: string }) =>
  db
    .selectFrom('wxRelation')
    .selectAll()
    .where('appId', '=', p.appId)
    .where('userId', '=', p.userId)
    .where('unboundAt', 'is', null),
)

export interface Tie {
  appId: string
  openId: string
  unionId: string | null
  userId: string
  now: string
}

/** One live openId per user and one live user per openId: a new tie replaces the old ones (C 2.2). */
export async function tie(db: Db, { appId, openId, unionId, userId, now }: Tie): Promise<void> {
  await db
    .updateTable('wxRelation')
    .set({ unboundAt: now })
    .where('appId', '=', appId)
    .where('userId', '=', userId)
    .where('openId', '!=', openId)
    .where('unboundAt', 'is', null)
    .execute()
  await db
    .insertInto('wxRelation')
    .values({ appId, openId, unionId, userId, bp: null, boundAt: now, unboundAt: null })
    .onConflict((c) =>
      c.columns(['appId', 'openId']).doUpdateSet({ userId, unionId, bp: null, boundAt: now, unboundAt: null }),
    )
    .execute()
}

/** Ends the live tie of a user; none is as good (call 48). */
export const untie = async (db: Db, appId: string, userId: string, now: string): Promise<void> => {
  await db
    .updateTable('wxRelation')
    .set({ unboundAt: now })
    .where('appId', '=', appId)
    .where('userId', '=', userId)
    .where('unboundAt', 'is', null)
    .execute()
}

/** Remembers the customer number with the tie; false when the openId is not this user's. */
export async function saveBp(
  db: Db,
  appId: string,
  openId: string,
  userId: string,
  bp: string | null,
): Promise<boolean> {
  const result = await db
    .updateTable('wxRelation')
    .set({ bp })
    .where('appId', '=', appId)
    .where('openId', '=', openId)
    .where('userId', '=', userId)
    .where('unboundAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
