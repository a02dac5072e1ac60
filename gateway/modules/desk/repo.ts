import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../db/connect'
import type { ReviewTaskTable } from '../../db/tables.gen'

export type TaskRow = Selectable<ReviewTaskTable>

const open = (db: Db) => db.selectFrom('reviewTask').where('decision', 'is', null).where('droppedAt', 'is', null)

/** Opens a task; one that is open already for the same thing stays as it is. */
export const insertTask = async (db: Db, row: Insertable<ReviewTaskTable>): Promise<void> => {
  await db
    .insertInto('reviewTask')
    .values(row)
    .onConflict((c) =>
      c
        .columns(['companyCode', 'bizType', 'bizNo'])
        .where('decision', 'is', null)
        .where('droppedAt', 'is', null)
        .doNothing(),
    )
    .execute()
}

export const dropTasks = async (
  db: Db,
  { companyCode, bizType, bizNo }: { companyCode: string; bizType: string; bizNo: string },
  now: string,
): Promise<void> => {
  await db
    .updateTable('reviewTask')
    .set({ droppedAt: now })
    .where('companyCode', '=', companyCode)
    .where('bizType', '=', bizType)
    .where('bizNo', '=', bizNo)
    .where('decision', 'is', null)
    .execute()
}

/** What was decided on a thing. */
export type DecidedTask = Pick<TaskRow, 'bizNo' | 'decision' | 'remark' | 'volume' | 'decidedAt'>

/** Decided tasks about these things, the newest last. */
export async function decidedOn(
  db: Db,
  { companyCode, bizType, bizNos }: { companyCode: string; bizType: string; bizNos: readonly string[] },
): Promise<DecidedTask[]> {
  if (bizNos.length === 0) return []
  return db
    .selectFrom('reviewTask')
    .select(['bizNo', 'decision', 'remark', 'volume', 'decidedAt'])
    .where('companyCode', '=', companyCode)
    .where('bizType', '=', bizType)
    .where('bizNo', 'in', [...bizNos])
    .where('decision', 'is not', null)
    .orderBy('decidedAt')
    .execute()
}
/** The open task about one thing, locked. */
export const lockOpenOf = (
  db: Db,
  { companyCode, bizType, bizNo }: { companyCode: string; bizType: string; bizNo: string },
): Promise<TaskRow | undefined> =>
  open(db)
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('bizType', '=', bizType)
    .where('bizNo', '=', bizNo)
    .forUpdate()
    .executeTakeFirst()

const filtered = (db: Db, companyCode: string, filter: { bizType?: string | undefined; decided: boolean }) =>
  db
    .selectFrom('reviewTask')
    .where('companyCode', '=', companyCode)
    .where('droppedAt', 'is', null)
    .where('decision', filter.decided ? 'is not' : 'is', null)
    .$if(filter.bizType !== undefined, (q) => q.where('bizType', '=', filter.bizType ?? ''))

export async function listTasks(
  db: Db,
  companyCode: string,
  filter: { bizType?: string | undefined; decided: boolean },
  page: { offset: number; limit: number },
): Promise<{ rows: TaskRow[]; total: number }> {
  const rows = await filtered(db, companyCode, filter)
    .selectAll()
    .orderBy('createdAt')
    .orderBy('taskId')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await filtered(db, companyCode, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** The task of this company, locked; also a decided one. */
export const lockTask = (db: Db, companyCode: string, taskId: string): Promise<TaskRow | undefined> =>
  db
    .selectFrom('reviewTask')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('taskId', '=', taskId)
    .where('droppedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Open tasks whose own rule is due; a page of them after an id. */
export const dueTasks = (
  db: Db,
  now: string,
  after: string,
  limit: number,
): Promise<{ companyCode: string; taskId: string }[]> =>
  open(db)
    .select(['companyCode', 'taskId'])
    .where('rule', '<>', 'manual')
    .where('dueAt', '<=', now)
    .where('taskId', '>', after)
    .orderBy('taskId')
    .limit(limit)
    .execute()

/** The task if it is still open and nobody else has it in hand. */
export const takeTask = (db: Db, companyCode: string, taskId: string): Promise<TaskRow | undefined> =>
  open(db)
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('taskId', '=', taskId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const setDecision = async (
  db: Db,
  task: TaskRow,
  set: {
    decision: NonNullable<TaskRow['decision']>
    volume: string | null
    remark: string
    decidedAt: string
    decidedBy: string
  },
): Promise<void> => {
  await db
    .updateTable('reviewTask')
    .set(set)
    .where('companyCode', '=', task.companyCode)
    .where('taskId', '=', task.taskId)
    .execute()
}
