import type { Db } from '../../db/connect'

export interface Receipt {
  noticeId: string
  /** Of the first try: any since then may be the one that the provider took. */
  triedAt: string
  /** The provider's number of the message; null while it is unknown whether the provider took it. */
  bizId: string | null
}

/** Notes a try before it is made. Answers what was known of the notice before; undefined for the first try. */
export async function noteTry(db: Db, noticeId: string, now: string): Promise<Receipt | undefined> {
  const before = await db
    .selectFrom('smsReceipt')
    .select(['noticeId', 'triedAt', 'bizId'])
    .where('noticeId', '=', noticeId)
    .executeTakeFirst()
  await db
    .insertInto('smsReceipt')
    .values({ noticeId, triedAt: now, bizId: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return before
}

export async function keepReceipt(db: Db, noticeId: string, bizId: string): Promise<void> {
  await db.updateTable('smsReceipt').set({ bizId }).where('noticeId', '=', noticeId).execute()
}

export async function forgetReceipts(db: Db, before: string): Promise<void> {
  await db.deleteFrom('smsReceipt').where('triedAt', '<', before).execute()
}
