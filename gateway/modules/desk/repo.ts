import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../db/connect'
import { countOf } from '../../db/count'
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

/** Ends the open task about one thing; answers the author of it. */
export const dropTasks = (
  db: Db,
  { companyCode, bizType, bizNo }: { companyCode: string; bizType: string; bizNo: string },
  now: string,
): Promise<Pick<TaskRow, 'askedBy'>[]> =>
  db
    .updateTable('reviewTask')
    .set({ droppedAt: now })
    .where('companyCode', '=', companyCode)
    .where('bizType', '=', bizType)
    .where('bizNo', '=', bizNo)
    .where('decision', 'is', null)
    .where('droppedAt', 'is', null)
    .returning('askedBy')
    .execute()

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
const openAbout = (db: Db, { companyCode, bizType, bizNo }: { companyCode: string; bizType: string; bizNo: string }) =>
  open(db).selectAll().where('companyCode', '=', companyCode).where('bizType', '=', bizType).where('bizNo', '=', bizNo)

type Thing = Parameters<typeof openAbout>[1]

/** The open task about one thing. */
export const openOf = (db: Db, key: Thing): Promise<TaskRow | undefined> => openAbout(db, key).executeTakeFirst()

/** The same, locked. */
export const lockOpenOf = (db: Db, key: Thing): Promise<TaskRow | undefined> =>
  openAbout(db, key).forUpdate().executeTakeFirst()

interface Filter {
  bizType?: string | undefined
  taskId?: string | undefined
  decided: boolean
  share: 'ALL' | 'FREE' | 'MINE'
  /** The member of staff that asks. */
  userId: string
  /** What was taken at that moment or before is free again. */
  freeAt: string
}

const filtered = (db: Db, companyCode: string, { bizType, taskId, decided, share, userId, freeAt }: Filter) =>
  db
    .selectFrom('reviewTask')
    .where('companyCode', '=', companyCode)
    .where('droppedAt', 'is', null)
    .where('decision', decided ? 'is not' : 'is', null)
    .$if(bizType !== undefined, (q) => q.where('bizType', '=', bizType ?? ''))
    .$if(taskId !== undefined, (q) => q.where('taskId', '=', taskId ?? ''))
    .$if(share === 'MINE', (q) => q.where('takenBy', '=', userId).where('takenAt', '>', freeAt))
    .$if(share === 'FREE', (q) => q.where((e) => e.or([e('takenAt', 'is', null), e('takenAt', '<=', freeAt)])))

export async function listTasks(
  db: Db,
  companyCode: string,
  filter: Filter,
  page: { offset: number; limit: number },
): Promise<{ rows: TaskRow[]; total: number }> {
  const rows = await filtered(db, companyCode, filter)
    .selectAll()
    .$if(filter.decided, (q) => q.orderBy('decidedAt', 'desc'))
    .$if(!filter.decided, (q) => q.orderBy('dueAt').orderBy('createdAt'))
    .orderBy('taskId')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return { rows, total: await countOf(filtered(db, companyCode, filter)) }
}

/** Open tasks of a company: past their limit, due soon, not taken, taken by one user. */
export async function countQueue(
  db: Db,
  companyCode: string,
  at: { now: string; soon: string; freeAt: string; userId: string },
): Promise<{ overdue: number; soon: number; free: number; mine: number }> {
  const row = await open(db)
    .where('companyCode', '=', companyCode)
    .select(({ fn, and, or, eb }) => [
      fn.countAll<string>().filterWhere('dueAt', '<=', at.now).as('overdue'),
      fn
        .countAll<string>()
        .filterWhere(and([eb('dueAt', '>', at.now), eb('dueAt', '<=', at.soon)]))
        .as('soon'),
      fn
        .countAll<string>()
        .filterWhere(or([eb('takenAt', 'is', null), eb('takenAt', '<=', at.freeAt)]))
        .as('free'),
      fn
        .countAll<string>()
        .filterWhere(and([eb('takenBy', '=', at.userId), eb('takenAt', '>', at.freeAt)]))
        .as('mine'),
    ])
    .executeTakeFirstOrThrow()
  return { overdue: Number(row.overdue), soon: Number(row.soon), free: Number(row.free), mine: Number(row.mine) }
}

/** Open tasks of a company by kind, the fullest first. */
export async function countKinds(db: Db, companyCode: string): Promise<{ bizType: string; count: number }[]> {
  const rows = await open(db)
    .where('companyCode', '=', companyCode)
    .select(['bizType', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('bizType')
    .orderBy('count', 'desc')
    .orderBy('bizType')
    .execute()
  return rows.map(({ bizType, count }) => ({ bizType, count: Number(count) }))
}

/** Sets the member of staff that works on a task from now on; null: no member of staff does. */
export const setTaken = async (db: Db, task: TaskRow, taken: { by: string; at: string } | null): Promise<void> => {
  await db
    .updateTable('reviewTask')
    .set({ takenBy: taken?.by ?? null, takenAt: taken?.at ?? null })
    .where('companyCode', '=', task.companyCode)
    .where('taskId', '=', task.taskId)
    .execute()
}

/** The task of this company, decided or not. */
export const findTask = (db: Db, companyCode: string, taskId: string): Promise<TaskRow | undefined> =>
  db
    .selectFrom('reviewTask')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('taskId', '=', taskId)
    .executeTakeFirst()

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

/** Open tasks with a rule of their own that is due; a page of them after an id. */
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

/** The task if it is still open and not locked by another transaction. */
export const claimTask = (db: Db, companyCode: string, taskId: string): Promise<TaskRow | undefined> =>
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
