import type { In } from '@contract'
import type { Work } from '../../http/context'
import { badField } from '../../http/refusal'
import { movePlan } from './decisions'
import { addUpdate, refreshed } from './life'
import { changeNode, nodesOf } from './repo/projects'
import { isMoved, planProblem } from './rules/node-change'
import { heldByStaff, movedView, refuseIdle, type Moved, type Staff } from './staff'

type Input = In<'btwob POST /project/plan'>

/** Steps that a line of the diary names; the others are counted. */
const NAMED = 3

/**
 * PJ-03 for all steps of a project at once: planned days of those that are named change together, and the customer reads one line of it.
 * Refuses 2901 with the field.
 */
export async function planDays(work: Work, staff: Staff, input: Input): Promise<Moved> {
  const project = await heldByStaff(work, staff, input)
  refuseIdle(project)
  const nodes = await nodesOf(work.db, project)
  const { steps, planFinishDate, reason = '' } = input
  const problem = planProblem(nodes, steps, reason)
  if (problem) throw badField(problem)
  const delays = planFinishDate !== undefined && planFinishDate !== project.planFinishDate
  if (delays && project.planFinishDate !== null && reason.trim() === '') throw badField('reason')
  const changed = steps.flatMap((step) => {
    const node = nodes.find(({ nodeCode }) => nodeCode === step.nodeCode)
    return node && (node.planStart !== step.planStart || node.planEnd !== step.planEnd) ? [{ node, step }] : []
  })
  const now = work.clock.iso()
  for (const { node, step } of changed) {
    const { planStart, planEnd } = step
    await changeNode(work.db, node, { planStart, planEnd, firstEnd: node.firstEnd ?? planEnd }, now)
  }
  const moved = changed.filter(({ node, step }) => isMoved(node, step)).map(({ node }) => node.nodeName)
  if (moved.length > 0)
    await addUpdate(work, project, {
      kind: 'PLAN_CHANGE',
      title: `${moved.slice(0, NAMED).join('、')}${moved.length > NAMED ? `等${moved.length}步` : ''}调整计划`,
      content: reason.trim(),
    })
  if (delays) await movePlan(work, project, planFinishDate, reason.trim())
  return movedView(await refreshed(work, project, { by: staff.userId }))
}
