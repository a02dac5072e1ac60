import type { Db } from '../../db/connect'
import type { NewRow, Row } from '../../db/rows'

export type Reminder = Row<'goodGasRemind'>
export type ReminderKey = Pick<Reminder, 'bp' | 'userId' | 'gpId'>

export const remindersOf = (
  db: Db,
  { bp, userId }: Pick<Reminder, 'bp' | 'userId'>,
): Promise<Pick<Reminder, 'gpId'>[]> =>
  db.selectFrom('goodGasRemind').select('gpId').where('bp', '=', bp).where('userId', '=', userId).execute()

/** All of a user, for the own copy. */
export const remindersOfUser = (db: Db, userId: string): Promise<Reminder[]> =>
  db.selectFrom('goodGasRemind').selectAll().where('userId', '=', userId).orderBy('createdAt').execute()

/** A repeated wish is the same one. */
export const saveReminder = (db: Db, row: NewRow<'goodGasRemind'>) =>
  db
    .insertInto('goodGasRemind')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['bp', 'userId', 'gpId'])
        .doUpdateSet({ title: row.title, windowStart: row.windowStart, remindAt: row.remindAt ?? null }),
    )
    .execute()

const byKey = ({ bp, userId, gpId }: ReminderKey) => ({ bp, userId, gpId })

export const dropReminder = (db: Db, key: ReminderKey) =>
  db
    .deleteFrom('goodGasRemind')
    .where((eb) => eb.and(byKey(key)))
    .execute()

/** Under its row lock. */
export const lockReminder = (db: Db, key: ReminderKey): Promise<Reminder | undefined> =>
  db
    .selectFrom('goodGasRemind')
    .selectAll()
    .where((eb) => eb.and(byKey(key)))
    .forUpdate()
    .executeTakeFirst()

export const changeReminder = (db: Db, key: ReminderKey, set: Pick<Reminder, 'windowStart' | 'remindAt'>) =>
  db
    .updateTable('goodGasRemind')
    .set(set)
    .where((eb) => eb.and(byKey(key)))
    .execute()

/** Reminders that are due; `after`: bp|user|offer of the last one. */
export const dueReminders = (db: Db, now: string, after: string, limit: number): Promise<ReminderKey[]> => {
  const [bp = '', userId = '', gpId = ''] = after.split('|')
  return db
    .selectFrom('goodGasRemind')
    .select(['bp', 'userId', 'gpId'])
    .where('remindAt', '<=', now)
    .where((eb) => eb(eb.refTuple('bp', 'userId', 'gpId'), '>', eb.tuple(bp, userId, gpId)))
    .orderBy('bp')
    .orderBy('userId')
    .orderBy('gpId')
    .limit(limit)
    .execute()
}

export async function nextReminder(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('goodGasRemind')
    .select(({ fn }) => fn.min('remindAt').as('at'))
    .where('remindAt', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}
