import type { In, Out } from '@contract'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { listTasks, type TaskRow } from './repo'
import { describeTasks, type TaskView } from './service'

type List = 'btwob GET /review/list'

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

/** Tasks of the staff member's company that wait, or that are decided, each with what its area says of it. */
export async function taskList(
  work: Work,
  { companyCode }: { companyCode: string },
  { bizType, decided, ...asked }: In<List>,
): Promise<Out<List>> {
  const page = paged(asked)
  const { rows, total } = await listTasks(work.db, companyCode, { bizType, decided: decided === '1' }, page)
  const views = await describeTasks(work, rows)
  const list = rows.map((row) => ({ ...headOf(row), ...(views.get(row.taskId) ?? nothing) }))
  return envelope(page, list, total)
}
