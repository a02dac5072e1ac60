import { todos } from '@contract/platform'
import { ignorableTypes, typeName } from '@domain/todo-types'
import { implement } from '../../http/handlers'
import { Refusal } from '../../http/refusal'
import { peopleOf } from '../../wiring'
import { countsByType, insertIgnore, listTodos, visibleTodo, type TodoRow } from './repo'
import { currentAmounts, openCounts, overdueDays, viewerOf } from './service'

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0)

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

export const todoHandlers = implement(todos, {
  'default GET /crmgas/todo/count': async (ctx) => ({ count: sum(await openCounts(ctx, ctx.session)) }),
  'default GET /crmgas/todo/list': async (ctx, { status = '0', type, pageNum = 1, pageSize = 20 }) => {
    const viewer = viewerOf(ctx.session)
    const counts = await countsByType(ctx.db, viewer, status)
    const rows = await listTodos(
      ctx.db,
      viewer,
      { status, type },
      { offset: (pageNum - 1) * pageSize, limit: pageSize },
    )
    const total = type === undefined ? sum(counts) : (counts[type] ?? 0)
    const shown = status === '2' ? rows.map((row) => ({ ...row, status: '2' as const })) : rows
    const handlers = rows.flatMap(({ handledBy }) => (handledBy === null ? [] : [handledBy]))
    const names = await peopleOf(ctx).namesOf(ctx, handlers)
    const amounts = await currentAmounts(ctx, ctx.session, shown)
    const list = shown.map((row) => ({
      ...rowOf(row, ctx.clock.now(), names),
      amount: amounts.get(row.todoId) ?? row.amount,
    }))
    return { list, total, pageNum, pageSize, counts }
  },
  'default POST /crmgas/todo/ignore': async (ctx, { todoId }) => {
    const todo = await visibleTodo(ctx.db, viewerOf(ctx.session), todoId)
    if (!todo) throw new Refusal('2902')
    if (todo.status !== '0' || !ignorableTypes.includes(todo.type)) throw new Refusal('2540')
    await insertIgnore(ctx.db, { bp: todo.bp, todoId, userId: ctx.session.userId, at: ctx.clock.iso() })
    return true as const
  },
})
