import { desk } from '@contract/desk'
import { implement } from '../../http/handlers'
import { listTasks, type TaskRow } from './repo'
import { decide, describeTask, type Decision, type TaskDraft } from './service'

const headOf = (row: TaskRow) => ({
  taskId: row.taskId,
  bizType: row.bizType,
  bizNo: row.bizNo,
  bp: row.bp,
  rule: row.rule as TaskDraft['rule'],
  dueAt: row.dueAt,
  createdAt: row.createdAt,
  decision: row.decision as Decision | null,
  decidedAt: row.decidedAt,
  decidedBy: row.decidedBy,
  remark: row.remark,
})

export const deskHandlers = implement(desk, {
  'btwob GET /review/list': async (ctx, { bizType, decided, pageNum = 1, pageSize = 20 }) => {
    const page = { offset: (pageNum - 1) * pageSize, limit: pageSize }
    const filter = { bizType, decided: decided === '1' }
    const { rows, total } = await listTasks(ctx.db, ctx.session.companyCode, filter, page)
    const list = []
    for (const row of rows) list.push({ ...headOf(row), ...(await describeTask(ctx, row)) })
    return { list, total, pageNum, pageSize }
  },
  'btwob POST /review/decide': (ctx, { taskId, decision, volume, remark }) =>
    decide(ctx, ctx.session, taskId, { decision, remark, ...(volume !== undefined && { volume }) }),
})
