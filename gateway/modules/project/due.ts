import { addDays, startOf, toInstant } from '@domain/date'
import { ASKED_DAYS } from '@domain/project/instalments'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { drop } from '../todo/service'
import { addUpdate, heldProject } from './life'
import { askDue } from './payments'
import { approvalsOf, dueProjects, nextDue } from './repo/money'
import { schemesOf } from './repo/papers'
import { nodesOf, type Project } from './repo/projects'
import { wasToldLate } from './repo/updates'
import { approvalMachine, schemeMachine } from './states'
import { APPROVAL_TODO, asks, SCHEME_TODO } from './notices'

export type Key = Pick<Project, 'bp' | 'companyCode' | 'projectId'>

const bounds = ({ clock }: Pick<Work, 'clock'>) => ({ now: clock.iso(), askFrom: addDays(clock.today(), ASKED_DAYS) })

export const listDue = (work: Work, after: string, limit: number): Promise<Key[]> =>
  dueProjects(work.db, bounds(work), after, limit)

/** The next moment of anything: an instalment is asked for when its day begins. */
export async function plannedDue(work: Work): Promise<string | null> {
  const { expires, dueDate } = await nextDue(work.db, bounds(work))
  const asked = dueDate === null ? null : toInstant(startOf(addDays(dueDate, -ASKED_DAYS)))
  return [...expires, asked].flatMap((at) => at ?? []).sort()[0] ?? null
}

/** D 3.10 to 3.12: what has expired, and what is to be asked for. Harmless to repeat. */
export async function projectDay(work: Work, key: Key): Promise<void> {
  const project = await heldProject(work, key, key.projectId)
  if (!asks(project)) return
  const now = work.clock.iso()
  for (const row of await schemesOf(work.db, project)) {
    if (row.status !== 'TO_CONFIRM' || row.expireAt > now) continue
    await transition(work, schemeMachine, row, 'EXPIRE')
    await drop(work, SCHEME_TODO, row.schemeId, row.bp)
    await addUpdate(work, project, { kind: 'NOTICE', title: `设计方案第${row.versionNo}版已过期`, nodeCode: 'DE02' })
  }
  for (const row of await approvalsOf(work.db, project, 'WAITING')) {
    if (row.deadline > now) continue
    await transition(work, approvalMachine, row, 'EXPIRE', { set: { version: row.version + 1 } })
    await drop(work, APPROVAL_TODO, row.approvalId, row.bp)
    await addUpdate(work, project, { kind: 'NOTICE', title: `已过期：${row.title}`.slice(0, 40) })
  }
  await askDue(work, project)
}

/** D 3.9: steps that should have been over yesterday. */
export async function lateDay(work: Work, key: Key): Promise<void> {
  const project = await heldProject(work, key, key.projectId)
  const yesterday = addDays(work.clock.today(), -1)
  for (const { nodeCode, nodeName, status, planEnd } of await nodesOf(work.db, project)) {
    if (planEnd !== yesterday || status === 'DONE' || status === 'SKIPPED') continue
    if (await wasToldLate(work.db, project, { nodeCode, beforeDate: planEnd })) continue
    await addUpdate(work, project, {
      kind: 'NOTICE',
      title: `${nodeName}未按计划完成`,
      content: `计划${planEnd}完成`,
      nodeCode,
      beforeDate: planEnd,
    })
  }
}
