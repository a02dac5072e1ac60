import { sql } from 'kysely'
import type { Db } from '../../db/connect'
import type { Row } from '../../db/rows'

export type Flow = Row<'sandboxSignFlow'>
type NewNotice = Omit<Row<'sandboxSignNotice'>, 'attempts'>

export const findFlow = (db: Db, flowId: string): Promise<Flow | undefined> =>
  db.selectFrom('sandboxSignFlow').selectAll().where('flowId', '=', flowId).executeTakeFirst()

/** The flow of a task that its signer is at. */
export const openFlow = (db: Db, taskId: string): Promise<Flow | undefined> =>
  db
    .selectFrom('sandboxSignFlow')
    .selectAll()
    .where('taskId', '=', taskId)
    .where('state', '=', 'SIGNING')
    .executeTakeFirst()

/** Of two flows that are made at once for a task the first one stays. */
export async function insertFlow(db: Db, row: Omit<Flow, 'wrongCodes' | 'reason' | 'signed'>): Promise<void> {
  await db
    .insertInto('sandboxSignFlow')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Counts a wrong code; answers how many there were of the flow. */
export async function countWrong(db: Db, flowId: string): Promise<number> {
  const row = await db
    .updateTable('sandboxSignFlow')
    .set({ wrongCodes: sql<number>`wrong_codes + 1` })
    .where('flowId', '=', flowId)
    .returning('wrongCodes')
    .executeTakeFirstOrThrow()
  return row.wrongCodes
}

/** The end of a flow with its notices, both or neither; false where it had ended before. */
export function endFlow(
  db: Db,
  flowId: string,
  set: Pick<Flow, 'state' | 'reason' | 'signed'>,
  notices: readonly NewNotice[],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('sandboxSignFlow')
      .set(set)
      .where('flowId', '=', flowId)
      .where('state', '=', 'SIGNING')
      .returning('flowId')
      .executeTakeFirst()
    if (ended && notices.length > 0)
      await trx
        .insertInto('sandboxSignNotice')
        .values([...notices])
        .execute()
    return ended !== undefined
  })
}

export type DueNotice = Pick<NewNotice, 'noticeId' | 'flowId' | 'action' | 'isForged'>

/** Takes due notices for one attempt; the next is dated before the first is made, so that a killed process loses none. */
export async function takeNotices(
  db: Db,
  { now, next, attempts, limit }: { now: string; next: string; attempts: number; limit: number },
): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    update sandbox_sign_notice n set attempts = n.attempts + 1, due_at = ${next}::timestamptz
    from (
      select notice_id from sandbox_sign_notice
      where due_at <= ${now}::timestamptz and attempts < ${attempts}
      order by due_at, notice_id limit ${limit} for update skip locked
    ) due
    where n.notice_id = due.notice_id
    returning n.notice_id, n.flow_id, n.action, n.is_forged`.execute(db)
  return rows
}

/** Whether one is due that has been tried fewer times. */
export const hasNotices = async (db: Db, now: string, attempts: number): Promise<boolean> =>
  (await db
    .selectFrom('sandboxSignNotice')
    .select('noticeId')
    .where('dueAt', '<=', now)
    .where('attempts', '<', attempts)
    .limit(1)
    .executeTakeFirst()) !== undefined

export async function dropNotice(db: Db, noticeId: string): Promise<void> {
  await db.deleteFrom('sandboxSignNotice').where('noticeId', '=', noticeId).execute()
}
