import { sql } from 'kysely'
import type { Db } from '../../../db/connect'

/** Records whether a WeChat user follows; false: a known state is at least as new. */
export async function noteFollow(db: Db, row: { openId: string; followed: boolean; since: string }): Promise<boolean> {
  const { followed, since } = row
  const noted = await db
    .insertInto('wxFollow')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('openId').doUpdateSet({ followed, since }).where('wxFollow.since', '<', since),
    )
    .executeTakeFirst()
  return (noted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function saveUnionId(db: Db, openId: string, unionId: string): Promise<void> {
  await db.updateTable('wxFollow').set({ unionId }).where('openId', '=', openId).execute()
}

/** The follower of a WeChat user; undefined: it is followed no more, or never was. */
export const followerOf = (db: Db, unionId: string): Promise<{ openId: string } | undefined> =>
  db
    .selectFrom('wxFollow')
    .select('openId')
    .where('unionId', '=', unionId)
    .where(sql<boolean>`followed`)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
