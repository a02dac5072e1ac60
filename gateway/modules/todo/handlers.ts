import { todos } from '@contract/platform'
import { implement } from '../../http/handlers'
import { ignore } from './ignore'
import { openTotal, todoList } from './list'

export const todoHandlers = implement(todos, {
  'default GET /crmgas/todo/count': async (ctx) => ({ count: await openTotal(ctx, ctx.session) }),
  'default GET /crmgas/todo/list': (ctx, input) => todoList(ctx, ctx.session, input),
  'default POST /crmgas/todo/ignore': (ctx, { todoId }) => ignore(ctx, ctx.session, todoId),
})
