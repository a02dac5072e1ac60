import { sql, type ExpressionBuilder, type Insertable, type Selectable, type SqlBool } from 'kysely'
import type { Db } from '../../db/connect'
import { prepared } from '../../db/prepared'
import type { DB, TodoTable } from '../../db/tables.gen'

export type TodoRow = Selectable<TodoTable>

/** The viewer of a list: TD-02 shows a to-do when its model is granted (or it has none) and it is not addressed to another user. */
export interface TodoViewer {
  bp: string
  userId: string
  isMaster: boolean
  models: readonly string[]
}

const mine = (viewer: TodoViewer) => (eb: ExpressionBuilder<DB, 'todo'>) =>
  eb.and([
    eb('todo.bp', '=', viewer.bp),
    eb.or([eb('todo.assigneeUserId', 'is', null), eb('todo.assigneeUserId', '=', viewer.userId)]),
    sql<SqlBool>`(${viewer.isMaster}::boolean or (not todo.master_only
      and (todo.model_code is null or todo.model_code = any(${viewer.models}::text[]))))`,
  ])

const ignoredBy = (viewer: TodoViewer) => (eb: ExpressionBuilder<DB, 'todo'>) =>
  eb.exists(
    eb
      .selectFrom('todoIgnore')
      .select(sql<number>`1`.as('one'))
      .whereRef('todoIgnore.bp', '=', 'todo.bp')
      .whereRef('todoIgnore.todoId', '=', 'todo.todoId')
      .where('todoIgnore.userId', '=', viewer.userId),
  )

function visible(db: Db, viewer: TodoViewer, status: '0' | '1' | '2' | '3') {
  const query = db.selectFrom('todo').where(mine(viewer))
  if (status === '2') return query.where(ignoredBy(viewer))
  const rows = query.where('todo.status', '=', status)
  return status === '0' ? rows.where((eb) => eb.not(ignoredBy(viewer)(eb))) : rows
}

type Status = '0' | '1' | '2' | '3'

/** Number of to-dos per type, for chips, badges and the total. */
export async function countsByType(db: Db, viewer: TodoViewer, status: Status): Promise<Record<string, number>> {
  const rows = status === '0' ? await openByType(db, viewer) : await byType(db, viewer, status).execute()
  return Object.fromEntries(rows.map((row) => [row.type, Number(row.n)]))
}

const byType = (db: Db, viewer: TodoViewer, status: Status) =>
  visible(db, viewer, status)
    .select(({ fn }) => ['todo.type', fn.countAll<string>().as('n')])
    .groupBy('todo.type')
const openByType = prepared((db, viewer: TodoViewer) => byType(db, viewer, '0'))

/** So many open to-dos of a customer are ranked; more are not worked through. */
const MOST_RANKED = 1000

const ofType = (type: string | undefined) => (eb: ExpressionBuilder<DB, 'todo'>) =>
  type === undefined ? sql<SqlBool>`true` : eb('todo.type', '=', type)

/** Open ones by priority, then the newest. */
export const openTodos = (db: Db, viewer: TodoViewer, type: string | undefined): Promise<TodoRow[]> =>
  visible(db, viewer, '0')
    .where(ofType(type))
    .selectAll('todo')
    .orderBy('todo.priority')
    .orderBy('todo.createdAt', 'desc')
    .orderBy('todo.todoId', 'desc')
    .limit(MOST_RANKED)
    .execute()

