import { sql, type Insertable, type RawBuilder } from 'kysely'
import { jsonb, type Db } from '../../../db/connect'
import type { QuietSettingTable, WxSubscriptionTable } from '../../../db/tables.gen'
import type { Chosen } from '../rules/channels'

/** What users have chosen for customer numbers. */
export const receptionsOf = (db: Db, bps: readonly string[], userIds: readonly string[]) =>
  db
    .selectFrom('receptionSetting')
    .select(['userId', 'bp', 'version', 'channels'])
    .where('userId', 'in', [...userIds])
    .where('bp', 'in', [...bps])
    .execute()

export const quietOf = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('quietSetting')
    .select(['userId', 'enabled', 'startAt', 'endAt'])
    .where('userId', 'in', [...userIds])
    .execute()

/** Keeps what was chosen on top of the version that was seen; false: another device was first. */
export async function saveReception(
  db: Db,
  row: { userId: string; bp: string; version: number; channels: Chosen; at: string },
): Promise<boolean> {
  const { userId, bp, version, channels, at } = row
  const kept = { channels: jsonb(channels), version: version + 1, updatedAt: at }
  if (version > 0) {
    const changed = await db
      .updateTable('receptionSetting')
      .set(kept)
      .where('userId', '=', userId)
      .where('bp', '=', bp)
      .where('version', '=', version)
      .executeTakeFirst()
    return changed.numUpdatedRows > 0n
  }
  const added = await db
    .insertInto('receptionSetting')
    .values({ userId, bp, ...kept })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function saveQuiet(db: Db, row: Insertable<QuietSettingTable>): Promise<void> {
  const { userId: _userId, ...rest } = row
  await db
    .insertInto('quietSetting')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(rest))
    .execute()
}

export const creditsOf = (db: Db, userId: string, openId: string) =>
  db
    .selectFrom('wxSubscription')
    .select(['tmplId', 'remaining', 'lastResult', 'always'])
    .where('userId', '=', userId)
    .where('openId', '=', openId)
    .execute()

type Answer = Pick<Insertable<WxSubscriptionTable>, 'userId' | 'openId' | 'tmplId' | 'lastResult' | 'lastAt'>

/** Answers that came two ways, the app's report and WeChat's own event, are the larger count of the two. */
const counted = (reports: RawBuilder<unknown>, popups: RawBuilder<unknown>) =>
  sql<number>`wx_subscription.remaining + greatest(${reports}, ${popups}) - greatest(wx_subscription.grants, wx_subscription.popups)`

/** One answer of the user to WeChat, as the app reports it: an accepted one is one more message. */
export async function noteResult(db: Db, row: Answer & { always?: boolean }): Promise<void> {
  const more = row.lastResult === 'accept' ? 1 : 0
  const { lastResult, lastAt, always = false } = row
  await db
    .insertInto('wxSubscription')
    .values({ ...row, always, remaining: more, grants: more })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'openId', 'tmplId']).doUpdateSet({
        remaining: counted(sql`wx_subscription.grants + ${more}::integer`, sql`wx_subscription.popups`),
        grants: sql`wx_subscription.grants + ${more}::integer`,
        lastResult,
        lastAt,
        always,
      }),
    )
    .execute()
}

/** The same answer as WeChat reports it; one that is no newer than the last is a repetition. */
export async function notePopup(db: Db, row: Answer): Promise<void> {
  const more = row.lastResult === 'accept' ? 1 : 0
  const { lastResult, lastAt } = row
  await db
    .insertInto('wxSubscription')
    .values({ ...row, remaining: more, popups: more, popupAt: lastAt })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'openId', 'tmplId'])
        .doUpdateSet({
          remaining: counted(sql`wx_subscription.grants`, sql`wx_subscription.popups + ${more}::integer`),
          popups: sql`wx_subscription.popups + ${more}::integer`,
          popupAt: lastAt,
          lastResult,
          lastAt,
        })
        .where((eb) => eb.or([eb('wxSubscription.popupAt', 'is', null), eb('wxSubscription.popupAt', '<', lastAt)])),
    )
    .execute()
}

/** A change in WeChat's own settings: what is taken back there is worth nothing any more. */
export async function noteChange(db: Db, { userId, openId, tmplId, lastResult, lastAt }: Answer): Promise<void> {
  await db
    .updateTable('wxSubscription')
    .set({ lastResult, lastAt, ...(lastResult !== 'accept' && { remaining: 0, always: false }) })
    .where('userId', '=', userId)
    .where('openId', '=', openId)
    .where('tmplId', '=', tmplId)
    .where('lastAt', '<=', lastAt)
    .execute()
}

interface Credit {
  userId: string
  openId: string
  tmplId: string
}

/** Takes one authorisation; false: none is left. */
export async function consumeCredit(db: Db, { userId, openId, tmplId }: Credit): Promise<boolean> {
  const taken = await db
    .updateTable('wxSubscription')
    .set({ remaining: sql`remaining - 1` })
    .where('userId', '=', userId)
    .where('openId', '=', openId)
    .where('tmplId', '=', tmplId)
    .where('remaining', '>', 0)
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

/** 43101: WeChat has none left, whatever was counted here. */
export async function spendCredits(db: Db, { userId, openId, tmplId }: Credit): Promise<void> {
  await db
    .updateTable('wxSubscription')
    .set({ remaining: 0 })
    .where('userId', '=', userId)
    .where('openId', '=', openId)
    .where('tmplId', '=', tmplId)
    .execute()
}

/** It was not used: the message did not leave. */
export async function returnCredit(db: Db, { userId, openId, tmplId }: Credit): Promise<void> {
  await db
    .updateTable('wxSubscription')
    .set({ remaining: sql`remaining + 1` })
    .where('userId', '=', userId)
    .where('openId', '=', openId)
    .where('tmplId', '=', tmplId)
    .execute()
}

export const dropCredits = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('wxSubscription').where('userId', '=', userId).execute()
}
