import { collection } from '../../extensions'
import { refuseOwnNumber } from '../../http/admission'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { ownOr2902, Refusal } from '../../http/refusal'
import { ask, entriesOf } from '../../wiring'
import { userNames } from '../todo/service'
import * as repo from './repo'
import type { DecidedTask } from './repo'
import { holderAt } from './rules'

export { customerFacts, type CustomerFacts } from './customer'
export { customerHeads, withCustomers } from './customer-heads'
export type { DecidedTask }

export type Decision = 'PASS' | 'REJECT' | 'ADJUST'

export interface TaskDraft {
  companyCode: string
  bizType: string
  bizNo: string
  bp: string | null
  /** autoPass and autoReject decide themselves at `dueAt`. */
  rule: 'autoPass' | 'autoReject' | 'manual'
  dueAt: string | null
}

/** A decision as it reaches the area that asked. */
export interface Decided {
  companyCode: string
  bizNo: string
  bp: string | null
  decision: Decision
  volume: string | null
  remark: string
  /** userId of the staff member; 'system' where it was decided without one. */
  decidedBy: string
}

export interface Verdict {
  decision: Decision
  remark: string
  volume?: string
}

export interface TaskView {
  title: string
  facts: { label: string; value: string }[]
  files: { name: string; url: string }[]
}

type TaskKey = Pick<repo.TaskRow, 'companyCode' | 'bizType' | 'bizNo' | 'bp'>

/** A kind of task, contributed by its area. */
export interface DeskArea {
  /** What the reviewer sees of each task, in their order; as many statements for a page of them as for one. Kinds that share it are asked together. */
  describe(work: Work, tasks: readonly TaskKey[]): Promise<TaskView[]>
  /** The user that asked, where the call of another user, of staff or no call opened the task. */
  asker?(work: Work, bizNo: string, bp: string | null): Promise<string | null>
  /** Sentences that staff answer with, to be filled in. */
  replies?: readonly string[]
  /** Runs in the deciding transaction. */
  decided(work: Work, decided: Decided): Promise<void>
}

/** Kinds of desk tasks (CV-7), by `bizType`. */
export const deskTasks = collection<DeskArea>('desk task')

function areaOf(work: Work, bizType: string): DeskArea {
  const area = entriesOf(work, deskTasks).get(bizType)
  if (!area) throw new Error(`no area handles desk tasks of ${bizType}`)
  return area
}

/** What the reviewer sees of tasks of any kind, by task id. */
export async function describeTasks(work: Work, tasks: readonly repo.TaskRow[]): Promise<Map<string, TaskView>> {
  const views = new Map<string, TaskView>()
  const describes = tasks.map(({ bizType }) => areaOf(work, bizType).describe)
  for (const describe of new Set(describes)) {
    const same = tasks.filter((_task, at) => describes[at] === describe)
    const described = await describe(work, same)
    for (const [i, view] of described.entries()) views.set(same[i]?.taskId ?? '', view)
  }
  return views
}

/** Sentences for the answer to a kind of task; those that fit every kind where the kind has none of its own. */
export const repliesOf = (work: Work, bizType: string): string[] => [...(areaOf(work, bizType).replies ?? REPLIES)]

const REPLIES = ['资料不清晰，请重新上传', '所填信息与资料不一致，请核对后重新提交', '资料不全，请补充后重新提交']

/** Opens a task in the caller's transaction (CV-7 `desk.open`). What staff do may bring one to the desk as well: they asked for nothing. */
export async function openTask(work: Work, draft: TaskDraft): Promise<void> {
  const askedBy = work.ownNumbers === undefined ? (work.actor ?? null) : null
  await repo.insertTask(work.db, { ...draft, taskId: newId(work.clock.now()), askedBy, createdAt: work.clock.iso() })
}

/**
 * The thing has been withdrawn, or was decided by a call of its own: there is nothing to decide any more. Refuses 2210 where staff would
 * end what the same user asked for.
 */