/** Those of another status: done ones the last first, others by deadline. */
export const closedTodos = (
  db: Db,
  viewer: TodoViewer,
  { status, type }: { status: '1' | '2' | '3'; type: string | undefined },
  page: { offset: number; limit: number },
): Promise<TodoRow[]> =>
  visible(db, viewer, status)
    .where(ofType(type))
    .selectAll('todo')
    .$if(status === '1', (q) => q.orderBy('todo.handledAt', (o) => o.desc().nullsLast()))
    .orderBy('todo.dueAt', (o) => o.asc().nullsLast())
    .orderBy('todo.priority')
    .orderBy('todo.createdAt', 'desc')
    .orderBy('todo.todoId', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()

export const visibleTodo = (db: Db, viewer: TodoViewer, todoId: string): Promise<TodoRow | undefined> =>
  db.selectFrom('todo').where(mine(viewer)).where('todo.todoId', '=', todoId).selectAll('todo').executeTakeFirst()

/** New, or what is known of the same business object brought up to date and opened again. */
export const upsertTodo = async (db: Db, row: Insertable<TodoTable>): Promise<void> => {
  await db
    .insertInto('todo')
    .values(row)
    .onConflict((c) =>
      c.columns(['bp', 'type', 'bizId']).doUpdateSet({
        title: row.title,
        summary: row.summary ?? '',
        amount: row.amount ?? null,
        dueAt: row.dueAt ?? null,
        route: row.route,
        priority: row.priority,
        modelCode: row.modelCode ?? null,
        masterOnly: row.masterOnly ?? false,
        assigneeUserId: row.assigneeUserId ?? null,
        status: '0',
        handledBy: null,
        handledAt: null,
        updatedAt: row.updatedAt,
      }),
    )
    .execute()
}

/** What users took out of their sight of a to-do that was due at another moment, or never: what it asks for now they have not seen. */
export const forgetIgnored = async (
  db: Db,
  { bp, type, bizId, dueAt }: { bp: string; type: string; bizId: string; dueAt: string | null },
): Promise<void> => {
  await db
    .deleteFrom('todoIgnore')
    .where('bp', '=', bp)
    .where('todoId', 'in', (eb) =>
      eb
        .selectFrom('todo')
        .select('todoId')
        .where('todo.bp', '=', bp)
        .where('type', '=', type)
        .where('bizId', '=', bizId)
        .where('dueAt', 'is distinct from', dueAt),
    )
    .execute()
}

export interface TodoKey {
  /** null: of every customer. */
  bp: string | null
  type: string
  bizId: string
}

/** Closes what is open under a key and remembers the user. Returns their customer numbers. */
export async function closeTodos(
  db: Db,
  { bp, type, bizId }: TodoKey,
  status: '1' | '3',
  handled: { by: string | null; at: string },
): Promise<string[]> {
  const rows = await db
    .updateTable('todo')
    .set({ status, handledBy: handled.by, handledAt: handled.at, updatedAt: handled.at })
    .$if(bp !== null, (q) => q.where('bp', '=', bp ?? ''))
    .where('type', '=', type)
    .where('bizId', '=', bizId)
    .where('status', '=', '0')
    .returning('bp')
    .execute()
  return rows.map((row) => row.bp)
}

/** Open to-dos of one user become the master's. */
export async function toMaster(db: Db, { bp, userId }: { bp: string; userId: string }, at: string): Promise<void> {
  await db
    .updateTable('todo')
    .set({ assigneeUserId: null, masterOnly: true, updatedAt: at })
    .where('bp', '=', bp)
    .where('assigneeUserId', '=', userId)
    .where('status', '=', '0')
    .execute()
}

/** Assignees of open to-dos of these customers. */
export async function namedUsers(db: Db, bps: readonly string[]): Promise<{ bp: string; userId: string }[]> {
  if (bps.length === 0) return []
  const rows = await db
    .selectFrom('todo')
    .select(['bp', 'assigneeUserId'])
    .distinct()
    .where('bp', 'in', [...bps])
    .where('assigneeUserId', 'is not', null)
    .where('status', '=', '0')
    .execute()
  return rows.flatMap(({ bp, assigneeUserId }) => (assigneeUserId === null ? [] : [{ bp, userId: assigneeUserId }]))
}

/** Things of a customer about which a to-do of this type is open. */
export const openThings = async (db: Db, bp: string, type: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('todo')
    .select('bizId')
    .where('bp', '=', bp)
    .where('status', '=', '0')
    .where('type', '=', type)
    .execute()
  return rows.map(({ bizId }) => bizId)
}

export const insertIgnore = async (
  db: Db,
  row: { bp: string; todoId: string; userId: string; at: string },
): Promise<void> => {
  await db
    .insertInto('todoIgnore')
    .values(row)
    .onConflict((c) => c.doNothing())
    .execute()
}

/** To-dos about these things that the viewer may see, open ones first, then what was closed last. */
export const todosAboutThings = (db: Db, viewer: TodoViewer, bizIds: readonly string[]): Promise<TodoRow[]> =>
  db
    .selectFrom('todo')
    .selectAll('todo')
    .where(mine(viewer))
    .where('todo.bizId', 'in', [...bizIds])
    .orderBy('todo.status')
    .orderBy('todo.updatedAt', 'desc')
    .orderBy('todo.todoId')
    .execute()
