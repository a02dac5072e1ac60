import type { In, Out } from '@contract'
import { compareUrgency, type Pending } from '@domain/ranking'
import { ignorableTypes, typeName } from '@domain/todo-types'
import type { BoundSession, Work } from '../../http/context'
import { cutPage, envelope, paged } from '../../http/page'
import { ask } from '../../wiring'
import { userNames } from './user-names'
import { closedTodos, countsByType, openTodos, type TodoRow } from './repo'
import { openCounts, overdueDays, stakesOf, viewerOf } from './service'

type List = 'default GET /crmgas/todo/list'

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0)

/** Everything that is open for the session's user. */
export const openTotal = async (work: Work, session: BoundSession): Promise<number> =>
  sum(await openCounts(work, session))

const NO_LOSS: { loss: string | null; lossText: string } = { loss: null, lossText: '' }

const rowOf = (row: TodoRow, nowMs: number, names: ReadonlyMap<string, { nickname: string }>) => ({
  todoId: row.todoId,
  type: row.type,
  typeName: typeName(row.type),
  title: row.title,
  summary: row.summary,
  amount: row.amount,
  ...NO_LOSS,
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
  const counts = await countsByType(work.db, viewer, status)
  if (status === '0') return { ...cutPage(await openList(work, session, type), asked), counts }
  const page = paged(asked)
  const rows = await closedTodos(work.db, viewer, { status, type }, page)
  const total = type === undefined ? sum(counts) : (counts[type] ?? 0)
  const handlers = rows.flatMap(({ handledBy }) => (handledBy === null ? [] : [handledBy]))
  const names = await ask(work, userNames)(work, handlers)
  const list = rows.map((row) => rowOf({ ...row, status }, work.clock.now(), names))
  return { ...envelope(page, list, total), counts }
}

/** All that is open, the most urgent first: by what is lost (TD-02), then by priority, then the newest. */
async function openList(work: Work, session: BoundSession, type: string | undefined) {
  const now = work.clock.now()
  const rows = await openTodos(work.db, viewerOf(session), type)
  const stakes = await stakesOf(work, session, rows)
  const pendingOf = ({ todoId, dueAt }: TodoRow): Pending => {
    const loss = stakes.get(todoId)?.loss
    return loss === undefined ? { loss: '0.00', dueAt } : { loss: loss.amount, dueAt: loss.at ?? dueAt }
  }
  return rows
    .sort((a, b) => compareUrgency(pendingOf(a), pendingOf(b), now))
    .map((row) => {
      const { amount, loss } = stakes.get(row.todoId) ?? {}
      const lost = loss === undefined ? NO_LOSS : { loss: loss.amount, lossText: loss.text }
      return { ...rowOf(row, now, new Map()), amount: amount ?? row.amount, ...lost }
    })
}