export async function dropTask(
  work: Work,
  key: { companyCode: string; bizType: string; bizNo: string },
): Promise<void> {
  const dropped = await repo.dropTasks(work.db, key, work.clock.iso())
  const isOwn = dropped.some(({ askedBy }) => askedBy !== null && askedBy === work.actor)
  if (work.ownNumbers !== undefined && isOwn) throw new Refusal('2210')
}

/** Whether the desk has still to decide on a thing. */
export const isTaskOpen = async (
  work: Pick<Work, 'db'>,
  key: { companyCode: string; bizType: string; bizNo: string },
): Promise<boolean> => (await repo.openOf(work.db, key)) !== undefined

/** What was decided on things of a kind, by their number; those without a decision are left out. */
export const verdictsOf = async (
  work: Pick<Work, 'db'>,
  of: { companyCode: string; bizType: string; bizNos: readonly string[] },
): Promise<ReadonlyMap<string, DecidedTask>> =>
  new Map((await repo.decidedOn(work.db, of)).map((one) => [one.bizNo, one]))

/** Decides a locked task and passes the decision to its area, in one transaction. */
export async function settle(work: Work, task: repo.TaskRow, verdict: Verdict, decidedBy: string): Promise<string> {
  const decidedAt = work.clock.iso()
  const { decision, remark, volume = null } = verdict
  await repo.setDecision(work.db, task, { decision, remark, volume, decidedAt, decidedBy })
  const { companyCode, bizNo, bp } = task
  await areaOf(work, task.bizType).decided(work, { companyCode, bizNo, bp, decision, remark, volume, decidedBy })
  work.log.info({ bizType: task.bizType, bizNo, decision, decidedBy }, 'desk task decided')
  return decidedAt
}

/** 2212 while another member of staff works on the task; the text names that user. */
export async function refuseTaken(work: Work, userId: string, task: repo.TaskRow): Promise<void> {
  const holder = holderAt(task, work.clock.now())
  if (holder === null || holder === userId) return
  const names = await ask(work, userNames)(work, [holder])
  throw new Refusal('2212', { params: { name: names.get(holder)?.nickname ?? '其他同事' } })
}

/** Four-eyes principle: a reviewer decides neither an own application nor about an own customer number (2210). */
export async function refuseOwn(work: Work, userId: string, task: repo.TaskRow): Promise<void> {
  const asker = await areaOf(work, task.bizType).asker?.(work, task.bizNo, task.bp)
  if (asker === userId || task.askedBy === userId) throw new Refusal('2210')
  refuseOwnNumber(work, task.bp)
}

/** A staff member's decision: the same one again answers the first, another one is refused (2203). */
export async function decide(
  work: Work,
  staff: { userId: string; companyCode: string },
  taskId: string,
  verdict: Verdict,
): Promise<{ taskId: string; decision: Decision; decidedAt: string }> {
  const task = ownOr2902(await repo.lockTask(work.db, staff.companyCode, taskId))
  if (task.decision !== null && task.decidedAt !== null) {
    if (task.decision !== verdict.decision) throw new Refusal('2203')
    return { taskId, decision: verdict.decision, decidedAt: task.decidedAt }
  }
  if (verdict.decision === 'REJECT' && verdict.remark.trim().length < 2) throw new Refusal('2202')
  await refuseTaken(work, staff.userId, task)
  await refuseOwn(work, staff.userId, task)
  const decidedAt = await settle(work, task, verdict, staff.userId)
  return { taskId, decision: verdict.decision, decidedAt }
}

/** The decision of a waiting task's own rule when it is due; null before, and where staff decide. */
export function dueVerdict(task: repo.TaskRow, now: number): Verdict | null {
  if (task.rule === 'manual' || task.dueAt === null || Date.parse(task.dueAt) > now) return null
  return task.rule === 'autoPass' ? { decision: 'PASS', remark: '' } : { decision: 'REJECT', remark: '超时未处理' }
}
