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

export async function dropNotice(db: Db, noticeId: string): Promise<void> {
  await db.deleteFrom('sandboxSignNotice').where('noticeId', '=', noticeId).execute()
}
