import type { In, Out } from '@contract'
import { ignorableTypes, typeName } from '@domain/todo-types'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { ask } from '../../wiring'
import { userNames } from './user-names'
import { countsByType, listTodos, type TodoRow } from './repo'
import { currentAmounts, openCounts, overdueDays, viewerOf } from './service'

type List = 'default GET /crmgas/todo/list'

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0)

/** Everything that is open for the session's user. */
export const openTotal = async (work: Work, session: BoundSession): Promise<number> =>
  sum(await openCounts(work, session))

const rowOf = (row: TodoRow, nowMs: number, names: ReadonlyMap<string, { nickname: string }>) => ({
  todoId: row.todoId,
  type: row.type,
  typeName: typeName(row.type),
  title: row.title,
  summary: row.summary,
  dueAt: row.dueAt,
  overdueDays: row.status === '0' ? overdueDays(row.dueAt, nowMs) : 0,
  bizId: row.bizId,
  route: row.route,
  priority: row.priority,
  status: row.status,
  ignorable: row.status === '0' && ignorableTypes.includes(row.type),
  handledBy: row.handledBy === null ? '' : (names.get(row.handledBy)?.nickname ?? ''),
  handledAt: row.handledAt,
  createdAt: row.createdAt,
})

/** To-dos of one status with the counts by type. */
export async function todoList(
  work: Work,
  session: BoundSession,
  { status = '0', type, ...asked }: In<List>,
): Promise<Out<List>> {
  const viewer = viewerOf(session)
  const page = paged(asked)
  const counts = await countsByType(work.db, viewer, status)
  const rows = await listTodos(work.db, viewer, { status, type, now: work.clock.iso() }, page)
  const total = type === undefined ? sum(counts) : (counts[type] ?? 0)
  const shown = status === '2' ? rows.map((row) => ({ ...row, status: '2' as const })) : rows
  const handlers = rows.flatMap(({ handledBy }) => (handledBy === null ? [] : [handledBy]))
  const names = await ask(work, userNames)(work, handlers)
  const amounts = await currentAmounts(work, session, shown)
  const list = shown.map((row) => ({
    ...rowOf(row, work.clock.now(), names),
    amount: amounts.get(row.todoId) ?? row.amount,
  }))
  return { ...envelope(page, list, total), counts }
}
