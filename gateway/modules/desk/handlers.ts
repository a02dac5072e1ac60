import { desk } from '@contract/desk'
import { implement } from '../../http/handlers'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { deadLetters, dropDead, retryDead } from '../../work/dead'
import { listTasks, type TaskRow } from './repo'
import { decide, describeTasks, type TaskView } from './service'

const headOf = (row: TaskRow) => ({
  taskId: row.taskId,
  bizType: row.bizType,
  bizNo: row.bizNo,
  bp: row.bp,
  rule: row.rule,
  dueAt: row.dueAt,
  createdAt: row.createdAt,
  decision: row.decision,
  decidedAt: row.decidedAt,
  decidedBy: row.decidedBy,
  remark: row.remark,
})

const nothing: TaskView = { title: '', facts: [], files: [] }

export const deskHandlers = implement(desk, {
  'btwob GET /review/list': async (ctx, { bizType, decided, ...asked }) => {
    const page = paged(asked)
    const filter = { bizType, decided: decided === '1' }
    const { rows, total } = await listTasks(ctx.db, ctx.session.companyCode, filter, page)
    const views = await describeTasks(ctx, rows)
    const list = rows.map((row) => ({ ...headOf(row), ...(views.get(row.taskId) ?? nothing) }))
    return envelope(page, list, total)
  },
  'btwob POST /review/decide': (ctx, { taskId, decision, volume, remark }) =>
    decide(ctx, ctx.session, taskId, { decision, remark, ...(volume !== undefined && { volume }) }),
  'btwob GET /work/dead': async (ctx, input) => {
    const page = paged(input)
    const { rows, total } = await deadLetters(ctx.db, ctx.session.companyCode, page)
    return envelope(page, rows, total)
  },
  'btwob POST /work/dead/decide': async (ctx, { itemId, decision }) => {
    const settle = decision === 'RETRY' ? retryDead : dropDead
    if (!(await settle(ctx.db, ctx.session.companyCode, itemId))) throw new Refusal('2902')
    ctx.log.info({ itemId, decision, userId: ctx.session.userId }, 'dead letter decided')
    ctx.afterCommit(() => ctx.queues.wake())
    return { itemId, decision }
  },
})
