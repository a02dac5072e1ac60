import { todos } from '@contract/platform'
import { ignorableTypes } from '@domain/todo-types'
import { implement } from '../../http/handlers'
import { Refusal } from '../../http/refusal'
import { openTotal, todoList } from './list'
import { insertIgnore, visibleTodo } from './repo'
import { viewerOf } from './service'

export const todoHandlers = implement(todos, {
  'default GET /crmgas/todo/count': async (ctx) => ({ count: await openTotal(ctx, ctx.session) }),
  'default GET /crmgas/todo/list': (ctx, input) => todoList(ctx, ctx.session, input),
  'default POST /crmgas/todo/ignore': async (ctx, { todoId }) => {
    const todo = await visibleTodo(ctx.db, viewerOf(ctx.session), todoId)
    if (!todo) throw new Refusal('2902')
    if (todo.status !== '0' || !ignorableTypes.includes(todo.type)) throw new Refusal('2540')
    await insertIgnore(ctx.db, { bp: todo.bp, todoId, userId: ctx.session.userId, at: ctx.clock.iso() })
    return true as const
  },
})
